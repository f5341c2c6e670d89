"""The tables of a reference card."""

from longroll.games.house_divided.components import BOX_ROWS, COUNTERS, DISPLAY_NAMES


def reference(board: object) -> dict[str, object]:
    """The kinds of unit, and the cities that raise troops."""
    del board
    return {
        "units": [{key: row[key] for key in ("arm", "rank", "combat_value")} for row in COUNTERS["unit_types"]],
        "cities": [
            {"name": DISPLAY_NAMES[row["id"]], "home": row["home"], **row["recruit"]}
            for row in BOX_ROWS
            if any(row["recruit"].values())
        ],
    }
