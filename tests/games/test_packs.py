"""The contract of systems whose components come from packs."""

import json
from types import SimpleNamespace

import pytest

from longroll.games import load
from longroll.games.packs import check_pack_text, find_format, pack_of, packed_titles, write_pack_text
from longroll.kernel.error import LongrollError
from tests.games.flaws import say


@pytest.mark.parametrize("title", packed_titles())
def test_the_printed_pack_of_a_title_is_sound_and_canonical(title: str) -> None:
    text = find_format(title).printed_pack(title)
    assert check_pack_text(title, text) == []
    assert write_pack_text(title, json.dumps(json.loads(text))) == text
    assert pack_of(title, load(title).pack) == text


def test_a_title_without_packs_has_no_format(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longroll.games.packs.load", lambda _: SimpleNamespace(packs=False))
    with pytest.raises(LongrollError, match="not played from packs"):
        find_format("civil-war-basic")


def test_a_pack_for_another_title_has_one_flaw() -> None:
    (flaw,) = check_pack_text("shiloh", find_format("pea-ridge").printed_pack("pea-ridge"))
    assert say([flaw]) == ['title: the pack is for "pea-ridge", not for shiloh']


@pytest.mark.parametrize("text", ["", "[", "[]", '{"title": []}', "3" * 5000])
def test_what_is_no_pack_has_flaws_and_no_canonical_form(text: str) -> None:
    assert check_pack_text("pea-ridge", text)
    if not text.startswith("{"):
        with pytest.raises(LongrollError):
            write_pack_text("pea-ridge", text)
