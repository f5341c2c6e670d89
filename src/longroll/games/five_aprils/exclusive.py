"""A5A 11.0: what a battle may change of the common rules. Every method here says what holds where no battle speaks."""

from typing import Final, NamedTuple

from longroll.games.five_aprils.battle import Battle
from longroll.games.five_aprils.events import Events
from longroll.games.five_aprils.position import Position
from longroll.games.five_aprils.reach import Reach
from longroll.games.five_aprils.refusals import (
    NO_BUILDING,
    NO_COMMITMENT,
    NOT_ARRIVED,
    NOT_TO_ROLL_FOR,
)
from longroll.kernel.dice import Dice
from longroll.kernel.reason import refuse

RETREAT_OPEN: Final = 0
RETREAT_LAST: Final = 1
RETREAT_FATAL: Final = 2
RETREAT_CLOSED: Final = 3


class ExtraField(NamedTuple):
    """A field of the notation that only one battle has, and its place in `extra`: a number, one of some names, or
    several of them (`many`)."""

    name: str
    slot: int
    names: list[str]
    many: bool = False


class Exclusive:
    """The exclusive rules of one battle; stateless, since whatever changes is in the position."""

    # --- set-up and markers

    def extra_fields(self, battle: Battle) -> list[ExtraField]:
        """The names of what this battle keeps in `extra`."""
        return []

    def set_up(self, position: Position) -> None:
        """After the common set-up."""

    def begin_turn(self, position: Position, dice: Dice, events: Events) -> None:
        """In the Phase Marker segment, before the cup is filled."""

    def marker_turn(self, position: Position, formation: int) -> int:
        """The first turn of a formation's Movement marker."""
        return position.battle.first_turn[formation]

    def combat_turn(self, position: Position, side: int) -> int:
        """The first turn of a side's Combat marker."""
        return position.battle.combat_from[side]

    def end_operations(self, position: Position, events: Events) -> bool:
        """When the cup is empty; true if somebody has something to decide first."""
        return False

    # --- movement

    def moves_again(self, position: Position, formation: int) -> bool:
        """A5A-4.1-c: at its second draw of the turn a formation does nothing."""
        return False

    def begin_movement(self, position: Position, formation: int) -> None:
        """When a Movement marker was drawn."""

    def bar_unit(self, position: Position, unit: int) -> int:
        """Why a unit may not move in this Movement Phase."""
        return 0

    def bar_step(self, position: Position, unit: int, side: int, place: int) -> int:
        """Why a unit may not move over a side of a hex (-1: from off the map) into a hex."""
        return 0

    def bar_stop(self, position: Position, unit: int, place: int, found: Reach) -> int:
        """Why a unit may not end its move in a hex, of all those it can reach."""
        return 0

    def bar_end(self, position: Position) -> int:
        """Why the Movement Phase may not end yet."""
        return 0

    def entry_hexes(self, position: Position, unit: int) -> list[int]:
        """A5A-8.2-a: the hexes at which a unit may come in."""
        battle = position.battle
        return [place for letter in battle.unit_entries[unit] for place in battle.entries[letter]]

    def entry_price(self, position: Position, unit: int, place: int) -> int:
        """A price of its own for coming in there, or 0."""
        return 0

    def substitutes(self, position: Position, unit: int) -> bool:
        """A5A-8.2-e: may a unit come in elsewhere while the enemy is in its entry hex?"""
        return True

    def may_arrive(self, position: Position, unit: int) -> bool:
        """A5A-8.1-c, A5A-8.1-d: is its turn come, and may it come in?"""
        arrival = position.battle.arrival[unit]
        return 0 < arrival <= position.turn

    def bar_arrival(self, position: Position, unit: int) -> int:
        """Why a unit that waits off the map may not come in yet."""
        return 0 if self.may_arrive(position, unit) else refuse(NOT_ARRIVED, unit)

    def on_way(self, position: Position, unit: int, place: int) -> None:
        """A moving unit passes through a hex or stops in it."""

    def after_entry(self, position: Position, unit: int, place: int) -> None:
        """A unit came in at a hex."""

    def after_move(self, position: Position, unit: int, events: Events) -> None:
        """A unit came to stand in a hex, by movement, retreat or advance."""

    # --- combat

    def begin_combat(self, position: Position, events: Events) -> None:
        """At the start of a Combat Phase; it may begin a retreat."""

    def between_combats(self, position: Position, events: Events) -> None:
        """Before the next combat of a phase is chosen; it may begin a retreat."""

    def binds(self, position: Position, side: int) -> bool:
        """Does a zone of control over that side oblige to attack?"""
        return True

    def faces(self, position: Position, side: int) -> bool:
        """May units whom a zone of control reaches over that side fight, and so retreat, instead?"""
        return True

    def bar_attack(self, position: Position, unit: int, side: int) -> int:
        """Why a unit may not attack over that side of its hex; a bombardment never asks."""
        return 0

    def bar_crossing(self, position: Position, unit: int, side: int) -> int:
        """Why a unit may not advance over a side of a hex."""
        return 0

    def bar_retreat(self, position: Position, unit: int, side: int) -> int:
        """Why a unit may not retreat over a side of a hex that the common rules leave open."""
        return self.bar_crossing(position, unit, side)

    def retreat_over(self, position: Position, unit: int, side: int) -> int:
        """Is a retreat over that side open, a last resort, the end of the unit, or closed?"""
        return RETREAT_OPEN

    def dies_stuck(self, position: Position, unit: int) -> str:
        """The rule by which a unit that cannot retreat is eliminated, if there is one."""
        return ""

    def surprise(self, position: Position) -> int:
        """Columns to the right, outside the limit of three."""
        return 0

    def before_odds(self, position: Position, events: Events) -> None:
        """After a combat was declared, before the odds are computed."""

    def after_attack(self, position: Position, events: Events) -> None:
        """A combat was declared against the targets."""

    # --- victory

    def zones_control(self) -> bool:
        """A5A-11.1-b: does a zone of control give control of an objective?"""
        return True

    def check_victory(self, position: Position, events: Events) -> None:
        """At the end of a turn on which victory is determined."""
        raise NotImplementedError

    # --- what only one battle has

    def can_commit(self) -> bool:
        """Are divisions told off to have moved?"""
        return False

    def judge_commit(self, position: Position, division: int) -> int:
        """Why a division may not be told off to have moved."""
        return refuse(NO_COMMITMENT)

    def commit(self, position: Position, division: int) -> None:
        """A division counts as having moved."""

    def commitments(self, position: Position) -> list[int]:
        return []

    def can_build(self) -> bool:
        """Are fortifications built in this battle?"""
        return False

    def judge_roll(self, position: Position, unit: int) -> int:
        """Why a die may not be rolled for a unit now."""
        return refuse(NOT_TO_ROLL_FOR, unit)

    def roll_for(self, position: Position, unit: int, dice: Dice, events: Events) -> bool:
        """Roll the die that may bring a unit in; true if there is another to roll for."""
        raise NotImplementedError

    def begin_building(self, position: Position, side: int) -> bool:
        """Can that side build anything now?"""
        return False

    def judge_build(self, position: Position, unit: int, direction: int) -> int:
        """Why a unit may not build a fortification."""
        return refuse(NO_BUILDING)

    def build(self, position: Position, unit: int, direction: int, events: Events) -> None:
        """Put a fortification."""
