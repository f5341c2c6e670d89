"""What a player could mean by pointing at a thing: actions of the present step, the likeliest first, allowed or not.

Things are a `space` of the map, a `sort` of piece in a tray (or the items `rail` and `naval`), a `piece` on the field
of a battle (`attacker line-1 union-infantry`), an `area` of the field (`attacker line-1`) and a `sheet`, which is the
name of an action without words.
"""

from typing import Final

from longroll.games.american_civil_war.action import (
    ACT_ABSTAIN,
    ACT_ACT,
    ACT_ALL,
    ACT_ANCHOR,
    ACT_ASSIGN,
    ACT_AT,
    ACT_BACK,
    ACT_BATTLE,
    ACT_BUY,
    ACT_BUY_NAVAL,
    ACT_BUY_RAIL,
    ACT_CHARGE,
    ACT_DEPLOY,
    ACT_DETACH,
    ACT_DIG,
    ACT_DISPLACE,
    ACT_DROWN,
    ACT_END,
    ACT_FIRE,
    ACT_FORGO,
    ACT_FROM,
    ACT_GROUND,
    ACT_HALT,
    ACT_LINE,
    ACT_LOSE,
    ACT_MAIN,
    ACT_MAIN_LANDING,
    ACT_ORDERED,
    ACT_PLACE,
    ACT_PURSUE,
    ACT_RAIL,
    ACT_RALLY,
    ACT_READY,
    ACT_RECALL,
    ACT_REST,
    ACT_RETREAT,
    ACT_RIDE,
    ACT_SAIL,
    ACT_SHIFT,
    ACT_SHOOT,
    ACT_STAND,
    ACT_TAKE,
    ACT_TO,
    ACT_TRANSFER,
    ACT_WITHDRAW,
    VERB,
    VERB_NUMBERS,
    VERBS,
    WEAR_NAMES,
    first_of,
    make,
    second_of,
)
from longroll.games.american_civil_war.advanced.terrain import to_lay
from longroll.games.american_civil_war.advanced.theatre import in_east
from longroll.games.american_civil_war.judge import choices, judge
from longroll.games.american_civil_war.position import (
    AREA_NAMES,
    BATTLE_SIDE_NAMES,
    RESERVE,
    ROUTED,
    Position,
    on_field,
)
from longroll.games.american_civil_war.scenario import is_basic
from longroll.games.american_civil_war.standard.retreat import refuges
from longroll.games.american_civil_war.steps import (
    ACT,
    ARRAY,
    BATTLE,
    BUY,
    CARGO,
    COMMAND,
    DEPLOY,
    DIG,
    DISPLACE,
    FIRE,
    LOSE_LEADER,
    MAIN,
    MARCH,
    ORDER,
    PLACE,
    PURSUE,
    RALLY,
    RESERVES,
    RETREATING,
    TARGET,
    TERRAIN,
    WHERE,
    WHO,
)
from longroll.games.american_civil_war.tactical.field import columns
from longroll.games.american_civil_war.terms import SORT_NAMES, SORTS_OF
from longroll.kernel.contract import Thing

SORT_NUMBERS: Final = {name: number for number, name in enumerate(SORT_NAMES)}
AREA_NUMBERS: Final = {name: number for number, name in enumerate(AREA_NAMES)}
ITEMS: Final = {"rail": ACT_BUY_RAIL, "naval": ACT_BUY_NAVAL}

# The steps in which a space is named by one verb.
ON_MAP: Final = {MARCH: ACT_FROM, BATTLE: ACT_BATTLE, DISPLACE: ACT_DISPLACE}
# The steps of a battle in which a sort is named by one verb.
ON_FIELD: Final = {FIRE: ACT_SHOOT, TARGET: ACT_AT, RALLY: ACT_RECALL, LOSE_LEADER: ACT_LOSE}

# Choices that close something or give it up: nobody makes them but the player.
COMMITMENTS: Final = frozenset(
    {
        ACT_ALL,
        ACT_READY,
        ACT_END,
        ACT_REST,
        ACT_ORDERED,
        ACT_HALT,
        ACT_STAND,
        ACT_WITHDRAW,
        ACT_ABSTAIN,
        ACT_ANCHOR,
        ACT_FORGO,
    }
)


def forced(position: Position) -> int | None:
    """The only choice, unless it closes a step."""
    found = choices(position)
    return found[0] if len(found) == 1 and found[0] // VERB not in COMMITMENTS else None


def candidates(position: Position, thing: Thing, held: str) -> list[int]:
    """Nothing for a thing that is not there or of which the present step says nothing."""
    components = position.components
    kind, name = thing
    if kind == "space":
        return about_space(position, components.space_numbers[name], held) if name in components.space_numbers else []
    if kind == "sort":
        return about_item(position, name) if name in ITEMS else about_sort(position, SORT_NUMBERS.get(name, -1))
    if kind == "sheet":
        verb = VERB_NUMBERS.get(name, 0)
        return [make(verb)] if verb and not VERBS[verb].fields else []
    words = name.split(" ")
    if len(words) < 2 or words[0] not in BATTLE_SIDE_NAMES or words[1] not in AREA_NUMBERS:
        return []
    if kind == "area":
        return into_area(position, AREA_NUMBERS[words[1]], held)
    if kind != "piece" or len(words) != 3 or words[2] not in SORT_NUMBERS:
        return []
    side, area, sort = BATTLE_SIDE_NAMES.index(words[0]), AREA_NUMBERS[words[1]], SORT_NUMBERS[words[2]]
    return about_piece(position, side, area, sort, held)


