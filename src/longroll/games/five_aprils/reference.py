"""The tables of a reference card."""

from longroll.games.five_aprils.view_types import Board


def reference(board: Board) -> dict[str, object]:
    """The tables, the turns and the formations of a battle."""
    return {"tables": board["tables"], "turns": board["turns"], "formations": board["formations"]}
