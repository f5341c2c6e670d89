"""Imitation: parameters with which the choices that look best are those that a search has found (expert iteration).

A searching player plays against itself. Then the parameters are fitted so that a softmax of the ranks gives its choices
the greatest likelihood, near the present parameters. Ranks are nearly linear in small changes of the parameters, so
every round measures their slopes once and solves a concave problem by Newton's method, for several penalties. Every
fifth game is held out; its choices, with true ranks, decide how far to go.
"""

from collections.abc import Callable, Iterator
from itertools import islice
from math import ceil
from operator import itemgetter
from typing import Any, Final, NamedTuple

import numpy as np
from msgspec.structs import replace

from longroll.games import load
from longroll.kernel.contract import Game
from longroll.kernel.error import LongrollError
from longroll.lab.job import Job, make_job
from longroll.lab.search_space import SearchSpace
from longroll.lab.taught import Lesson, Numbers, choices_of
from longroll.lab.tuning_plan import HELD_OUT, TunePlan
from longroll.lab.work import Workshop
from longroll.opponents.evaluator import find_evaluator

MOST_ACTIONS: Final = 24_000  # of all games; where there are more, only some choices are looked at
ROUNDS: Final = 2
PENALTIES: Final = (0.3, 0.1, 0.03, 0.01, 0.003)  # for the square of every coordinate
SLOPE: Final = 0.2  # the step that measures a slope
REACH: Final = 0.7  # how far a round may go; farther away its slopes say little
STEPS: Final = 30  # of Newton's method, at most
HALVINGS: Final = 12
TEMPERATURES: Final[list[float]] = [2.0 ** (step / 2) for step in range(-10, 17)]
CLOSE: Final = 1e-6


class Judged(NamedTuple):
    """How well parameters explain the choices in the games held out."""

    likelihood: float  # the mean logarithm of the chance of a choice
    agreement: float  # how often the best-ranked choice is the teacher's


class Learned(NamedTuple):
    coordinates: list[float]
    games: int
    choices: int
    temperature: float
    present: Judged
    learned: Judged


def teaching_jobs(plan: TunePlan) -> Iterator[Job]:
    model = make_job(plan.title, (plan.teacher, plan.teacher), "", plan.scenario, plan.options)
    for number in range(1, plan.lessons + 1):
        yield replace(model, dice=f"{plan.name}/taught/{number}", track=False, listed=True)


def learn(plan: TunePlan, space: SearchSpace, workshop: Workshop, progress: Callable[[int], None]) -> Learned:
    played, failure = [], ""
    for number, (job, record) in enumerate(workshop.play(teaching_jobs(plan)), 1):
        if record.failure:
            failure = record.failure
        else:
            played.append((job, record))
        progress(number)
    if len(played) < HELD_OUT:
        raise LongrollError(f"only {len(played)} games to learn from came to their end: {failure}")
    every = max(1, ceil(sum(record.actions for _, record in played) / MOST_ACTIONS))
    games = [list(islice(choices_of(*game, plan.tuned), None, None, every)) for game in played]
    kept = [choice for number, game in enumerate(games, 1) if number % HELD_OUT for choice in game]
    judged = [choice for game in games[HELD_OUT - 1 :: HELD_OUT] for choice in game]
    return Pupil(load(plan.title), space, Lesson(kept), Lesson(judged)).learn(len(games))


