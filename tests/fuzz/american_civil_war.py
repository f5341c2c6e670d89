"""The fuzzer's errand in The American Civil War."""

import re

from longroll.games import system_folder
from longroll.games.american_civil_war.action import FIELD_NAMES, VERBS, make
from longroll.kernel.dice import Dice
from tests.fuzz.promises import check_game
from tests.games.american_civil_war.invariants import assert_invariants

CATALOGUE = (system_folder("american-civil-war") / "text" / "en.ftl").read_text(encoding="utf-8")
KNOWN_RULES = set(re.findall(r"^rule-(\S+) *=", CATALOGUE, re.MULTILINE))
TITLES = ("civil-war-basic", "civil-war-standard", "civil-war-teams")


def fuzz(title: str, seed: str) -> int:
    return check_game(title, seed, imagine, assert_invariants, KNOWN_RULES)


def imagine(chance: Dice) -> int:
    """Any action that can be written down: a verb, and things of the right kinds."""
    verb = chance.roll(len(VERBS) - 1)
    return make(verb, *[chance.roll(len(FIELD_NAMES[field])) - 1 for field in VERBS[verb][1]])
