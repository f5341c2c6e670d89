"""Every action of A House Divided that can be written down."""

from longroll.games.house_divided.action import ARM, VERB, VERBS
from longroll.games.house_divided.components import ARM_NAMES, BOXES, ROUTES, UNITS

THINGS = {
    "": [0],
    "box": list(range(BOXES)),
    "unit": list(range(UNITS)),
    "route": list(range(ROUTES)),
    "recruit": [arm * ARM + box for arm in range(len(ARM_NAMES)) for box in range(BOXES)],
}
ACTIONS = [verb * VERB + thing for verb, (name, takes) in enumerate(VERBS) if name for thing in THINGS[takes]]
