"""The stages of a month and of a quarter's end; `position.stage` says which."""

from typing import Final

SETTING_UP: Final = 0
MOVING: Final = 1  # one side moves and then fights
NAVAL_PHASE: Final = 2
POLITICAL_PHASE: Final = 3
PRODUCTION: Final = 4
