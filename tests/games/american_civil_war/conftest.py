"""The titles of The American Civil War are on the shelf while its own tests run; the library does not list them yet."""

import pytest

from longroll.games import SYSTEMS, TITLES

SYSTEM = "american-civil-war"


@pytest.fixture(autouse=True)
def _on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SYSTEMS, SYSTEM, "american_civil_war")
    for title in ("civil-war-basic", "civil-war-standard", "civil-war-teams"):
        monkeypatch.setitem(TITLES, title, SYSTEM)
