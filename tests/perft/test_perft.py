"""Counts of the action tree. A line of a file is: counts for depth 1, 2, 3, ..., then the position."""

from pathlib import Path

import pytest

from longroll.games import load
from tests.perft.perft import perft

LINES = (Path(__file__).parent / "house-divided.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("line", LINES, ids=[f"line-{number}" for number in range(1, len(LINES) + 1)])
def test_action_tree_has_the_counted_size(line: str) -> None:
    counts, text = line.split(" | ")
    game = load("house-divided")
    position = game.read_position(text)
    for depth, count in enumerate(counts.split(), 1):
        assert perft(game, position, depth) == int(count), f"depth {depth}"
