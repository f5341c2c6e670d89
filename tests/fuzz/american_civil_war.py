"""The fuzzer's errand in The American Civil War."""

import re

from longroll.games import load, system_folder
from longroll.games.american_civil_war.action import VERBS, make, names_of
from longroll.games.american_civil_war.pack import printed_components
from longroll.games.american_civil_war.position import Position
from longroll.kernel.dice import Dice, SeededDice
from tests.fuzz.promises import Check, check_game
from tests.games.american_civil_war.invariants import assert_invariants

CATALOGUE = (system_folder("american-civil-war") / "text" / "en.ftl").read_text(encoding="utf-8")
KNOWN_RULES = set(re.findall(r"^(?:rule|ruling)-(\S+) *=", CATALOGUE, re.MULTILINE))
TITLES = ("civil-war-basic", "civil-war-standard", "civil-war-teams")


def fuzz(title: str, seed: str, check: Check = check_game) -> int:
    return check(title, seed, imagine, lambda position: assert_promises(title, position), KNOWN_RULES)


def assert_promises(title: str, position: Position) -> None:
    """The invariants, and that no seat can tell a guess from the position."""
    assert_invariants(position)
    game = load(title)
    for seat in range(len(game.seats)):
        guess = game.guess(position, seat, SeededDice("guess"))
        if game.secret(position):
            assert_invariants(guess)
            assert game.view(guess, seat) == game.view(position, seat)
        else:
            assert guess.pack() == position.pack()


def imagine(chance: Dice) -> int:
    """Any action that can be written down: a verb, and things of the right kinds."""
    verb = chance.roll(len(VERBS) - 1)
    names = [names_of(printed_components(), field) for field in VERBS[verb].fields]
    return make(verb, *[chance.roll(len(known)) - 1 for known in names])
