"""Golden journals: matches played once, which every later version must replay to the same hash.

A title has a folder of its own here. `python -m tests.journals.make TITLE` plays the matches of `recipes.json` again.
"""

from importlib import import_module
from pathlib import Path

import pytest

from longroll import Match
from longroll.games import TITLES, folder_name

FOLDER = Path(__file__).parent
JOURNALS = sorted(FOLDER.glob("*/*.journal"))
PLAYED = [title for title in TITLES if (FOLDER / title).is_dir()]


def endings_of(title: str) -> set[str]:
    """The rules by which a game of that title can end, from the table of its system."""
    endings = import_module(f"longroll.games.{folder_name(TITLES[title])}.endings")
    return set(endings.endings_of(title))


@pytest.mark.parametrize("file", JOURNALS, ids=[f"{file.parent.name}-{file.stem}" for file in JOURNALS])
def test_golden_journal_replays_to_its_hash(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert Match.replay(text).journal.dumps() == text


@pytest.mark.parametrize("title", PLAYED)
def test_every_way_to_end_is_among_the_golden_journals(title: str) -> None:
    files = (FOLDER / title).glob("*.journal")
    outcomes = [Match.replay(file.read_text(encoding="utf-8")).outcome for file in files]
    assert {outcome.rule for outcome in outcomes if outcome} == endings_of(title)
