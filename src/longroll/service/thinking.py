"""How a computer player answers a question, wherever it thinks."""

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from longroll.games import load
from longroll.kernel.contract import Game
from longroll.kernel.dice import SeededDice
from longroll.opponents import decide, find_bot
from longroll.opponents.bot import Bot
from longroll.opponents.failure import describe
from longroll.service.ports import Answer, Question

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


@lru_cache(KEPT)
def prepare(title: str, pack: str, bot: str) -> tuple[Game[Any], Bot]:
    game = load(title, pack)
    return game, find_bot(bot, game)
