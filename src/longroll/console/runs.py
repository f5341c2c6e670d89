"""Games without a player: simulations, replays and benchmarks, and how their results are printed."""

from longroll.console.paper import Paper
from longroll.lab.simulation import Tally
from longroll.match import Match


def tally_shape(tally: Tally) -> dict[str, object]:
    return {
        "title": tally.title,
        "games": tally.games,
        "wins": tally.wins,
        "draws": tally.draws,
        "seconds": round(tally.seconds, 3),
    }


def show_tally(tally: Tally, paper: Paper) -> None:
    paper.line(f"{tally.title}: {tally.games} games in {tally.seconds:.1f} s")
    for seat, wins in [*tally.wins.items(), ("draws", tally.draws)]:
        paper.line(f"  {seat:<14}{wins:>8}  {100 * wins / tally.games:5.1f} %")


def show_replay(match: Match, paper: Paper) -> None:
    outcome = match.outcome
    ending = (
        f"{outcome.winner or 'nobody'} wins by {outcome.rule}" if outcome else f"not over, {match.to_move} to choose"
    )
    paper.line(f"title    {match.game.title}")
    paper.line(f"actions  {len(match.history)}")
    paper.line(f"outcome  {ending}")
    paper.line(f"hash     {match.hash}")
    paper.line("verified")


def show_bench(results: dict[str, dict[str, object]], paper: Paper) -> None:
    for title, figures in results.items():
        paper.line(title)
        for name, figure in figures.items():
            paper.line(f"  {name:<20}{figure}")
