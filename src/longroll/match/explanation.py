"""A refusal with the sentence that a player reads."""

from functools import cache
from pathlib import Path
from typing import Any, Final, Self

from longroll.games import system_folder
from longroll.kernel.contract import Game
from longroll.kernel.error import LongrollError
from longroll.kernel.verdict import Fact, Refusal
from longroll.kernel.words import Words

LANGUAGES: Final = ("en", "fr", "es", "it")
COMMON: Final = Path(__file__).parents[1] / "text"


class Explanation(Refusal):
    """A refusal that knows its game, and so the sentence in four languages."""

    game: Game[Any]

    @classmethod
    def of(cls, game: Game[Any], refusal: Refusal) -> Self:
        explanation = cls(*refusal)
        explanation.game = game
        return explanation

    def sentence(self, language: str = "en") -> str:
        if language not in LANGUAGES:
            raise LongrollError(f"{language[:20]!r} is not a language: {', '.join(LANGUAGES)}")
        words = catalogue(self.game.system, language)
        words.names = dict(self.game.names)
        return words.say(f"refusal-{self.code}", **self.facts)


def not_your_turn(game: Game[Any], position: Any, seat: str) -> Refusal:
    if seat not in game.seats:
        raise LongrollError(f"{seat[:40]!r} is not a seat; the seats are {', '.join(game.seats)}")
    to_move = game.seat(position)
    facts: dict[str, Fact] = {"side": game.seats[to_move % 2]}
    return Refusal(game.prompt(position).rule, "not-your-turn", facts)


@cache
def catalogue(system: str, language: str) -> Words:
    return Words(COMMON, system_folder(system) / "text", language=language)
