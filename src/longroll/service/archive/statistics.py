"""Statistics of all played games of each scenario, beside what computer players measured."""

from collections.abc import Iterable
from typing import NamedTuple

from longroll.games import TITLES, read_title
from longroll.kernel.handicap import NO_HANDICAP
from longroll.opponents.fair_start import Measured, measured
from longroll.service.archive.ports import Total


class Line(NamedTuple):
    """The statistics of a scenario. `wins` by side, in the order of the title. `actions`: of a game on average.
    `measured`: the printed start, as the strongest measured computer player plays it against itself."""

    title: str
    scenario: str
    games: int
    wins: dict[str, int]
    draws: int
    actions: int
    reasons: dict[str, int]
    measured: Measured | None


def make_lines(totals: Iterable[Total]) -> list[Line]:
    """The lines, the most played scenarios first."""
    found: dict[tuple[str, str], list[Total]] = {}
    for total in totals:
        if total.title in TITLES:
            found.setdefault((total.title, total.scenario), []).append(total)
    lines = [make_line(title, scenario, parts) for (title, scenario), parts in found.items()]
    return sorted(lines, key=lambda line: (-line.games, line.title, line.scenario))


def make_line(title: str, scenario: str, parts: list[Total]) -> Line:
    games = sum(part.games for part in parts)
    wins = dict.fromkeys(read_title(title).seats[:2], 0)
    reasons: dict[str, int] = {}
    for part in parts:
        reasons[part.reason] = reasons.get(part.reason, 0) + part.games
        if part.winner in wins:
            wins[part.winner] += part.games
    draws = games - sum(wins.values())
    actions = round(sum(part.actions for part in parts) / games)
    return Line(title, scenario, games, wins, draws, actions, reasons, known(title, scenario))


def known(title: str, scenario: str) -> Measured | None:
    return next((row for row in measured(title, scenario) if row.handicap == NO_HANDICAP), None)
