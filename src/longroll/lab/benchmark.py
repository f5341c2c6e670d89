"""How fast a game is: random play by the contract alone, a position's copy, and a whole match replayed."""

from statistics import median
from time import process_time
from typing import Any, Final

from longroll.games import load
from longroll.kernel import dice as dice_module
from longroll.kernel.contract import Game
from longroll.kernel.dice import SeededDice
from longroll.match import Match

SECONDS: Final = 2.0
COPIES: Final = 20_000
REPLAYS: Final = 7
LONGEST: Final = 2000.0  # milliseconds; no further replay is started after that


def bench(title: str) -> dict[str, object]:
    game = load(title)
    actions, games, seconds = random_play(game, SECONDS)
    return {
        "actions_per_second": round(actions / seconds),
        "games_per_second": round(games / seconds, 1),
        "copy_us": round(copy_time(game), 2),
        "replay_ms": round(replay_time(title), 1),
        "compiled": not str(dice_module.__file__).endswith(".py"),
    }


def random_play(game: Game[Any], seconds: float) -> tuple[int, int, float]:
    """Decide, choose and advance, game after game, for at least so many seconds of processor time."""
    actions = games = 0
    began = process_time()
    while (spent := process_time() - began) < seconds or not games:
        games += 1
        dice = SeededDice(f"bench/{games}")
        chooser = SeededDice(f"bench/{games}/chooser")
        position = game.set_up(game.scenarios[0], {}, dice)
        while choices := game.choices(position):
            game.advance(position, choices[chooser.roll(len(choices)) - 1], dice, None)
            actions += 1
    return actions, games, spent


def copy_time(game: Game[Any]) -> float:
    """Microseconds for one copy of a position."""
    position = game.set_up(game.scenarios[0], {}, SeededDice("bench"))
    began = process_time()
    for _ in range(COPIES):
        position.copy()
    return (process_time() - began) / COPIES * 1e6


def replay_time(title: str) -> float:
    """Milliseconds to replay a whole random match from its journal: the median of several, if it is short."""
    text = random_match(title, "bench").journal.dumps()
    times: list[float] = []
    while len(times) < REPLAYS and sum(times) < LONGEST:
        began = process_time()
        Match.replay(text)
        times.append((process_time() - began) * 1e3)
    return median(times)


def random_match(title: str, seed: str) -> Match:
    match = Match.new(title, seed=seed)
    chooser = SeededDice(f"{seed}/chooser")
    while choices := match.choices():
        match.play(choices[chooser.roll(len(choices)) - 1])
    return match
