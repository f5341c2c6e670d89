"""The fuzzer's errand in The American Civil War."""

import json
import re
from unittest.mock import patch

from longroll import Match
from longroll.games.american_civil_war.action import FIELD_NAMES, VERBS, make
from longroll.kernel.dice import Dice
from longroll.kernel.fingerprint import fingerprint
from tests.fuzz import promises
from tests.games.american_civil_war import FOLDER
from tests.games.american_civil_war.invariants import assert_invariants

CATALOGUE = (FOLDER / "text" / "en.ftl").read_text(encoding="utf-8")
KNOWN_RULES = set(re.findall(r"^rule-(\S+) *=", CATALOGUE, re.MULTILINE))


def fuzz(title: str, seed: str) -> int:
    with patch.object(promises, "check_texts", check_texts):
        return promises.check_game(title, seed, imagine, assert_invariants, KNOWN_RULES)


def imagine(chance: Dice) -> int:
    """Any action that can be written down: a verb, and things of the right kinds."""
    verb = chance.roll(len(VERBS) - 1)
    return make(verb, *[chance.roll(len(FIELD_NAMES[field])) - 1 for field in VERBS[verb][1]])


def check_texts(match: Match) -> None:
    """Position and actions read back to themselves; all see the same, but for a deployment that is being made."""
    game = match.game
    text = game.write_position(match.position)
    twin = game.read_position(text)
    assert fingerprint(twin) == match.hash
    assert game.write_position(twin) == text
    assert game.choices(twin) == game.choices(match.position)
    for choice in match.choices():
        assert game.read_action(choice.text) == choice.action
    views = [json.dumps(match.view(seat)) for seat in (*game.seats, None)]
    assert game.secret(match.position) or len(set(views)) == 1, "nothing is hidden but a deployment"
