"""How a finished game is analysed, wherever that is done."""

import json
from collections.abc import Callable
from typing import Any, Final

from longroll.analysis import Analysis, analyse
from longroll.analysis.decisions import Decision
from longroll.analysis.shape import analysis_shape
from longroll.match import Match, Snapshot
from longroll.opponents.failure import describe
from longroll.service.ports import AnalysisAnswer, AnalysisOrder
from longroll.service.thinking import steps_of

Progress = Callable[[int, int], None]
PARTS: Final = 200  # of the progress that are reported
AGREEMENT: Final = "agreement"


def analyse_game(order: AnalysisOrder, progress: Progress) -> AnalysisAnswer:
    try:
        snapshot = Match.replay(order.journal).snapshot()
        found = analyse(snapshot, order.effort, Reporter(progress).report)
        return AnalysisAnswer(json.dumps(stored_shape(snapshot, found)))
    except Exception as error:  # an evaluator may fail in any way
        return AnalysisAnswer(failure=describe(error))


class Reporter:
    """Passes the progress on, but not every playout."""

    def __init__(self, progress: Progress) -> None:
        self.progress = progress
        self.part = -1

    def report(self, done: int, total: int) -> None:
        part = PARTS * done // max(1, total)
        if part != self.part:
            self.part = part
            self.progress(done, total)


def stored_shape(snapshot: Snapshot, found: Analysis) -> dict[str, Any]:
    """As other programs get it, and for each decision what the better plan does. How far the sides agree with the
    computer is for organisers (`hosts/common/answers.py` leaves it out)."""
    shape = analysis_shape(found)
    shape[AGREEMENT] = dict(zip(found.sides, [one._asdict() for one in found.agreement], strict=True))
    for shown, decision in zip(shape["decisions"], found.decisions, strict=True):
        shown["steps"] = better_steps(snapshot, decision)
    return shape


def better_steps(snapshot: Snapshot, decision: Decision) -> list[dict[str, Any]]:
    game, position = snapshot.game, snapshot.at(decision.action - 1).position
    steps = steps_of(game, position, [game.read_action(text) for text in decision.better])
    return [{"action": step.action, "events": [event._asdict() for event in step.events]} for step in steps]
