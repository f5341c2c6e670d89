"""Counts action trees: `python -m tests.perft.make TITLE [SCENARIO ...]`.

The positions of `tests/perft/TITLE.txt` are counted again. If there is no such file, or scenarios are named, positions
are taken from a random game of each scenario.
"""

import sys
from itertools import count
from pathlib import Path
from typing import Any

from longroll.kernel.contract import Game
from longroll.kernel.dice import SeededDice
from tests.perft.perft import game_of, perft

MOST = 20_000  # a tree is counted to the depth where it grows larger than this
DEEPEST = 6
SAMPLES = 8  # positions of a game


def sample(game: Game[Any], scenario: str) -> list[str]:
    """Positions spread over one random game: the first that asks each question, as far as there is room."""
    dice, chooser = SeededDice(f"perft/{scenario}"), SeededDice(f"perft/{scenario}/choices")
    position = game.set_up(scenario, {}, dice)
    found: dict[str, str] = {}
    for _ in range(3_000):
        choices = game.choices(position)
        if not choices or len(found) == SAMPLES:
            break
        found.setdefault(game.prompt(position).kind, game.write_position(position))
        game.advance(position, choices[chooser.roll(len(choices)) - 1], dice, None)
    return list(found.values())


def count_tree(game: Game[Any], text: str) -> str:
    """The line of a position."""
    position = game.read_position(text)
    counts: list[int] = []
    for depth in count(1):
        counts.append(perft(game, position, depth))
        if depth == DEEPEST or counts[-1] * max(len(game.choices(position)), 2) > MOST:
            break
    return f"{' '.join(map(str, counts))} | {text}"


def main(name: str, scenarios: list[str]) -> None:
    game = game_of(name)
    file = Path(__file__).parent / f"{name}.txt"
    if file.exists() and not scenarios:
        texts = [line.split(" | ")[1] for line in file.read_text(encoding="utf-8").splitlines()]
    else:
        texts = [text for scenario in scenarios or game.scenarios for text in sample(game, scenario)]
    lines = [count_tree(game, text) for text in texts]
    file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    print(f"{file.name}: {len(lines)} positions")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
