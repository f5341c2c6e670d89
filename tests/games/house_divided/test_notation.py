"""The section of docs/notation.md on A House Divided: it names everything, and its examples parse."""

import re
from pathlib import Path

import pytest

from longroll.games import load
from longroll.games.house_divided.action import VERBS, Verb
from longroll.games.house_divided.notation import FLAGS
from longroll.games.house_divided.parser import FIELDS
from longroll.games.house_divided.steps import PHASES, STEPS
from longroll.games.house_divided.terms import KIND_SIGNS, LINE_SIGNS

GAME = load("house-divided")
TEXT = (Path(__file__).parents[3] / "docs" / "notation.md").read_text(encoding="utf-8")
SECTION = TEXT.split("## A House Divided\n")[1].split("\n## ")[0]
QUOTED = set(re.findall(r"`([^`\n]+)`", SECTION))
VERB_TABLE = SECTION.split("| verb |")[1].split("\n\n")[0].splitlines()[2:]
ROWS = {cells[1].strip("` "): [cell.strip() for cell in cells] for cells in (row.split("|") for row in VERB_TABLE)}
EXAMPLES = SECTION.split("```text\n")[1].split("```")[0].splitlines()


@pytest.mark.parametrize("verb", VERBS.values(), ids=lambda verb: verb.name)
def test_every_verb_has_its_row(verb: Verb) -> None:
    _, _, takes, phase, _, _ = ROWS[verb.name]
    assert takes == {"recruit": "arm and box"}.get(verb.takes, verb.takes)
    assert PHASES[verb.phase] in phase


@pytest.mark.parametrize("name", [*FIELDS, *FLAGS, *(step.name for step in STEPS.values())])
def test_every_field_flag_and_step_is_named(name: str) -> None:
    assert name in QUOTED


def test_kinds_of_unit_and_of_line_are_in_the_grammar() -> None:
    grammar = SECTION.split("```ebnf")[1].split("```")[0]
    assert set(KIND_SIGNS) <= set(re.findall(r'"(\w\w)"', grammar))
    assert set(LINE_SIGNS) <= set(re.findall(r'"([/=~])"', grammar))


@pytest.mark.parametrize("text", EXAMPLES, ids=range(1, len(EXAMPLES) + 1))
def test_an_example_parses(text: str) -> None:
    position = GAME.read_position(text)
    assert GAME.read_position(GAME.write_position(position)).pack() == position.pack()


def test_words_may_come_in_any_order() -> None:
    text = EXAMPLES[2]
    words = text.split()
    assert GAME.read_position(" ".join(reversed(words))).pack() == GAME.read_position(text).pack()