# --- on the map


def about_space(position: Position, space: int, held: str) -> list[int]:
    step = position.step
    if step in ON_MAP:
        return [make(ON_MAP[step], space)]
    if step == WHERE:
        return ways_to(position, space)
    if step in (PLACE, BUY):
        verb = ACT_PLACE if step == PLACE else ACT_BUY
        return [make(verb, sort, space) for sort in in_hand(position, verb, held)]
    if step == RETREATING:
        return [make(ACT_RETREAT, space), *detachments(space, held)]
    if step == MAIN:
        return [make(ACT_MAIN, space), make(ACT_MAIN_LANDING, space)]
    if step == COMMAND:
        return commands(position, space, held)
    return []


def commands(position: Position, space: int, held: str) -> list[int]:
    """The space to the other command; or a piece in it, if one is held."""
    other = 0 if in_east(position, position.side, space) else 1
    whole = make(ACT_ASSIGN, space, other)
    if held in SORT_NUMBERS:
        return [make(ACT_TRANSFER, SORT_NUMBERS[held], space, other), whole]
    return [whole]


def ways_to(position: Position, space: int) -> list[int]:
    """The ways there: by land to a neighbour; farther by rail from a city on a line, or by sea from a port."""
    components = position.components
    origin = position.space
    on_foot = make(ACT_TO, space)
    if is_basic(position):
        return [on_foot]
    found: list[int] = []
    if components.is_city[origin] and components.rails[origin] and components.rails[space]:
        found.append(make(ACT_RAIL, space))
    if components.is_port[origin] and components.is_coast[space]:
        found.append(make(ACT_SAIL, space))
    return [on_foot, *found] if space in components.neighbours[origin] or not found else [*found, on_foot]


def in_hand(position: Position, verb: int, held: str) -> list[int]:
    """The sort that a player holds, or else the first that is offered."""
    if held in SORT_NUMBERS:
        return [SORT_NUMBERS[held]]
    return [first_of(action) for action in choices(position) if action // VERB == verb][:1]


def detachments(space: int, held: str) -> list[int]:
    return [make(ACT_DETACH, SORT_NUMBERS[held], space)] if held in SORT_NUMBERS else []


# --- in the tray


def about_item(position: Position, item: str) -> list[int]:
    return [make(ITEMS[item])] if position.step == BUY else []


def about_sort(position: Position, sort: int) -> list[int]:
    if sort < 0:
        return []
    step = position.step
    if step in (PLACE, BUY):
        verb = ACT_PLACE if step == PLACE else ACT_BUY
        return [make(verb, sort, space_for(position, verb, sort))]
    if step == WHO:
        return [make(ACT_TAKE, sort), make(ACT_RIDE, sort)]
    if step == CARGO:
        return [make(ACT_DROWN, sort)]
    if step == RETREATING:
        return [make(ACT_DETACH, sort, space) for space in refuges(position)[:1]]
    return []


def space_for(position: Position, verb: int, sort: int) -> int:
    """A space that is open to a sort; if none is, the first of the side, so that the price is spoken of first."""
    for action in choices(position):
        if action // VERB == verb and first_of(action) == sort:
            return second_of(action)
    return position.components.home_spaces[position.side][0]


# --- on the field of a battle


def into_area(position: Position, area: int, held: str) -> list[int]:
    step = position.step
    if step == ORDER:
        return [make(ACT_SHIFT, area)]
    if step == DIG:
        return [make(ACT_DIG, area)]
    if step == DEPLOY:
        return [make(ACT_DEPLOY, sort, area) for sort in in_hand(position, ACT_DEPLOY, held)]
    if step == TERRAIN:
        return [make(ACT_GROUND, terrain, area) for terrain in sorted(set(to_lay(position, position.battle_side)))]
    return []


def about_piece(position: Position, side: int, area: int, sort: int, held: str) -> list[int]:
    step = position.step
    if step in ON_FIELD:
        return [make(ON_FIELD[step], sort)]
    if step in (ARRAY, RESERVES):
        return [make(ACT_LINE if area == RESERVE else ACT_BACK, sort)]
    if step == DEPLOY:
        return [make(ACT_DEPLOY, sort, columns(position)[0])]
    if step == ACT:
        return acts(position, sort, area)
    if step == ORDER:
        own = side == position.battle_side
        return [make(ACT_RALLY, sort)] if own else [make(ACT_FIRE, sort), make(ACT_CHARGE, sort)]
    return pursuits(position, side, sort, held) if step == PURSUE else []


def acts(position: Position, sort: int, area: int) -> list[int]:
    """The piece with the most actions left that may act; or else a fresh one, allowed or not."""
    ways = [make(ACT_ACT, sort, area, wear) for wear in range(len(WEAR_NAMES))]
    return [action for action in ways if not judge(position, action)] or ways[:1]


def pursuits(position: Position, side: int, sort: int, held: str) -> list[int]:
    """A pursuer goes after the first fugitive, a fugitive is pursued by the piece in hand."""
    if side == position.battle_side:
        loser = 1 - side
        routed = [unit for unit in SORTS_OF[position.battle_parties[loser]] if on_field(position, loser, ROUTED, unit)]
        return [make(ACT_PURSUE, sort, unit) for unit in routed[:1]]
    return [make(ACT_PURSUE, hunter, sort) for hunter in in_hand(position, ACT_PURSUE, held)]
