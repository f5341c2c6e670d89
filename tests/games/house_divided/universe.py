"""Every action of A House Divided that can be written down."""

from longroll.games.house_divided.action import ARM, NO_LINE, ROUND_TRIP, TOO_LONG, VERB, VERBS
from longroll.games.house_divided.components import ARM_NAMES, BOXES, ROUTES, UNITS

THINGS: dict[str, list[int]] = {
    "": [0],
    "box": list(range(BOXES)),
    "unit": list(range(UNITS)),
    "route": [*range(ROUTES), NO_LINE + 1, ROUND_TRIP, TOO_LONG + 3],
    "recruit": [arm * ARM + box for arm in range(len(ARM_NAMES)) for box in range(BOXES)],
}
ACTIONS: list[int] = [number * VERB + thing for number, verb in VERBS.items() for thing in THINGS[verb.takes]]
