"""The report of an analysis: one page that needs nothing else, with the curve and the tables."""

from html import escape
from typing import Final

from longroll.analysis.analysis import Analysis
from longroll.analysis.decisions import Decision
from longroll.analysis.luck import Die
from longroll.games.catalogues import system_catalogue
from longroll.kernel.catalogue import Catalogue
from longroll.match import Snapshot
from longroll.opponents.topics import say_reason
from longroll.report.page import figure, page, table
from longroll.report.plot import SHARES, Frame

DICE: Final = 12  # the luckiest and unluckiest that are shown
MARKS: Final = 4  # parts of the axis of actions


class Report:
    """The page of one analysis."""

    def __init__(self, snapshot: Snapshot, analysis: Analysis) -> None:
        self.snapshot = snapshot
        self.analysis = analysis
        self.sides = [side.capitalize() for side in analysis.sides]
        self.catalogue = system_catalogue(snapshot.game.system)

    def page(self) -> str:
        title = self.catalogue.format(f"title-{self.snapshot.game.title}")
        body = [self.head(), self.curve(), self.totals(), self.decisions(), self.dice(), self.method()]
        return page(f"Analysis of a game of {title}", body)

    def head(self) -> str:
        outcome = self.snapshot.outcome
        assert outcome is not None
        winner = f"{outcome.winner.capitalize()} won" if outcome.winner else "Nobody won"
        level = f", {outcome.level}" if outcome.level else ""
        return (
            f'<p class="faint">{escape(winner + level)} ({escape(outcome.rule)}); {self.snapshot.count} actions. '
            f"At the start the {escape(self.sides[0])}’s chance was {percent(self.analysis.start)}.</p>"
        )

    def curve(self) -> str:
        analysis, last = self.analysis, self.snapshot.count
        frame = Frame((0, last), (0, 1), f"the chance of the {self.sides[0]} in the course of the game")
        marks = [last * part // MARKS for part in range(MARKS + 1)]
        frame.axes([(float(mark), str(mark)) for mark in marks], SHARES, "actions")
        frame.line([(0, 0.5), (last, 0.5)], "even")
        frame.line([(float(action), chance) for action, chance in analysis.curve], analysis.sides[0])
        chances = dict(analysis.curve)
        for one in analysis.decisions:
            frame.dot(one.last, chances[one.last], 5, analysis.sides[one.side], f"{one.action}: {points(-one.cost)}")
        turning = analysis.turning_point
        frame.dot(turning, chances[turning], 4, "seen", f"turning point: action {turning}")
        caption = (
            f"The {self.sides[0]}’s chance to win. Large dots are the costliest decisions, coloured by side. "
            f"The small one is the turning point (action {turning}): from then on the winner’s chance never fell "
            "below one half."
        )
        return figure("How it went", frame.svg(), caption)

    def totals(self) -> str:
        analysis = self.analysis
        rows = [
            [side, points(luck), points(effect)]
            for side, luck, effect in zip(self.sides, analysis.luck, analysis.effects, strict=True)
        ]
        return "<h2>Luck and decisions</h2>" + table(["side", "its dice", "its decisions"], rows, 1)

    def decisions(self) -> str:
        rows = [self.decision_row(one) for one in self.analysis.decisions]
        heads = ["action", "when", "side", "cost", "played", "better", "reasons"]
        none = "" if rows else "<p>No plan was found that was better than what was played.</p>"
        return "<h2>The costliest decisions</h2>" + (none or table(heads, rows, 3, 4))

    def decision_row(self, one: Decision) -> list[str]:
        texts = ["; ".join(one.played), "; ".join(one.better), in_words(one, self.catalogue)]
        return [str(one.action), self.when(one.action), self.sides[one.side], points(-one.cost), *texts]

    def when(self, action: int) -> str:
        """The moment before the action."""
        moment = self.snapshot.history[action - 2].moment if action > 1 else self.snapshot.opening_moment
        return f"turn {moment.turn}, {moment.phase}" + (f", {moment.battle}" if moment.battle else "")

    def dice(self) -> str:
        chosen = sorted(self.analysis.dice, key=lambda die: abs(die.luck), reverse=True)[:DICE]
        heads = ["action", "when", "side", "played", "shown", "luck"]
        return "<h2>The dice that mattered most</h2>" + table(heads, [self.die_row(die) for die in chosen], 5)

    def die_row(self, die: Die) -> list[str]:
        shown = f"marker {die.shown} of {die.faces}" if die.drawn else f"{die.shown} on {die.faces} sides"
        played = self.snapshot.history[die.action - 1].action
        return [str(die.action), self.when(die.action), self.sides[die.side], played, shown, points(die.luck)]

    def method(self) -> str:
        return (
            "<h2>How to read this</h2><p>All figures are hundredths of the chance to win, from the view of the side. "
            "The chance of a position is the mean of several continuations by computer players. The luck of a die is "
            "the difference between that chance when the die is known and the mean over all its faces. A die belongs "
            "to the side whose action it followed; a marker drawn from a cup is a die. What remains is the effect of "
            "decisions, measured against computer players that do not search. Start, luck and decisions add up to the "
            "result. The cost of a decision is the difference to the best plan that a long search found, both tried on "
            "the same dice.</p>"
        )


def in_words(one: Decision, catalogue: Catalogue) -> str:
    """The reasons for the better plan."""
    return "; ".join(say_reason(catalogue, reason.topic, reason.gain) for reason in one.reasons)


def percent(chance: float) -> str:
    return f"{100 * chance:.0f} %"


def points(gain: float) -> str:
    return f"{100 * gain:+.1f}"
