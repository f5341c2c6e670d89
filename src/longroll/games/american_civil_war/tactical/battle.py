"""How a tactical battle begins."""

from typing import Final

from longroll.games.american_civil_war.advanced.entrenchment import begin_digging
from longroll.games.american_civil_war.advanced.initiative import roll_initiative
from longroll.games.american_civil_war.advanced.terrain import roll_terrain
from longroll.games.american_civil_war.events import Events, report_space
from longroll.games.american_civil_war.position import ATTACKER, DEFENDER, RESERVE, Position
from longroll.games.american_civil_war.tactical.deployment import begin_deployment, first_to_deploy
from longroll.games.american_civil_war.tactical.field import MAJOR, SKIRMISH, units_at
from longroll.games.american_civil_war.tactical.pursuit import begin_pursuit
from longroll.games.american_civil_war.tactical.turn import begin_turn
from longroll.kernel.dice import Dice

ENOUGH: Final = 6


def begin_battle(position: Position, dice: Dice, events: Events) -> None:
    """Size, terrain, initiative, deployment (R-82); an army of leaders only has lost already (R-07)."""
    strength = [units_at(position, side, RESERVE) for side in (ATTACKER, DEFENDER)]
    if not strength[ATTACKER] or not strength[DEFENDER]:
        begin_pursuit(position, DEFENDER if strength[ATTACKER] else ATTACKER, dice, events)
        return
    position.battle_size = size_of(strength)
    if position.battle_size == MAJOR:
        roll_terrain(position, dice, events)
        roll_initiative(position, dice, events)
    begin_deployment(position, first_to_deploy(position))


def size_of(strength: list[int]) -> int:
    """ACW-S-tac-03, ACW-S-tac-04: major if both have six units or more; fixed from here on."""
    return MAJOR if min(strength) >= ENOUGH else SKIRMISH


def ready(position: Position, dice: Dice, events: Events) -> None:
    """A side has deployed; when both have, the deployments are shown and the defender may dig."""
    first = first_to_deploy(position)
    if position.battle_side == first:
        begin_deployment(position, 1 - first)
        return
    report_space(
        position.components, events, "deployed", "ACW-S-deploy-01", position.battle_parties[ATTACKER], position.space
    )
    if not begin_digging(position):
        begin_turn(position, dice, events)
