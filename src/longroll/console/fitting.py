"""What a fit prints."""

from longroll.console.terminal import Terminal
from longroll.lab.fitting import FitPlan, FitResult


def show_fit(plan: FitPlan, found: FitResult, terminal: Terminal) -> None:
    terminal.line(f"{plan.key}: {found.games} games, {found.positions} positions", "strong")
    if found.failures:
        terminal.line(f"  {found.failures} games failed and were left out")
    width = max(len(name) for name in found.weights)
    for name, weight in found.weights.items():
        terminal.line(f"  {name:<{width}}  {weight:>+10.5f}")
    terminal.line()
    terminal.line("  log-loss on games held out (lower is better)")
    for name, loss in (("fitted", found.loss), ("in use", found.present), ("blind", found.blind)):
        terminal.line(f"    {name:<8}{loss:8.4f}")
    terminal.text("Keep a fit only if it wins in the arena.", indent="  ")
