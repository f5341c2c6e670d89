from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.house import House


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    opened = House(tmp_path)
    yield opened
    opened.stop()
