"""One game between computer players, from set-up to end."""

import sys
from contextlib import redirect_stdout
from math import isfinite
from time import perf_counter, thread_time
from typing import Any, Final

from longroll.games import load
from longroll.kernel.contract import Game
from longroll.kernel.dice import SeededDice
from longroll.kernel.event import Event
from longroll.lab.job import GameRecord, Job, read_bot
from longroll.lab.watchdog import Watchdog
from longroll.opponents import ask, find_bot
from longroll.opponents.bot import PLENTY, Budget
from longroll.opponents.evaluator import Evaluator, find_evaluator
from longroll.opponents.failure import BotFailed, describe

ENDLESS: Final = 60_000  # actions; the longest game seen so far had a quarter of that
TOLERANCE: Final = 1.2
STEPS: Final = 1_000_000  # of a random number
DIGITS: Final = 5  # of a gain


class Player:
    """A seat: its bot, its own dice, and what its present turn has cost."""

    def __init__(self, job: Job, game: Game[Any], seat: int) -> None:
        self.side = seat % 2
        name, self.budget = read_bot(job.bots[self.side], game)
        if job.seconds:
            self.budget = Budget(seconds=job.seconds, playouts=PLENTY)
        self.bot = find_bot(name, game)
        self.dice = SeededDice("/".join(part for part in (job.dice, job.own, game.seats[seat]) if part))
        self.dice.seed = ""  # a bot that reads it would know the dice of the game
        self.turn = -1
        self.seconds = 0.0
        self.expects = False  # has it given its chance for this turn?

    def begin(self, turn: int, record: GameRecord) -> None:
        if turn != self.turn:
            self.close(record)
            self.turn, self.seconds, self.expects = turn, 0.0, False

    def close(self, record: GameRecord) -> None:
        """Record what the turn has cost."""
        if self.turn < 0:
            return
        side, budget = self.side, self.budget
        record.slowest[side] = max(record.slowest[side], round(self.seconds, 6))
        late = isfinite(budget.seconds) and self.seconds > TOLERANCE * budget.seconds
        if late or budget.spent_playouts > TOLERANCE * budget.playouts:
            record.over[side] += 1


class GameRunner:
    def __init__(self, job: Job, record: GameRecord, watchdog: Watchdog) -> None:
        self.job = job
        self.record = record
        self.watchdog = watchdog
        self.game = load(job.title)
        self.sides = list(self.game.seats[:2])
        self.players = [Player(job, self.game, seat) for seat in range(len(self.game.seats))]
        self.evaluator: Evaluator | None = find_evaluator(self.game) if job.track or job.measure else None
        self.dice = SeededDice(job.dice)
        noise_seed = f"{job.dice}/{job.own}/whims"  # an old name: another one would change every fitted game
        self.noise_dice = SeededDice(noise_seed) if any(job.noise) else None
        self.turn = -1

    def run(self) -> None:
        game, record, job = self.game, self.record, self.job
        position = game.set_up(job.scenario, dict(job.options), self.dice)
        while (outcome := game.outcome(position)) is None:
            if self.evaluator is not None:
                self.look(position, self.evaluator)
            player = self.players[game.seat(position)]
            action = self.choose(position, player)
            if job.listed:
                record.made.append((action, round(player.budget.gain, DIGITS)))
            self.step(position, action)
            record.actions += 1
            if record.actions == ENDLESS:
                raise EndlessGame
        for player in self.players:
            player.close(record)
        record.turn = game.moment(position).turn
        record.winner = self.sides.index(outcome.winner) if outcome.winner else -1
        record.level, record.rule = outcome.level, outcome.rule

    def look(self, position: Any, evaluator: Evaluator) -> None:
        """Before a choice: record the position if a turn has ended."""
        turn = evaluator.turn(position)
        if turn == self.turn:
            return
        self.turn = turn
        if self.job.track:
            self.record.curve.append((self.game.moment(position).turn, round(evaluator.chance(position), 4)))
        if self.job.measure:
            self.record.features.append([round(value, 5) for value in evaluator.measure(position)])

    def choose(self, position: Any, player: Player) -> int:
        if self.noise_dice is not None and self.noise_dice.roll(STEPS) <= self.job.noise[player.side] * STEPS:
            actions = self.game.choices(position)
            return actions[self.noise_dice.roll(len(actions)) - 1]
        player.begin(self.turn, self.record)
        began = perf_counter()
        self.watchdog.begin(player.budget.seconds)
        try:
            thought = ask(player.bot, self.game, position, player.dice, player.budget)
        except BotFailed:
            self.record.failed = player.side
            raise
        finally:
            self.watchdog.end()
        player.seconds += perf_counter() - began
        if thought.chance is not None and not player.expects:
            player.expects = True
            turn = self.game.moment(position).turn
            self.record.expected.append((player.side, turn, round(thought.chance, 4)))
        return thought.action

    def step(self, position: Any, action: int) -> None:
        if not self.job.track:
            self.game.advance(position, action, self.dice, None)
            return
        events: list[Event] = []
        self.game.advance(position, action, self.dice, events)
        for event in events:
            for side, count in self.game.losses(event).items():
                if side in self.sides:
                    self.record.losses[self.sides.index(side)] += count


class EndlessGame(Exception):
    def __str__(self) -> str:
        return f"no end after {ENDLESS} actions"


def play(job: Job, watchdog: Watchdog | None = None) -> GameRecord:
    """Play one game. An error becomes part of the record."""
    began = thread_time()
    record = GameRecord()
    watchdog = watchdog or Watchdog()
    with redirect_stdout(sys.stderr), watchdog.on():  # what a bot prints must not mix with the results
        try:
            GameRunner(job, record, watchdog).run()
        except Exception as error:
            record.failure = describe(error)
    record.seconds = round(thread_time() - began, 4)
    return record
