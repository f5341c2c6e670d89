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
from longroll.service.agreement import REASONS
from longroll.service.finished import PLAYED_OUT
from longroll.service.moderation import ports as moderation
from longroll.service.notices.kinds import CHANNELS, EVENTS
from longroll.service.ratings.rated_match import COUNTED, STATUSES
from longroll.service.tournaments import tournament
from longroll.service.tournaments.tournaments import VOID

PACKAGE = Path(longroll.__file__).parent
PAGE = Path(__file__).parent.parent / "src" / "longroll" / "page"  # an installed package has the built page only
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


def actions_in_the_log() -> list[str]:
    """Constants of the module that are no states of a report."""
    names = {name: value for name, value in vars(moderation).items() if name.isupper() and isinstance(value, str)}
    return [value for value in names.values() if value not in moderation.STATUSES]


SERVER_NAMES = {
    "club-reason": [PLAYED_OUT, *REASONS],
    "notices": [*EVENTS, *CHANNELS],
    "ratings-status": sorted({*STATUSES} - {COUNTED}),
    "club-audit": actions_in_the_log(),
    "club-status": ["open", *moderation.STATUSES],
}


@pytest.mark.parametrize("start", SERVER_NAMES)
def test_the_page_of_a_club_has_words_for_what_the_server_names(start: str) -> None:
    words = Catalogue(PAGE / "club" / "text")
    assert [name for name in SERVER_NAMES[start] if f"{start}-{name}" not in words.keys] == []


def test_the_pages_of_tournaments_have_words_for_every_reason() -> None:
    words = Catalogue(PAGE / "club" / "tournaments" / "text")
    reasons = [*REASONS, tournament.ANNULLED, tournament.BYE, tournament.LATE, tournament.UNPAIRED, VOID]
    assert [name for name in (*reasons, tournament.WALKOVER) if f"tournament-reason-{name}" not in words.keys] == []
