"""A5A 2.0, the words printed on maps, counters and card, as small numbers."""

from typing import Final

UNION: Final = 0
CONFEDERATE: Final = 1
NOBODY: Final = 2
SIDE_NAMES: Final = ["union", "confederate", "nobody"]

INFANTRY: Final = 0
CAVALRY: Final = 1
ARTILLERY: Final = 2
GUNBOAT: Final = 3
ARMS: Final = 4
ARM_NAMES: Final = ["infantry", "cavalry", "artillery", "gunboat"]

CLEAR: Final = 0
WOODS: Final = 1
HILL: Final = 2
WOODED_HILL: Final = 3
MARSH: Final = 4
ROUGH: Final = 5
TOWN: Final = 6
RIVER_HEX: Final = 7
TERRAIN_NAMES: Final = ["clear", "woods", "hill", "wooded-hill", "marsh", "rough", "town", "river"]

STREAM: Final = 1
CREEK: Final = 2
RIVER: Final = 4
FORD: Final = 8
BRIDGE: Final = 16
TALUS: Final = 32
WATER: Final = STREAM | CREEK | RIVER
CROSSING: Final = FORD | BRIDGE
WATER_NAMES: Final = ["stream", "creek", "river"]  # bit 0, 1, 2 of a side
CROSSING_NAMES: Final = ["bridge", "ford", "none"]
LINE_NAMES: Final = ["road", "trail", "railroad"]
WORK_NAMES: Final = ["breastwork", "entrenchment"]

FORBIDDEN: Final = 99  # more half movement points than anything costs
RANGE: Final = 4  # A5A-7.1-b

COLUMN_NAMES: Final = ["1-4", "1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1"]  # A5A-6.2.3-d

INDIAN: Final = 1
MISSOURI: Final = 2
BUFORD: Final = 4
RESERVE: Final = 8
FORREST: Final = 16
OPTIONAL: Final = 32
TAG_NAMES: Final = ["indian", "missouri", "buford", "reserve", "forrest", "optional"]
