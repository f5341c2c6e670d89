"""The computer players."""

from collections.abc import Callable
from typing import Any, Final

from longroll.kernel.contract import Game
from longroll.kernel.error import LongrollError
from longroll.opponents.bot import Bot
from longroll.opponents.greedy import GreedyBot
from longroll.opponents.random import RandomBot

BOTS: Final[dict[str, Callable[[Game[Any]], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}


def find_bot(name: str, game: Game[Any]) -> Bot:
    """The computer player of that name, ready for that game."""
    kind = BOTS.get(name)
    if kind is None:
        raise LongrollError(f"{name!r} is not a computer player: {', '.join(BOTS)}")
    return kind(game)
