"""The table of fair starts (`balance.json` of a system): the balance of scenarios with each handicap."""

import json
from pathlib import Path
from typing import Any

from longroll.kernel.error import LongrollError
from longroll.kernel.handicap import HANDICAP, NO_HANDICAP
from longroll.lab.balance import BalanceResult, Figures
from longroll.lab.job import MARK
from longroll.opponents.fair_start import Measured

KEY = ("title", "scenario", "bot", "handicap")


def read_rows(path: Path) -> list[dict[str, Any]]:
    """The rows of a table; a file that is not there yet has none."""
    if not path.exists():
        return []
    try:
        rows = json.loads(path.read_text(encoding="utf-8"))
        return [Measured(**row)._asdict() for row in rows]
    except (OSError, ValueError, TypeError):
        raise LongrollError(f"{str(path)!r} is not a table of balances") from None


def record_balance(path: Path, result: BalanceResult) -> None:
    """Write what was measured into the table; other rows stay. What has further options is left out."""
    rows = {row_key(row): row for row in read_rows(path)}
    for figures in result.figures:
        if figures.games and set(dict(figures.setup.options)) <= {HANDICAP}:
            row = make_row(result, figures)._asdict()
            rows[row_key(row)] = row
    lines = ",\n".join(json.dumps(rows[key]) for key in sorted(rows))
    path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def row_key(row: dict[str, Any]) -> tuple[str, ...]:
    return tuple(str(row[name]) for name in KEY)


def make_row(result: BalanceResult, figures: Figures) -> Measured:
    share = figures.share
    return Measured(
        title=result.plan.title,
        scenario=figures.setup.scenario,
        handicap=dict(figures.setup.options).get(HANDICAP, NO_HANDICAP),
        bot=result.plan.bot.partition(MARK)[0],  # the level; its playouts are in the command
        games=figures.games,
        wins=figures.wins(0),
        losses=figures.wins(1),
        share=round(share.value, 3),
        low=round(share.low, 3),
        high=round(share.high, 3),
        command=result.plan.command,
    )
