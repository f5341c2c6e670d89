"""The lookout remembers each side's last view, which serves until a piece moves and is updated when its own do, and the
field of the last battle."""

from typing import Final

from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.terms import BORDER, PARTIES, SORTS, SORTS_OF
from longroll.games.american_civil_war.transport import track_open
from longroll.opponents.american_civil_war.battle_strength import FieldCounts
from longroll.opponents.american_civil_war.city_values import city_factors, multiplied_values
from longroll.opponents.american_civil_war.lure import city_weight, set_goals
from longroll.opponents.american_civil_war.march_memory import forget_space
from longroll.opponents.american_civil_war.parameters import Parameters
from longroll.opponents.american_civil_war.situation import (
    NO_SPACES,
    UNKNOWN,
    Situation,
    count_all,
    power_in,
)

MOST_CHANGED: Final = 4  # spaces; with more a new view is made


class View:
    """A situation, and the position it was made from."""

    def __init__(self, position: Position, situation: Situation) -> None:
        self.situation = situation
        self.version = position.map_version
        self.army = position.army[:]
        self.present = position.present[situation.side :: PARTIES]
        self.options = position.options
        self.facts = facts_of(position, situation.side)


def facts_of(position: Position, side: int) -> list[int]:
    """What a situation depends on besides the armies and the options."""
    return [
        position.scenario,
        position.war,
        position.britain_in_war,
        position.seceded_states,
        position.conscription[side],
        position.naval_rating[0],
        position.naval_rating[1],
    ]


def look(position: Position, side: int, parameters: Parameters) -> Situation:
    situation = Situation(position, side, parameters)
    count_all(position, situation)
    set_goals(position, situation)
    return situation


class Lookout:
    def __init__(self) -> None:
        self.views: list[View | None] = [None, None]
        self.field_counts = FieldCounts()

    def look(self, position: Position, side: int, parameters: Parameters) -> Situation:
        view = self.views[side]
        if view is None or not serves(position, view, parameters):
            view = View(position, look(position, side, parameters))
            self.views[side] = view
        return view.situation


def serves(position: Position, view: View, parameters: Parameters) -> bool:
    """Is it the view of the position, or can it be updated?"""
    situation = view.situation
    if situation.parameters is not parameters or situation.components is not position.components:
        return False
    if view.options is not position.options and view.options != position.options:
        return False
    if view.facts != facts_of(position, situation.side):
        return False
    return view.version == position.map_version or update(position, view)


def update(position: Position, view: View) -> bool:
    """After own pieces have gone from one space to another, or one has come; false if more has changed."""
    changed = changed_spaces(position, view)
    if len(changed) > MOST_CHANGED:
        return False
    if changed:
        follow_army(position, view, changed)
    if view.army != position.army:
        return False
    view.version = position.map_version
    if changed:
        recount(position, view.situation, changed)
    return True


def changed_spaces(position: Position, view: View) -> list[int]:
    changed: list[int] = []
    present = position.present
    before = view.present
    at = view.situation.side
    for space in range(position.components.spaces):
        if present[at] != before[space]:
            changed.append(space)
        at += PARTIES
    return changed


def follow_army(position: Position, view: View, changed: list[int]) -> None:
    """Take over the own pieces in these spaces."""
    side = view.situation.side
    for space in changed:
        view.present[space] = position.present[space * PARTIES + side]
        for sort in SORTS_OF[side]:
            view.army[space * SORTS + sort] = position.army[space * SORTS + sort]


def recount(position: Position, situation: Situation, changed: list[int]) -> None:
    components = position.components
    cities = False
    for space in changed:
        situation.own[space] = power_in(position, situation, situation.side, space)
        situation.dangers[space] = UNKNOWN
        if situation.sites:
            situation.sites[space] = None
        if situation.marches is not None:
            situation.marches.changed.append(space)
            forget_space(situation.marches, components, space)
        if components.rails[space] and components.home[space] not in (situation.side, BORDER):
            see_track(position, situation, space)
        cities = cities or components.is_city[space]
    if cities:
        update_goals(position, situation, changed)


def see_track(position: Position, situation: Situation, space: int) -> None:
    """Trains run where an army stands, and no longer when it has gone."""
    nets = situation.rail_nets
    if nets and position.side == situation.side and (nets[space] > 0) == track_open(position, space):
        return
    situation.rail_nets = NO_SPACES
    if situation.marches is not None:
        situation.marches.ends_known = False


def update_goals(position: Position, situation: Situation, changed: list[int]) -> None:
    factors = city_factors(position, situation.parameters, situation.wanted)
    if factors != situation.city_factors:
        situation.city_factors = factors
        situation.city_values = multiplied_values(position, situation.parameters, factors)
        situation.dangers = [UNKNOWN] * position.components.spaces
        set_goals(position, situation)
        return
    for space in changed:
        if situation.city_values[space] and city_weight(position, situation, space) != situation.weights[space]:
            set_goals(position, situation)
            return
