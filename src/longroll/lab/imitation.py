"""Imitation: parameters with which the choices that look best are those that a search has found (expert iteration).

A searching player plays against itself. Then the parameters are fitted so that a softmax of the ranks, with some
choices that are made at random, gives its choices the greatest likelihood, near the present parameters. Small changes
of the parameters can break ties and pass thresholds, so ranks have no useful slopes; the optimiser is CMA-ES. Every
fifth game is held out; its choices decide how far to go.
"""

from collections.abc import Callable, Iterator
from itertools import islice
from math import ceil
from typing import Any, Final, NamedTuple

import numpy as np
from cmaes import CMA
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

MOST_ACTIONS: Final = 12_000  # of all games; where there are more, only some choices are looked at
GENERATIONS: Final = 40
STEP: Final = 0.2  # the first step of the optimiser, in units of the space
PENALTY: Final = 0.01  # for the square of every coordinate
TEMPERATURES: Final[list[float]] = [2.0 ** (step / 2) for step in range(-10, 17)]


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
    return Pupil(load(plan.title), space, Lesson(kept), Lesson(judged)).learn(len(games), plan.number)


class Pupil:
    def __init__(self, game: Game[Any], space: SearchSpace, kept: Lesson, judged: Lesson) -> None:
        self.game = game
        self.space = space
        self.kept = kept
        self.judged = judged
        self.temperature = 1.0

    def learn(self, games: int, seed: int) -> Learned:
        """The middle of the search, at the generation that explains the games held out best."""
        here = [0.0] * len(self.space.dimensions)
        self.temperature = best_temperature(self.kept, self.ranks(self.kept, here))
        present = best = self.judge(here)
        optimiser = CMA(np.array(here), STEP, seed=seed)
        for _ in range(GENERATIONS):
            asked = [optimiser.ask() for _ in range(optimiser.population_size)]
            optimiser.tell([(one, self.cost(self.space.clip(one))) for one in asked])
            middle = self.space.clip(optimiser.mean)
            if (judged := self.judge(middle)).likelihood > best.likelihood:
                here, best = middle, judged
        choices = len(self.kept.choices) + len(self.judged.choices)
        return Learned(here, games, choices, self.temperature, present, best)

    def ranks(self, lesson: Lesson, point: list[float]) -> Numbers:
        return lesson.ranks(find_evaluator(self.game, changes=self.space.changes(point)))

    def cost(self, point: list[float]) -> float:
        likelihood = self.kept.likelihood(self.ranks(self.kept, point) / self.temperature)
        return PENALTY * sum(x * x for x in point) - likelihood

    def judge(self, point: list[float]) -> Judged:
        lesson, ranks = self.judged, self.ranks(self.judged, point)
        best = np.maximum.reduceat(ranks, lesson.starts)
        agreement = float(np.mean(ranks[lesson.chosen] >= best))
        return Judged(lesson.likelihood(ranks / self.temperature), agreement)


def best_temperature(lesson: Lesson, ranks: Numbers) -> float:
    """The temperature with which the present parameters explain the choices best."""
    likelihoods = [lesson.likelihood(ranks / one) for one in TEMPERATURES]
    return TEMPERATURES[likelihoods.index(max(likelihoods))]
