from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longroll import LongrollError
from longroll.kernel.dice import CommittedDice, ScriptedDice, SeededDice, commitment

WORDS = st.text(min_size=1, max_size=20)


@given(WORDS, st.integers(1, 100), st.integers(0, 200))
def test_a_roll_depends_on_the_seed_and_its_number_alone(seed: str, sides: int, number: int) -> None:
    walked = SeededDice(seed)
    for earlier in range(number):
        walked.roll(earlier % 20 + 1)
    sought = SeededDice(seed)
    sought.count = number
    assert walked.roll(sides) == sought.roll(sides)


@given(WORDS, st.integers(1, 100))
def test_a_roll_is_a_side_of_the_die(seed: str, sides: int) -> None:
    assert 1 <= SeededDice(seed).roll(sides) <= sides


def test_a_die_is_fair() -> None:
    dice = SeededDice("fair")
    rolls = Counter(dice.roll(6) for _ in range(60_000))
    assert set(rolls) == {1, 2, 3, 4, 5, 6}
    chi_square = sum((count - 10_000) ** 2 / 10_000 for count in rolls.values())
    assert chi_square < 20.5  # five degrees of freedom, one chance in a thousand


def test_the_first_rolls_of_a_seed_never_change() -> None:
    dice = SeededDice("1861")
    assert [dice.roll(6) for _ in range(20)] == FIRST_ROLLS


FIRST_ROLLS = [5, 6, 1, 3, 6, 3, 1, 4, 5, 2, 3, 3, 5, 6, 2, 1, 3, 2, 6, 5]


def test_a_fork_says_nothing_of_the_stream_it_came_from() -> None:
    dice = SeededDice("1861")
    fork = dice.fork("search")
    assert isinstance(fork, SeededDice)
    assert "1861" not in fork.seed
    own = [dice.roll(6) for _ in range(40)]
    assert [fork.roll(6) for _ in range(40)] != own
    assert [fork.roll(20) for _ in range(5)] != [dice.fork("other").roll(20) for _ in range(5)]
    assert dice.count == 40


def test_a_commitment_is_the_sha256_of_the_seed() -> None:
    assert commitment("1861") == sha256(b"1861").hexdigest()


def test_committed_dice_remember_what_seeded_dice_roll() -> None:
    committed, seeded = CommittedDice("x"), SeededDice("x")
    assert [committed.roll(6) for _ in range(30)] == [seeded.roll(6) for _ in range(30)]
    assert len(committed.made) == 30


def test_scripted_dice_show_their_script_and_then_complain() -> None:
    dice = ScriptedDice([3, 1])
    assert [dice.roll(6), dice.roll(6)] == [3, 1]
    with pytest.raises(LongrollError, match="hold 2 rolls and roll 3"):
        dice.roll(6)


def test_a_scripted_roll_that_no_die_shows_is_an_error() -> None:
    with pytest.raises(LongrollError, match="scripted roll 1 is 7"):
        ScriptedDice([7]).roll(6)
