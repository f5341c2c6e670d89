"""What a balance prints, and the files that it leaves."""

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any

from longroll.console.arena import percent
from longroll.console.terminal import Terminal
from longroll.lab.arena import sides_of
from longroll.lab.balance import BalancePlan, BalanceResult, Figures, measure_balance
from longroll.lab.csv_table import CsvTable
from longroll.lab.report import Report
from longroll.lab.work import RunConfig

REPORT = "report.html"
TABLE = "games.csv"


def run_balance(plan: BalancePlan, config: RunConfig, progress: Callable[[int], None]) -> BalanceResult:
    """Play all games; with a folder, write the report and the raw table into it."""
    sides = sides_of(plan.title)
    next(plan.jobs())
    with ExitStack() as stack:
        if config.out is None:
            return measure_balance(plan, sides, config, progress=progress)
        config.out.mkdir(parents=True, exist_ok=True)
        part = config.out / f"{TABLE}.part"
        stack.callback(part.unlink, missing_ok=True)
        file = stack.enter_context(part.open("w", encoding="utf-8", newline=""))
        result = measure_balance(plan, sides, config, CsvTable(file, sides).write, progress)
        file.close()
        part.replace(config.out / TABLE)
        (config.out / REPORT).write_text(Report(result).page(), encoding="utf-8")
        return result


def balance_shape(result: BalanceResult) -> dict[str, Any]:
    return {
        "title": result.plan.title,
        "bot": result.plan.bot,
        "against": result.plan.against,
        "seed": result.plan.seed,
        "failures": dict(result.failures),
        "seconds": round(result.seconds, 1),
        "setups": [
            {**figures_shape(figures, result.sides), "changed": result.changed(figures)} for figures in result.figures
        ],
    }


def figures_shape(figures: Figures, sides: tuple[str, str]) -> dict[str, Any]:
    moments = [moment.turn for moment in figures.moments()]
    return {
        "scenario": figures.setup.scenario,
        "options": dict(figures.setup.options),
        "games": figures.games,
        "wins": {side: figures.part(number)._asdict() for number, side in enumerate(sides)},
        "draws": figures.wins(-1),
        "points": figures.share._asdict(),
        "turns": median(figures.turns) if figures.turns else None,
        "actions": figures.actions,
        "losses": {side: round(figures.losses(number), 2) for number, side in enumerate(sides)},
        "sure_from_turn": median(moments) if moments else None,
        "dice": figures.dice._asdict() if figures.dice else None,
        "skill": figures.skill._asdict() if figures.skill else None,
        "endings": [
            [rule, sides[side] if side >= 0 else "", level, n] for (rule, side, level), n in figures.endings.items()
        ],
    }


def show_balance(result: BalanceResult, out: Path | None, terminal: Terminal) -> None:
    terminal.line(
        f"{result.plan.title}: {result.plan.bot} on both sides, {result.seconds:.0f} s of processor time", "strong"
    )
    for figures in result.figures:
        changed = result.changed(figures)
        changes = "" if changed is None else f", {changed} of them changed by the option"
        terminal.line(f"  {figures.setup.name(result.plan.options)}: {figures.games} games{changes}")
        if figures.games:
            show_figures(figures, result.sides, terminal)
    failed = sum(result.failures.values())
    terminal.line(f"  failures: {failed}")
    for failure, count in result.failures.most_common(5):
        terminal.text(f"{count} times: {failure}", indent="    ")
    if out is not None:
        terminal.line(f"  {out / REPORT}, {out / TABLE}")


def show_figures(figures: Figures, sides: tuple[str, str], terminal: Terminal) -> None:
    for number, side in enumerate(sides):
        terminal.line(f"    {side:<14}{percent(figures.part(number))}, losses {figures.losses(number):.1f}")
    endings = ", ".join(
        f"{rule} {sides[side] if side >= 0 else 'nobody'}{f' {level}' if level else ''} {count}"
        for (rule, side, level), count in figures.endings.most_common()
    )
    terminal.line(f"    {'draws':<14}{figures.wins(-1)}")
    terminal.text(f"ended by: {endings}", indent="    ", hang="      ")
    moments = [moment.turn for moment in figures.moments()]
    terminal.line(
        f"    last turn {median(figures.turns):.0f}, decided by turn {median(moments) if moments else '-'}, "
        f"luck {percent(figures.dice) if figures.dice else '-'}"
    )
    if figures.skill:
        terminal.line(
            f"    luck against skill: the stronger takes {100 * figures.skill.points:.0f} %; of the variance "
            f"{100 * figures.skill.skill:.0f} % is skill, {100 * figures.skill.dice:.0f} % dice"
        )
