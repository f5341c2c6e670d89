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
EVEN: Final = 0.5
TOLERANCE: Final = 0.05  # a start is fair if neither side has more than 55 % of the points
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
    """The handicap with which the sides were nearest to even; the printed start where none of those measured was."""
    rows = measured(title, scenario)
    best = min(rows, key=lambda row: abs(row.share - EVEN), default=None)
    return NO_HANDICAP if best is None or abs(best.share - EVEN) > TOLERANCE else best.handicap


def pick_side(title: str, scenario: str, handicap: str) -> str:
    """The side that can be expected to win more often with a handicap."""
    if handicap not in handicaps(title):
        raise LongrollError(f"{handicap[:40]!r} is not a handicap of {title}: {', '.join(handicaps(title))}")
    first, second = read_title(title).seats[:2]
    return first if expected_share(title, scenario, handicap) >= EVEN else second


def expected_share(title: str, scenario: str, handicap: str) -> float:
    """The first side's share as measured, or on the line through the two measured handicaps that are nearest."""
    helped = lean(title, handicap)
    known = [(lean(title, row.handicap), row.share) for row in measured(title, scenario)]
    known.sort(key=lambda point: abs(point[0] - helped))
    if not known:
        return EVEN + helped
    (near, share), *others = known
    if near == helped or not others:
        return share
    far, other = others[0]
    return share + (other - share) * (helped - near) / (far - near)


def lean(title: str, handicap: str) -> float:
    """By how much a handicap helps the first side; below nothing, the second."""
    first, second = read_title(title).seats[:2]
    return help_in(handicap, first) - help_in(handicap, second)


def fair_shape(title: str, scenario: str) -> dict[str, object]:
    """How even a scenario is, and with which handicap it is nearest to even."""
    rows = [row._asdict() for row in measured(title, scenario)]
    shown = [{name: value for name, value in row.items() if name not in ("title", "scenario")} for row in rows]
    return {"scenario": scenario, "handicap": fair_handicap(title, scenario), "measured": shown}
