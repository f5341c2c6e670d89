"""The computer players."""

from collections.abc import Callable
from typing import Any, Final

from longroll.kernel.contract import Game
from longroll.kernel.error import LongrollError
from longroll.opponents.bot import Bot
from longroll.opponents.greedy import TASTES, GreedyBot
from longroll.opponents.random import RandomBot

BOTS: Final[dict[str, Callable[[Game[Any]], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}


def bots_for(game: Game[Any]) -> list[str]:
    """The computer players that know that game."""
    return [name for name in BOTS if name != "greedy" or game.system in TASTES]


def find_bot(name: str, game: Game[Any]) -> Bot:
    """The computer player of that name, ready for that game."""
    if name not in bots_for(game):
        raise LongrollError(f"{name!r} is not a computer player of {game.title}: {', '.join(bots_for(game))}")
    return BOTS[name](game)
