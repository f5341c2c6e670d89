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
from longroll.lab.job import Job, Record, read_bot
from longroll.lab.losses import count_losses
from longroll.lab.watch import Watch
from longroll.opponents import ask, find_bot
from longroll.opponents.bot import PLENTY, Budget
from longroll.opponents.failure import BotFailed, describe
from longroll.opponents.mind import Mind, find_mind

ENDLESS: Final = 60_000  # actions; the longest game ever seen had a quarter of it
LENIENCE: Final = 1.2
FINE: Final = 1_000_000  # steps of a random number
DATES: Final = frozenset({"turn", "half-turn"})  # the events that tell the turn of the calendar


class Player:
    """A seat: its bot, its own dice, and what its present turn has cost."""

    def __init__(self, job: Job, game: Game[Any], seat: int) -> None:
        self.side = seat % 2
        name, self.budget = read_bot(job.bots[self.side], game)
        if job.seconds:
            self.budget = Budget(seconds=job.seconds, playouts=PLENTY)
        self.bot = find_bot(name, game)
        self.dice = SeededDice("/".join(part for part in (job.dice, job.own, game.seats[seat]) if part))
        self.dice.seed = ""  # whoever reads it would know the match's own
        self.turn = -1
        self.seconds = 0.0
        self.expects = False  # has it said what it expects of this turn?

    def begin(self, turn: int, record: Record) -> None:
        if turn != self.turn:
            self.close(record)
            self.turn, self.seconds, self.expects = turn, 0.0, False

    def close(self, record: Record) -> None:
        """Books what the turn has cost."""
        if self.turn < 0:
            return
        side, budget = self.side, self.budget
        record.slowest[side] = max(record.slowest[side], round(self.seconds, 6))
        late = isfinite(budget.seconds) and self.seconds > LENIENCE * budget.seconds
        if late or budget.spent_playouts > LENIENCE * budget.playouts:
            record.over[side] += 1


class Playing:
    def __init__(self, job: Job, record: Record, watch: Watch) -> None:
        self.job = job
        self.record = record
        self.watch = watch
        self.game = load(job.title)
        self.sides = list(self.game.seats[:2])
        self.players = [Player(job, self.game, seat) for seat in range(len(self.game.seats))]
        self.mind: Mind | None = find_mind(self.game) if job.watch or job.measure else None
        self.dice = SeededDice(job.dice)
        self.whims = SeededDice(f"{job.dice}/{job.own}/whims") if any(job.stray) else None
        self.turn = -1
        self.date = 1

    def run(self) -> None:
        game, record, job = self.game, self.record, self.job
        position = game.set_up(job.scenario, dict(job.options), self.dice)
        while (outcome := game.outcome(position)) is None:
            if self.mind is not None:
                self.look(position, self.mind)
            seat = game.seat(position)
            self.step(position, self.choose(position, self.players[seat]))
            record.actions += 1
            if record.actions == ENDLESS:
                raise EndlessGame
        for player in self.players:
            player.close(record)
        record.turn = self.date
        record.winner = self.sides.index(outcome.winner) if outcome.winner else -1
        record.level, record.rule = outcome.level, outcome.rule

    def look(self, position: Any, mind: Mind) -> None:
        """Before a choice: has a turn ended?"""
        turn = mind.turn(position)
        if turn == self.turn:
            return
        self.turn = turn
        if self.job.watch:
            self.record.curve.append((self.date, round(mind.chance(position), 4)))
        if self.job.measure:
            self.record.features.append([round(value, 5) for value in mind.measure(position)])

    def choose(self, position: Any, player: Player) -> int:
        if self.whims is not None and self.whims.roll(FINE) <= self.job.stray[player.side] * FINE:
            actions = self.game.choices(position)
            return actions[self.whims.roll(len(actions)) - 1]
        player.begin(self.turn, self.record)
        began = perf_counter()
        self.watch.begin(player.budget.seconds)
        try:
            thought = ask(player.bot, self.game, position, player.dice, player.budget)
        except BotFailed:
            self.record.failed = player.side
            raise
        finally:
            self.watch.end()
        player.seconds += perf_counter() - began
        if thought.chance is not None and not player.expects:
            player.expects = True
            self.record.expected.append((player.side, self.date, round(thought.chance, 4)))
        return thought.action

    def step(self, position: Any, action: int) -> None:
        if not self.job.watch:
            self.game.advance(position, action, self.dice, None)
            return
        events: list[Event] = []
        self.game.advance(position, action, self.dice, events)
        count_losses(events, self.sides, self.record.losses)
        for event in events:
            if event.kind in DATES:
                self.date = int(event.facts["number"])


class EndlessGame(Exception):
    def __str__(self) -> str:
        return f"no end after {ENDLESS} actions"


def play(job: Job, watch: Watch | None = None) -> Record:
    """Play one game. Whatever goes wrong in it is part of the record."""
    began = thread_time()
    record = Record()
    watch = watch or Watch()
    with redirect_stdout(sys.stderr), watch.on():  # a bot that prints does not spoil what is printed of the games
        try:
            Playing(job, record, watch).run()
        except Exception as error:
            record.failure = describe(error)
    record.seconds = round(thread_time() - began, 4)
    return record
