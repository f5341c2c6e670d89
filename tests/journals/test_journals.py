"""Golden journals: matches played once, which every later version must replay to the same hash."""

from pathlib import Path

import pytest

from longroll import Match

JOURNALS = sorted(Path(__file__).parent.glob("*.journal"))


@pytest.mark.parametrize("file", JOURNALS, ids=[file.stem for file in JOURNALS])
def test_golden_journal_replays_to_its_hash(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    match = Match.replay(text)
    assert match.outcome is not None
    assert match.journal.dumps() == text


def test_every_way_to_win_is_among_the_golden_journals() -> None:
    outcomes = [Match.replay(file.read_text(encoding="utf-8")).outcome for file in JOURNALS]
    assert {outcome.rule for outcome in outcomes if outcome} == {
        "AHD-11.0-a",
        "AHD-11.0-b",
        "AHD-11.0-c",
        "AHD-11.0-d",
        "AHD-13.0-b",
    }
