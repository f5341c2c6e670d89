"""A journal holds as long as its check digits agree, whatever the version of the rules."""

import pytest

from longroll import Match
from longroll.match import Differs


def journal() -> str:
    match = Match.new("house-divided", seed=1861)
    match.play(["march washington", "take u1", "go washington=baltimore", "done"])
    return match.journal.dumps()


def test_a_journal_of_other_rules_replays_while_its_digits_agree() -> None:
    match = Match.new("house-divided", seed=1861)
    text = journal().replace(f"rules {match.header.rules}", "rules 0")
    again = Match.replay(text)
    assert again.damage is None
    assert again.header.rules == match.header.rules


def test_a_difference_is_named() -> None:
    text = journal().replace("go washington=baltimore", "go washington=manassas-junction")
    with pytest.raises(Differs, match=r"differs at action 3 \(go washington=manassas-junction\)"):
        Match.replay(text)


def test_a_damaged_journal_can_be_read_up_to_the_last_good_action() -> None:
    text = journal().replace("go washington=baltimore", "go washington=manassas-junction")
    match = Match.replay(text, partial=True)
    assert match.damage is not None
    assert (match.damage.number, match.damage.reason) == (3, "another position follows")
    assert [entry.action for entry in match.history] == ["march washington", "take u1"]
    match.play("go washington=baltimore")


def test_a_refused_action_is_damage_too() -> None:
    match = Match.replay(journal().replace("take u1", "take c1"), partial=True)
    assert match.damage is not None
    assert match.damage.number == 2
    assert match.damage.reason.startswith("it is refused by AHD-")


def test_an_action_that_the_game_no_longer_knows_is_damage_too() -> None:
    text = journal().replace("take u1", "seize u1")
    with pytest.raises(Differs, match=r"differs at action 2 \(seize u1\): 'seize' is not an action"):
        Match.replay(text)
    match = Match.replay(text, partial=True)
    assert match.damage is not None
    assert match.damage.number == 2
    assert [entry.action for entry in match.history] == ["march washington"]
    match.play("take u1")


def test_dice_and_draws_can_be_scripted_apart() -> None:
    together = Match.new("pea-ridge", seed=3)
    text = together.position_text()
    match = Match.from_position("pea-ridge", text, dice=[1, 2, 3], draws=[1, 1, 1, 1])
    assert "\ndice 1 2 3\ndraws 1 1 1 1\n" in match.journal.dumps()
    assert Match.replay(match.journal.dumps()).header == match.header
