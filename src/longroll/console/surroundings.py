"""A box of A House Divided and the lines that leave it."""

from typing import Any, Final

from longroll.console.paper import Paper
from longroll.console.picture import Picture
from longroll.console.places import find_place
from longroll.games.house_divided.components import BOX_NAMES, BOX_ROWS, LINE_ROWS, SIDE_NAMES
from longroll.kernel.catalogue import Catalogue

ROWS: Final[dict[str, dict[str, Any]]] = {str(row["id"]): row for row in BOX_ROWS}


def show_place(picture: Picture, name: str, paper: Paper) -> None:
    box = find_place(picture.catalogue, name, BOX_NAMES)
    paper.text(describe_box(picture, box), "strong")
    for side in SIDE_NAMES[:2]:
        if units := picture.in_box(box, side):
            paper.text(picture.list_in_full(units), side, indent="  ")
    for row in LINE_ROWS:
        if box in (row["a"], row["b"]):
            paper.text(describe_line(picture, row, box), indent="  ", hang="      ")


def describe_box(picture: Picture, box: str) -> str:
    row, catalogue = ROWS[box], picture.catalogue
    about = [catalogue.format("box-holder", holder=picture.view["control"][box])]
    if box in picture.view["lightly"]:
        about[0] += " " + catalogue.format("box-lightly")
    if any(row["recruit"].values()):
        about.append(catalogue.format("box-numbers", **row["recruit"]))
    if row["port"]:
        about.append(catalogue.format("box-port"))
    if row["permanent_entrenchment"]:
        about.append(catalogue.format("box-works"))
    state = str(row.get("later_state", row["state"]))
    return catalogue.format("box-about", box=box, state=state, home=row["home"], about=", ".join(about))


def describe_line(picture: Picture, row: dict[str, Any], box: str) -> str:
    catalogue = picture.catalogue
    to = str(row["b"] if row["a"] == box else row["a"])
    about = [catalogue.format("box-holder", holder=picture.view["control"][to]), *line_marks(catalogue, row, to)]
    if picture.in_box(to):
        about += [picture.force(to, side) for side in SIDE_NAMES[:2] if picture.in_box(to, side)]
    return f"{catalogue.format('line-about', line=row['type'], to=to)}: {', '.join(about)}"


def line_marks(catalogue: Catalogue, row: dict[str, Any], to: str) -> list[str]:
    marks = []
    if "downstream" in row:
        marks.append(catalogue.format("line-downstream" if row["downstream"] == to else "line-upstream"))
    if to in row["crossing_into"]:
        marks.append(catalogue.format("line-crosses"))
    if not row.get("confederate_movement", True):
        marks.append(catalogue.format("line-closed"))
    return marks
