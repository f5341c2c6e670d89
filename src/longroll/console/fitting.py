"""What a fit prints."""

from longroll.console.paper import Paper
from longroll.lab.fitting import FitPlan, FitResult


def show_fit(plan: FitPlan, found: FitResult, paper: Paper) -> None:
    paper.line(f"{plan.key}: {found.games} games, {found.positions} positions", "strong")
    if found.failures:
        paper.line(f"  {found.failures} games failed and were left out")
    width = max(len(name) for name in found.weights)
    for name, weight in found.weights.items():
        paper.line(f"  {name:<{width}}  {weight:>+10.5f}")
    paper.line()
    paper.line("  log-loss on games held out (lower is better)")
    for name, loss in (("fitted", found.loss), ("in use", found.present), ("blind", found.blind)):
        paper.line(f"    {name:<8}{loss:8.4f}")
    paper.text("Keep a fit only if it wins in the arena.", indent="  ")
