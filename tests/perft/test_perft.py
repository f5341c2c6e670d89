"""Counts of the action tree, a file for each title, and for each earlier edition of a pack. A line is: counts for depth
1, 2, 3, ..., then the position.

`python -m tests.perft.make TITLE` counts the positions of a file again.
"""

from pathlib import Path

import pytest

from tests.perft.perft import game_of, perft

FILES = sorted(Path(__file__).parent.glob("*.txt"))
CASES = [
    pytest.param(file.stem, line, id=f"{file.stem}-{number}")
    for file in FILES
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
]


@pytest.mark.parametrize(("name", "line"), CASES)
def test_action_tree_has_the_counted_size(name: str, line: str) -> None:
    counts, text = line.split(" | ")
    game = game_of(name)
    position = game.read_position(text)
    for depth, count in enumerate(counts.split(), 1):
        assert perft(game, position, depth) == int(count), f"depth {depth}"
