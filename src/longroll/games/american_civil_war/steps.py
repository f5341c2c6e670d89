"""The steps of a game: what is being asked. The names are part of the notation."""

from typing import Final

# The last eight are those of the tactical battle.
STEP_NAMES: Final = [
    "over",
    "place",
    "march",
    "where",
    "who",
    "battle",
    "array",
    "fire",
    "target",
    "rally",
    "reserve",
    "buy",
    "intercept",
    "avoid",
    "cargo",
    "naval",
    "politics",
    "displace",
    "retreat",
    "revolt",
    "blockade",
    "main",
    "command",
    "terrain",
    "deploy",
    "dig",
    "act",
    "order",
    "stand",
    "dodge",
    "pursue",
]
OVER: Final = 0
PLACE: Final = 1
MARCH: Final = 2
WHERE: Final = 3
WHO: Final = 4
BATTLE: Final = 5
ARRAY: Final = 6
FIRE: Final = 7
TARGET: Final = 8
RALLY: Final = 9
RESERVES: Final = 10
BUY: Final = 11
INTERCEPT: Final = 12
AVOID: Final = 13
CARGO: Final = 14
NAVAL: Final = 15
POLITICS: Final = 16
DISPLACE: Final = 17
RETREATING: Final = 18
REVOLT: Final = 19
BLOCKADE: Final = 20
MAIN: Final = 21
COMMAND: Final = 22
TERRAIN: Final = 23
DEPLOY: Final = 24
DIG: Final = 25
ACT: Final = 26
ORDER: Final = 27
STAND: Final = 28
DODGE: Final = 29
PURSUE: Final = 30
