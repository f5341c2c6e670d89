"""The choices that a searching player has made.

Its games are played again, and every position with more than one choice is kept as its seat saw it.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from longroll.games import load
from longroll.kernel.dice import SeededDice
from longroll.lab.job import GameRecord, Job
from longroll.opponents.evaluator import Evaluator

NOISE: Final = 0.1  # the part of the choices that no rank explains: any option is as likely as another

Numbers = NDArray[np.float64]


class TaughtChoice(NamedTuple):
    position: Any
    options: list[int]
    chosen: int  # its number among the options
    gain: float  # how much better the search found its plan than the one that looked best before


def choices_of(job: Job, record: GameRecord, sides: Sequence[bool]) -> Iterator[TaughtChoice]:
    """The choices of the named sides in one game."""
    game, dice = load(job.title), SeededDice(job.dice)
    guesses = SeededDice(f"{job.dice}/guesses")
    position = game.set_up(job.scenario, dict(job.options), dice)
    for action, gain in record.made:
        seat = game.seat(position)
        options = game.choices(position) if sides[seat % 2] else []
        if len(options) > 1:
            yield TaughtChoice(game.guess(position, seat, guesses), options, options.index(action), gain)
        game.advance(position, action, dice, None)


class Lesson:
    """Many choices. Numbers that belong to options have one entry for every option of every choice, in order."""

    def __init__(self, choices: Sequence[TaughtChoice]) -> None:
        self.choices = choices
        counts = np.array([len(one.options) for one in choices])
        self.starts = np.cumsum(counts) - counts
        self.counts = counts
        self.chosen = self.starts + np.array([one.chosen for one in choices])
        self.weights = weights_of(np.array([one.gain for one in choices]))

    def ranks(self, evaluator: Evaluator) -> Numbers:
        found = [rank for one in self.choices for rank in evaluator.rank(one.position, one.options)]
        return np.array(found, dtype=np.float64)

    def chances(self, logits: Numbers) -> Numbers:
        """The chance of every option to be chosen by its rank: a softmax for each choice."""
        powers = np.exp(logits - self.spread(np.maximum.reduceat(logits, self.starts)))
        chances: Numbers = powers / self.spread(self.total(powers))
        return chances

    def likelihood(self, logits: Numbers) -> float:
        """The mean logarithm of the chance of what was chosen."""
        return float(self.weights @ np.log((1 - NOISE) * self.chances(logits)[self.chosen] + NOISE / self.counts))

    def total(self, numbers: Numbers) -> Numbers:
        """The sum over the options of each choice."""
        sums: Numbers = np.add.reduceat(numbers, self.starts)
        return sums

    def spread(self, numbers: Numbers) -> Numbers:
        """The number of each choice, repeated for its options."""
        return np.repeat(numbers, self.counts)


def weights_of(gains: Numbers) -> Numbers:
    """Half of the weight is the same for all choices, half goes to those of plans that were found better."""
    gains = np.maximum(gains, 0.0)
    weights = gains + gains.mean() if gains.any() else np.ones(len(gains))
    shares: Numbers = weights / weights.sum()
    return shares
