"""Every language says the same things: the same keys in the same order, with the same facts."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

import longroll
from longroll.games import FOLDER, SYSTEMS, system_folder
from longroll.kernel.catalogue import Catalogue
from longroll.lessons import words

PACKAGE = Path(longroll.__file__).parent
LESSONS = sorted(folder for folder in words.FOLDER.iterdir() if folder.is_dir())
FOLDERS = [
    folder / "text" for folder in (PACKAGE, FOLDER, PACKAGE / "service" / "notices", *map(system_folder, SYSTEMS))
] + LESSONS
OTHERS = ["fr", "es", "it"]


def name_of(folder: Path) -> str:
    return f"lessons-{folder.name}" if folder in LESSONS else folder.parent.name


def facts(folder: Path, language: str) -> list[tuple[str, set[str]]]:
    words = Catalogue(folder, language=language)
    return [(key, set(re.findall(r"\$(\w+)", words.source(key)))) for key in words.keys]


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_keys_and_facts_of_english(folder: Path, language: str) -> None:
    assert facts(folder, language) == facts(folder, "en")


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
@pytest.mark.parametrize("language", OTHERS)
def test_a_catalogue_can_be_read_whole(folder: Path, language: str) -> None:
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    assert [item for item in resource.body if isinstance(item, Junk)] == []


def spoken(source: str) -> list[str]:
    """The words of a message, without its key, its facts and the names of its cases."""
    return re.findall(r"[a-z]{2,}", re.sub(r"\$\w+|\[\w+\]|\{ [\w-]+ \}", "", source.partition("=")[2]))


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_is_left_in_english(folder: Path, language: str) -> None:
    english, other = Catalogue(folder), Catalogue(folder, language=language)
    long = [key for key in english.keys if len(spoken(english.source(key))) > 6]
    assert [key for key in long if english.source(key).strip() == other.source(key).strip()] == []
