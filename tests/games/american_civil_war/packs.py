"""Packs for tests: the printed one with something changed."""

from typing import Any

from longroll.games.american_civil_war.pack import printed_components
from tests.games.packs import MISSING, change

__all__ = ["MISSING", "changed_pack"]


def changed_pack(changes: dict[str, Any]) -> dict[str, Any]:
    """`{"map.spaces[richmond].port": True}`; `MISSING` removes."""
    return change(printed_components().pack, changes)
