"""What tuning prints: how the search went, what it would change, and whether that is any better."""

from typing import Any

from longroll.console.arena import percent
from longroll.console.terminal import Terminal
from longroll.lab.imitation import Learned
from longroll.lab.tuning import BETTER, UNCHANGED, UNDECIDED, Gate, TuneResult, gate_facts, learned_facts


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
        **learned_facts(result),
        **gate_facts(result),
        "file": str(result.file) if result.file else None,
    }


def show_tune(result: TuneResult, terminal: Terminal) -> None:
    plan = result.plan
    kind = f"of {plan.teacher}" if plan.teacher else "for the search"
    terminal.line(f"{plan.title}: {plan.games_before_gate} games {kind}, seed {plan.seed}", "strong")
    if result.learned:
        show_learned(result.learned, terminal)
    else:
        show_generations(result, terminal)
    terminal.line()
    width = max(len(f"{one.row} {one.name}") for one, _ in result.values())
    for one, tuned in result.values():
        terminal.line(f"  {f'{one.row} {one.name}':<{width}}  {one.present:>9g}  to {tuned:>9g}")
    terminal.line()
    for gate in result.gates:
        show_gate(gate, terminal)
    terminal.line(f"  {sentence(result)}")


def show_generations(result: TuneResult, terminal: Terminal) -> None:
    terminal.line("  generation   best   mean   (0.5: as good as the present numbers)")
    for number, generation in enumerate(result.generations, 1):
        terminal.line(f"  {number:>10}  {generation.best:.3f}  {generation.mean:.3f}")


def show_learned(learned: Learned, terminal: Terminal) -> None:
    terminal.line(f"  {learned.choices} choices in {learned.games} games; temperature {learned.temperature:.3g}")
    terminal.line("  games held out   log likelihood   best-ranked was chosen")
    for name, judged in (("present", learned.present), ("learned", learned.learned)):
        terminal.line(f"  {name:<14}   {judged.likelihood:>14.4f}   {judged.agreement:>21.1%}")


def show_gate(gate: Gate, terminal: Terminal) -> None:
    pairs = len(gate.scores)
    terminal.line(f"  {gate.bot} on fresh dice: {percent(gate.share)} of the points in {pairs} pairs, {gate.verdict}")


def sentence(result: TuneResult) -> str:
    if result.verdict == BETTER:
        return f"They are better: written to {result.file}" if result.file else "They are better."
    if result.verdict == UNDECIDED:
        return "Undecided, so nothing is written: let the gate play more pairs, or name bounds that lie farther apart."
    if result.verdict == UNCHANGED:
        return "No other numbers were found, so nothing is written."
    return "They are no better, so nothing is written."
