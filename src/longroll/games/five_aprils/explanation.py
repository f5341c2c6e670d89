"""What is being asked, and why something is refused: with names in place of numbers."""

from typing import Final

from longroll.games.five_aprils.action import describe
from longroll.games.five_aprils.events import marker_name
from longroll.games.five_aprils.position import OVER, STEP_NAMES, Position
from longroll.games.five_aprils.refusals import CODES, GAME_OVER, REASONS
from longroll.games.five_aprils.terms import SIDE_NAMES
from longroll.games.five_aprils.victory import ENDINGS, LEVEL_NAMES
from longroll.kernel.contract import Prompt
from longroll.kernel.verdict import Fact, Refusal

PROMPT_RULES: Final = [
    "A5A-3.3-a",
    "A5A-4.1-a",
    "A5A-6.2.2-a",
    "A5A-6.2.2-e",
    "A5A-6.1-a",
    "A5A-6.2.1-a",
    "A5A-6.2.5-a",
    "A5A-6.3.1-a",
    "A5A-6.5-e",
    "A5A-6.3.4-a",
    "A5A-6.6-a",
    "A5A-15.2-a",
]


def prompt(position: Position) -> Prompt:
    """What is being asked, of whom, with the facts a sentence needs."""
    battle = position.battle
    over = position.step == OVER
    facts: dict[str, Fact] = {
        "side": SIDE_NAMES[position.winner if over else position.seat],
        "turn": position.turn,
        "phase": STEP_NAMES[position.step],
        "level": LEVEL_NAMES[position.level],
        "marker": marker_name(position, position.marker) if position.marker >= 0 else "none",
        "unit": battle.unit_names[position.unit] if position.unit >= 0 else "none",
        "hex": battle.hex_names[position.targets[0]] if position.targets else "none",
        "losses": position.losses,
        "retreats": len(position.queue),
    }
    rule = ENDINGS[position.ending] if over else PROMPT_RULES[position.step]
    return Prompt(STEP_NAMES[position.step], rule, facts)


def explain(position: Position, action: int, verdict: int) -> Refusal:
    """A verdict of the judge with names in place of numbers."""
    battle = position.battle
    reason = REASONS[verdict % CODES]
    thing = verdict // CODES
    facts = describe(battle, action)
    facts["step"] = STEP_NAMES[position.step]
    if reason.points_at == "hex" and thing < battle.hexes:
        facts["at_hex"] = battle.hex_names[thing]
    elif reason.points_at == "unit":
        facts["at_unit"] = battle.unit_names[thing]
    elif reason.points_at == "formation":
        facts["at_formation"] = battle.formation_names[thing]
    rule = ENDINGS[position.ending] if verdict % CODES == GAME_OVER else reason.rule
    return Refusal(rule, reason.code, facts)
