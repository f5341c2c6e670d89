"""A5A 15.0, Gettysburg: which chapter's file answers what."""

from typing import Final

from longroll.games.five_aprils.battle import Battle
from longroll.games.five_aprils.events import Events
from longroll.games.five_aprils.exclusive import RETREAT_LAST, RETREAT_OPEN, Exclusive, ExtraField
from longroll.games.five_aprils.gettysburg import breastworks, corps, reserve, scoring
from longroll.games.five_aprils.gettysburg.options import START
from longroll.games.five_aprils.position import Position
from longroll.games.five_aprils.reach import Reach
from longroll.games.five_aprils.refusals import BUFORD_HOLDS_RUN, BUFORD_LAST_RESORT
from longroll.games.five_aprils.terms import BUFORD, UNION
from longroll.kernel.dice import Dice
from longroll.kernel.reason import refuse

RUN: Final = "Willoughby Run"
BUFORD_FREE: Final = 3


def over_run(position: Position, side: int) -> bool:
    water = position.battle.water[side]
    return water >= 0 and position.battle.water_names[water] == RUN


class Gettysburg(Exclusive):
    def extra_fields(self, battle: Battle) -> list[ExtraField]:
        return corps.extra_fields(battle)

    def set_up(self, position: Position) -> None:
        if position.options[START]:
            position.passed = [UNION] * len(position.passed)

    def begin_turn(self, position: Position, dice: Dice, events: Events) -> None:
        reserve.release_all(position, events)
        corps.begin_turn(position)
        corps.look(position, events)

    def end_operations(self, position: Position, events: Events) -> bool:
        """A5A-15.2-a: at the end of a night the Union builds, then the Confederates."""
        return breastworks.begin(position, UNION) or breastworks.begin(position, 1 - UNION)

    # --- movement

    def moves_again(self, position: Position, formation: int) -> bool:
        """A5A-4.1-d, A5A-15.4-a"""
        return corps.is_corps(position, formation)

    def begin_movement(self, position: Position, formation: int) -> None:
        corps.begin_movement(position, formation)

    def bar_unit(self, position: Position, unit: int) -> int:
        return corps.bar_unit(position, unit)

    def bar_step(self, position: Position, unit: int, side: int, place: int) -> int:
        """A5A-15.3-a"""
        held = position.battle.tags[unit] & BUFORD and position.turn < BUFORD_FREE
        if held and side >= 0 and over_run(position, side):
            return refuse(BUFORD_HOLDS_RUN, place)
        return 0

    def bar_crossing(self, position: Position, unit: int, side: int) -> int:
        """A5A-15.3-a"""
        return self.bar_step(position, unit, side, position.battle.neighbour[side])

    def bar_stop(self, position: Position, unit: int, place: int, found: Reach) -> int:
        return reserve.bar_stop(position, unit, place, found)

    def bar_end(self, position: Position) -> int:
        return reserve.bar_end(position, self) or corps.bar_end(position)

    def on_way(self, position: Position, unit: int, place: int) -> None:
        """A5A-15.4-i"""
        corps.look_from(position, unit, place)

    def after_move(self, position: Position, unit: int, events: Events) -> None:
        corps.after_move(position, unit, events)

    def can_commit(self) -> bool:
        return True

    def judge_commit(self, position: Position, division: int) -> int:
        return corps.judge_commit(position, division)

    def commit(self, position: Position, division: int) -> None:
        corps.commit(position, division)

    def commitments(self, position: Position) -> list[int]:
        return corps.commitments(position)

    # --- combat

    def bar_retreat(self, position: Position, unit: int, side: int) -> int:
        """A5A-15.3-b"""
        return refuse(BUFORD_LAST_RESORT, position.battle.neighbour[side])

    def retreat_over(self, position: Position, unit: int, side: int) -> int:
        """A5A-15.3-b"""
        held = position.battle.tags[unit] & BUFORD and position.turn < BUFORD_FREE
        return RETREAT_LAST if held and over_run(position, side) else RETREAT_OPEN

    def after_attack(self, position: Position, events: Events) -> None:
        reserve.release_attacked(position, events)

    # --- fortifications

    def can_build(self) -> bool:
        return True

    def begin_building(self, position: Position, side: int) -> bool:
        return breastworks.begin(position, side)

    def judge_build(self, position: Position, unit: int, direction: int) -> int:
        return breastworks.judge_build(position, unit)

    def build(self, position: Position, unit: int, direction: int, events: Events) -> None:
        breastworks.build(position, unit, direction, events)

    # --- victory

    def zones_control(self) -> bool:
        """A5A-15.6-a"""
        return False

    def check_victory(self, position: Position, events: Events) -> None:
        scoring.check_victory(position, events)


RULES: Final = Gettysburg()
