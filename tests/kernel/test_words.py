"""Words: what a catalogue says, and what it says when it cannot."""

from pathlib import Path

import pytest

from longroll import LongrollError
from longroll.kernel.words import Words

CATALOGUE = """\
# A comment.
plain =   Nothing to fill in.
filled = { $side } takes { $box }.
counted = { $number ->
    [0] none
    [one] one march
   *[other] { $number } marches
  }
file = Saved to { $file }. Next { $next }{ $more }
nested = You have { counted } left.
long =
    first line
      second line
broken = { $unclosed
"""


@pytest.fixture
def words(tmp_path: Path) -> Words:
    (tmp_path / "en.ftl").write_text(CATALOGUE, encoding="utf-8")
    return Words(tmp_path, names={"charleston-sc": "Charleston, S.C."})


def test_plain_sentence(words: Words) -> None:
    assert words.say("plain") == "Nothing to fill in."


def test_facts_are_filled_in_without_isolation_marks(words: Words) -> None:
    assert words.say("filled", side="The Union", box="Mobile") == "The Union takes Mobile."


def test_places_are_shown_by_their_names_and_full_stops_do_not_pile_up(words: Words) -> None:
    assert words.say("filled", side="The Union", box="charleston-sc") == "The Union takes Charleston, S.C."


@pytest.mark.parametrize(
    ("facts", "text"),
    [
        (("a..b.txt", "x", "y"), "Saved to a..b.txt. Next xy"),
        (("a..", "x", "y"), "Saved to a.. Next xy"),
        (("..a", "x.", ".y"), "Saved to ..a. Next x..y"),
    ],
)
def test_full_stops_inside_a_fact_and_between_facts_stay(words: Words, facts: tuple[str, str, str], text: str) -> None:
    assert words.say("file", file=facts[0], next=facts[1], more=facts[2]) == text


@pytest.mark.parametrize(("number", "text"), [(0, "none"), (1, "one march"), (5, "5 marches")])
def test_numbers_choose_their_form(words: Words, number: int, text: str) -> None:
    assert words.say("counted", number=number) == text


def test_a_message_uses_another_with_the_same_facts(words: Words) -> None:
    assert words.say("nested", number=1) == "You have one march left."


def test_several_lines_keep_their_shape(words: Words) -> None:
    assert words.say("long") == "first line\n  second line"


@pytest.mark.parametrize(
    ("key", "facts", "said"),
    [
        ("absent", {}, "no words for 'absent'"),
        ("filled", {"side": "The Union"}, "the words for 'filled' do not fit .*box"),
        ("broken", {}, "the words for 'broken' cannot be read"),
    ],
)
def test_what_cannot_be_said_names_its_key(words: Words, key: str, facts: dict[str, str], said: str) -> None:
    with pytest.raises(LongrollError, match=said):
        words.say(key, **facts)


def test_catalogues_of_several_folders_are_joined(tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "fr.ftl").write_text(f"key-{name} = mot {name}\n", encoding="utf-8")
    words = Words(tmp_path / "a", tmp_path / "b", language="fr")
    assert [words.say(key) for key in words.keys] == ["mot a", "mot b"]


def test_a_key_said_twice_and_a_missing_catalogue_are_errors(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("key = one\nkey = two\n", encoding="utf-8")
    with pytest.raises(LongrollError, match="twice"):
        Words(tmp_path)
    with pytest.raises(LongrollError, match="no catalogue"):
        Words(tmp_path, language="xx")
