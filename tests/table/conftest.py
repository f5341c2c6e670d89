from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from longroll.opponents import BOTS
from tests.table.house import House


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    opened = House(tmp_path)
    yield opened
    opened.stop()


@pytest.fixture
def seat_bot(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Seat another player under a name."""
    return lambda kind, name="random": monkeypatch.setitem(BOTS, name, kind)
