import pytest

from longroll import LongrollError, Match
from longroll.kernel.journal import loads
from longroll.match import Differs


def played() -> Match:
    match = Match.new("house-divided", seed=1861, options={"novice-union": "on"})
    for action in ("march washington", "take u1", "go washington=baltimore", "done", "end", "muster", "rest", "end"):
        match.play(action)
    return match


def test_a_journal_reads_back_to_itself() -> None:
    text = played().journal.dumps()
    assert loads(text).dumps() == text


def test_a_journal_that_an_editor_saved_for_windows_is_read() -> None:
    text = played().journal.dumps()
    assert loads("\ufeff" + text.replace("\n", "\r\n")).dumps() == text


def test_a_replay_comes_to_the_same_hash_log_and_journal() -> None:
    match = played()
    again = Match.replay(match.journal.dumps())
    assert (again.hash, again.log, again.journal) == (match.hash, match.log, match.journal)


def test_a_replay_can_be_played_on() -> None:
    again = Match.replay(played().journal.dumps())
    again.play("muster")
    assert Match.replay(again.journal.dumps()).hash == again.hash


def test_a_journal_from_a_position_with_scripted_dice_replays() -> None:
    text = "campaign turn=2 side=union step=promote pool=1/0/0/0 u1:im:washington c1:im:richmond"
    match = Match.from_position("house-divided", text, dice=[5, 1])
    for action in ("promote u1", "muster", "recruit infantry chicago", "rest"):
        match.play(action)
    journal = match.journal.dumps()
    assert "dice 5 1" in journal
    assert Match.replay(journal).hash == match.hash


def test_a_sealed_journal_tells_the_rolls_but_not_the_seed() -> None:
    match = played()
    sealed = match.sealed_journal().dumps()
    assert "\nseed " not in sealed
    assert f"\ncommitment {match.header.commitment}\n" in sealed
    assert Match.replay(sealed).hash == match.hash


def test_an_edited_action_is_named_where_the_replay_first_differs() -> None:
    text = played().journal.dumps()
    with pytest.raises(Differs, match="action 3 ") as caught:
        Match.replay(text.replace("go washington=baltimore", "go washington/harpers-ferry"))
    assert caught.value.number == 3


def test_an_illegal_action_is_named_with_the_rule_that_forbids_it() -> None:
    text = played().journal.dumps()
    with pytest.raises(Differs, match=r"action 2 .*AHD-4\.0-d"):
        Match.replay(text.replace("take u1", "take u12"))


def test_an_edited_seed_is_found_out_by_the_commitment() -> None:
    with pytest.raises(LongrollError, match="committed"):
        Match.replay(played().journal.dumps().replace("seed 1861", "seed 1862"))


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("longroll-journal 1", "longroll-journal 9", "line 1"),
        ("title house-divided", "title waterloo", "not a title"),
        ("title house-divided\n", "", "lacks its title"),
        ("scenario campaign", "scenario picnic", "not a scenario"),
        ("scenario campaign\n", "", "either a scenario or a position"),
        ("novice-union=on", "novice-union=perhaps", "not a value"),
        ("novice-union=on", "tea=on", "not an option"),
        ("seed 1861", "seed 1861\ndice 3 3", "either a seed or the dice"),
        ("seed 1861", "dice 3 x", "not a row of dice"),
        ("seed 1861", "dice " + "9" * 5000, "not a row of dice"),
        ("seed 1861", "seeds 1861", "line 6"),
        ("\nactions 8\n", "\nactions 9\n", "holds 8 actions"),
        ("\nend ", "\nend?", "not an action with its check digits"),
        ("\nend ", "\nhalt ", r"action 5 \(halt\): 'halt' is not an action"),
        ("scenario campaign", "position campaign turn=2", "a position has its options in itself"),
        ("novice-union=on", "novice-union=on novice-union=off", "twice"),
        ("commitment ", "commitment 0", "not a SHA-256"),
        ("\nhash ", "\nhash z", "not the final hash"),
    ],
)
def test_a_damaged_journal_gets_one_sentence(old: str, new: str, complaint: str) -> None:
    text = played().journal.dumps()
    assert old in text
    with pytest.raises(LongrollError, match=complaint) as caught:
        Match.replay(text.replace(old, new, 1))
    assert "\n" not in str(caught.value)


def test_a_journal_cut_anywhere_is_refused() -> None:
    text = played().journal.dumps()
    for length in range(len(text)):
        with pytest.raises(LongrollError):
            Match.replay(text[:length])
