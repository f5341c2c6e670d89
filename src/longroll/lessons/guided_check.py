"""The check of a guided game: computer players play it until every tip has come."""

from typing import Final

from longroll.games.catalogues import system_catalogue
from longroll.kernel.dice import SeededDice
from longroll.kernel.error import LongrollError
from longroll.lessons.check import is_on_board
from longroll.lessons.guided_game import GuidedGame, GuidedGameError
from longroll.match import Match
from longroll.opponents import ask
from longroll.opponents.bot import Budget
from longroll.opponents.militia import Militia

GAMES: Final = 20
"""A tip that has not come in so many games does not come."""


def check_guided_game(game: GuidedGame, games: int = GAMES) -> dict[str, int]:
    """In which game each tip came first. Raises `GuidedGameError` for the first thing that is wrong."""
    try:
        match = game.begin(0)
    except LongrollError as error:
        raise GuidedGameError(game.title, f"it cannot begin: {error}") from None
    check_tips(game, match)
    come: dict[str, int] = {}
    for number in range(games):
        for tip in game.reached(play_game(game, number).snapshot()):
            come.setdefault(tip.text, number)
        if len(come) == len(game.tips):
            return come
    for number, tip in enumerate(game.tips):
        if tip.text not in come:
            problem = f"{tip.text!r} never came in {games} games ({tip.when})"
            raise GuidedGameError(game.title, problem, number)
    raise GuidedGameError(game.title, "two tips have the same text")


def check_tips(game: GuidedGame, match: Match) -> None:
    known = system_catalogue(game.system)
    for number, tip in enumerate(game.tips):
        for rule in tip.rules:
            if not known.has(f"rule-{rule.replace('.', '_')}"):
                raise GuidedGameError(game.title, f"{rule!r} is not a rule", number)
        for thing in tip.show:
            if not is_on_board(match, thing):
                raise GuidedGameError(game.title, f"there is no {thing.kind} {thing.id!r} to show", number)


def play_game(game: GuidedGame, seed: int) -> Match:
    """A game of Militia against itself; a choice that is forced is made as on the page."""
    match = game.begin(seed)
    player, dice = Militia(match.game), SeededDice(str(seed))
    while match.outcome is None:
        action = ask(player, match.game, match.position, dice, Budget()).action
        match.play(match.game.write_action(action), forced=True)
    return match
