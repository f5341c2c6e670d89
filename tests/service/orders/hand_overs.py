"""How often the choice passes from one person to the other in games between computer players, with and without orders.

    python -m tests.service.orders.hand_overs [--games 50] [TITLE[/SCENARIO]...]

Both sides are Militia. Three times: without orders; with the orders below, which use no computer player; and as if
every question of the enemy's turn were left to the computer player, which plays the same games as without orders.
"""

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from statistics import mean
from typing import Any, NamedTuple

from longroll import Match
from longroll.games import load
from longroll.kernel.contract import Game
from longroll.kernel.dice import SeededDice
from longroll.opponents import ask, find_bot
from longroll.opponents.bot import Budget
from longroll.service.orders.order import Condition, Order, Orders, check_orders, find_order

OUTNUMBERED = Condition("ratio", ">=", 2)
ORDERS: dict[str, Orders] = {
    "house-divided": (
        Order("stand", "withdraw", when=OUTNUMBERED),
        Order("stand", "retreat", when=OUTNUMBERED),
        Order("stand", "reinforce"),
        Order("ride", "friends"),
        Order("target", "strongest"),
        Order("promote", "best"),
    ),
    "five-aprils": (
        Order("morale", "highest"),
        Order("loss", "full"),
        Order("retreat", "away"),
        Order("stand", "retreat", when=OUTNUMBERED),
        Order("stand", "stand"),
        Order("advance", "hold"),
    ),
    "american-civil-war": (
        Order("array", "units"),
        Order("fire", "artillery"),
        Order("rally", "recall"),
        Order("reserve", "forward"),
        Order("intercept", "intercept", when=Condition("ratio", "<=", 1)),
        Order("intercept", "let-pass"),
        Order("avoid", "accept"),
        Order("place", "spread"),
        Order("terrain", "first"),
        Order("deploy", "even"),
        Order("dig", "dig"),
        Order("fight", "withdraw", when=OUTNUMBERED),
        Order("fight", "fire"),
        Order("stand", "withdraw", when=OUTNUMBERED),
        Order("stand", "stand"),
        Order("dodge", "hold"),
        Order("pursue", "pursue"),
        Order("lose-leader", "first"),
        Order("retreat", "friends"),
    ),
}
USUAL = ("house-divided/campaign", "gettysburg/battle", "civil-war-standard/balanced")
MOST = 50_000


class Counts(NamedTuple):
    """`passed`: how often the choice passes to the other person; `rested`: the same if nobody had to answer a question
    of the enemy's turn; `asked`: such questions, and how many of them an order answered."""

    actions: int
    passed: int
    rested: int
    asked: int
    ordered: int


class Passes:
    """Counts how often the choice passes on."""

    def __init__(self) -> None:
        self.side = -1
        self.count = -1

    def choose(self, side: int) -> None:
        self.count += side != self.side
        self.side = side


def play(title: str, scenario: str, orders: Orders, number: int) -> Counts:
    match = Match.new(title, scenario, f"hand-overs-{number}")
    passed, rested = Passes(), Passes()
    actions = asked = ordered = 0
    for action, side, in_enemy_turn, by_order in choose(match.game, match.position, orders, number):
        actions += 1
        asked += in_enemy_turn
        ordered += by_order
        if not by_order:
            passed.choose(side)
        if not in_enemy_turn:
            rested.choose(side)
        match.game.advance(match.position, action, match.dice, None)
    return Counts(actions, passed.count, rested.count, asked, ordered)


def choose(game: Game[Any], position: Any, orders: Orders, number: int) -> Iterator[tuple[int, int, bool, bool]]:
    """Each choice: its action, the side that is asked, whether in the enemy's turn, and whether an order answers."""
    bot, dice = find_bot("militia", game), SeededDice(f"militia {number}")
    for _ in range(MOST):
        if game.outcome(position):
            return
        question = game.order_question(position)
        order = find_order(orders, question) if question is not None else None
        side = game.seat(position) % 2
        if question is not None and order is not None:
            yield question.answers[order.answer], side, True, True
        else:
            yield ask(bot, game, position, dice, Budget()).action, side, question is not None, False


def measure(name: str, games: int, pool: ProcessPoolExecutor) -> str:
    title, _, scenario = name.partition("/")
    game = load(title)
    scenario = scenario or game.scenarios[0]
    orders = check_orders(game, [one for one in ORDERS[game.system] if is_offered(game, one)])
    numbers = range(games)
    without = list(pool.map(play, repeat(title), repeat(scenario), repeat(()), numbers))
    having = list(pool.map(play, repeat(title), repeat(scenario), repeat(orders), numbers))
    figures = (
        average(without, "actions"),
        average(without, "asked"),
        average(without, "passed"),
        average(having, "passed"),
        average(without, "rested"),
        sum(one.ordered for one in having) / max(1, sum(one.asked for one in having)),
    )
    return "| {} | {:.0f} | {:.0f} | {:.1f} | {:.1f} | {:.1f} | {:.1%} |".format(f"{title}, {scenario}", *figures)


def is_offered(game: Game[Any], order: Order) -> bool:
    return order.question in {kind.kind for kind in game.order_questions}


def average(counts: Sequence[Counts], field: str) -> float:
    return float(mean(getattr(one, field) for one in counts))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("titles", nargs="*", default=USUAL)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args()
    print("| title | actions | asked in the enemy's turn | hand-overs | by rules | all ordered | answered by rules |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    with ProcessPoolExecutor(asked.processes) as pool:
        for name in asked.titles:
            print(measure(name, asked.games, pool), flush=True)


if __name__ == "__main__":
    main()
