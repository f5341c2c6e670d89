"""Where a game stands, and what an event has cost."""

from typing import Final

from longroll.games.american_civil_war.placement import EUROPE_LANDS, SLAVES_FREED
from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.standard.stages import NAVAL_PHASE
from longroll.games.american_civil_war.steps import (
    ARRAY,
    AVOID,
    BLOCKADE,
    BUY,
    CARGO,
    COMMAND,
    DISPLACE,
    INTERCEPT,
    MAIN,
    MARCH,
    NAVAL,
    OVER,
    PLACE,
    POLITICS,
    RESERVES,
    RETREATING,
    REVOLT,
    STEP_NAMES,
    TERRAIN,
    WHERE,
    WHO,
)
from longroll.games.american_civil_war.terms import NEUTRAL, NOWHERE, PARTY_NAMES, SORT_NAMES, SORT_PARTY
from longroll.kernel.contract import Moment
from longroll.kernel.event import Event

BATTLE_PHASE: Final = "battle"
PHASES: Final = {
    OVER: "over",
    PLACE: "setup",
    COMMAND: "command",
    MARCH: "movement",
    WHERE: "movement",
    WHO: "movement",
    INTERCEPT: "movement",
    AVOID: "movement",
    CARGO: "movement",
    NAVAL: "naval",
    POLITICS: "politics",
    DISPLACE: "politics",
    REVOLT: "production",
    BLOCKADE: "production",
    BUY: "production",
}  # every other step is one of a battle

# The events that report a loss by sort and count.
GONE: Final = frozenset({"eliminated", "leader-killed", "deserted", "drowned"})
# The events of attacks: the fact that has the result, its value, and the fact that names who is lost.
STRUCK: Final = {
    "shot": [("hit", "yes", "target")],
    "pursued": [("caught", "yes", "target")],
    "fired": [("result", "destroyed", "target")],
    "charged": [("result", "target-destroyed", "target"), ("result", "charger-destroyed", "sort")],
}


def moment(position: Position) -> Moment:
    fought = fighting(position)
    place = position.components.space_names[position.space] if fought and position.space != NOWHERE else ""
    turn = position.battle_turn if fought else 0
    return Moment(position.turn, phase_of(position), STEP_NAMES[position.step], place, turn)


def phase_of(position: Position) -> str:
    if position.step == PLACE and position.task in (SLAVES_FREED, EUROPE_LANDS):
        return "politics"
    if position.step == AVOID and position.stage == NAVAL_PHASE:
        return "naval"
    return PHASES.get(position.step, BATTLE_PHASE)


def fighting(position: Position) -> bool:
    """Is a battle being fought in the space of the position?"""
    step = position.step
    return ARRAY <= step <= RESERVES or step >= TERRAIN or step in (MAIN, RETREATING)


def losses(event: Event) -> dict[str, int]:
    """Pieces lost by each side, its allies among them; rioters and independent states are no side."""
    kind, _, facts = event
    lost: dict[str, int] = {}
    if kind in GONE:
        note(lost, str(facts["sort"]), int(facts["count"]))
    for fact, value, victim in STRUCK.get(kind, []):
        if facts[fact] == value:
            note(lost, str(facts[victim]), 1)
    return lost


def note(lost: dict[str, int], sort: str, count: int) -> None:
    party = SORT_PARTY[SORT_NAMES.index(sort)]
    if party != NEUTRAL:
        lost[PARTY_NAMES[party]] = lost.get(PARTY_NAMES[party], 0) + count
