"""Positions that contradict themselves are refused with one sentence."""

import pytest

from longroll import LongrollError, Match

SHORT = "campaign turn=2 side=union u1:im:washington c1:im:richmond"
GOOD = "campaign turn=2 side=union step=march marches=2 pool=0/0/0/0 u1:im:washington c1:im:richmond"


def test_a_position_reads_back_to_itself() -> None:
    assert Match.from_position("house-divided", GOOD, dice=[]).position_text() == GOOD


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("u2:im:alexandria:from-shreveport+from-natchez", "not understood"),
        ("u2:im:washington:march1+march2", "not understood"),
        ("u2:im:washington:dug+dug", "not understood"),
        ("turn=3", "'turn' is there twice"),
        ("u1:im:chicago", "'u1' is there twice"),
        ("louisville:union louisville:confederate", "'louisville' is there twice"),
        ("tie=other-side tie=phasing-side", "'tie' is there twice"),
        ("round=0 marches=7", "twice"),
        ("recruits=7", "not understood"),
        ("reserve=99", "not understood"),
        ("six=2", "not understood"),
        ("raised=chicago+chicago", "not understood"),
        ("raised=chicago", "outside the recruitment"),
        ("won=union/AHD-11.0-a", "go together"),
        ("unit=u1", "go together"),
        ("round=1", "does not go with round"),
        ("firing=confederate", "firing=... is for a battle"),
        ("targets=c1", "only in a volley"),
        ("chicago:union:lightly", "held lightly"),
        ("from-union=baltimore", "there is no box="),
    ],
)
def test_a_contradiction_is_named(words: str, complaint: str) -> None:
    with pytest.raises(LongrollError, match=complaint) as caught:
        Match.from_position("house-divided", f"{GOOD} {words}", dice=[])
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("campaign turn=41 side=union step=march", "turn 41"),
        ("short turn=11 side=union step=march", "turn 11"),
        ("campaign turn=1 side=union step=march six=1 u1:im:washington", "six=1"),
        ("campaign turn=2 side=confederate step=march six=1 c1:im:richmond", "six=1"),
        ("campaign turn=2 side=union step=over won=union/AHD-11.0-d", "does not win by"),
        ("campaign turn=2 side=union step=battle u1:im:washington", "no battle to choose"),
        ("campaign turn=2 side=union step=recruit recruits=2 u1:im:cairo c1:im:cairo", "outside movement and combat"),
        ("campaign turn=2 side=union step=where box=cairo unit=u1 u1:im:cairo:march2", "may not march"),
        ("campaign turn=2 side=union step=unit box=cairo u1:im:chicago", "a march needs box"),
        ("campaign turn=2 side=union step=stand round=2 box=cairo firing=union u1:im:cairo", "no enemy"),
        ("campaign turn=2 side=union step=spoils round=2 box=cairo firing=union u1:im:cairo c1:im:cairo", "an enemy"),
        ("campaign turn=2 side=union step=ride round=1 box=cairo firing=union u1:im:cairo c1:cm:cairo", "withdraws"),
        (
            "campaign turn=2 side=union step=fire round=1 box=cairo firing=union targets=c1+c1 "
            "u1:im:cairo u2:im:cairo c1:im:cairo c2:im:cairo",
            "not a target",
        ),
    ],
)
def test_an_impossible_position_is_named(text: str, complaint: str) -> None:
    with pytest.raises(LongrollError, match=complaint):
        Match.from_position("house-divided", text, dice=[])


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("turns=3", "'turns' is neither a field nor an option; there are turn, marches"),
        ("marches=x", "marches is a number from 0 to 6, not 'x'"),
        ("step=walk", "'walk' is not a step; there are over, march"),
        ("box=atlantis", "'atlantis' is not a box"),
        ("unit=u99", "'u99' is not a unit"),
        ("tie=nobody", "'nobody' is not one of phasing-side, other-side"),
        ("firing=grey", "'grey' is not a side; there are union, confederate"),
        ("pool=1/2", "four numbers"),
        ("u2:zz:washington", "'zz' is not a kind (im, iv, ic, cm, cv, cc)"),
        ("u2:im:atlantis", "'atlantis' is not a box"),
        ("u2:im", "a unit is like u2:im:washington"),
        ("u2:im:washington:tired", "'tired' is not a flag; there are march1"),
        ("u2:im:washington:from-chicago", "chicago is not next to the unit"),
        ("cairo:red", "'red' is not a side or nobody; there are union, confederate, nobody"),
        ("cairo:union:firmly", "control is like cairo:union"),
        ("hello", "it is no scenario, field, unit or box"),
    ],
)
def test_an_error_names_the_word_the_reason_and_what_is_accepted(word: str, reason: str) -> None:
    with pytest.raises(LongrollError) as caught:
        Match.from_position("house-divided", f"{SHORT} {word}", dice=[])
    assert f"{word!r}" in str(caught.value)
    assert reason in str(caught.value)


def test_a_position_needs_one_scenario() -> None:
    with pytest.raises(LongrollError, match=r"has no scenario .* it needs one of campaign, short"):
        Match.from_position("house-divided", "turn=2 side=union step=march u1:im:washington", dice=[])
    with pytest.raises(LongrollError, match="names two scenarios"):
        Match.from_position("house-divided", f"{GOOD} short", dice=[])
