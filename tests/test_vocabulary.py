"""Plain English: words that only this project used stay out of names, comments, docstrings and documents."""

import re
from pathlib import Path
from typing import Final

import pytest

from tests.vocabulary import (
    BANNED,
    BANNED_CLASSES,
    BANNED_MODULES,
    Use,
    banned_words,
    module_name,
    uses_in_python,
    uses_in_text,
)

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src" / "longroll"
PYTHON: Final = sorted(SOURCE.rglob("*.py"))
PAGE_FOLDERS: Final = ("api", "boards", "games", "parts", "screens", "state", "style", "words")
PAGE: Final = sorted(file for folder in PAGE_FOLDERS for file in (SOURCE / "page" / folder).rglob("*.*"))
REVIEW: Final = ROOT / "docs" / "architecture-review.md"  # compares old names with new ones
DOCUMENTS: Final = sorted({*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")} - {REVIEW})

# A word that is ordinary English, or a term of a rulebook, in these files.
ALLOWED: Final = {
    "muster": {
        "src/longroll/games/house_divided",  # a verb of the notation: it ends the promotion phase
        "src/longroll/opponents/house_divided",
        "docs/library.md",
        "docs/notation.md",
    },
}


@pytest.mark.parametrize("files", [PYTHON, DOCUMENTS], ids=["source", "documents"])
def test_only_usual_words(files: list[Path]) -> None:
    assert [found for file in files for found in find_banned(file)] == []


def find_banned(file: Path) -> list[str]:
    text = file.read_text(encoding="utf-8")
    name = file.relative_to(ROOT).as_posix()
    uses = uses_in_python(text) if file.suffix == ".py" else uses_in_text(text)
    return [f"{name}:{use.line}: {use.word}, say {BANNED[use.word]}" for use in uses if not is_allowed(name, use.word)]


def is_allowed(name: str, word: str) -> bool:
    return any(name.startswith(place) for place in ALLOWED.get(word, ()))


def test_only_usual_module_names() -> None:
    names = [file.relative_to(ROOT).as_posix() for file in PYTHON + PAGE if BANNED_MODULES.fullmatch(module_name(file))]
    assert names == []


def test_only_usual_class_names() -> None:
    pattern = re.compile(rf"^class ({'|'.join(BANNED_CLASSES)})\b", re.MULTILINE)
    assert [name for file in PYTHON for name in pattern.findall(file.read_text(encoding="utf-8"))] == []


def test_words_are_found_inside_names() -> None:
    assert banned_words("onlookers") == ("onlooker",)
    assert banned_words("ACT_MUSTER") == ("muster",)
    assert banned_words("BotMind") == ("mind",)
    assert banned_words("the infantry has the word") == ("has the word",)
    assert banned_words("remind, claws, wished-for") == ()


def test_names_comments_and_docstrings_are_searched_and_data_is_not() -> None:
    source = 'keeper = "veil"  # a stray thing\n\n\ndef run():\n    """One line.\n\n    Of the crew."""\n'
    assert list(uses_in_python(source)) == [Use(1, "keeper"), Use(1, "stray"), Use(7, "crew")]
