"""A box of A House Divided and the lines that leave it."""

from typing import Any

from longroll.console.boards.house_divided_view import HouseDividedView
from longroll.console.places import find_place
from longroll.console.terminal import Terminal
from longroll.games.house_divided.components import Components
from longroll.games.house_divided.terms import SIDE_NAMES
from longroll.kernel.catalogue import Catalogue


def show_place(components: Components, shown: HouseDividedView, name: str, terminal: Terminal) -> None:
    box = find_place(shown.catalogue, name, components.box_names)
    terminal.text(describe_box(shown, components.box_rows[components.box_numbers[box]]), "strong")
    for side in SIDE_NAMES[:2]:
        if units := shown.in_box(box, side):
            terminal.text(shown.list_in_full(units), side, indent="  ")
    for row in components.line_rows:
        if box in (row["a"], row["b"]):
            terminal.text(describe_line(shown, row, box), indent="  ", hang="      ")


def describe_box(shown: HouseDividedView, row: dict[str, Any]) -> str:
    box, catalogue = str(row["id"]), shown.catalogue
    about = [catalogue.format("box-holder", holder=shown.view["control"][box])]
    if box in shown.view["lightly"]:
        about[0] += " " + catalogue.format("box-lightly")
    if any(row["recruit"].values()):
        about.append(catalogue.format("box-numbers", **row["recruit"]))
    if row["port"]:
        about.append(catalogue.format("box-port"))
    if row["permanent_entrenchment"]:
        about.append(catalogue.format("box-works"))
    state = str(row.get("later_state", row["state"]))
    return catalogue.format("box-about", box=box, state=state, home=row["home"], about=", ".join(about))


def describe_line(shown: HouseDividedView, row: dict[str, Any], box: str) -> str:
    catalogue = shown.catalogue
    to = str(row["b"] if row["a"] == box else row["a"])
    about = [catalogue.format("box-holder", holder=shown.view["control"][to]), *line_marks(catalogue, row, to)]
    if shown.in_box(to):
        about += [shown.force(to, side) for side in SIDE_NAMES[:2] if shown.in_box(to, side)]
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
