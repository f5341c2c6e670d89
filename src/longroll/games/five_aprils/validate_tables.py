"""The player-aid card of a pack, inspected: combat results tables and terrain effects."""

from typing import Any, Final

from longroll.games.five_aprils.terms import ARM_NAMES, COLUMN_NAMES, LINE_NAMES, TERRAIN_NAMES, WATER_NAMES, WORK_NAMES
from longroll.kernel.inspector import Inspector, inside, shown

FIELDS: Final = ["columns", "rows", "attacker", "defender", "morale", "hexes", "sides"]
RESULTS: Final = ["-", *(f"{steps}{sign}" for steps in range(1, 10) for sign in ("", "R"))]
WIDEST: Final = 3  # columns that one thing may shift


def validate_tables(inspector: Inspector, value: Any) -> None:
    """The whole card (A5A-2.3-a)."""
    tables = inspector.record(value, "tables", FIELDS)
    check_columns(inspector, tables)
    rows = check_rows(inspector, tables)
    for name in ("attacker", "defender"):
        if name in tables:
            check_results(inspector, tables[name], f"tables.{name}", rows)
    inspector.whole(tables, "morale", "tables", 1, 7)
    if "hexes" in tables:
        check_hexes(inspector, tables["hexes"])
    if "sides" in tables:
        check_sides(inspector, tables["sides"])


def check_columns(inspector: Inspector, tables: dict[str, Any]) -> None:
    """All nine, in the order of A5A-6.2.3-d."""
    columns = inspector.rows(tables, "columns", "tables", 0, 2 * len(COLUMN_NAMES))
    seen: dict[Any, str] = {}
    for number, value in enumerate(columns):
        place = f"tables.columns[{number}]"
        name = inspector.one_of(value, place, COLUMN_NAMES)
        if name is not None:
            inspector.fresh(name, place, seen)
    if "columns" in tables and isinstance(tables["columns"], list):
        for name in COLUMN_NAMES:
            if name not in seen:
                inspector.note("tables.columns", "name-missing", name=name)
        if len(seen) == len(COLUMN_NAMES) and list(seen) != COLUMN_NAMES:
            inspector.note("tables.columns", "not-in-order", names=" ".join(COLUMN_NAMES))


def check_rows(inspector: Inspector, tables: dict[str, Any]) -> int:
    """How many rows there are: modified rolls, one after the other; 0 if that is not certain."""
    rows = inspector.rows(tables, "rows", "tables", 1, 30)
    for number, value in enumerate(rows):
        place = f"tables.rows[{number}]"
        roll = inspector.number(value, place, -10, 20)
        before = rows[number - 1] if number else None
        if roll is not None and isinstance(before, int) and roll != before + 1:
            inspector.note(place, "not-next", value=roll, before=before)
    return len(rows)


def check_results(inspector: Inspector, value: Any, place: str, rows: int) -> None:
    """One result for every row of every column."""
    table = inspector.record(value, place, COLUMN_NAMES)
    for column in table:
        results = inspector.rows(table, column, place, 0, 30)
        where = inside(place, column)
        for number, result in enumerate(results):
            inspector.one_of(result, f"{where}[{number}]", RESULTS, "not-result")
        if rows and isinstance(table[column], list) and len(table[column]) != rows:
            inspector.note(where, "result-count", count=len(table[column]), rows=rows)


def check_hexes(inspector: Inspector, value: Any) -> None:
    """Land arms stay on land, gunboats on the river (A5A-14.3-b)."""
    kinds = inspector.record(value, "tables.hexes", TERRAIN_NAMES)
    for kind in kinds:
        place = inside("tables.hexes", kind)
        row = inspector.record(kinds[kind], place, [*ARM_NAMES, "shift", "blocks"])
        for arm in ARM_NAMES:
            inspector.points(row, arm, place, 0.5, may_ban=True)
            if arm in row and row[arm] is not None and (kind == "river") != (arm == "gunboat"):
                inspector.note(inside(place, arm), "not-null", value=shown(row[arm]))
        inspector.whole(row, "shift", place, -WIDEST, WIDEST)
        inspector.flag(row, "blocks", place)


def check_sides(inspector: Inspector, value: Any) -> None:
    """A River is crossed at bridges and fords only (A5A-RUL-44)."""
    kinds = inspector.record(value, "tables.sides", [*WATER_NAMES, "talus", *LINE_NAMES, *WORK_NAMES])
    for kind in kinds:
        place = inside("tables.sides", kind)
        if kind in LINE_NAMES:
            row = inspector.record(kinds[kind], place, ["rate"])
            inspector.points(row, "rate", place, 0.5, may_ban=False)
            continue
        arms = [] if kind in WORK_NAMES else ARM_NAMES
        row = inspector.record(kinds[kind], place, [*arms, "shift"])
        inspector.whole(row, "shift", place, -WIDEST, WIDEST)
        for arm in arms:
            inspector.points(row, arm, place, 0, may_ban=True)
            if kind == "river" and row.get(arm) is not None:
                inspector.note(inside(place, arm), "not-null", value=shown(row[arm]))
