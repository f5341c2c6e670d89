"""What can be ordered in advance for the enemy's phases: the answers of the defender in combats."""

from typing import Final

from longroll.games.five_aprils.action import (
    ACT_ADVANCE,
    ACT_HOLD,
    ACT_RETREAT,
    ACT_STAND,
    VERB,
    hex_part,
    make,
    unit_part,
)
from longroll.games.five_aprils.exclusive import Exclusive
from longroll.games.five_aprils.judge import choices
from longroll.games.five_aprils.position import (
    ADVANCE,
    LOSS,
    MORALE,
    REDUCED,
    RETREAT,
    STAND,
    Position,
    attack_of,
    defence_of,
)
from longroll.kernel.order_question import OrderKind, OrderQuestion, strengths

ORDER_QUESTIONS: Final = (
    OrderKind("morale", ("highest", "lowest")),
    OrderKind("loss", ("weakest", "strongest", "full")),
    OrderKind("retreat", ("away",)),
    OrderKind("stand", ("stand", "retreat")),
    OrderKind("advance", ("advance", "hold"), ()),
)
KIND_OF_STEP: Final = {MORALE: "morale", LOSS: "loss", RETREAT: "retreat", STAND: "stand", ADVANCE: "advance"}


def order_question(position: Position, rules: Exclusive) -> OrderQuestion | None:
    """None if nothing is asked, or if it is asked in a phase of one's own."""
    kind = KIND_OF_STEP.get(position.step)
    if kind is None or position.seat == position.phasing:
        return None
    open_actions = choices(position, rules)
    if position.step == MORALE:
        answers = {"highest": max(open_actions), "lowest": min(open_actions)}
    elif position.step == LOSS:
        answers = loss_answers(position, open_actions)
    elif position.step == ADVANCE:
        answers = advance_answers(open_actions)
    else:
        answers = retreat_answers(position, open_actions)
    return OrderQuestion(kind, place_of(position), facts_of(position), answers)


def place_of(position: Position) -> str:
    """The first hex that was attacked or given up."""
    places = position.targets or position.vacated
    return position.battle.hex_names[places[0]] if places else ""


def facts_of(position: Position) -> dict[str, float]:
    """The defence of the units attacked that are left, the attack of the attackers that are."""
    own = sum([defence_of(position, unit) for unit in position.hit if position.where[unit] >= 0])
    enemy = sum([attack_of(position, unit) for unit in position.attackers if position.where[unit] >= 0])
    return strengths(own, enemy)


def loss_answers(position: Position, open_actions: list[int]) -> dict[str, int]:
    """`full`: a unit that is only flipped by it, then the weakest."""
    strength = {action: strength_of(position, unit_part(action)) for action in open_actions}
    return {
        "weakest": min(open_actions, key=lambda action: strength[action]),
        "strongest": max(open_actions, key=lambda action: strength[action]),
        "full": min(open_actions, key=lambda action: (not is_full(position, unit_part(action)), strength[action])),
    }


def strength_of(position: Position, unit: int) -> int:
    return attack_of(position, unit) + defence_of(position, unit)


def is_full(position: Position, unit: int) -> bool:
    return position.battle.two_steps[unit] > 0 and not position.state[unit] & REDUCED


def retreat_answers(position: Position, open_actions: list[int]) -> dict[str, int]:
    """The retreat that leads farthest from the attackers."""
    retreats = [action for action in open_actions if action // VERB == ACT_RETREAT]
    answers = {"stand": make(ACT_STAND)} if position.step == STAND else {}
    if retreats:
        best = max(retreats, key=lambda action: distance(position, hex_part(action)))
        answers["retreat" if position.step == STAND else "away"] = best
    return answers


def distance(position: Position, place: int) -> int:
    """The distance from all attackers together."""
    places = [position.where[unit] for unit in position.attackers if position.where[unit] >= 0]
    return sum([position.battle.distance(there, place) for there in places])


def advance_answers(open_actions: list[int]) -> dict[str, int]:
    advances = [action for action in open_actions if action // VERB == ACT_ADVANCE]
    answers = {"hold": make(ACT_HOLD)}
    if advances:
        answers["advance"] = advances[0]
    return answers
