"""What can be ordered in advance for the enemy's half-turn: the answers of the defender in battles."""

from typing import Final

from longroll.games.house_divided.action import (
    ACT_AT,
    ACT_FIRE,
    ACT_PASS,
    ACT_PROMOTE,
    ACT_REINFORCE,
    ACT_RETREAT,
    ACT_RIDE,
    ACT_STAND,
    ACT_WITHDRAW,
    VERB,
)
from longroll.games.house_divided.judge import choices, seat
from longroll.games.house_divided.position import REDUCED, Position, count_in, units_in
from longroll.games.house_divided.steps import FIRE, RIDE, SPOILS, STAND, TARGET
from longroll.games.house_divided.terms import KIND_ARM, KIND_RANK
from longroll.kernel.order_question import STRENGTHS, OrderKind, OrderQuestion, strengths

FACTS: Final = (*STRENGTHS, "round")
ORDER_QUESTIONS: Final = (
    OrderKind("stand", ("stand", "reinforce", "retreat", "withdraw"), FACTS),
    OrderKind("ride", ("friends",), FACTS),
    OrderKind("target", ("strongest", "weakest"), FACTS),
    OrderKind("promote", ("best", "none"), ()),
)
KIND_OF_STEP: Final = {STAND: "stand", RIDE: "ride", TARGET: "target", FIRE: "target", SPOILS: "promote"}


def order_question(position: Position) -> OrderQuestion | None:
    """None if nothing is asked, or if it is asked in the own half-turn."""
    kind = KIND_OF_STEP.get(position.step)
    if kind is None or seat(position) == position.side:
        return None
    place = position.components.box_names[position.box]
    facts = strengths(strength(position, position.firing), strength(position, 1 - position.firing))
    return OrderQuestion(kind, place, facts | {"round": position.round}, answers(position))


def strength(position: Position, side: int) -> int:
    """The combat values of the units of a side in the battle."""
    return sum([position.components.value[position.kind[unit]] for unit in units_in(position, side, position.box)])


def answers(position: Position) -> dict[str, int]:
    open_actions = choices(position)
    if position.step == STAND:
        return stand_answers(position, open_actions)
    if position.step == RIDE:
        return keep(friends=friendliest(position, things(open_actions, ACT_RIDE), ACT_RIDE))
    if position.step == SPOILS:
        return keep(best=best_promotion(position, open_actions), none=only(open_actions, ACT_PASS))
    if position.step == FIRE:
        return keep(strongest=only(open_actions, ACT_FIRE), weakest=only(open_actions, ACT_FIRE))
    return target_answers(position, things(open_actions, ACT_AT))


def stand_answers(position: Position, open_actions: list[int]) -> dict[str, int]:
    stand = only(open_actions, ACT_STAND)
    reserves = things(open_actions, ACT_REINFORCE)
    return keep(
        stand=stand,
        reinforce=ACT_REINFORCE * VERB + strongest(position, reserves) if reserves else stand,
        retreat=friendliest(position, things(open_actions, ACT_RETREAT), ACT_RETREAT),
        withdraw=only(open_actions, ACT_WITHDRAW),
    )


def target_answers(position: Position, units: list[int]) -> dict[str, int]:
    """The weakest is whom one hit eliminates, then the lowest combat value."""
    value = position.components.value
    weakest = min(units, key=lambda unit: (not position.state[unit] & REDUCED, value[position.kind[unit]]))
    return {"strongest": ACT_AT * VERB + strongest(position, units), "weakest": ACT_AT * VERB + weakest}


def best_promotion(position: Position, open_actions: list[int]) -> int:
    """The highest rank, infantry first."""
    units = things(open_actions, ACT_PROMOTE)
    if not units:
        return -1
    kind = position.kind
    return ACT_PROMOTE * VERB + max(units, key=lambda unit: (KIND_RANK[kind[unit]], -KIND_ARM[kind[unit]]))


def friendliest(position: Position, boxes: list[int], verb: int) -> int:
    """Where most of one's own units stand, or -1."""
    if not boxes:
        return -1
    return verb * VERB + max(boxes, key=lambda box: count_in(position, position.firing, box))


def strongest(position: Position, units: list[int]) -> int:
    kind, value = position.kind, position.components.value
    return max(units, key=lambda unit: (value[kind[unit]], KIND_RANK[kind[unit]]))


def things(actions: list[int], verb: int) -> list[int]:
    """What the actions of one verb are about."""
    return [action % VERB for action in actions if action // VERB == verb]


def only(actions: list[int], verb: int) -> int:
    """The action of a verb that takes nothing, or -1."""
    return verb * VERB if verb * VERB in actions else -1


def keep(**found: int) -> dict[str, int]:
    """The answers that can be given."""
    return {answer: action for answer, action in found.items() if action >= 0}
