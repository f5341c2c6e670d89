"""How a computer player answers a question or gives advice, wherever it thinks."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from longroll.exercises import find_exercise, judge
from longroll.games import load
from longroll.kernel.contract import Game
from longroll.kernel.dice import SeededDice
from longroll.kernel.event import Event
from longroll.opponents import decide, find_bot, reasons
from longroll.opponents.bot import Bot
from longroll.opponents.failure import describe
from longroll.opponents.plan_search import PlanSearch
from longroll.service.ports import Advice, AdviceStep, AdvisedPlan, Answer, ExerciseAnswer, Mark, Question

KEPT: Final = 8  # games with their players


def answer(question: Question, hurry: Callable[[], bool]) -> Answer:
    budget = question.budget
    try:
        game, bot = prepare(question.title, question.pack, question.bot)
        position = game.read_position(question.position)
        limited = replace(budget, hurry=hurry)
        thought = decide(bot, game, position, position.copy(), SeededDice(question.seed), limited)
        action = game.write_action(thought.action)
    except Exception as error:  # a computer player may fail in any way
        return Answer(budget, failure=describe(error))
    return Answer(replace(limited, hurry=budget.hurry), action, thought.chance)


def advise(question: Question, hurry: Callable[[], bool]) -> Advice:
    try:
        game, bot = prepare(question.title, question.pack, question.bot)
        assert isinstance(bot, PlanSearch)
        position = game.read_position(question.position)
        budget = replace(question.budget, hurry=hurry)
        plans = bot.advise(position.copy(), SeededDice(question.seed), budget)
        return Advice(tuple(in_words(game, position, plan) for plan in plans))
    except Exception as error:  # as above
        return Advice(failure=describe(error))


def mark(answer: ExerciseAnswer, hurry: Callable[[], bool]) -> Mark:
    del hurry  # it takes no longer than a hint
    try:
        exercise = find_exercise(answer.exercise)
        found = judge(exercise, answer.actions)
        game = load(exercise.title, exercise.pack)
        best = tuple(game.read_action(action) for action in exercise.best.actions)
        known = tuple(reasons.Reason(topic, gain) for topic, gain in exercise.reasons)
        plan = reasons.AdvisedPlan(best, found.best, known)
        return Mark(found.right, found.chance, in_words(game, game.read_position(exercise.position), plan))
    except Exception as error:  # as above
        return Mark(failure=describe(error))


def in_words(game: Game[Any], position: Any, plan: reasons.AdvisedPlan) -> AdvisedPlan:
    return AdvisedPlan(steps_of(game, position, plan.actions), plan.chance, plan.reasons)


def steps_of(game: Game[Any], position: Any, actions: Sequence[int]) -> tuple[AdviceStep, ...]:
    """Each action with what happens; a roll is still to come. A plan that was made for a guess of the position may end
    earlier."""
    twin, dice = position.copy(), SeededDice("advice")
    steps = []
    for action in actions:
        if action not in game.choices(twin):
            break
        events: list[Event] = []
        rolls = dice.count
        game.advance(twin, action, dice, events)
        steps.append(AdviceStep(game.write_action(action), () if dice.count != rolls else tuple(events)))
    return tuple(steps)


@lru_cache(KEPT)
def prepare(title: str, pack: str, bot: str) -> tuple[Game[Any], Bot]:
    game = load(title, pack)
    return game, find_bot(bot, game)
