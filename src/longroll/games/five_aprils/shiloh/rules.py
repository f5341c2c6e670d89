"""A5A 14.0, Shiloh."""

from typing import Final

from longroll.games.five_aprils.battle import Battle
from longroll.games.five_aprils.control import controlled, loss_points
from longroll.games.five_aprils.events import Events, emit_side
from longroll.games.five_aprils.exclusive import RETREAT_CLOSED, RETREAT_OPEN, Exclusive, ExtraField
from longroll.games.five_aprils.position import ABSENT, Position
from longroll.games.five_aprils.ratio import at_least
from longroll.games.five_aprils.refusals import BOATS_DO_NOT_RETREAT, CAVALRY_AVOIDS_ZONES, WALLACE_HEX
from longroll.games.five_aprils.shiloh.options import BOATS, EVEN_POINTS, RIDERS, WALLACE
from longroll.games.five_aprils.stack import lift, units_at
from longroll.games.five_aprils.terms import CAVALRY, CONFEDERATE, FORREST, GUNBOAT, OPTIONAL, UNION
from longroll.games.five_aprils.victory import DECISIVE, MARGINAL, SUBSTANTIAL, draw_game, win
from longroll.games.five_aprils.zone import in_zone_of, zone_holders
from longroll.kernel.dice import Dice
from longroll.kernel.reason import refuse

CONTACT: Final = 0  # of `extra`: the turn of the first contact
CONTACTED: Final = 1  # of `extra`: the divisions met on it, a bit each, in the order of TENNESSEE
FIRST_ATTACK: Final = 2  # of `extra`: the turn on which a Union unit was first attacked
WALLACE_TURN: Final = 3  # of `extra`: the turn that brings the 3rd Division by the short way

TENNESSEE: Final = ("1st-division", "2nd-division", "4th-division", "5th-division", "6th-division")
WALLACE_DIVISION: Final = "3rd-division"
WALLACE_ENTRY: Final = "1502"
WALLACE_TURNS: Final = (6, 7)
WALLACE_DIE: Final = 2
ALL_AWAKE: Final = 6
LAST_CONTACT: Final = 4
SURPRISE_ENDS: Final = 6
DAY_TWO_SURPRISE: Final = 4
LANDING: Final = "C"
LANDING_PRICE: Final = 2
EVEN_IS_DRAW: Final = 2


