"""A5A 12.0, Bull Run."""

from typing import Final

from longroll.games.five_aprils.bull_run.options import CROSSINGS_BIND, NO_ATTACK, RUN_DUTY
from longroll.games.five_aprils.control import controlled
from longroll.games.five_aprils.events import Events
from longroll.games.five_aprils.exclusive import RETREAT_CLOSED, RETREAT_FATAL, RETREAT_OPEN, Exclusive
from longroll.games.five_aprils.position import Position
from longroll.games.five_aprils.refusals import (
    ATTACK_OVER_RUN,
    RUN_BARS_ATTACK,
    RUN_CLOSED_TO_SOUTH,
    RUN_NOT_CROSSED,
)
from longroll.games.five_aprils.retreat import judge_ground
from longroll.games.five_aprils.terms import CONFEDERATE, CROSSING, UNION
from longroll.games.five_aprils.victory import DECISIVE, MARGINAL, SUBSTANTIAL, draw_game, win
from longroll.kernel.reason import refuse

RUNS: Final = ("Bull Run", "Catharpin Run")


def over_run(position: Position, side: int) -> bool:
    """A5A-12.1-a: is Bull Run or Catharpin Run on this side?"""
    water = position.battle.water[side]
    return water >= 0 and position.battle.water_names[water] in RUNS


def closed(position: Position, side: int) -> bool:
    """A5A-12.1-a, A5A-12.2-b: over a run, and neither bridge nor ford."""
    return over_run(position, side) and not position.battle.side[side] & CROSSING


class BullRun(Exclusive):
    def bar_step(self, position: Position, unit: int, side: int, place: int) -> int:
        """A5A-12.1-a, A5A-12.1-d, A5A-12.1-f"""
        if side < 0 or not over_run(position, side):
            return 0
        if position.battle.unit_side[unit] == CONFEDERATE:
            return refuse(RUN_CLOSED_TO_SOUTH, place)
        return refuse(RUN_NOT_CROSSED, place) if closed(position, side) else 0

    def bar_crossing(self, position: Position, unit: int, side: int) -> int:
        return self.bar_step(position, unit, side, position.battle.neighbour[side])

    def binds(self, position: Position, side: int) -> bool:
        """A5A-12.1-b, A5A-RUL-19: nobody must attack an enemy beyond a run."""
        if position.options[RUN_DUTY] == CROSSINGS_BIND:
            return not closed(position, side)
        return not over_run(position, side)

    def faces(self, position: Position, side: int) -> bool:
        """A5A-12.1-a, A5A-12.1-b: over a bridge or a ford, where an attack is allowed."""
        return not (over_run(position, side) if position.options[RUN_DUTY] == NO_ATTACK else closed(position, side))

    def bar_attack(self, position: Position, unit: int, side: int) -> int:
        """A5A-12.1-a, A5A-12.1-b, A5A-12.1-c: who bombards is not asked."""
        if self.faces(position, side):
            return 0
        return refuse(ATTACK_OVER_RUN if closed(position, side) else RUN_BARS_ATTACK, position.battle.neighbour[side])

    def retreat_over(self, position: Position, unit: int, side: int) -> int:
        """A5A-12.1-a, A5A-12.1-d, A5A-12.1-e, A5A-12.1-f"""
        if not over_run(position, side):
            return RETREAT_OPEN
        if position.battle.unit_side[unit] == CONFEDERATE:
            return RETREAT_FATAL
        return RETREAT_CLOSED if closed(position, side) else RETREAT_OPEN

    def dies_stuck(self, position: Position, unit: int) -> str:
        """A5A-12.1-e: the only way back leads over a run."""
        here = position.where[unit]
        for side in range(6 * here, 6 * here + 6):
            if position.battle.neighbour[side] < 0 or judge_ground(position, unit, side):
                continue
            if self.retreat_over(position, unit, side) == RETREAT_FATAL:
                return "A5A-12.1-e"
        return ""

    def check_victory(self, position: Position, events: Events) -> None:
        """A5A-12.4-a, A5A-12.4-b, A5A-12.4-c"""
        rule = "A5A-12.4-c" if position.turn == position.battle.last_turn else "A5A-12.4-b"
        union = controlled(position, UNION)
        if controlled(position, CONFEDERATE) == len(position.control):
            win(position, CONFEDERATE, DECISIVE, rule, events)
        elif union >= 2:
            win(position, UNION, DECISIVE if union == len(position.control) else SUBSTANTIAL, rule, events)
        elif position.turn < position.battle.last_turn:
            return
        elif union == 1:
            win(position, UNION, MARGINAL, rule, events)
        else:
            draw_game(position, rule, events)


RULES: Final = BullRun()
