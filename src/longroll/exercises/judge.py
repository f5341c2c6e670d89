"""Is an answer as good as the best plan? Both are tried on the same dice, so that equal units or another order of the
same marches make no difference."""

from typing import Final, NamedTuple

from longroll.exercises.answers import Answers
from longroll.exercises.exercise import Exercise
from longroll.games import load
from longroll.opponents.levels import Crack

TRIES: Final = 48
ENOUGH: Final = 0.5  # of the gap between the best plan and the other: an answer may lose no more


class Judgement(NamedTuple):
    """`chance` is that of the answer, `best` that of the best plan; both are of the seat that plans."""

    right: bool
    chance: float
    best: float


def judge(exercise: Exercise, actions: tuple[str, ...], tries: int = TRIES) -> Judgement:
    game = load(exercise.title, exercise.pack)
    answers = Answers(Crack(game), game.read_position(exercise.position), f"{exercise.id}/judge")
    plan, best_plan = answers.read(actions), answers.read(exercise.best.actions)
    best = answers.chance(best_plan, tries)
    found = best if plan.key == best_plan.key else answers.chance(plan, tries)
    return Judgement(is_right(exercise, found, best), found, best)


def is_right(exercise: Exercise, chance: float, best: float) -> bool:
    return chance >= best - ENOUGH * exercise.gap
