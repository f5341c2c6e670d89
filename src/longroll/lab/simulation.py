"""Playing many games between computer players and counting who wins."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import repeat
from time import perf_counter

from longroll.games import load
from longroll.kernel.dice import SeededDice
from longroll.kernel.error import LongrollError
from longroll.match import check_options, check_scenario
from longroll.opponents import find_bot


@dataclass
class Tally:
    title: str
    games: int = 0
    wins: dict[str, int] = field(default_factory=dict)
    draws: int = 0
    seconds: float = 0.0

    def count(self, winner: str) -> None:
        self.games += 1
        if winner:
            self.wins[winner] += 1
        else:
            self.draws += 1


def simulate(
    title: str,
    games: int,
    bots: Sequence[str],
    seed: str,
    *,
    jobs: int = 1,
    scenario: str = "",
    options: Mapping[str, str] | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Tally:
    """Play games 1 to `games` of a seed; the result does not depend on the number of jobs."""
    game = load(title)
    chosen = dict(options or {})
    scenario = scenario or game.scenarios[0]
    check_scenario(game, scenario)
    check_options(game, chosen)
    for name in bots:
        find_bot(name, game)
    if games < 1 or jobs < 1:
        raise LongrollError("the numbers of games and of jobs begin at 1")
    tally = Tally(title, wins=dict.fromkeys(game.seats, 0))
    began = perf_counter()
    seeds = [f"{seed}/{number}" for number in range(1, games + 1)]
    for winner in winners(title, scenario, chosen, list(bots), seeds, jobs):
        tally.count(winner)
        progress(tally.games)
    tally.seconds = perf_counter() - began
    return tally


def winners(
    title: str, scenario: str, options: dict[str, str], bots: list[str], seeds: list[str], jobs: int
) -> Iterator[str]:
    settings = (repeat(title), repeat(scenario), repeat(options), repeat(bots), seeds)
    if jobs == 1:
        yield from map(play_game, *settings)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play_game, *settings, chunksize=max(1, min(50, len(seeds) // (4 * jobs))))


def play_game(title: str, scenario: str, options: dict[str, str], bots: list[str], seed: str) -> str:
    """Play one game to its end and name the winner."""
    game = load(title)
    players = [find_bot(name, game) for name in bots]
    streams = [SeededDice(f"{seed}/{seat}") for seat in game.seats]
    dice = SeededDice(seed)
    position = game.set_up(scenario, options, dice)
    while (outcome := game.outcome(position)) is None:
        seat = game.seat(position)
        game.advance(position, players[seat].choose(position, streams[seat]), dice, None)
    return outcome.winner
