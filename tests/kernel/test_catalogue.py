"""The catalogue: sentences from keys and facts, and errors that name the key."""

from pathlib import Path

import pytest

from longroll import LongrollError
from longroll.kernel.catalogue import Catalogue

SOURCE = """\
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
def catalogue(tmp_path: Path) -> Catalogue:
    (tmp_path / "en.ftl").write_text(SOURCE, encoding="utf-8")
    return Catalogue(tmp_path, names={"charleston-sc": "Charleston, S.C."})


def test_plain_sentence(catalogue: Catalogue) -> None:
    assert catalogue.format("plain") == "Nothing to fill in."


def test_facts_are_filled_in_without_isolation_marks(catalogue: Catalogue) -> None:
    assert catalogue.format("filled", side="The Union", box="Mobile") == "The Union takes Mobile."


def test_places_are_shown_by_their_names_and_full_stops_do_not_pile_up(catalogue: Catalogue) -> None:
    assert catalogue.format("filled", side="The Union", box="charleston-sc") == "The Union takes Charleston, S.C."


@pytest.mark.parametrize(
    ("facts", "text"),
    [
        (("a..b.txt", "x", "y"), "Saved to a..b.txt. Next xy"),
        (("a..", "x", "y"), "Saved to a.. Next xy"),
        (("..a", "x.", ".y"), "Saved to ..a. Next x..y"),
    ],
)
def test_full_stops_inside_a_fact_and_between_facts_stay(
    catalogue: Catalogue, facts: tuple[str, str, str], text: str
) -> None:
    assert catalogue.format("file", file=facts[0], next=facts[1], more=facts[2]) == text


@pytest.mark.parametrize(("number", "text"), [(0, "none"), (1, "one march"), (5, "5 marches")])
def test_numbers_choose_their_form(catalogue: Catalogue, number: int, text: str) -> None:
    assert catalogue.format("counted", number=number) == text


def test_a_message_uses_another_with_the_same_facts(catalogue: Catalogue) -> None:
    assert catalogue.format("nested", number=1) == "You have one march left."


def test_several_lines_keep_their_shape(catalogue: Catalogue) -> None:
    assert catalogue.format("long") == "first line\n  second line"


@pytest.mark.parametrize(
    ("key", "facts", "error"),
    [
        ("absent", {}, "no message 'absent'"),
        ("filled", {"side": "The Union"}, "message 'filled' does not fit .*box"),
        ("broken", {}, "message 'broken' cannot be parsed"),
    ],
)
def test_an_error_names_its_key(catalogue: Catalogue, key: str, facts: dict[str, str], error: str) -> None:
    with pytest.raises(LongrollError, match=error):
        catalogue.format(key, **facts)


def test_catalogues_of_several_folders_are_joined(tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "fr.ftl").write_text(f"key-{name} = mot {name}\n", encoding="utf-8")
    catalogue = Catalogue(tmp_path / "a", tmp_path / "b", language="fr")
    assert [catalogue.format(key) for key in catalogue.keys] == ["mot a", "mot b"]


def test_a_key_given_twice_and_a_missing_catalogue_are_errors(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("key = one\nkey = two\n", encoding="utf-8")
    with pytest.raises(LongrollError, match="twice"):
        Catalogue(tmp_path)
    with pytest.raises(LongrollError, match="no catalogue"):
        Catalogue(tmp_path, language="xx")
