"""The fuzzer's errand in the battles of Across Five Aprils."""

import re
from functools import partial

from longroll.games import system_folder
from longroll.games.five_aprils.game import load_game
from longroll.kernel.dice import Dice
from tests.fuzz.duties import assert_duties
from tests.fuzz.promises import Check, check_game
from tests.games.five_aprils.invariants import assert_invariants
from tests.games.five_aprils.universe import draw

CATALOGUE = (system_folder("five-aprils") / "text" / "en.ftl").read_text(encoding="utf-8")
KNOWN_RULES = {key.replace("_", ".") for key in re.findall(r"^rule-(\S+) *=", CATALOGUE, re.MULTILINE)}
TITLES = ("bull-run", "pea-ridge", "shiloh", "gettysburg", "bentonville")


def fuzz(title: str, seed: str, check: Check = check_game) -> int:
    game = load_game(title)

    def imagine(chance: Dice) -> int:
        return draw(game.battle, chance)

    invariants = partial(assert_invariants, rules=game.rules)
    return check(title, seed, imagine, invariants, KNOWN_RULES, partial(assert_duties, game.rules))
