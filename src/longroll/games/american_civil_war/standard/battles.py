"""Which battles there are, who attacks, and how one begins."""

from longroll.games.american_civil_war.advanced.reinforcement import needs_main
from longroll.games.american_civil_war.battlefield import contested, take_field
from longroll.games.american_civil_war.events import Events, report_space
from longroll.games.american_civil_war.position import Position, present_in
from longroll.games.american_civil_war.refusals import NO_BATTLE_THERE
from longroll.games.american_civil_war.standard.arrivals import landed_at
from longroll.games.american_civil_war.standard.captures import note_rebels
from longroll.games.american_civil_war.standard.stages import MOVING
from longroll.games.american_civil_war.steps import MAIN
from longroll.games.american_civil_war.tactical.battle import begin_battle
from longroll.games.american_civil_war.terms import CONFEDERATE, NEUTRAL, UNION
from longroll.kernel.dice import Dice
from longroll.kernel.reason import ALLOWED, refuse


def judge_battle(position: Position, space: int) -> int:
    """ACW-S-seq-03: the active player chooses the order."""
    return ALLOWED if contested(position, space) else refuse(NO_BATTLE_THERE, space)


def attacker_of(position: Position, space: int) -> int:
    """ACW-S-tac-01, ACW-S-tac-02: who moved in attacks; outside movement rebels attack the garrison."""
    if position.stage == MOVING:
        return position.side
    return NEUTRAL if present_in(position, NEUTRAL, space) else UNION


def defender_of(position: Position, attacker: int, space: int) -> int:
    for party in (UNION, CONFEDERATE, NEUTRAL):
        if party != attacker and present_in(position, party, space):
            return party
    return NEUTRAL


def open_battle(position: Position, space: int, dice: Dice, events: Events) -> None:
    """A battle is chosen; the attacker may first have to name his main army."""
    report_space(position.components, events, "battle", "ACW-S-tac-02", attacker_of(position, space), space)
    if needs_main(position, space):
        position.space = space
        position.step = MAIN
    else:
        join_battle(position, space, dice, events)


def join_battle(position: Position, space: int, dice: Dice, events: Events) -> None:
    """Both armies come to the field."""
    attacker = attacker_of(position, space)
    defender = defender_of(position, attacker, space)
    note_rebels(position, space, (attacker, defender))
    take_field(position, space, attacker, defender)
    position.landed = 1 if landed_at(position, space) else 0
    begin_battle(position, dice, events)
