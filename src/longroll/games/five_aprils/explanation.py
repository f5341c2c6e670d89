"""What is being asked, and why something is refused: with names in place of numbers."""

from longroll.games.five_aprils.action import VERB, VERBS, describe, hex_part, unit_part
from longroll.games.five_aprils.endings import ENDINGS
from longroll.games.five_aprils.events import marker_name
from longroll.games.five_aprils.exclusive import Exclusive
from longroll.games.five_aprils.position import OVER, Position
from longroll.games.five_aprils.refusal_facts import FACTS, Case
from longroll.games.five_aprils.refusals import GAME_OVER, REASONS
from longroll.games.five_aprils.steps import ALONE, STEPS
from longroll.games.five_aprils.terms import SIDE_NAMES
from longroll.games.five_aprils.victory import LEVEL_NAMES
from longroll.kernel.contract import PHASE, Prompt
from longroll.kernel.reason import CODES
from longroll.kernel.verdict import Fact, Refusal


def prompt(position: Position) -> Prompt:
    """What is being asked, of whom, with the facts a sentence needs."""
    battle = position.battle
    over = position.step == OVER
    facts: dict[str, Fact] = {
        "side": SIDE_NAMES[position.winner if over else position.seat],
        "turn": position.turn,
        "phase": STEPS[position.step].name,
        "level": LEVEL_NAMES[position.level],
        "marker": marker_name(position, position.marker) if position.marker >= 0 else "none",
        "unit": battle.unit_names[position.unit] if position.unit >= 0 else "none",
        "hex": battle.hex_names[position.targets[0]] if position.targets else "none",
        "losses": position.losses,
        "retreats": len(position.queue),
    }
    rule = ENDINGS[position.ending] if over else STEPS[position.step].rule
    task = "" if position.step in ALONE else PHASE
    return Prompt(STEPS[position.step].name, rule, facts, task, str(facts["marker"]))


def explain(position: Position, rules: Exclusive, action: int, verdict: int) -> Refusal:
    """A verdict of the judge, with names in place of numbers and the facts of the case."""
    battle = position.battle
    reason = REASONS[verdict % CODES]
    thing = verdict // CODES
    verb = VERBS[action // VERB]
    facts = describe(battle, action)
    facts["step"] = STEPS[position.step].name
    if reason.packed == "hex":
        facts["at_hex"] = battle.hex_names[thing]
    elif reason.packed == "unit":
        facts["at_unit"] = battle.unit_names[thing]
    elif reason.packed == "formation":
        facts["at_formation"] = battle.formation_names[thing]
    if reason.facts:
        unit = unit_part(action) if verb.first == "unit" else -1
        place = hex_part(action) if verb.second == "hex" else -1
        facts.update(FACTS[reason.facts](Case(position, rules, unit, place, thing)))
    rule = ENDINGS[position.ending] if verdict % CODES == GAME_OVER else reason.rule
    return Refusal(rule, reason.code, facts)
