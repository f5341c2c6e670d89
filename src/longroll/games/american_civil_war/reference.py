"""The tables of a reference card."""

from longroll.games.american_civil_war.components import TABLES, read_data


def reference(board: object) -> dict[str, object]:
    """Pieces, costs and tables of all layers; a card takes those of its own."""
    del board
    return {"pieces": read_data("pieces")["pieces"], **TABLES}
