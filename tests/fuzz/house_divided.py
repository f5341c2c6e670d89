"""The fuzzer's errand in A House Divided."""

import re

from longroll.games import system_folder
from longroll.kernel.dice import Dice
from tests.fuzz.promises import Check, check_game
from tests.games.house_divided.invariants import assert_invariants
from tests.games.house_divided.universe import ACTIONS

CATALOGUE = (system_folder("house-divided") / "text" / "en.ftl").read_text(encoding="utf-8")
KNOWN_RULES = {key.replace("_", ".") for key in re.findall(r"^rule-(\S+) *=", CATALOGUE, re.MULTILINE)}


def fuzz(title: str, seed: str, check: Check = check_game) -> int:
    return check(title, seed, imagine, assert_invariants, KNOWN_RULES)


def imagine(chance: Dice) -> int:
    return ACTIONS[chance.roll(len(ACTIONS)) - 1]
