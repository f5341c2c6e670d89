"""Changes: numbers that take the place of an evaluator's own, in a player's name: `militia+{"parameters": ...}`."""

import json
from typing import Any, Final, NamedTuple

from longroll.kernel.error import LongrollError

MOST: Final = 1_000_000  # by amount; larger numbers are of no use, and overflow in play
CHANGED: Final = "+"  # between the name of a computer player and its changes
Rows = dict[str, dict[str, float]]


class Changes(NamedTuple):
    """Rows of a system's tables; a row contains only what is changed."""

    parameters: Rows
    weights: Rows

    def write(self) -> str:
        """The changes in one line, the same for the same numbers."""
        parts = {name: rows for name, rows in self._asdict().items() if rows}
        return json.dumps(parts, sort_keys=True, separators=(",", ":"))


NO_CHANGES: Final = Changes({}, {})


def read_changes(text: str, source: str = "") -> Changes:
    """Changes as JSON: `parameters`, `weights` or both. Whatever else is said there is left out."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise not_changes(source or text, str(error)) from None
    if not isinstance(found, dict):
        raise not_changes(source or text, "it is not a table")
    changes = Changes(*(read_rows(found.get(name, {}), name, source or text) for name in Changes._fields))
    if changes == NO_CHANGES:
        raise not_changes(source or text, "it has neither parameters nor weights")
    return changes


def read_rows(found: Any, name: str, source: str) -> Rows:
    if not isinstance(found, dict) or not all(isinstance(row, dict) for row in found.values()):
        raise not_changes(source, f"{name} are not rows of numbers")
    for row in found.values():
        for key, value in row.items():
            if isinstance(value, bool) or not isinstance(value, int | float) or not -MOST <= value <= MOST:
                raise not_changes(source, f"{key[:40]} is not a number of at most {MOST:,}")
    return {key: {name: float(value) for name, value in row.items()} for key, row in found.items()}


def not_changes(source: str, why: str) -> LongrollError:
    return LongrollError(f"{source[:80]} does not contain the changed numbers of a computer player: {why}")
