"""Who would win if victory were determined now, by the rules of the battle."""

from typing import Final

from longroll.games.five_aprils.exclusive import Exclusive
from longroll.games.five_aprils.position import OVER, Position
from longroll.games.five_aprils.terms import CONFEDERATE, UNION

LEVELS: Final = 3.0


def next_check(position: Position) -> int:
    """The next turn at whose end victory is determined."""
    battle = position.battle
    for turn in range(position.turn, battle.last_turn):
        if battle.check[turn]:
            return turn
    return battle.last_turn


def projected_result(position: Position, rules: Exclusive, turn: int) -> float:
    """As at the end of that turn: above zero for the Union, the more the clearer; zero if nobody wins."""
    twin = position.shared()
    twin.turn = turn
    rules.check_victory(twin, None)
    if twin.step != OVER or twin.winner not in (UNION, CONFEDERATE):
        return 0.0
    clear = 0.5 + 0.5 * twin.level / LEVELS
    return clear if twin.winner == UNION else -clear
