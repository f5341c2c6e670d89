"""What looks good in a battle: whether to stand, reinforce, retreat or withdraw, and which unit to fire at."""

from typing import Final

from longroll.games.house_divided.action import ACT_REINFORCE, ACT_STAND, ACT_WITHDRAW, VERB
from longroll.games.house_divided.fire import fire_value, firer
from longroll.games.house_divided.position import DUG, HELD_BY, REDUCED, Position
from longroll.games.house_divided.terms import CRACK_INFANTRY, UNION
from longroll.games.house_divided.victory import last_turn
from longroll.opponents.house_divided.odds import odds
from longroll.opponents.house_divided.parameters import Parameters
from longroll.opponents.house_divided.situation import Situation, look
from longroll.opponents.house_divided.strikes import neighbours_of, risk, spread_strikes

LOSS_RATE: Final = 0.8  # how much of a force is lost that stands and is beaten
PURSUIT: Final = 0.25  # how much of a force is lost afterwards that goes back
SUPPORT: Final = 0.4


def rank_targets(position: Position, choices: list[int]) -> list[float]:
    """The shot that does most: a kill before a wound, the better unit before the worse, nobody twice without need."""
    unit = firer(position)
    found: list[float] = []
    for action in choices:
        target = action % VERB
        value = min(6, max(0, fire_value(position, unit, target)))
        price = (
            1.0
            + position.components.value[position.kind[target]]
            + (1.0 if position.kind[target] == CRACK_INFANTRY else 0.0)
        )
        aimed = position.targets.count(target)
        if position.state[target] & REDUCED:
            worth = price * 0.55**aimed
        else:
            worth = price * (0.5 if aimed == 0 else 0.7 * 0.6 ** (aimed - 1))
        found.append(value * worth / 3)
    return found


def rank_stand(situation: Situation, position: Position, choices: list[int], parameters: Parameters) -> list[float]:
    look(situation, position, parameters.above_maximum)
    side = position.firing
    spread_strikes(situation, 1 - side)
    loss = situation.gains[1 - side]
    box = position.box
    held = position.control[box] & HELD_BY == side
    box_value = loss[box] if held else situation.gains[side][box]
    box_value += parameters.battle_stood
    stand = stand_worth(position, situation, box_value, 0.0, 0.0, 0.0, 0.0)
    found: list[float] = []
    for action in choices:
        verb, thing = action // VERB, action % VERB
        if verb == ACT_STAND:
            found.append(stand)
        elif verb == ACT_REINFORCE:
            found.append(reinforce_worth(position, situation, box_value, thing, parameters))
        elif verb == ACT_WITHDRAW:
            found.append(going_worth(position, situation, -1, loss) - 0.1)
        else:
            found.append(going_worth(position, situation, thing, loss))
    return found


def stand_worth(
    position: Position, situation: Situation, box_value: float, count: float, value: float, hits: float, crack: float
) -> float:
    """What fighting on promises with so much more, against having lost the box and nothing else."""
    components = position.components
    side, box = position.firing, position.box
    here, there = side * components.boxes + box, (1 - side) * components.boxes + box
    attacking = side == position.side
    support = SUPPORT * (neighbours_of(situation, side, box) - neighbours_of(situation, 1 - side, box))
    ours, theirs = max(0.0, support), max(0.0, -support)
    mine = situation.count[here] + count
    if attacking:
        # The attacker fires now, so half a volley is to be taken off the defender first.
        volley = min(situation.hits[there] - 0.5, (situation.value[here] + value) / 12)
        chance = odds(
            mine + ours,
            situation.value[here] + value + 2 * ours,
            situation.hits[here] + hits + 2 * ours,
            situation.crack[here] + crack,
            0.0,
            situation.count[there] + theirs,
            situation.value[there] + 2 * theirs,
            max(0.5, situation.hits[there] - volley) + 2 * theirs,
            situation.crack[there],
            situation.entrenched[there],
        )
    else:
        chance = 1.0 - odds(
            situation.count[there] + theirs,
            situation.value[there] + 2 * theirs,
            situation.hits[there] + 2 * theirs,
            situation.crack[there],
            0.0,
            mine + ours,
            situation.value[here] + value + 2 * ours,
            situation.hits[here] + hits + 2 * ours,
            situation.crack[here] + crack,
            situation.entrenched[here],
        )
    won = box_value + 0.7 * LOSS_RATE * situation.price[there]
    return chance * won - (1 - chance) * LOSS_RATE * (situation.price[here] + count * 1.5)


def reinforce_worth(
    position: Position, situation: Situation, box_value: float, unit: int, parameters: Parameters
) -> float:
    components = position.components
    side = position.firing
    loss = situation.gains[1 - side]
    kind = position.kind[unit]
    source = position.where[unit]
    here = side * components.boxes + source
    hits = 1.0 if position.state[unit] & REDUCED else 2.0
    crack = 1.0 if kind == CRACK_INFANTRY else 0.0
    found = stand_worth(position, situation, box_value, 1.0, float(components.value[kind]), hits, crack)
    if position.control[source] & HELD_BY != side:
        left = situation.gains[side][source] if situation.count[here] == 1 else 0.0
        return found - parameters.not_yet_taken * left
    if side != position.side and quiet_after(position):
        return found
    entrenched = 1.0 if position.state[unit] & DUG else 0.0
    count, value, all_hits = situation.count[here], situation.value[here], situation.hits[here]
    before = risk(situation, side, source, count, value, all_hits, situation.crack[here], situation.entrenched[here])
    after = risk(
        situation,
        side,
        source,
        count - 1,
        value - components.value[kind],
        all_hits - hits,
        situation.crack[here] - crack,
        max(0.0, situation.entrenched[here] - entrenched),
    )
    return found - (after - before) * loss[source]


def quiet_after(position: Position) -> bool:
    """Does the enemy get no further half-turn?"""
    return position.turn == last_turn(position) and position.side != UNION


def going_worth(position: Position, situation: Situation, refuge: int, loss: list[float]) -> float:
    """What going back costs: some of the force later, less if it helps a box that needs it."""
    components = position.components
    side = position.firing
    here = side * components.boxes + position.box
    value = situation.value[here]
    if refuge < 0:
        return 0.0
    there = side * components.boxes + refuge
    count = situation.count[here] + situation.count[there]
    chance = risk(
        situation,
        side,
        refuge,
        count,
        value + situation.value[there],
        2 * count,
        situation.crack[here] + situation.crack[there],
        0,
    )
    alone = risk(
        situation,
        side,
        refuge,
        situation.count[there],
        situation.value[there],
        situation.hits[there],
        situation.crack[there],
        situation.entrenched[there],
    )
    saved = (alone - chance) * loss[refuge] if position.control[refuge] & HELD_BY == side else 0.0
    return saved - PURSUIT * situation.price[here] * chance


def rank_rides(situation: Situation, position: Position, choices: list[int], parameters: Parameters) -> list[float]:
    """Cavalry rides where it is safest and most useful."""
    look(situation, position, parameters.above_maximum)
    spread_strikes(situation, 1 - position.firing)
    loss = situation.gains[1 - position.firing]
    return [going_worth(position, situation, action % VERB, loss) for action in choices]
