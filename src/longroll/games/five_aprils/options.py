"""The named readings that every battle shares: for each its ruling, its values, and our reading first."""

from typing import Final

from longroll.kernel.contract import Option

ROAD_BANS: Final = 0
MAP_EDGE: Final = 1
OUTSIDE_ROWS: Final = 2
SHARED: Final = 3

OPTIONS: Final = [
    Option("road-bans", "A5A-RUL-06", ("lifted", "kept")),
    Option("map-edge", "A5A-RUL-52", ("disregarded", "open")),
    Option("outside-rows", "A5A-RUL-54", ("nearest", "no-effect")),
]
