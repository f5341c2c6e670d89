"""A refusal with the sentence that a player reads."""

from functools import cache
from typing import Any, Final, Self

from longroll.games.catalogues import system_catalogue
from longroll.kernel.catalogue import Catalogue
from longroll.kernel.contract import Game
from longroll.kernel.error import LongrollError
from longroll.kernel.verdict import Fact, Refusal

LANGUAGES: Final = ("en", "fr", "es", "it")


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
        messages = catalogue(self.game.system, language)
        messages.names = dict(self.game.names)
        return messages.format(f"refusal-{self.code}", **self.facts)


def check_seat(game: Game[Any], seat: str) -> None:
    if seat not in game.seats:
        raise LongrollError(f"{seat[:40]!r} is not a seat; the seats are {', '.join(game.seats)}")


def not_your_turn(game: Game[Any], position: Any) -> Refusal:
    to_move = game.seat(position)
    facts: dict[str, Fact] = {"side": game.seats[to_move % 2], "seat": game.seats[to_move]}
    return Refusal(game.prompt(position).rule, "not-your-turn", facts)


@cache
def catalogue(system: str, language: str) -> Catalogue:
    return system_catalogue(system, language)
