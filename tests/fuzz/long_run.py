"""Many random games, for a run whose result is recorded: `make fuzz GAMES=10000`."""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter

from tests.fuzz.house_divided import fuzz


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="long")
    wanted = parser.parse_args()
    began = perf_counter()
    seeds = [f"{wanted.seed}-{number}" for number in range(wanted.games)]
    actions = games = 0
    with ProcessPoolExecutor(wanted.jobs) as pool:
        for seed, played in zip(seeds, pool.map(fuzz, seeds, chunksize=10), strict=True):
            actions += played
            games += 1
            if games % 500 == 0:
                print(f"{games} games, {actions} actions, the last {seed}", file=sys.stderr, flush=True)
    print(f"{games} games, {actions} actions, {perf_counter() - began:.0f} seconds, no failure")


if __name__ == "__main__":
    main()
