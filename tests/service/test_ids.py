"""Ids that people write on the command line."""

from collections.abc import Iterator

import pytest

from longroll.service import ids


def test_no_id_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    made: Iterator[str] = iter(("-wfb2JdTZig", "--fb2JdTZig", "a-b2JdTZig_"))
    monkeypatch.setattr(ids, "token_urlsafe", lambda _bytes: next(made))
    assert ids.new_id() == "a-b2JdTZig_"
