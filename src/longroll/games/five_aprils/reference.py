"""The tables of a reference card."""

from longroll.games.five_aprils.game import FiveAprils


def reference(game: FiveAprils) -> dict[str, object]:
    """The tables, the turns and the formations of a battle."""
    board = game.board()
    return {"tables": board["tables"], "turns": board["turns"], "formations": board["formations"]}
