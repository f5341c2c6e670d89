"""Positions for tests of the five battles: only what a test cares about is said.

`field` is on the printed map of a title unless it is given a `ground`; `ground` makes one to order: open fields of the
size of a printed map, with whatever terrain, water and roads the test needs. Both take their counters and maps from the
first edition of the packs, which never changes.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from longroll import Event, Match
from longroll.games import load
from longroll.games.five_aprils.pack import printed_pack
from longroll.kernel.contract import Game
from longroll.kernel.header import Header

FROZEN = 1
"""The edition of the packs whose strengths and maps are fixtures of tests."""


def field(
    units: str,
    *,
    title: str = "pea-ridge",
    marker: str = "",
    seat: str = "",
    step: str = "move",
    turn: int = 2,
    fields: str = "",
    dice: Sequence[int] = (),
    ground: Game[Any] | None = None,
    others: str = "",
) -> Match:
    """A match from a position: `units` are words of the notation, `fields` options and `name=value`.

    A Movement Phase needs its `marker`, a formation, which names the seat; any other step is of a `seat` (the Union).
    Units not named wait off the map, as they do at the start, or are all eliminated if `others` is `x`.
    """
    game = ground or frozen(title)
    if not seat:
        seat = side_of(game, marker) if marker else "union"
    marker = marker or f"{seat}-combat"
    rest = [f"{name}:{others}" for name in unit_names(game) if others and f" {name}:" not in f" {units}"]
    words = f"battle {fields} turn={turn} step={step} seat={seat} marker={marker} {units} {' '.join(rest)}"
    text = " ".join(words.split())
    return Match(
        Header(title=game.title, rules=game.rules_version, position=text, pack=game.pack, rolls=tuple(dice)), game
    )


def ground(
    title: str = "pea-ridge",
    *,
    terrain: Mapping[str, Sequence[str]] | None = None,
    hills: Sequence[Sequence[str]] = (),
    roads: Mapping[str, Sequence[str]] | None = None,
    water: Mapping[str, Sequence[str]] | None = None,
    crossings: Mapping[str, Sequence[str]] | None = None,
    talus: Sequence[str] = (),
    **sections: Any,
) -> Game[Any]:
    """The battle on open fields: all Clear but for river hexes, `terrain` (kind: hexes) and `hills` (hexes of each).

    `roads` are by kind, each a line of hexes `3605 3606 3707`; `water` and `crossings` by kind, each a side
    `3605|3606`. Any other section of the pack, or field of its map, is replaced by what is given under its name.
    """
    pack = frozen_pack(title)
    chart = pack["map"]
    chart["base"] = "clear"
    river = {"river": chart["terrain"].get("river", [])}
    chart["terrain"] = river | {kind: list(hexes) for kind, hexes in (terrain or {}).items()}
    chart["hills"] = [{"name": f"Hill {count}", "hexes": list(hexes)} for count, hexes in enumerate(hills, 1)]
    chart["lines"] = [
        {"name": kind, "kind": kind, "hexes": line.split()} for kind, lines in (roads or {}).items() for line in lines
    ]
    chart["water"] = [{**row, "sides": []} for row in chart["water"]]
    chart["water"] += [
        {"name": f"the {kind}", "kind": kind, "sides": list(sides)} for kind, sides in (water or {}).items()
    ]
    chart["crossings"] = [
        {"side": side, "kind": kind, "name": ""} for kind, sides in (crossings or {}).items() for side in sides
    ]
    chart["talus"] = list(talus)
    for name, value in sections.items():
        (chart if name in chart else pack)[name] = value
    return load(title, json.dumps(pack))


def frozen(title: str) -> Game[Any]:
    return load(title, str(FROZEN))


def printed(title: str) -> dict[str, Any]:
    """The pack of a title, to be changed and given to `load`."""
    return dict(json.loads(printed_pack(title)))


def frozen_pack(title: str) -> dict[str, Any]:
    return dict(json.loads(printed_pack(title, FROZEN)))


def side_of(game: Game[Any], formation: str) -> str:
    """Whose formation it is."""
    rows: Any = game.board()["formations"]
    return next(str(row["side"]) for row in rows if row["id"] == formation)


def unit_names(game: Game[Any]) -> list[str]:
    rows: Any = game.board()["units"]
    return [str(row["id"]) for row in rows]


# --- asking


def refused_by(match: Match, action: str) -> str:
    """The rule that forbids an action now; empty if it is allowed. Judge and choices must agree."""
    refusal = match.why_not(action)
    assert (action in texts(match)) == (refusal is None), f"judge and choices disagree on {action}"
    return "" if refusal is None else refusal.rule


def code(match: Match, action: str) -> str:
    """The code of the refusal; empty if the action is allowed."""
    refused_by(match, action)
    refusal = match.why_not(action)
    return "" if refusal is None else refusal.code


def texts(match: Match) -> list[str]:
    return [choice.text for choice in match.choices()]


def goals(match: Match) -> set[str]:
    """The hexes to which the unit on the move may go."""
    return {text.split()[1] for text in texts(match) if text.startswith("go ")}


def points(match: Match) -> dict[str, str]:
    """What each of those hexes costs, as it is said: `1½`."""
    rows: Any = match.view()["reach"]
    return {row["hex"]: row["points"] for row in rows}


def where(match: Match) -> dict[str, str]:
    """The hex of every unit on the map."""
    rows: Any = match.view()["units"]
    return {row["unit"]: row["hex"] for row in rows}


def word(match: Match, name: str) -> str:
    """What the position says of a field (`cup`, `step`, ...) or of a unit; empty if nothing."""
    for text in match.position_text().split():
        if text.startswith((f"{name}=", f"{name}:")):
            return text[len(name) + 1 :]
    return ""


def zones(match: Match, side: str) -> set[str]:
    """The hexes in the zones of control of a side."""
    rows: Any = match.view()["zones"]
    return set(rows[side])


# --- playing


def play(match: Match, *actions: str) -> list[Event]:
    """Play actions one after the other and return all that happened."""
    return [event for action in actions for event in match.play(action)]


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]
