"""Is luck unbiased? `python -m tests.analysis.unbiased --games 200 --title bentonville` plays games between computer
players, analyses them and reports the mean luck of each side with its 95 % interval. Zero must lie within it.
"""

import argparse
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from time import process_time
from typing import NamedTuple

from longroll import Match
from longroll.analysis import Analysis, Effort, analyse
from longroll.lab.share import Z
from tests.journals.make import play


class Mean(NamedTuple):
    value: float
    reach: float  # half of the 95 % interval

    def __str__(self) -> str:
        return f"{self.value:+.4f} (from {self.value - self.reach:+.4f} to {self.value + self.reach:+.4f})"


def mean_of(numbers: Sequence[float]) -> Mean:
    return Mean(fmean(numbers), Z * stdev(numbers) / sqrt(len(numbers)))


def finished_game(title: str, scenario: str, bot: str, seed: str) -> Match:
    bots = [bot] * len(Match.new(title, scenario, seed).game.seats)
    return play(title, {"seed": seed, "scenario": scenario, "players": bots})


def report(found: list[Analysis], seconds: float) -> None:
    for side, name in enumerate(found[0].sides):
        print(f"luck of {name}: {mean_of([one.luck[side] for one in found])}")
    net = [one.luck[0] - one.luck[1] for one in found]
    print(f"together: {mean_of(net)}")
    before = [one.result - one.start for one in found]
    after = [change - luck for change, luck in zip(before, net, strict=True)]
    print(f"largest residual: {max(abs(one.residual) for one in found):.1e}")
    print(f"standard deviation of the result: {stdev(before):.3f}, without luck: {stdev(after):.3f}")
    print(f"{len(found)} games, {seconds:.0f} s of processor time")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.analysis.unbiased", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--title", default="bentonville")
    parser.add_argument("--scenario", default="")
    parser.add_argument("--bot", default="militia")
    parser.add_argument("--seed", default="unbiased")
    parser.add_argument("--values", type=int, default=1, help="playouts for the values of a game, as far as they do")
    asked = parser.parse_args()
    began, found = process_time(), []
    for number in range(asked.games):
        match = finished_game(asked.title, asked.scenario, asked.bot, f"{asked.seed}-{number}")
        found.append(analyse(match, Effort(asked.values, 0)))
    report(found, process_time() - began)


if __name__ == "__main__":
    main()
