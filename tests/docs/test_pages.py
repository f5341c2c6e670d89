"""The pages of the documentation: the README, links, and the pages that are made of the program."""

import re
from pathlib import Path

import pytest

from longroll.cli.app import COMMANDS
from longroll.exercises import load_exercises
from longroll.games import SYSTEMS
from longroll.games.catalogues import system_catalogue
from longroll.lessons import load_courses, load_pictures
from tests.docs.blocks import DOCUMENTS, FENCE, ROOT, blocks, name_of
from tools.lesson_list import lesson_list
from tools.rule_pages import RulePage

LINK = re.compile(r"\]\(([^)#\s:]+)(?:#[^)\s]*)?\)")
README = ROOT / "README.md"
DOCS = ROOT / "docs"
MADE = {DOCS / "provenance.md", *(DOCS / "rules" / f"{system}.md" for system in SYSTEMS)}  # by tools/docs_hooks.py


def rules_of(system: str) -> list[str]:
    keys = (key for key in system_catalogue(system).keys if key.startswith("rule-"))
    return [key.removeprefix("rule-").replace("_", ".") for key in keys]


def test_the_two_commands_come_first() -> None:
    first = blocks(README)[0].text
    assert [line.split("#")[0].strip() for line in first.splitlines()] == ["make play", "make test"]


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_links_lead_to_files(document: Path) -> None:
    text = FENCE.sub("", document.read_text(encoding="utf-8"))
    goals = {(document.parent / goal).resolve() for goal in LINK.findall(text)}
    assert [goal for goal in goals - MADE if not goal.exists()] == []


@pytest.mark.parametrize("document", [README, DOCS / "index.md"], ids=name_of)
def test_the_number_of_rules_is_true(document: Path) -> None:
    assert f"{sum(len(rules_of(system)) for system in SYSTEMS)} " in document.read_text(encoding="utf-8")


def test_the_page_on_the_command_line_names_every_command() -> None:
    text = (DOCS / "commands.md").read_text(encoding="utf-8")
    assert [command.__name__ for command in COMMANDS if not re.search(rf"\b{command.__name__}\b", text)] == []


def test_the_numbers_of_lessons_and_exercises_are_true() -> None:
    lessons = sum(len(course.lessons) for course in load_courses())
    assert f"{lessons} lessons and {len(load_exercises())} exercises" in (DOCS / "index.md").read_text(encoding="utf-8")
    assert f"{len(load_exercises())} in three grades" in (DOCS / "learn.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_rule_page_has_every_rule_under_its_number(system: str) -> None:
    text = RulePage(system).markdown()
    anchors = re.findall(r"^### .*\{ #(\S+) \.rule \}$", text, re.MULTILINE)
    assert sorted(anchors) == sorted(rules_of(system))


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_links_and_pictures_of_a_rule_page_exist(system: str) -> None:
    text = RulePage(system).markdown()
    anchors = re.findall(r"\{ #(\S+)", text)
    assert len(anchors) == len(set(anchors))
    assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= set(anchors)
    pictures = re.findall(r"\]\(\.\./pictures/([^)]+)\)", text)
    assert sorted(pictures) == sorted(f"{picture.rule}.webp" for picture in load_pictures(system))
    assert all((DOCS / "pictures" / name).exists() for name in pictures)


def test_the_list_of_lessons_has_all() -> None:
    assert lesson_list().count("    | ") == sum(2 + len(course.lessons) for course in load_courses())
