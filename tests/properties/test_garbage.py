"""Whatever text arrives, the answer is a value or one sentence, never another exception."""

from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from longroll import LongrollError, Match
from longroll.games import load
from longroll.kernel.dice import SeededDice

GAME = load("house-divided")
SAMPLES = Path(__file__).parents[1]
POSITIONS = [
    line.split(" | ")[1] for line in (SAMPLES / "perft" / "house-divided.txt").read_text(encoding="utf-8").splitlines()
]
JOURNAL = (SAMPLES / "journals" / "house-divided" / "short-greedy.journal").read_text(encoding="utf-8")
WORDS = sorted({word for text in POSITIONS for word in text.split()})
MORE = ["marches=0", "marches=99", "round=1", "box=cairo", "unit=u1", "step=fire", "step=over", "won=union/AHD-11.0-a"]
MORE += [
    f"{unit}:im:cairo:{first}+{second}"
    for unit in ("u1", "c1")
    for first in ("march1", "from-paducah", "dug")
    for second in ("march2", "from-humboldt", "sailed", "acted", "reduced")
]


@given(st.text(max_size=40))
def test_any_text_is_an_action_or_an_error(text: str) -> None:
    try:
        action = GAME.read_action(text)
    except LongrollError:
        return
    assert GAME.write_action(action) == text


@given(st.text(max_size=60))
def test_any_text_is_a_position_or_an_error(text: str) -> None:
    try:
        GAME.read_position(text)
    except LongrollError:
        return


@settings(max_examples=400)
@given(st.sampled_from(POSITIONS), st.data())
def test_a_position_with_a_few_words_changed_is_refused_or_can_be_played_on(text: str, data: st.DataObject) -> None:
    words = text.split()
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(words) - 1))
        change = data.draw(st.sampled_from(["drop", "swap", "add"]))
        other = data.draw(st.sampled_from(WORDS + MORE))
        words[place : place + 1] = {"drop": [], "swap": [other], "add": [words[place], other]}[change]
        if not words:
            return
    try:
        position = GAME.read_position(" ".join(words))
    except LongrollError:
        return
    written = GAME.write_position(position)
    assert GAME.write_position(GAME.read_position(written)) == written
    play_on(position, 40)


def play_on(position: object, steps: int) -> None:
    dice, chooser = SeededDice("on"), SeededDice("chooser")
    for _ in range(steps):
        choices = GAME.choices(position)
        if not choices:
            assert GAME.outcome(position) is not None
            return
        GAME.advance(position, choices[chooser.roll(len(choices)) - 1], dice, [])


@settings(max_examples=200)
@given(st.integers(0, len(JOURNAL) - 1), st.characters())
def test_a_journal_with_one_character_changed_is_found_out_or_tells_the_same(place: int, character: str) -> None:
    text = JOURNAL[:place] + character + JOURNAL[place + 1 :]
    try:
        match = Match.replay(text)
    except LongrollError:
        return
    assert match.journal.final_hash in JOURNAL
