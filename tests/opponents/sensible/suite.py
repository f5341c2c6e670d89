"""How often a level chooses an acceptable plan:

python -m tests.opponents.sensible.suite --system house-divided --level crack --seeds 4
"""

import argparse
from importlib import import_module
from typing import NamedTuple

from longroll.games import folder_name, load
from longroll.kernel.dice import SeededDice
from longroll.opponents import ask, find_bot
from longroll.opponents.bot import Budget
from longroll.opponents.evaluator import find_evaluator
from longroll.opponents.levels import playouts_of
from tests.opponents.sensible.position import PlayedTurn, SensiblePosition


class Score(NamedTuple):
    position: SensiblePosition
    passed: int
    played: int


def positions_of(system: str) -> list[SensiblePosition]:
    found: list[SensiblePosition] = import_module(f"tests.opponents.sensible.{folder_name(system)}").POSITIONS
    return found


def play_turn(system: str, case: SensiblePosition, level: str, seed: str, playouts: int = 0) -> PlayedTurn:
    """The whole own turn; where the other side must decide something, Militia does."""
    game = load(case.game or system)
    position = game.read_position(case.position)
    before = position.copy()
    seat = game.seats.index(case.seat)
    turn_of = find_evaluator(game).turn
    bot, enemy = find_bot(level, game), find_bot("militia", game)
    dice, own, others = SeededDice(f"{seed}/dice"), SeededDice(f"{seed}/own"), SeededDice(f"{seed}/enemy")
    budget, actions = Budget(playouts=playouts or playouts_of(level, game)), []
    turn = turn_of(position)
    while game.choices(position) and turn_of(position) == turn:
        if game.seat(position) == seat:
            action = ask(bot, game, position, own, budget).action
            actions.append(game.write_action(action))
        else:
            action = ask(enemy, game, position, others, Budget()).action
        game.advance(position, action, dice, None)
    return PlayedTurn(tuple(actions), before, position)


def score(system: str, case: SensiblePosition, level: str, seeds: int, playouts: int = 0) -> Score:
    turns = [play_turn(system, case, level, str(seed), playouts) for seed in range(1, seeds + 1)]
    return Score(case, sum(case.accepts(turn) for turn in turns), seeds)


def main() -> None:
    parser = argparse.ArgumentParser(description="how often a level chooses an acceptable plan")
    parser.add_argument("--system", default="house-divided")
    parser.add_argument("--level", default="crack")
    parser.add_argument("--seeds", type=int, default=4)
    parser.add_argument("--playouts", type=int, default=0, help="for a turn; the level's own number if left out")
    parser.add_argument("--only", default="", help="positions whose title contains this")
    asked = parser.parse_args()
    passed = played = 0
    for case in positions_of(asked.system):
        if asked.only not in case.title:
            continue
        found = score(asked.system, case, asked.level, asked.seeds, asked.playouts)
        passed, played = passed + found.passed, played + found.played
        print(f"{found.passed}/{found.played}  {case.title}", flush=True)
    print(f"{asked.level}: {passed} of {played}, {passed / max(1, played):.0%}")


if __name__ == "__main__":
    main()
