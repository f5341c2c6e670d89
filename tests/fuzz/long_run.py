"""Many random games, for a run whose result is recorded: `make fuzz TITLE=pea-ridge GAMES=2000`.

With `--skim` every action is judged, but a game is looked at once in 200 steps (`--every`) and not at every step.
"""

import argparse
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from time import perf_counter

from longroll.games import TITLES
from tests.fuzz import american_civil_war, five_aprils, house_divided
from tests.fuzz.promises import SKIMMED, check_game, skim_game

ERRANDS = {
    "house-divided": house_divided.fuzz,
    "five-aprils": five_aprils.fuzz,
    "american-civil-war": american_civil_war.fuzz,
}


def errand(title: str, skim: bool, every: int = SKIMMED) -> Callable[[str], int]:
    return partial(ERRANDS[TITLES[title]], title, check=partial(skim_game, every=every) if skim else check_game)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title", default="house-divided")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="long")
    parser.add_argument("--skim", action="store_true")
    parser.add_argument("--every", type=int, default=SKIMMED, metavar="STEPS")
    wanted = parser.parse_args()
    began = perf_counter()
    seeds = [f"{wanted.seed}-{number}" for number in range(wanted.games)]
    actions = games = 0
    with ProcessPoolExecutor(wanted.jobs) as pool:
        for seed, played in zip(
            seeds, pool.map(errand(wanted.title, wanted.skim, wanted.every), seeds, chunksize=5), strict=True
        ):
            actions += played
            games += 1
            if games % 500 == 0:
                print(f"{games} games, {actions} actions, the last {seed}", file=sys.stderr, flush=True)
    seconds = perf_counter() - began
    print(f"{wanted.title}: {games} games, {actions} actions, {seconds:.0f} seconds, no failure")


if __name__ == "__main__":
    main()
