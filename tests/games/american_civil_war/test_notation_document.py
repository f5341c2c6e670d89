"""docs/notation.md says of The American Civil War what the code reads and writes."""

import re
from pathlib import Path

import pytest

from longroll import Match
from longroll.games.american_civil_war.action import FIELD_NAMES, VERBS
from longroll.games.american_civil_war.fields import LATER_LISTS, LIST_FIELDS, NUMBER_FIELDS
from longroll.games.american_civil_war.options import OPTIONS
from longroll.games.american_civil_war.pack import printed_components
from longroll.games.american_civil_war.steps import STEPS
from longroll.games.american_civil_war.vocabulary import SORT_SIGNS, VALUES

COMPONENTS = printed_components()

DOCUMENT = (Path(__file__).parents[3] / "docs" / "notation.md").read_text(encoding="utf-8")
SECTION = DOCUMENT.split("\n## The American Civil War\n")[1].split("\n## ")[0]
EXAMPLES = re.findall(r"^(civil-war-[a-z]+) +(.+)$", SECTION, re.MULTILINE)


def table(heading: str) -> list[list[str]]:
    """The rows of the table under a heading, without its head."""
    part = SECTION.split(f"\n### {heading}\n")[1].split("\n### ")[0]
    rows = [line for line in part.splitlines() if line.startswith("|")][2:]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


def quoted(cell: str) -> list[str]:
    return re.findall("`([^`]+)`", cell)


def test_every_field_is_described() -> None:
    rows = table("Fields")
    named = [name for row in rows for name in quoted(row[0])]
    assert named == [
        *[name for names in NUMBER_FIELDS.values() for name in names],
        *LIST_FIELDS,
        *LATER_LISTS,
        "railed",
    ]
    assert all(len(row) == 3 and row[1] and row[2] for row in rows)


@pytest.mark.parametrize("attribute", [name for name in VALUES if name not in ("sort", "aim", "area")])
def test_the_values_of_a_field_are_listed(attribute: str) -> None:
    row = next(row for row in table("Fields") if quoted(row[0]) == list(NUMBER_FIELDS[attribute]))
    assert quoted(row[1]) == [value for value in VALUES[attribute] if value]


def test_steps_options_and_verbs_are_listed() -> None:
    steps = next(row for row in table("Words of every position") if row[0] == "`step`")
    assert quoted(steps[1]) == [step.name for step in STEPS.values()]
    assert [(quoted(row[0])[0], quoted(row[1])) for row in table("Options")] == [
        (option.name, list(option.values)) for option in OPTIONS.values()
    ]
    verbs = [(quoted(row[0])[0], tuple(row[1].split()), quoted(row[2])) for row in table("Actions")]
    assert verbs == [
        (verb.name, verb.fields, [step.name for step in STEPS.values() if verb.name in step.verbs])
        for verb in VERBS.values()
        if verb.name
    ]


def test_names_are_listed() -> None:
    rows = {row[0]: quoted(row[1]) for row in table("Names")}
    assert rows["sort, target"] == FIELD_NAMES["sort"]
    assert [rows[name] for name in ("area", "wear", "terrain", "theatre")] == [
        FIELD_NAMES[name] for name in ("area", "wear", "terrain", "theatre")
    ]
    assert sorted(rows["space: regions"] + rows["space: cities"]) == sorted(COMPONENTS.space_names)
    assert rows["state"] == COMPONENTS.state_names


def test_the_grammar_has_every_sign_of_a_piece() -> None:
    for rule, signs in (("nation", {sign[0] for sign in SORT_SIGNS}), ("kind", {sign[1] for sign in SORT_SIGNS})):
        line = re.search(rf"^{rule} +=(.*?);", SECTION, re.MULTILINE)
        assert line is not None
        assert set(re.findall('"(.)"', line[1])) == signs


@pytest.mark.parametrize(("title", "text"), EXAMPLES)
def test_the_examples_are_positions(title: str, text: str) -> None:
    match = Match.from_position(title, text, dice=[])
    assert match.choices()
    again = Match.from_position(title, match.position_text(), dice=[])
    assert again.position.pack() == match.position.pack()


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 4
