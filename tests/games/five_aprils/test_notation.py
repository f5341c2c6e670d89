"""The notation: the document says what the code reads, words stand in any order, errors name the word."""

import re
from pathlib import Path
from typing import Any, Final

import pytest

from longroll.games import load
from longroll.games.five_aprils.action import VERB_NUMBERS
from longroll.games.five_aprils.notation import OFF_MAP, STATES
from longroll.games.five_aprils.parser import FIELDS
from longroll.games.five_aprils.position import STAGE_NAMES
from longroll.games.five_aprils.steps import STEP_NUMBERS, STEPS
from longroll.kernel.error import LongrollError

DOCUMENT: Final = (Path(__file__).parents[3] / "docs" / "notation.md").read_text(encoding="utf-8")
SECTION: Final = DOCUMENT.split("## Across Five Aprils")[1].split("\n## ")[0]
BATTLES: Final = ("bull-run", "pea-ridge", "shiloh", "gettysburg", "bentonville")
PLAIN: Final = "battle turn=2 step=move seat=union marker=carr u-dodge:3707 c-price:3105"


def rows(heading: str) -> list[list[str]]:
    """The cells of a table, by the heading of its first column."""
    table = SECTION.split(f"\n| {heading} |")[1].split("\n\n")[0]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]


def names(heading: str) -> list[str]:
    return [row[0].strip("`") for row in rows(heading)]


def test_the_document_has_every_verb_with_its_steps() -> None:
    assert set(names("verb")) == set(VERB_NUMBERS)
    for name, _, steps, _ in rows("verb"):
        taken = {step.name for step in STEPS.values() if VERB_NUMBERS[name.strip("`")] in step.verbs}
        assert set(re.findall(r"`([a-z]+)`", steps)) == taken


def test_the_document_has_every_field_and_flag() -> None:
    own = {field.name for title in BATTLES for field in rules(title).extra_fields(battle(title))}
    assert set(names("field")) == set(FIELDS)
    assert set(names("field of one battle")) == own
    assert set(names("flag of a piece")) == set(STATES)
    for name in [*STEP_NUMBERS, *STAGE_NAMES, *OFF_MAP]:
        assert f"`{name}`" in SECTION or f'"{name}"' in SECTION


def battle(title: str) -> Any:
    game: Any = load(title)
    return game.battle


def rules(title: str) -> Any:
    game: Any = load(title)
    return game.rules


def examples() -> list[tuple[str, str]]:
    block = SECTION.split("```text\n")[1].split("```")[0]
    return [(line.split(": ")[0], line.split(": ")[1]) for line in block.splitlines()]


@pytest.mark.parametrize(("title", "text"), examples())
def test_the_examples_are_read_and_written_back(title: str, text: str) -> None:
    game = load(title)
    written = game.write_position(game.read_position(text))
    assert game.write_position(game.read_position(written)) == written


def test_words_stand_in_any_order() -> None:
    game = load("pea-ridge")
    text = game.write_position(game.read_position(PLAIN))
    assert game.write_position(game.read_position(" ".join(reversed(PLAIN.split())))) == text
    assert game.write_position(game.read_position(f" {PLAIN.replace(' ', '  ')}\n")) == text


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("turn=3 extra0=2 extra1=8", "turn=3 contact=2 contacted=5th-division"),
        ("turn=3 extra2=2", "turn=3 first-attack=2"),
    ],
)
def test_the_old_form_of_a_field_is_still_read(old: str, new: str) -> None:
    game: Any = load("shiloh")
    text = "battle step=move seat=union marker=5th-division u-buckland:1508 c-wood:1511"
    assert game.read_position(f"{text} {old}").pack() == game.read_position(f"{text} {new}").pack()
    assert new.rsplit(maxsplit=1)[-1] in game.write_position(game.read_position(f"{text} {old}"))


@pytest.mark.parametrize(
    ("title", "words"),
    [
        ("bentonville", "entry-limit=all-units turn=3 marker=xx-corps seat=union entered=2 u-y21:off:due c-hill:1003"),
        (
            "pea-ridge",
            "both-at-b=any-unit turn=3 marker=carr seat=union came-by-east=mcculloch+price u-dodge:3707 c-price:3105",
        ),
    ],
)
def test_what_an_option_counts_is_written(title: str, words: str) -> None:
    game: Any = load(title)
    position = game.read_position(f"battle step=move {words}")
    assert game.read_position(game.write_position(position)).pack() == position.pack()


def test_at_gettysburg_the_marker_alone_means_the_first_draw() -> None:
    game: Any = load("gettysburg")
    position = game.read_position("battle turn=2 step=move seat=confederate marker=hill c-archer:0124 u-i11:1010")
    assert game.judge(position, game.read_action("end")).code == "division-must-move"
    assert game.judge(position, game.read_action("commit heth")) is None


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ("step=walk", ["'walk'", "move", "attack"]),
        ("turn=two", ["'turn=two'", "number"]),
        ("colour=red", ["'colour'", "turn", "cup", "road-bans"]),
        ("marker=sigel", ["'sigel'", "carr"]),
        ("u-dogde:3708", ["'u-dogde'", "u-dodge"]),
        ("u-coler:9999", ["'9999'", "four digits"]),
        ("u-coler:3708:tired", ["'tired'", "reduced"]),
        ("u-coler", ["'u-coler'", "unit:hex"]),
        ("u-dodge:3708", ["'u-dodge'", "twice"]),
        ("u-coler:", ["'u-coler:'", "unit:hex"]),
        ("u-coler:off:due u-coler:3708", ["'u-coler'", "twice"]),
        ("cup=", ["'cup='", "name=value"]),
        ("cup=carr+", ["'cup=carr+'", "name=value"]),
    ],
)
def test_an_error_names_the_word_and_what_is_accepted(wrong: str, named: list[str]) -> None:
    field = wrong.split("=", maxsplit=1)[0] + "="
    text = " ".join(word for word in PLAIN.split() if not word.startswith(field))
    with pytest.raises(LongrollError) as error:
        load("pea-ridge").read_position(f"{text} {wrong}")
    assert [part for part in named if part not in str(error.value)] == []
