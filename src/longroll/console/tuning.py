"""What tuning prints: how the search went, what it would change, and whether that is any better."""

from typing import Any

from longroll.console.arena import percent
from longroll.console.terminal import Terminal
from longroll.lab.tuning import BETTER, UNDECIDED, TuneResult


def tune_shape(result: TuneResult) -> dict[str, Any]:
    plan = result.plan
    return {
        "title": plan.title,
        "scenario": plan.scenario,
        "side": plan.side,
        "bot": plan.bot,
        "seed": plan.seed,
        "command": plan.command,
        "generations": [one._asdict() for one in result.generations],
        "numbers": [
            {"table": one.table, "row": one.row, "name": one.name, "present": one.present, "tuned": tuned}
            for one, tuned in result.values()
        ],
        "gate": {"pairs": len(result.scores), **result.share._asdict(), "verdict": result.verdict},
        "file": str(result.file) if result.file else None,
    }


def show_tune(result: TuneResult, terminal: Terminal) -> None:
    plan = result.plan
    games = plan.generations * plan.games_in_generation
    terminal.line(f"{plan.title}: {games} games for the search, seed {plan.seed}", "strong")
    terminal.line("  generation   best   mean   (0.5: as good as the present numbers)")
    for number, generation in enumerate(result.generations, 1):
        terminal.line(f"  {number:>10}  {generation.best:.3f}  {generation.mean:.3f}")
    terminal.line()
    width = max(len(f"{one.row} {one.name}") for one, _ in result.values())
    for one, tuned in result.values():
        terminal.line(f"  {f'{one.row} {one.name}':<{width}}  {one.present:>9g}  to {tuned:>9g}")
    terminal.line()
    terminal.line(f"  on fresh dice: {percent(result.share)} of the points in {len(result.scores)} pairs")
    terminal.line(f"  {sentence(result)}")


def sentence(result: TuneResult) -> str:
    if result.verdict == BETTER:
        return f"They are better: written to {result.file}" if result.file else "They are better."
    if result.verdict == UNDECIDED:
        return "Undecided, so nothing is written: let the gate play more pairs, or name bounds that lie farther apart."
    return "They are no better, so nothing is written."
