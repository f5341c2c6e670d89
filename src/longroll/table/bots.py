"""The computer players of the matches. They think in processes of their own, one match at a time each, and their
actions go the same way as a person's: judged, stored, shown."""

import asyncio
import logging
import os
from math import isinf
from secrets import token_hex
from time import time
from typing import TYPE_CHECKING, Any, Final

from longroll.kernel.dice import SeededDice
from longroll.opponents import BOTS
from longroll.opponents.bot import Budget
from longroll.opponents.levels import SECONDS
from longroll.table.accounts import Account, Accounts
from longroll.table.seats import is_player
from longroll.table.shown import Shown
from longroll.table.thinking import Thinking
from longroll.table.troubles import Trouble
from longroll.table.worker import Answer, Question
from longroll.table.workers import Call, Lost, Workers

if TYPE_CHECKING:
    from longroll.table.table import Table

DEEP: Final = min(4, os.cpu_count() or 1)  # processes for those that search
QUICK: Final = 2  # for those that answer at once, who shall not wait for the others
PATIENCE: Final = 30.0  # seconds for one choice
MOST: Final = 20_000  # actions in a row, far more than any game has

logger = logging.getLogger(__name__)


class Play(Call):
    """A stretch of choices of one seat."""

    def __init__(self, seat: str, bot: str) -> None:
        super().__init__()
        self.seat = seat
        self.bot = bot
        self.since = round(time(), 3)


class Bots:
    """Used on the event loop only."""

    def __init__(self, table: "Table", patience: float = PATIENCE) -> None:
        self.table = table
        self.patience = patience
        self.deep = Workers(DEEP)
        self.quick = Workers(QUICK)
        self.accounts = Accounts()
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.plays: dict[str, Play] = {}
        self.troubles: dict[str, Trouble] = {}

    def wake(self, shown: Shown) -> None:
        """Let a computer player play on if it is its turn; does nothing if it is at it already or has failed."""
        match = shown.record.id
        bot = bot_to_move(shown)
        if bot and match not in self.tasks and match not in self.troubles:
            self.plays[match] = Play(shown.to_move, bot)
            self.tasks[match] = asyncio.create_task(self._play(match))
            self.tasks[match].add_done_callback(lambda _: self._rest(match))
            self.table.hub.ring(match)

    def hurry(self, match: str) -> None:
        """Whoever thinks of that match plays the best it has found so far."""
        if match in self.plays:
            self.plays[match].hurry()

    # --- what is told

    def trouble(self, shown: Shown) -> str:
        """What a player is told of a computer player that failed or is not known."""
        if shown.record.id in self.troubles:
            return self.troubles[shown.record.id].message
        stranger = next((player for player in shown.record.seats.values() if not is_player(player)), "")
        return failure("table-bot-unknown", stranger).message if stranger and shown.to_move else ""

    def thinking(self, shown: Shown) -> Thinking | None:
        play = self.plays.get(shown.record.id)
        if play is None or shown.past or play.seat != shown.to_move or play.bot != bot_to_move(shown):
            return None
        budget = self.accounts.of(shown.record.id, play.seat, play.bot).budget
        seconds = None if isinf(budget.seconds) else budget.seconds
        return Thinking(play.seat, play.bot, play.since, round(budget.spent_seconds, 3), seconds)

    def told(self, shown: Shown) -> tuple[str, float]:
        """What a watcher is told anew when it changes, though the match stands as it did."""
        thinking = self.thinking(shown)
        return self.trouble(shown), thinking.since if thinking else 0.0

    # --- when players change

    async def begin_anew(self, shown: Shown) -> None:
        """The players have changed: one who is out of the game thinks no more, and one who failed may try again."""
        match = shown.record.id
        play = self.plays.get(match)
        self.troubles.pop(match, None)
        if play is not None and shown.record.seats[play.seat] != play.bot:
            await self._interrupt(match)
        self.wake(shown)
        self.table.hub.ring(match)

    async def forget(self, match: str) -> None:
        await self._interrupt(match)
        self.troubles.pop(match, None)

    async def stop(self) -> None:
        await asyncio.gather(*map(self._interrupt, list(self.tasks)))
        self.deep.stop()
        self.quick.stop()

    async def _interrupt(self, match: str) -> None:
        task = self.tasks.get(match)
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    # --- playing

    async def _play(self, match: str) -> None:
        try:
            for _ in range(MOST):
                shown = (await self.table.sittings.open(match)).shown
                bot = bot_to_move(shown)
                if not bot:
                    break
                if (self.plays[match].seat, self.plays[match].bot) != (shown.to_move, bot):
                    self.plays[match] = Play(shown.to_move, bot)
                await self._step(shown, self.plays[match])
        except Exception as error:  # a computer player may fail in any way; the match stays as it is
            self._tell(match, error)

    def _rest(self, match: str) -> None:
        del self.tasks[match], self.plays[match]

    async def _step(self, shown: Shown, play: Play) -> None:
        account = self.accounts.of(shown.record.id, play.seat, play.bot)
        answer = await self._think(shown, play, account.budget)
        if answer.failure:
            raise failure("table-bot", play.bot, answer.failure)
        account.budget = answer.budget
        try:
            await self._act(shown, account, answer)
        except Trouble as trouble:
            if trouble.error != "stale":
                raise

    async def _think(self, shown: Shown, play: Play, budget: Budget) -> Answer:
        question = put(shown, play.bot, budget)
        workers = self.deep if play.bot in SECONDS else self.quick
        return await workers.think(question, play, self.patience)

    async def _act(self, shown: Shown, account: Account, answer: Answer) -> None:
        """An expectation is kept of the first choice of a turn for which there is one."""
        turn = account.budget.turn
        chance = answer.chance if turn != account.noted else None
        match = shown.record.id
        await self.table.act(match, answer.action, shown.version, shown.to_move, bot=True, chance=chance)
        if chance is not None:
            account.noted = turn

    def _tell(self, match: str, error: Exception) -> None:
        """Nobody is told of a match that has been deleted meanwhile, and nothing of it is kept."""
        if not is_missing(error):
            self.troubles[match] = read_failure(error, self.plays[match].bot)
            self.table.hub.ring(match)


def bot_to_move(shown: Shown) -> str:
    """The computer player whose turn it is; empty if a person must choose, or nobody."""
    player = shown.record.seats.get(shown.to_move, "")
    return player if player in BOTS else ""


def put(shown: Shown, bot: str, budget: Budget) -> Question:
    """The question to a computer player. What its seat may not know never leaves the server, and its dice are its own
    and say nothing of the match's."""
    game, record = shown.game, shown.record
    seen = game.guess(shown.position, game.seat(shown.position), SeededDice(token_hex(16)))
    return Question(record.title, record.pack, game.write_position(seen), address_of(bot), budget, token_hex(16))


def address_of(bot: str) -> str:
    kind: Any = BOTS[bot]
    return f"{kind.__module__}:{kind.__qualname__}"


def failure(key: str, bot: str, why: str = "") -> Trouble:
    return Trouble(500, "bot", key, {"bot": bot[:40], "why": why})


def is_missing(error: Exception) -> bool:
    return isinstance(error, Trouble) and error.error == "missing"


def read_failure(error: Exception, bot: str) -> Trouble:
    if isinstance(error, TimeoutError):
        return failure("table-bot-silent", bot)
    if isinstance(error, Lost):
        return failure("table-bot-lost", bot)
    if isinstance(error, Trouble):
        return error if error.error == "bot" else failure("table-bot", bot, error.error)
    logger.error("a computer player failed", exc_info=error)
    return failure("table-bot", bot, type(error).__name__)