class Shiloh(Exclusive):
    def extra_fields(self, battle: Battle) -> list[ExtraField]:
        return [
            ExtraField("contact", CONTACT, []),
            ExtraField("contacted", CONTACTED, list(TENNESSEE), True),
            ExtraField("first-attack", FIRST_ATTACK, []),
            ExtraField("short-way", WALLACE_TURN, []),
        ]

    def set_up(self, position: Position) -> None:
        """A5A-14.6-a: the optional cavalry stays in the box without its option."""
        if not position.options[RIDERS]:
            for unit in range(position.battle.units):
                if position.battle.tags[unit] & OPTIONAL:
                    leave_out(position, unit)

    # --- markers

    def begin_turn(self, position: Position, dice: Dice, events: Events) -> None:
        """A5A-14.6-c: on turns 6 and 7 the Union rolls for the 3rd Division."""
        waits = position.options[WALLACE] and not position.extra[WALLACE_TURN]
        if waits and position.turn in WALLACE_TURNS:
            die = dice.roll(6)
            if die <= WALLACE_DIE:
                position.extra[WALLACE_TURN] = position.turn
            emit_side(events, "wallace-comes" if die <= WALLACE_DIE else "wallace-is-late", "A5A-14.6-c", UNION, die)

    def combat_turn(self, position: Position, side: int) -> int:
        """A5A-14.1-a"""
        if side == CONFEDERATE:
            return super().combat_turn(position, side)
        contact = position.extra[CONTACT]
        return min(contact + 1, ALL_AWAKE) if contact else ALL_AWAKE

    def marker_turn(self, position: Position, formation: int) -> int:
        """A5A-14.1-b, A5A-14.1-c, A5A-14.1-d, A5A-14.6-c"""
        name = position.battle.formation_names[formation]
        if name == WALLACE_DIVISION and position.extra[WALLACE_TURN]:
            return position.extra[WALLACE_TURN]
        if name not in TENNESSEE:
            return super().marker_turn(position, formation)
        contact = position.extra[CONTACT]
        if not 0 < contact <= LAST_CONTACT:
            return ALL_AWAKE
        return contact + (1 if position.extra[CONTACTED] >> TENNESSEE.index(name) & 1 else 2)

    def after_move(self, position: Position, unit: int, events: Events) -> None:
        """A5A-14.1-a, A5A-14.1-c: a Confederate unit in a Union zone of control is contact."""
        battle = position.battle
        if battle.unit_side[unit] != CONFEDERATE or position.extra[CONTACT] not in (0, position.turn):
            return
        holders = zone_holders(position, UNION, position.where[unit])
        if holders and not position.extra[CONTACT]:
            position.extra[CONTACT] = position.turn
            emit_side(events, "contact", "A5A-14.1-a", CONFEDERATE, position.turn)
        for place in holders:
            for met in units_at(position, place):
                name = battle.formation_names[battle.formation[met]]
                if name in TENNESSEE:
                    position.extra[CONTACTED] |= 1 << TENNESSEE.index(name)

    # --- movement and entry

    def bar_step(self, position: Position, unit: int, side: int, place: int) -> int:
        """A5A-14.6-b, A5A-14.6-e"""
        battle = position.battle
        own = battle.unit_side[unit]
        if own == CONFEDERATE and self.is_wallace_hex(position, place):
            return refuse(WALLACE_HEX, place)
        shy = battle.arm[unit] == CAVALRY and not battle.tags[unit] & FORREST
        if shy and position.options[RIDERS] and in_zone_of(position, 1 - own, place):
            return refuse(CAVALRY_AVOIDS_ZONES, place)
        return 0

    def is_wallace_hex(self, position: Position, place: int) -> bool:
        """A5A-14.6-e"""
        return position.options[WALLACE] > 0 and position.battle.hex_names[place] == WALLACE_ENTRY

    def bar_crossing(self, position: Position, unit: int, side: int) -> int:
        """A5A-14.6-b, A5A-14.6-e"""
        return self.bar_step(position, unit, side, position.battle.neighbour[side])

    def entry_hexes(self, position: Position, unit: int) -> list[int]:
        """A5A-14.6-c, A5A-14.6-d"""
        battle = position.battle
        short = position.extra[WALLACE_TURN] > 0
        if short and battle.formation_names[battle.formation[unit]] == WALLACE_DIVISION:
            return [battle.hex_numbers[WALLACE_ENTRY]]
        return super().entry_hexes(position, unit)

    def may_arrive(self, position: Position, unit: int) -> bool:
        """A5A-14.6-c, A5A-14.6-d"""
        battle = position.battle
        if position.extra[WALLACE_TURN] and battle.formation_names[battle.formation[unit]] == WALLACE_DIVISION:
            return True
        return super().may_arrive(position, unit)

    def entry_price(self, position: Position, unit: int, place: int) -> int:
        """A5A-14.4-a"""
        battle = position.battle
        landing = battle.entries[battle.entry_letters.index(LANDING)]
        return LANDING_PRICE if battle.unit_side[unit] == UNION and place in landing else 0

    def substitutes(self, position: Position, unit: int) -> bool:
        """A5A-8.2-f, A5A-14.4-b"""
        return position.battle.unit_side[unit] == CONFEDERATE

    # --- combat

    def bar_retreat(self, position: Position, unit: int, side: int) -> int:
        """A5A-14.6-e, A5A-RUL-63"""
        if position.battle.arm[unit] == GUNBOAT:
            return refuse(BOATS_DO_NOT_RETREAT, unit)
        return self.bar_crossing(position, unit, side)

    def retreat_over(self, position: Position, unit: int, side: int) -> int:
        """A5A-14.6-e; gunboats keep to the river, or to their place."""
        battle = position.battle
        if battle.arm[unit] == GUNBOAT and position.options[BOATS]:
            return RETREAT_CLOSED
        closed = battle.unit_side[unit] == CONFEDERATE and self.is_wallace_hex(position, battle.neighbour[side])
        return RETREAT_CLOSED if closed else RETREAT_OPEN

    def surprise(self, position: Position) -> int:
        """A5A-14.2-a, A5A-14.2-b, A5A-14.2-c, A5A-14.2-d, A5A-14.2-e"""
        turn = position.turn
        if position.phasing == CONFEDERATE:
            if turn > SURPRISE_ENDS:
                return 0
            return 2 if position.extra[FIRST_ATTACK] in (0, turn) else 1
        day = position.battle.day
        fresh = day[turn] == 2 and day[turn - DAY_TWO_SURPRISE] == 1
        return 1 if fresh else 0

    def after_attack(self, position: Position, events: Events) -> None:
        """A5A-14.2-b"""
        if position.phasing == CONFEDERATE and not position.extra[FIRST_ATTACK]:
            position.extra[FIRST_ATTACK] = position.turn

    # --- victory

    def check_victory(self, position: Position, events: Events) -> None:
        """A5A-14.5-a, A5A-14.5-b, A5A-14.5-c"""
        south = controlled(position, CONFEDERATE)
        last = position.turn == position.battle.last_turn
        rule = "A5A-14.5-c" if last else "A5A-14.5-b"
        if last and south == 2:
            count_points(position, events)
        elif last or south != 3:
            side, level = LAST_LEVELS[south] if last else FIRST_LEVELS[south]
            win(position, side, level, rule, events)


def leave_out(position: Position, unit: int) -> None:
    if position.where[unit] >= 0:
        lift(position, unit)
    position.where[unit] = ABSENT


FIRST_LEVELS: Final = [
    (UNION, DECISIVE),
    (UNION, DECISIVE),
    (UNION, SUBSTANTIAL),
    (UNION, MARGINAL),  # play goes on
    (CONFEDERATE, SUBSTANTIAL),
    (CONFEDERATE, DECISIVE),
]
LAST_LEVELS: Final = [
    (UNION, DECISIVE),
    (UNION, SUBSTANTIAL),
    (UNION, MARGINAL),  # by victory points
    (CONFEDERATE, SUBSTANTIAL),
    (CONFEDERATE, DECISIVE),
    (CONFEDERATE, DECISIVE),
]


def count_points(position: Position, events: Events) -> None:
    """A5A-14.5-d"""
    south = loss_points(position, CONFEDERATE)
    north = loss_points(position, UNION)
    if at_least(south, north, 2, 1):
        win(position, CONFEDERATE, SUBSTANTIAL, "A5A-14.5-d", events)
    elif at_least(south, north, 3, 2):
        win(position, CONFEDERATE, MARGINAL, "A5A-14.5-d", events)
    elif at_least(south, north, 1, 1):
        even_points(position, events)
    else:
        win(position, UNION, SUBSTANTIAL, "A5A-14.5-d", events)


def even_points(position: Position, events: Events) -> None:
    """A5A-14.5-d, A5A-RUL-26: a ratio of at least 1 and below 1½."""
    if position.options[EVEN_POINTS] == EVEN_IS_DRAW:
        draw_game(position, "A5A-14.5-d", events)
    else:
        win(position, CONFEDERATE if position.options[EVEN_POINTS] else UNION, MARGINAL, "A5A-14.5-d", events)


RULES: Final = Shiloh()
