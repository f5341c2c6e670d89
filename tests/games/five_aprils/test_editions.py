"""The editions of the packs: the newest is played, and what was begun with an earlier one goes on with it."""

import re
from pathlib import Path
from typing import Any

import pytest

from longroll import LongrollError, Match
from longroll.games.five_aprils.pack import EDITIONS, FOLDERS, load_pack, printed_pack
from tests.games.five_aprils.field import where

JOURNALS = Path(__file__).parents[2] / "journals"
CHANGED = [title for title, edition in EDITIONS.items() if edition > 1]
REASON = re.compile(r"\((history|text|tuned)(, (history|text|tuned))*\)")


def golden(title: str, rules: str) -> str:
    """A journal of the time before editions: it names no pack."""
    file = sorted((JOURNALS / title).glob("militia*.journal"))[0]
    text = file.read_text(encoding="utf-8")
    assert "\nrules 2\n" in text
    assert "\npack " not in text
    return text.replace("\nrules 2\n", f"\nrules {rules}\n")


@pytest.mark.rule("A5A-2.2-k")
@pytest.mark.parametrize("title", FOLDERS)
def test_a_new_match_has_the_newest_edition_and_names_it(title: str) -> None:
    match = Match.new(title, seed=1)
    assert match.header.pack == ("2" if title in CHANGED else "")
    text = match.journal.dumps()
    assert ("\npack 2\n" in text) == (title in CHANGED)
    assert Match.replay(text).journal.dumps() == text
    assert Match.from_position(title, match.position_text(), dice=[]).header.pack == match.header.pack


@pytest.mark.parametrize("title", CHANGED)
@pytest.mark.parametrize("rules", ["1", "2"])
def test_a_journal_from_before_the_editions_replays_with_the_first(title: str, rules: str) -> None:
    match = Match.replay(golden(title, rules))
    assert match.header.pack == ""
    assert match.game.battle.pack == load_pack(printed_pack(title, 1))  # type: ignore[attr-defined]
    assert match.journal.dumps() == golden(title, "2")


def test_the_first_edition_can_still_be_chosen() -> None:
    first, newest = Match.new("bull-run", seed=1, pack="1"), Match.new("bull-run", seed=1)
    assert first.header.pack == ""
    assert (where(first)["c-evans"], where(newest)["c-evans"]) == ("3812", "3912")
    assert Match.new("bull-run", seed=1, pack="2").header == newest.header


@pytest.mark.parametrize("edition", ["0", "3", "01", "9" * 5000])
def test_an_edition_that_does_not_exist_is_one_sentence(edition: str) -> None:
    with pytest.raises(LongrollError, match=r"^pea-ridge has no edition \d{1,20} of its pack; the newest is 2$"):
        Match.new("pea-ridge", pack=edition)


# --- the reason for every change


def changed_rows(title: str, section: str) -> list[str]:
    """The rows of a section that are new or have changed since the first edition."""
    old, new = ({row["id"]: row for row in pack[section]} for pack in editions(title))
    assert list(old) == list(new)
    return [name for name, row in new.items() if row != old[name]]


def editions(title: str) -> tuple[dict[str, Any], dict[str, Any]]:
    return load_pack(printed_pack(title, 1)), load_pack(printed_pack(title, 2))


@pytest.mark.parametrize("title", CHANGED)
def test_every_changed_datum_says_whether_history_text_or_balance_is_the_reason(title: str) -> None:
    old, new = editions(title)
    told = new["provenance"]
    reasons = [told[section][name] for section in ("formations", "units") for name in changed_rows(title, section)]
    for part, value in new["map"].items():
        if part in ("places", "entries"):
            keys = {"places": "name", "entries": "letter"}
            reasons += [told[part][row[keys[part]]] for row in value if row not in old["map"][part]]
        elif value != old["map"][part]:
            reasons.append(told["map"][part])
    assert reasons
    assert [reason for reason in reasons if not REASON.search(reason)] == []


@pytest.mark.parametrize("title", CHANGED)
def test_nothing_but_map_and_units_has_changed(title: str) -> None:
    old, new = editions(title)
    for part in ("turns", "combat", "tables", "name", "date"):
        assert new[part] == old[part]
    for part in ("columns", "rows", "base", "hills", "water", "crossings", "objectives", "control", "compass"):
        assert new["map"][part] == old["map"][part]
