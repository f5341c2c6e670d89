"""Fair starts: who wins with which handicap, which handicap is even, and which side a computer player would take.

The table `balance.json` of a system is written by `longroll balance TITLE --sweep handicap --record FILE`. By the pie
rule one player sets a handicap and the other picks a side: a computer player sets the even one and picks the better.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from longroll.games import TITLES, folder_name, read_title
from longroll.kernel.error import LongrollError
from longroll.kernel.handicap import HANDICAP, NO_HANDICAP, help_in

TABLE: Final = "balance.json"
STRENGTH: Final = ("militia", "veteran", "crack")  # the figures of the last of them are believed


class Measured(NamedTuple):
    """Games of a computer player against itself, and the first side's share of the points (a draw is half a win)."""

    title: str
    scenario: str
    handicap: str
    bot: str
    games: int
    wins: int
    losses: int
    share: float
    low: float
    high: float
    command: str


def measured(title: str, scenario: str) -> list[Measured]:
    """What is known of a scenario: each handicap that the strongest player has played, the printed start first."""
    found = [row for row in read_table(TITLES[title]) if (row.title, row.scenario) == (title, scenario)]
    bots = [bot for bot in STRENGTH if any(row.bot == bot for row in found)]
    values = handicaps(title)
    known = [row for row in found if row.bot in bots[-1:] and row.handicap in values]
    return sorted(known, key=lambda row: values.index(row.handicap))


@cache
def read_table(system: str) -> tuple[Measured, ...]:
    """The rows of a system's table."""
    file = files("longroll.opponents").joinpath(folder_name(system), TABLE)
    rows = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else []
    return tuple(Measured(**row) for row in rows)


def handicaps(title: str) -> tuple[str, ...]:
    """The handicaps of a title, the printed start first."""
    return next(option.values for option in read_title(title).options if option.name == HANDICAP)


def fair_handicap(title: str, scenario: str) -> str:
    """The handicap with which the sides were nearest to even; the printed start where nothing was measured."""
    rows = measured(title, scenario)
    return min(rows, key=lambda row: abs(row.share - 0.5)).handicap if rows else NO_HANDICAP


def pick_side(title: str, scenario: str, handicap: str) -> str:
    """The side that wins more often with a handicap; if it was not measured, the one that it helps beyond the fair."""
    if handicap not in handicaps(title):
        raise LongrollError(f"{handicap[:40]!r} is not a handicap of {title}: {', '.join(handicaps(title))}")
    first, second = read_title(title).seats[:2]
    for row in measured(title, scenario):
        if row.handicap == handicap:
            return first if row.share >= 0.5 else second
    return first if lean(title, handicap) > lean(title, fair_handicap(title, scenario)) else second


def lean(title: str, handicap: str) -> int:
    """By how much a handicap helps the first side; below nothing, the second."""
    first, second = read_title(title).seats[:2]
    return help_in(handicap, first) - help_in(handicap, second)


def fair_shape(title: str, scenario: str) -> dict[str, object]:
    """How even a scenario is, and with which handicap it is nearest to even."""
    rows = [row._asdict() for row in measured(title, scenario)]
    shown = [{name: value for name, value in row.items() if name not in ("title", "scenario")} for row in rows]
    return {"scenario": scenario, "handicap": fair_handicap(title, scenario), "measured": shown}
