from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from longroll.opponents.roster import BOTS
from tests.hosts.local_server import LocalServer


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LocalServer]:
    opened = LocalServer(tmp_path)
    yield opened
    opened.stop()


@pytest.fixture
def seat_bot(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Seat another player under a name."""
    return lambda kind, name="random": monkeypatch.setitem(BOTS, name, kind)
