"""The script of the Pea Ridge example, `data/pea-ridge.json`, in the words of the engine, and its dice."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from longroll import Match
from longroll.games import load
from longroll.kernel.header import Header
from tests.games.five_aprils.field import code, refused_by, where

Line = dict[str, Any]

SCRIPT: Line = json.loads((Path(__file__).parent / "data" / "pea-ridge.json").read_text(encoding="utf-8"))
IDS = {
    "24MO": "u-24mo",
    "DODGE": "u-dodge",
    "CARR_ART": "u-carrart",
    "VANDEVER": "u-vandever",
    "BOWEN": "u-bowen",
    "IND_ART": "u-indart",
    "PRICE": "c-price",
    "SLACK": "c-slack",
    "LITTLE": "c-little",
    "PRICE_A": "c-pricea",
    "PRICE_B": "c-priceb",
}
SIDES = {"U": "union", "C": "confederate", None: "nobody"}
CUP = [
    "INDEPENDENT",
    "CARR",
    "OSTERHAUS",
    "DAVIS",
    "PRICE",
    "MCCULLOCH",
    "U_COMBAT",
    "C_COMBAT",
]  # as the engine holds it
MARKERS = {name: name.lower() for name in CUP} | {"U_COMBAT": "union-combat", "C_COMBAT": "confederate-combat"}
UNTOLD_DIE = 6  # the example does not print it; the check is passed
PRIORITIES = {"P2": "A5A-6.5-o", "P3": "A5A-6.5-p", "P4": "A5A-6.5-q"}
PROHIBITED = {"retreat-into-enemy", "retreat-into-zone", "retreat-over-terrain", "retreat-not-beside"}


# --- the script as dice


def rolls() -> list[int]:
    """The marker drawn each time as a number in the cup, then the dice of what it causes."""
    found: list[int] = []
    for turn in SCRIPT["turns"]:
        cup = [name for name in CUP if name in turn["cup"]]
        for draw in turn["draws"]:
            found.append(cup.index(draw["marker"]) + 1)
            cup.remove(draw["marker"])
            found += [die for event in draw["events"] for die in dice_of(event)]
        assert not cup
    return found


def dice_of(event: Line) -> list[int]:
    if event["t"] in ("combat", "bombard"):
        return [die for die in (event["a_die"], event["d_die"]) if die is not None]
    return [event["die"] or UNTOLD_DIE] if event["t"] == "check" else []


def opening(edition: int) -> Match:
    game = load("pea-ridge", str(edition))
    header = Header(title=game.title, rules=game.rules_version, pack=game.pack, scenario="battle", rolls=tuple(rolls()))
    return Match(header)


# --- looking at the match


def half(points: float) -> str:
    whole, rest = divmod(points, 1)
    return f"{int(whole) or ''}½" if rest else str(int(whole))


def row_of(match: Match, unit: str) -> Line:
    rows: Any = match.view()["units"]
    (found,) = [row for row in rows if row["unit"] == unit]
    return dict(found)


def forecast(match: Match) -> Line:
    combat: Any = match.view()["combat"]
    return dict(combat["forecast"])


def control(match: Match) -> dict[str, str]:
    rows: Any = match.view()["control"]
    return {row["hex"]: row["side"] for row in rows}


def probe(match: Match) -> Match:
    """The same position, to try something out."""
    return from_words(match, match.position_text())


def from_words(match: Match, words: str) -> Match:
    """Another position of the same battle."""
    return Match(replace(match.header, scenario="", position=words, rolls=()))


def draw_number(match: Match) -> tuple[object, object]:
    return match.view()["turn"], match.view()["draws"]


# --- what a line of the script comes to


def joined(draw: Line, event: Line) -> list[str]:
    """The attackers in the order in which they will check their morale, which is that of the dice."""
    checked = [row["unit"] for row in draw["events"] if row["t"] == "check" and row["unit"] in event["attackers"]]
    return [IDS[name] for name in checked or event["attackers"]]


def losses(turn: int) -> list[Line]:
    """The state of every unit that has lost a step by the end of a turn."""
    rows = [row for row in events_until(turn) if row["t"] == "loss"]
    return list({row["unit"]: row for row in rows}.values())


def events_until(turn: int) -> list[Line]:
    return [row for part in SCRIPT["turns"][:turn] for draw in part["draws"] for row in draw["events"]]


def legs(event: Line) -> list[tuple[str, str, int]]:
    """Each part of a move: where to, for how many points, over how many hexes."""
    if "legs" in event:
        return [(leg["to"], half(leg["cost"]), 1) for leg in event["legs"]]
    later = [(leg["to"], half(leg["cost"]), 1) for leg in event.get("then", [])]
    return [(event["to"], half(event["mp"]), event["hexes"]), *later]


def entries(letter: str) -> list[str]:
    chart: Any = load("pea-ridge").board()["map"]
    return [place for row in chart["entries"] if row["letter"] == letter for place in row["hexes"]]


def goal_of(event: Line) -> tuple[str, str]:
    """The end of a move and all that it costs."""
    return legs(event)[-1][0], half(event["mp_total"] if "mp_total" in event else event["mp"])


# --- checking a line against the match


def check_odds(told: Line, event: Line) -> None:
    assert (told["attack"], told["defence"]) == (event["att"], event["def"])
    assert told["initial"] == event["initial"]
    assert told["odds"] == event.get("true_ratio", event["initial"])
    if "final" in event:
        assert told["final"] == event["final"]
        assert [row["columns"] for row in told["shifts"]] == [columns for _, columns in event["shifts"]]


def declared(match: Match, event: Line) -> Line:
    """The forecast of the combat that the Automatic Retreat avoids."""
    trial = probe(match)
    trial.play("fight")
    places = list(dict.fromkeys(where(match)[IDS[name]] for name in event["against"]))
    trial.play(f"attack {places[0]}")
    for place in places[1:]:
        trial.play(f"also {place}")
    for name in [*event["units"], *event.get("with_bombardment_by", [])]:
        trial.play(f"with {IDS[name]}")
    return forecast(trial)


def check_retreat(match: Match, row: Line) -> None:
    """The hexes that the prohibitions leave to a unit, and which priority decides."""
    unit = IDS[row["unit"]]
    assert where(match)[unit] == row["from"]
    trial = retreating(match, unit)
    codes = {place: code(trial, f"retreat {unit} {place}") for place in around(row["from"])}
    assert {place for place, why in codes.items() if why not in PROHIBITED} == set(row["legal"])
    allowed = {place for place, why in codes.items() if not why}
    tie = row["chosen_by"].partition("tie ")[2].rstrip(")")
    assert allowed == (set(tie.split("/")) if tie else {row["to"]})
    if not tie:
        reasons = {refused_by(trial, f"retreat {unit} {place}") for place in set(row["legal"]) - allowed}
        assert PRIORITIES[row["chosen_by"]] in reasons


def retreating(match: Match, unit: str) -> Match:
    """The same units in the same hexes, with one of them about to retreat."""
    units = " ".join(text for text in match.position_text().split() if text.startswith(("u-", "c-")))
    owner = "union" if unit.startswith("u-") else "confederate"
    words = f"battle turn=4 step=retreat seat={owner} kind=withdrawal targets=3105 queue={unit} {units}"
    return from_words(match, words)


def around(place: str) -> list[str]:
    """The six hexes around one, inside the map."""
    column, row = int(place[:2]), int(place[2:])
    low = row if column % 2 == 0 else row - 1
    near = [(column, row - 1), (column, row + 1)]
    near += [(other, here) for other in (column - 1, column + 1) for here in (low, low + 1)]
    return [f"{other:02d}{here:02d}" for other, here in near if 31 <= other <= 45 and 1 <= here <= 26]
