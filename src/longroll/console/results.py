"""How the results of simulations, replays and benchmarks are printed."""

from longroll.console.terminal import Terminal
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


def show_tally(tally: Tally, terminal: Terminal) -> None:
    terminal.line(f"{tally.title}: {tally.games} games in {tally.seconds:.1f} s")
    for seat, wins in [*tally.wins.items(), ("draws", tally.draws)]:
        terminal.line(f"  {seat:<14}{wins:>8}  {100 * wins / tally.games:5.1f} %")


def show_replay(match: Match, terminal: Terminal) -> None:
    outcome = match.outcome
    ending = (
        f"{outcome.winner or 'nobody'} wins by {outcome.rule}" if outcome else f"not over, {match.to_move} to choose"
    )
    terminal.line(f"title    {match.game.title}")
    terminal.line(f"actions  {len(match.history)}")
    terminal.line(f"outcome  {ending}")
    terminal.line(f"hash     {match.hash}")
    if match.header.shares:
        public = "give the seed" if match.header.seed else "are not public yet"
        terminal.line(f"dice     the shares of {', '.join(share.label for share in match.header.shares)} {public}")
    terminal.line("verified")


def show_bench(results: dict[str, dict[str, object]], terminal: Terminal) -> None:
    for title, figures in results.items():
        terminal.line(title)
        for name, figure in figures.items():
            terminal.line(f"  {name:<20}{figure}")
