"""Cities captured and given back, and the powers of Europe that leave the war when theirs are."""

from typing import Final

from longroll.games.american_civil_war.advanced.railways import destroy_railway
from longroll.games.american_civil_war.battlefield import contested
from longroll.games.american_civil_war.components import Components
from longroll.games.american_civil_war.events import Events, report_side, report_space
from longroll.games.american_civil_war.options import EUROPE_LEAVES
from longroll.games.american_civil_war.ownership import seceded
from longroll.games.american_civil_war.position import Position, lift, note_moved, units_in
from longroll.games.american_civil_war.scenario import has_politics
from longroll.games.american_civil_war.terms import (
    BRITAIN,
    CANADA,
    CONFEDERATE,
    FRANCE,
    KINDS,
    NEUTRAL,
    SORT_NATION,
    SORTS,
    UNION,
    sort_of,
)

CAPITAL_WORTH: Final = 2


def settle(position: Position, events: Events) -> None:
    """See which cities have changed hands, once a movement is over and after every battle (ruling L03)."""
    components = position.components
    for place, space in enumerate(components.cities):
        if components.home[space] <= CONFEDERATE or space == components.capital[UNION]:
            settle_city(position, place, space, events)
    check_france(position, events)
    check_britain(position, events)


def settle_city(position: Position, place: int, space: int, events: Events) -> None:
    """A city of a side's own colour, or Washington, which counts as lost until the Union is back in it."""
    components = position.components
    owner = owner_of(components, space)
    if contested(position, space):
        return
    taken = position.taken_cities >> place & 1
    if units_in(position, 1 - owner, space):
        if not taken:
            position.taken_cities |= 1 << place
            capture(position, 1 - owner, space, events)
    elif out_of_hand(position, owner, space):
        position.taken_cities |= 1 << place
    elif taken and (components.home[space] == owner or units_in(position, owner, space)):
        position.taken_cities &= ~(1 << place)


def owner_of(components: Components, space: int) -> int:
    return UNION if space == components.capital[UNION] else components.home[space]


def out_of_hand(position: Position, owner: int, space: int) -> bool:
    """Rebels hold it, or its state has left and the owner is not back: nobody takes it from the owner now (R-30)."""
    if units_in(position, NEUTRAL, space):
        return True
    return seceded(position, space) and not units_in(position, owner, space)


def note_rebels(position: Position, space: int, parties: tuple[int, int]) -> None:
    """Before a battle with rebels in which the owner has no part: the city is not in his hand (R-30)."""
    components = position.components
    owner = owner_of(components, space)
    if space in components.cities and NEUTRAL in parties and owner <= CONFEDERATE and owner not in parties:
        position.taken_cities |= 1 << components.cities.index(space)


def capture(position: Position, captor: int, space: int, events: Events) -> None:
    """ACW-S-euro-03: the capital of the enemy moves Europe."""
    components = position.components
    report_space(components, events, "captured", "ACW-S-map-07", captor, space)
    if space == components.capital[1 - captor]:
        change_rating(position, CAPITAL_WORTH if captor == UNION else -CAPITAL_WORTH, "ACW-S-euro-03", events)
    destroy_railway(position, captor, space, events)


def change_rating(position: Position, change: int, rule: str, events: Events) -> None:
    """ACW-S-euro-06: without a floor or a ceiling; only where there are politics."""
    if not has_politics(position):
        return
    position.european_rating += change
    report_side(events, "rating", rule, UNION if change > 0 else CONFEDERATE, position.european_rating)


def check_france(position: Position, events: Events) -> None:
    """ACW-S-europe-05"""
    components = position.components
    if (
        position.france_in_war
        and units_in(position, UNION, components.mexico_city)
        and not contested(position, components.mexico_city)
    ):
        position.france_in_war = 0
        remove_power(position, FRANCE)
        report_space(components, events, "power-leaves", "ACW-S-europe-05", CONFEDERATE, components.mexico_city, FRANCE)
        remove_fleet(position, events)


def check_britain(position: Position, events: Events) -> None:
    """ACW-S-europe-11"""
    components = position.components
    if not position.britain_in_war:
        return
    for space in components.home_cities[CANADA]:
        if not units_in(position, UNION, space) or contested(position, space):
            return
    position.britain_in_war = 0
    remove_power(position, BRITAIN)
    report_space(
        components, events, "power-leaves", "ACW-S-europe-11", CONFEDERATE, components.home_cities[CANADA][0], BRITAIN
    )
    remove_fleet(position, events)


def remove_power(position: Position, nation: int) -> None:
    """Its units leave the map (R-33), and the battles that they had entered: no attack comes from where they came."""
    for space in range(position.components.spaces):
        for kind in range(KINDS):
            sort = sort_of(nation, kind)
            count = position.army[space * SORTS + sort]
            if count:
                lift(position, space, sort, count)
                note_moved(position, space, sort, -position.moved[space * SORTS + sort])
    position.arrivals = [
        number
        for at in range(0, len(position.arrivals), 4)
        if SORT_NATION[position.arrivals[at + 2]] != nation
        for number in position.arrivals[at : at + 4]
    ]


def remove_fleet(position: Position, events: Events) -> None:
    """The ships that came with the powers stay, unless they go with the last of them (R-33)."""
    if not position.options[EUROPE_LEAVES] or position.france_in_war or position.britain_in_war:
        return
    left = max(0, position.naval_rating[CONFEDERATE] - position.components.naval_bonus)
    position.naval_rating[CONFEDERATE] = left
    report_side(events, "fleet-leaves", "ACW-R-33", CONFEDERATE, left)
