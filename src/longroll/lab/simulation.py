"""Playing many games between computer players and counting who wins."""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from time import perf_counter
from typing import Final

from longroll.games import load
from longroll.kernel.dice import SeededDice
from longroll.kernel.error import LongrollError
from longroll.match import check_options, check_scenario, read_seed
from longroll.opponents import find_bot

PER_CORE: Final = 4  # processes
AHEAD: Final = 4  # chunks that wait for each process
CHUNK: Final = 50  # games in a chunk, at most


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
    seed = read_seed(seed)
    for name in bots:
        find_bot(name, game)
    if games < 1 or jobs < 1:
        raise LongrollError("the numbers of games and of jobs begin at 1")
    tally = Tally(title, wins=dict.fromkeys(game.seats, 0))
    began = perf_counter()
    play = partial(play_game, title, scenario, chosen, list(bots))
    seeds = (f"{seed}/{number}" for number in range(1, games + 1))
    for winner in winners(play, seeds, games, jobs):
        tally.count(winner)
        progress(tally.games)
    tally.seconds = perf_counter() - began
    return tally


def winners(play: Callable[[str], str], seeds: Iterator[str], games: int, jobs: int) -> Iterator[str]:
    """The winners in the order of the seeds; at no time is more than a few chunks of games under way."""
    workers = min(jobs, games, PER_CORE * (os.cpu_count() or 1))
    if workers == 1:
        yield from map(play, seeds)
        return
    size = max(1, min(CHUNK, games // (AHEAD * workers)))
    waiting: deque[Future[list[str]]] = deque()
    pool = ProcessPoolExecutor(workers)
    try:
        while chunk := list(islice(seeds, size)):
            waiting.append(pool.submit(play_chunk, play, chunk))
            if len(waiting) == AHEAD * workers:
                yield from waiting.popleft().result()
        while waiting:
            yield from waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def play_chunk(play: Callable[[str], str], seeds: Iterable[str]) -> list[str]:
    return [play(seed) for seed in seeds]


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
