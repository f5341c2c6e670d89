"""What the arena prints: who beat whom, by how much, and what went wrong."""

from collections import Counter
from typing import Any

from longroll.console.terminal import Terminal
from longroll.lab.arena import UNDECIDED, ArenaPlan, ArenaResult, BotScore
from longroll.lab.elo import Rating
from longroll.lab.share import Share


def arena_shape(plan: ArenaPlan, result: ArenaResult) -> dict[str, Any]:
    return {
        "title": plan.title,
        "scenario": plan.scenario,
        "options": dict(plan.options),
        "seed": plan.seed,
        "pairs": plan.pairs,
        "playouts": plan.playouts,
        "seconds": plan.seconds,
        "games": result.games,
        "sides": dict(zip(result.sides, result.side_wins, strict=True)),
        "draws": result.draws,
        "rules": dict(result.rules),
        "failures": result.failures,
        "verdict": result.verdict,
        "bots": [
            bot_shape(name, entry, rating)
            for name, entry, rating in zip(result.bots, result.entries, result.ratings(), strict=True)
        ],
        "pairings": [
            {"bots": [result.bots[a], result.bots[b]], "pairs": len(result.scores[a, b]), **share._asdict()}
            for (a, b), share in result.shares().items()
        ],
    }


def bot_shape(name: str, entry: BotScore, rating: Rating) -> dict[str, Any]:
    return {
        "bot": name,
        "games": entry.games,
        "wins": entry.wins,
        "draws": entry.draws,
        "levels": dict(entry.levels),
        "failures": entry.failures,
        "over_budget": entry.over,
        "slowest_turn": entry.slowest,
        "elo": rating._asdict(),
    }


def show_arena(plan: ArenaPlan, result: ArenaResult, terminal: Terminal) -> None:
    terminal.line(f"{plan.title}: {result.games} games in pairs on common dice, seed {plan.seed}")
    for (a, b), share in result.shares().items():
        terminal.line(f"  {result.bots[a]} against {result.bots[b]}: {percent(share)} of the points")
    terminal.line()
    width = max(12, *(len(name) for name in result.bots))
    terminal.line(f"  {'bot':<{width}}  {'games':>6} {'wins':>6} {'draws':>6}   Elo (95 %)", "strong")
    for name, entry, rating in zip(result.bots, result.entries, result.ratings(), strict=True):
        figures = f"{entry.games:>6} {entry.wins:>6} {entry.draws:>6}"
        terminal.line(f"  {name:<{width}}  {figures}   {elo(rating)}{levels(entry.levels)}")
    terminal.line()
    wins = ", ".join(f"{side} {wins}" for side, wins in zip(result.sides, result.side_wins, strict=True))
    terminal.line(f"  won by side: {wins}, draws {result.draws}")
    terminal.text(f"ended by: {counted(result.rules)}", indent="  ", hang="    ")
    show_failures(result, terminal)
    if result.verdict == UNDECIDED:
        terminal.line("  undecided: play more pairs, or name bounds that lie farther apart")
    elif result.verdict:
        terminal.line(f"  decided: {result.bots[0]} is {result.verdict} than {result.bots[1]}")


def show_failures(result: ArenaResult, terminal: Terminal) -> None:
    over = sum(entry.over for entry in result.entries)
    terminal.line(f"  failures: {len(result.failures)}, turns over budget: {over}")
    for name, entry in zip(result.bots, result.entries, strict=True):
        if entry.failures or entry.over:
            terminal.line(f"    {name}: failed {entry.failures} times, {entry.over} turns over budget")
    for failure in sorted(set(result.failures))[:5]:
        terminal.text(failure, indent="    ")


def percent(share: Share) -> str:
    return f"{100 * share.value:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"


def elo(rating: Rating) -> str:
    if rating.low == rating.high:
        return f"{'0':>5}"
    return f"{rating.value:>+5.0f} ({rating.low:+.0f} to {rating.high:+.0f})"


def levels(won: Counter[str]) -> str:
    return f"   {counted(won)}" if any(won) and "" not in won else ""


def counted(counts: Counter[str]) -> str:
    return ", ".join(f"{name} {number}" for name, number in counts.most_common())
