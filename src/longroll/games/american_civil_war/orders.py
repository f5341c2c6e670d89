"""What can be ordered in advance for the enemy's turn: landings, deployments, battles, retreats."""

from typing import Final

from longroll.games.american_civil_war.action import (
    ACT_ACCEPT,
    ACT_DIG,
    ACT_DODGE,
    ACT_EVADE,
    ACT_FORGO,
    ACT_HALT,
    ACT_HOLD,
    ACT_INTERCEPT,
    ACT_LET_PASS,
    ACT_LINE,
    ACT_LOSE,
    ACT_PURSUE,
    ACT_READY,
    ACT_RECALL,
    ACT_RETREAT,
    ACT_STAND,
    ACT_WITHDRAW,
)
from longroll.games.american_civil_war.judge import choices
from longroll.games.american_civil_war.order_answers import (
    all_of,
    deploy_answers,
    fight_answers,
    first,
    fleets,
    forces,
    friendliest,
    place_answers,
    target_answers,
    units_of,
)
from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.seats import asked_side
from longroll.games.american_civil_war.steps import (
    ACT,
    ARRAY,
    AVOID,
    DEPLOY,
    DIG,
    DODGE,
    FIRE,
    INTERCEPT,
    LOSE_LEADER,
    ORDER,
    OVER,
    PLACE,
    PURSUE,
    RALLY,
    RESERVES,
    RETREATING,
    STAND,
    TARGET,
    TERRAIN,
)
from longroll.games.american_civil_war.terms import NOWHERE
from longroll.kernel.order_question import STRENGTHS, OrderKind, OrderQuestion

FACTS: Final = (*STRENGTHS, "round")
BASIC_QUESTIONS: Final = (
    OrderKind("array", ("all", "units"), FACTS),
    OrderKind("fire", ("artillery", "infantry"), FACTS),
    OrderKind("rally", ("recall", "forgo"), FACTS),
    OrderKind("reserve", ("forward", "stay"), FACTS),
)
STANDARD_QUESTIONS: Final = (
    OrderKind("intercept", ("intercept", "let-pass")),
    OrderKind("avoid", ("evade", "accept"), placed=False),
    OrderKind("place", ("spread",), (), placed=False),
    OrderKind("terrain", ("first",), FACTS),
    OrderKind("deploy", ("even", "thin"), FACTS),
    OrderKind("dig", ("dig", "none"), FACTS),
    OrderKind("fight", ("fire", "pass", "withdraw"), FACTS),
    OrderKind("stand", ("stand", "withdraw"), FACTS),
    OrderKind("dodge", ("dodge", "hold"), FACTS),
    OrderKind("pursue", ("pursue", "halt"), FACTS),
    OrderKind("lose-leader", ("first",), FACTS),
    OrderKind("retreat", ("friends",), FACTS),
)
KIND_OF_STEP: Final = {
    ARRAY: "array",
    FIRE: "fire",
    TARGET: "fire",
    RALLY: "rally",
    RESERVES: "reserve",
    INTERCEPT: "intercept",
    AVOID: "avoid",
    PLACE: "place",
    RETREATING: "retreat",
    TERRAIN: "terrain",
    DEPLOY: "deploy",
    DIG: "dig",
    ACT: "fight",
    ORDER: "fight",
    STAND: "stand",
    DODGE: "dodge",
    PURSUE: "pursue",
    LOSE_LEADER: "lose-leader",
}
# The answers that are the only action of their verb, or the first: by step, each with its verb.
SIMPLE: Final = {
    INTERCEPT: {"intercept": ACT_INTERCEPT, "let-pass": ACT_LET_PASS},
    AVOID: {"evade": ACT_EVADE, "accept": ACT_ACCEPT},
    STAND: {"stand": ACT_STAND, "withdraw": ACT_WITHDRAW},
    DODGE: {"dodge": ACT_DODGE, "hold": ACT_HOLD},
    PURSUE: {"pursue": ACT_PURSUE, "halt": ACT_HALT},
    LOSE_LEADER: {"first": ACT_LOSE},
    RALLY: {"recall": ACT_RECALL, "forgo": ACT_FORGO},
}


def order_question(position: Position) -> OrderQuestion | None:
    """None if nothing is asked, or if it is asked in the turn of one's own."""
    kind = KIND_OF_STEP.get(position.step)
    if kind is None or position.step == OVER or asked_side(position) == phasing_side(position):
        return None
    at_sea = position.step in (INTERCEPT, AVOID)
    facts = fleets(position, asked_side(position)) if at_sea else forces(position)
    return OrderQuestion(kind, place_of(position), facts, answers(position))


def phasing_side(position: Position) -> int:
    """The side whose movement, initiative or purchase it is."""
    return position.initiative_of - 1 if position.initiative_of else position.side


def place_of(position: Position) -> str:
    """Where the landing goes, or where the battle is."""
    if position.step in (AVOID, PLACE):
        return ""
    space = position.destination if position.step == INTERCEPT else position.space
    return position.components.space_names[space] if space != NOWHERE else ""


def answers(position: Position) -> dict[str, int]:
    """The answers that can be given now."""
    return {answer: action for answer, action in wanted(position, choices(position)).items() if action >= 0}


def wanted(position: Position, found: list[int]) -> dict[str, int]:
    """The action of each answer, or -1."""
    step = position.step
    if step in SIMPLE:
        return {answer: first(found, verb) for answer, verb in SIMPLE[step].items()}
    if step in (ARRAY, RESERVES):
        return line_answers(position, found)
    if step in (FIRE, TARGET):
        return target_answers(found)
    if step == RETREATING:
        return {"friends": friendliest(position, all_of(found, ACT_RETREAT))}
    if step == DEPLOY:
        return deploy_answers(position, found)
    if step == DIG:
        works, ready = first(found, ACT_DIG), first(found, ACT_READY)
        return {"dig": works if works >= 0 else ready, "none": ready}
    if step == PLACE:
        return place_answers(position, found)
    return {"first": found[0]} if step == TERRAIN else fight_answers(position, found)


def line_answers(position: Position, found: list[int]) -> dict[str, int]:
    """Into the line with everybody, or with all but the leaders; or leave the reserve where it is."""
    lined = all_of(found, ACT_LINE)
    ready = first(found, ACT_READY)
    everybody = lined[0] if lined else ready
    if position.step == RESERVES:
        return {"forward": everybody, "stay": ready}
    units = units_of(lined)
    return {"all": everybody, "units": units[0] if units else ready}
