"""Every action of A House Divided that can be written down."""

from longroll.games.house_divided.action import ARM, VERB, VERBS
from longroll.games.house_divided.pack import printed_components
from longroll.games.house_divided.terms import ARM_NAMES

PARTS = printed_components()
THINGS: dict[str, list[int]] = {
    "": [0],
    "box": list(range(PARTS.boxes)),
    "unit": list(range(PARTS.units)),
    "route": [*range(PARTS.routes), PARTS.no_line + 1, PARTS.round_trip, PARTS.too_long + 3],
    "recruit": [arm * ARM + box for arm in range(len(ARM_NAMES)) for box in range(PARTS.boxes)],
}
ACTIONS: list[int] = [number * VERB + thing for number, verb in VERBS.items() for thing in THINGS[verb.takes]]
