"""The tables of a reference card."""

from typing import Any, Final

from longroll.games.american_civil_war.components import Components
from longroll.games.american_civil_war.game import CivilWar
from longroll.games.american_civil_war.movement import STEPS
from longroll.games.american_civil_war.tactical.pieces import ACTIONS
from longroll.games.american_civil_war.terms import DATA_NAMES
from longroll.games.american_civil_war.transport import FARES

FIRE_RANGES: Final = [1, 1, 1, 2, 0]
RIVER: Final = {"no_charge": True, "no_pursuit": True}


def reference(game: CivilWar) -> dict[str, object]:
    """What pieces can do and the tables."""
    components = game.components
    tables = components.pack["tables"]
    return {
        **tables,
        "pieces": {"basic": basic_pieces(components), "standard": standard_pieces()},
        "costs": {
            "basic": {"both": tables["costs"]["basic"]},
            "standard": {
                "north_and_europe": tables["costs"]["north_and_europe"],
                "south_by_year": prices_by_year(components),
            },
        },
        "rail": {"points": dict(zip(DATA_NAMES, FARES, strict=True))},
        "naval_battle": {"loss_of_loser": naval_losses(tables["naval_battle"])},
        "fire": {"hit_on_at_least": tables["fire"]},
        "charge": {"attacker_modifier": tables["charge"]},
        "pursuit": {"destroyed_on_at_least": tables["pursuit"]},
        "terrain": {"number": tables["terrain"]["number"], "kind": terrains(tables["terrain"]["kind"])},
        "entrenchment": {"by_year": tables["entrenchment"]},
        "reinforcements": {"arrival": tables["reinforcements"]},
    }


def basic_pieces(components: Components) -> list[dict[str, Any]]:
    """There is no elite cavalry in the basic game, and leaders do not fire."""
    fire = {"leader": None, **components.pack["tables"]["basic_battle"]["fire"]}
    return [
        {"id": name, "move": STEPS[kind], "fire": fire[name]} for kind, name in enumerate(DATA_NAMES) if name in fire
    ]


def standard_pieces() -> list[dict[str, Any]]:
    return [
        {"id": name, "move": STEPS[kind], "battle_actions": ACTIONS[kind], "fire_range": FIRE_RANGES[kind]}
        for kind, name in enumerate(DATA_NAMES)
    ]


def prices_by_year(components: Components) -> dict[str, dict[str, int]]:
    """What the South pays: a point more every year."""
    prices: dict[str, int] = components.pack["tables"]["costs"]["south"]
    return {
        str(year): {name: price + year - components.first_year for name, price in prices.items()}
        for year in sorted(set(components.years))
    }


def naval_losses(rows: list[dict[str, int]]) -> list[dict[str, int | None]]:
    """Each row up to where the next begins."""
    ends = [*[row["min"] - 1 for row in rows[1:]], None]
    return [{"min": row["min"], "max": end, "loss": row["loss"]} for row, end in zip(rows, ends, strict=True)]


def terrains(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{**row, **RIVER} if row["id"] == "river-front" else row for row in rows]