class Pupil:
    def __init__(self, game: Game[Any], space: SearchSpace, kept: Lesson, judged: Lesson) -> None:
        self.game = game
        self.space = space
        self.kept = kept
        self.judged = judged
        low, high = zip(*(one.bounds for one in space.dimensions), strict=True)
        self.low, self.high = np.array(low), np.array(high)
        self.temperature = 1.0

    def learn(self, games: int) -> Learned:
        here = np.zeros(len(self.space.dimensions))
        self.temperature = best_temperature(self.kept, self.ranks(self.kept, here))
        present = best = self.judge(here)
        for _ in range(ROUNDS):
            judged, found = max(((self.judge(one), one) for one in self.candidates(here)), key=itemgetter(0))
            if judged.likelihood <= best.likelihood:
                break
            here, best = found, judged
        choices = len(self.kept.choices) + len(self.judged.choices)
        return Learned(here.tolist(), games, choices, self.temperature, present, best)

    def ranks(self, lesson: Lesson, point: Numbers) -> Numbers:
        return lesson.ranks(find_evaluator(self.game, changes=self.space.changes(point.tolist())))

    def judge(self, point: Numbers) -> Judged:
        """With true ranks."""
        lesson, ranks = self.judged, self.ranks(self.judged, point)
        best = np.maximum.reduceat(ranks, lesson.starts)
        agreement = float(np.mean(ranks[lesson.chosen] >= best))
        return Judged(lesson.likelihood(ranks / self.temperature), agreement)

    def candidates(self, here: Numbers) -> list[Numbers]:
        """The best points near this one, as far as the slopes know, for every penalty."""
        ranks, slopes = self.ranks(self.kept, here), self.slopes(here)
        model = LinearModel(self.kept, ranks / self.temperature, slopes / self.temperature, here)
        low, high = np.maximum(self.low, here - REACH), np.minimum(self.high, here + REACH)
        found = []
        point = here
        for penalty in PENALTIES:
            point = climb(model, penalty, point, low, high)
            found.append(point)
        return found

    def slopes(self, here: Numbers) -> Numbers:
        """How the rank of every option changes with every coordinate."""
        ranks = self.ranks(self.kept, here)
        columns = []
        for number in range(len(here)):
            moved = here.copy()
            moved[number] += SLOPE if here[number] + SLOPE <= self.high[number] else -SLOPE
            columns.append((self.ranks(self.kept, moved) - ranks) / (moved[number] - here[number]))
        return np.stack(columns, axis=1)


class LinearModel(NamedTuple):
    """Logits of the options, and how they change with every coordinate."""

    lesson: Lesson
    present: Numbers
    slopes: Numbers
    here: Numbers

    def logits(self, point: Numbers) -> Numbers:
        found: Numbers = self.present + self.slopes @ (point - self.here)
        return found

    def value(self, point: Numbers, penalty: float) -> float:
        return self.lesson.likelihood(self.logits(point)) - penalty * float(point @ point)

    def derivatives(self, point: Numbers, penalty: float) -> tuple[Numbers, Numbers]:
        """The gradient and the negative Hessian of the value."""
        lesson, slopes = self.lesson, self.slopes
        weighted = slopes * lesson.chances(self.logits(point))[:, None]
        means = np.add.reduceat(weighted, lesson.starts, axis=0)
        gradient = lesson.weights @ (slopes[lesson.chosen] - means) - 2 * penalty * point
        spread = (weighted * lesson.spread(lesson.weights)[:, None]).T @ slopes
        hessian = spread - (means * lesson.weights[:, None]).T @ means + 2 * penalty * np.eye(len(point))
        return gradient, hessian


def climb(model: LinearModel, penalty: float, point: Numbers, low: Numbers, high: Numbers) -> Numbers:
    """Newton's method within bounds. A coordinate at a bound that would leave it stays there."""
    value = model.value(point, penalty)
    for _ in range(STEPS):
        gradient, hessian = model.derivatives(point, penalty)
        free = ~(((point <= low) & (gradient < 0)) | ((point >= high) & (gradient > 0)))
        step = np.zeros(len(point))
        step[free] = np.linalg.solve(hessian[np.ix_(free, free)], gradient[free])
        for _ in range(HALVINGS):
            moved = np.clip(point + step, low, high)
            if (higher := model.value(moved, penalty)) > value:
                break
            step /= 2
        else:
            return point
        done = higher - value < CLOSE
        point, value = moved, higher
        if done:
            break
    return point


def best_temperature(lesson: Lesson, ranks: Numbers) -> float:
    """With which the present parameters explain the choices best."""
    likelihoods = [lesson.likelihood(ranks / one) for one in TEMPERATURES]
    return TEMPERATURES[likelihoods.index(max(likelihoods))]
