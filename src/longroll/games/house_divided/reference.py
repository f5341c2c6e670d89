"""The tables of a reference card."""

from longroll.games.house_divided.game import HouseDivided


def reference(game: HouseDivided) -> dict[str, object]:
    """The kinds of unit, and the cities that raise troops."""
    components = game.components
    return {
        "units": components.type_rows,
        "cities": [
            {"name": components.display_names[row["id"]], "home": row["home"], **row["recruit"]}
            for row in components.box_rows
            if any(row["recruit"].values())
        ],
    }
