"""Games between computer players, and every question in them that a side is asked in the enemy's turn."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from longroll import Match
from longroll.games.american_civil_war.position import Position as CivilWarPosition
from longroll.games.american_civil_war.seats import asked_side
from longroll.games.five_aprils.position import BUILD, ROLL
from longroll.games.five_aprils.position import Position as FiveAprilsPosition
from longroll.kernel.contract import Game
from longroll.kernel.dice import SeededDice
from longroll.opponents import ask, find_bot
from longroll.opponents.bot import Budget

MOST = 30_000
ADVANCED = dict.fromkeys(("avoid", "reinf", "entrench", "terrain", "initiative", "experience", "capture"), "on")


class Played(NamedTuple):
    """`games`: how many, half of them by Militia and half by chance."""

    title: str
    scenario: str
    games: int
    options: Mapping[str, str] = MappingProxyType({})


GAMES = [
    Played("house-divided", "short", 6),
    Played("house-divided", "campaign", 2),
    *(Played(title, "battle", 4) for title in ("bull-run", "pea-ridge", "shiloh", "bentonville")),
    Played("gettysburg", "battle", 2),
    Played("civil-war-basic", "basic", 2),
    Played("civil-war-standard", "balanced", 2),
    Played("civil-war-standard", "historical", 2, ADVANCED | {"leader-loss": "owner", "naval-battles": "each"}),
    Played("civil-war-teams", "balanced", 2, {"four": "field"}),
    Played("civil-war-teams", "balanced", 2, {"four": "theatre"}),
]


def positions(played: Played) -> Iterator[tuple[Game[Any], Any]]:
    """Every position of these games in which somebody is asked; it is changed in place afterwards."""
    for number in range(played.games):
        seed = f"orders-{number}"
        match = Match.new(played.title, played.scenario, seed, played.options)
        game, position, dice = match.game, match.position, SeededDice(seed)
        bot, thoughts = find_bot("militia" if number % 2 == 0 else "random", game), SeededDice(f"bot {number}")
        for _ in range(MOST):
            if game.outcome(position):
                break
            yield game, position
            game.advance(position, ask(bot, game, position, thoughts, Budget()).action, dice, None)


def in_enemy_turn(game: Game[Any], position: Any) -> bool:
    """Is the side that is asked another one than the side whose turn, phase, initiative or purchase it is?"""
    if isinstance(position, FiveAprilsPosition):
        return position.step not in (BUILD, ROLL) and position.seat != position.phasing
    if isinstance(position, CivilWarPosition):
        active = position.initiative_of - 1 if position.initiative_of else position.side
        return asked_side(position) != active
    return game.seat(position) != int(position.side)
