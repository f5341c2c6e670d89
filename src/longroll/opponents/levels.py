"""Veteran and Crack: the same search with more or less effort. How much pays was found by matches, system by system."""

import json
from importlib.resources import files
from typing import Any, Final

from longroll.games import folder_name
from longroll.kernel.contract import Game
from longroll.opponents.changes import NO_CHANGES, Changes
from longroll.opponents.former_search import Level as FormerLevel
from longroll.opponents.former_search import Search
from longroll.opponents.plan_search import Level, PlanSearch

SECONDS: Final = {"veteran": 1.0, "crack": 5.0, "crack-1": 5.0}
"""What a level may spend on one own turn while a person waits."""


def row_of(name: str, game: Game[Any]) -> dict[str, Any]:
    """The level's row for the title, or else for the system."""
    file = files("longroll.opponents").joinpath(folder_name(game.system), "levels.json")
    table: dict[str, dict[str, dict[str, Any]]] = json.loads(file.read_text(encoding="utf-8"))
    return {**table["everywhere"][name], **table.get(game.title, {}).get(name, {})}


def playouts_of(name: str, game: Game[Any]) -> int:
    """Without a clock."""
    return int(row_of(name, game)["playouts"]) if name in SECONDS else 0


class Veteran(PlanSearch):
    """Plans its own turn."""

    def __init__(self, game: Game[Any], factors: dict[str, float] | None = None, changes: Changes = NO_CHANGES) -> None:
        super().__init__(game, Level(**row_of("veteran", game)), factors, changes)


class Crack(PlanSearch):
    """Plans its own turn and compares more plans more often."""

    def __init__(self, game: Game[Any], factors: dict[str, float] | None = None, changes: Changes = NO_CHANGES) -> None:
        super().__init__(game, Level(**row_of("crack", game)), factors, changes)


class FormerCrack(Search):
    """The Crack of version 0.1.0, to measure others against."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game, FormerLevel(**row_of("crack-1", game)))
