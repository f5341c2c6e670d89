"""Combats for tests: open fields, and combat results tables on which the roll alone says the result."""

from collections.abc import Mapping, Sequence
from typing import Any

from longroll import Event, Match
from longroll.kernel.contract import Game
from tests.games.five_aprils.field import field, frozen_pack, ground, texts, where

# The modified roll that gives each result, in every column of both tables.
NOTHING, ONE, ONE_R, TWO, TWO_R, THREE_R = range(1, 7)
RESULTS = ["-", "-", "-", "-", "1", "1R", "2", "2R", "3R", "3R", "3R", "3R"]


def plain(title: str = "pea-ridge", **terrain: Any) -> Game[Any]:
    """Open fields, with the terrain that is given, under the tables above."""
    tables = frozen_pack(title)["tables"]
    for name in ("attacker", "defender"):
        tables[name] = dict.fromkeys(tables["columns"], RESULTS)
    return ground(title, tables=tables, **terrain)


FIELDS = plain()


def phase(
    units: str,
    *dice: int,
    seat: str = "union",
    on: Game[Any] = FIELDS,
    step: str = "yield",
    fields: str = "",
    turn: int = 2,
) -> Match:
    """A side's Combat Phase begins; after it, one marker is left in the cup."""
    marker = "mcculloch" if on.title == "pea-ridge" else ""
    words = f"{fields} cup={marker}" if marker else fields
    rolls: Sequence[int] = [*dice, 1]
    return field(units, title=on.title, seat=seat, step=step, turn=turn, fields=words, dice=rolls, ground=on)


def fighting(units: str, *dice: int, **more: Any) -> Match:
    """The same, with the Automatic Retreats over."""
    match = phase(units, *dice, **more)
    match.play("fight")
    return match


def declare(match: Match, targets: str, attackers: str) -> list[Event]:
    """Declare a combat, all but `resolve`."""
    first, *others = targets.split()
    events = match.play(f"attack {first}")
    for place in others:
        events += match.play(f"also {place}")
    for unit in attackers.split():
        events += match.play(f"with {unit}")
    return events


def resolve(match: Match, targets: str, attackers: str) -> list[Event]:
    return [*declare(match, targets, attackers), *match.play("resolve")]


def retire(match: Match, *wanted: str) -> None:
    """Carry all retreats out, as wanted (`u-coler 3908`) where there is a choice."""
    while match.view()["step"] == "retreat":
        choices = [f"retreat {text}" for text in wanted if f"retreat {text}" in texts(match)]
        match.play([*choices, *texts(match)][0])


# --- asking


def forecast(match: Match) -> dict[str, Any]:
    combat: Any = match.view()["combat"]
    return dict(combat["forecast"])


def odds(match: Match) -> tuple[int, int, str, str]:
    """Attack, defence, initial and final column."""
    told = forecast(match)
    return told["attack"], told["defence"], told["initial"], told["final"]


def shifts(match: Match) -> dict[str, int]:
    return {row["name"]: row["columns"] for row in forecast(match)["shifts"]}


def offered(match: Match, verb: str) -> set[str]:
    """What may be chosen with a verb: `retreat` gives `{"u-dodge 3909"}`."""
    return {text.removeprefix(f"{verb} ") for text in texts(match) if text.startswith(f"{verb} ")}


def facts(events: Sequence[Event], kind: str, *names: str) -> list[tuple[Any, ...]]:
    """The named facts of every event of a kind."""
    return [tuple(event.facts[name] for name in names) for event in events if event.kind == kind]


def hexes(match: Match, *units: str) -> list[str]:
    """Where units stand; nothing for one that is not on the map."""
    standing: Mapping[str, str] = where(match)
    return [standing.get(unit, "") for unit in units]


def duties(match: Match) -> tuple[set[str], set[str]]:
    """The hexes that must still be attacked, and the units that must still attack."""
    rows: Any = match.view()["duties"]
    return set(rows["hexes"]), set(rows["units"])


def strength(match: Match, unit: str) -> str:
    """`full`, `reduced` or `gone`."""
    rows: Any = match.view()["units"]
    for row in rows:
        if row["unit"] == unit:
            return "reduced" if row["reduced"] else "full"
    return "gone"
