"""The computer players of the matches. Their actions go the same way as a person's: judged, stored, shown."""

import asyncio
import logging
from math import isinf
from secrets import token_hex
from typing import TYPE_CHECKING, Final

from longroll.kernel.dice import SeededDice
from longroll.opponents.bot import Budget
from longroll.opponents.levels import SECONDS
from longroll.opponents.roster import level_of
from longroll.service.attention import Attention
from longroll.service.bot_budgets import Account, BotBudgets
from longroll.service.errors import ServiceError, bot_failure
from longroll.service.fair_queue import LAST_RANK, FairQueue
from longroll.service.lease import Lease
from longroll.service.ports import NO_NEWS, Answer, BotNews, Call, Question, Thinker, ThinkerLost
from longroll.service.published import Published
from longroll.service.seats import is_player, is_someone
from longroll.service.state import BotStatus

if TYPE_CHECKING:
    from longroll.service.service import Service

PATIENCE: Final = 30.0  # seconds for one choice
MOST: Final = 20_000  # actions in a row, far more than any game has
PASSING: Final = ("down", "busy")  # storage may answer again soon
PAUSE: Final = 1.0
REMEMBERED: Final = 1024  # failures; a computer player whose failure was forgotten is tried again
QUEUED: Final = "queued"
THINKING: Final = "thinking"

logger = logging.getLogger(__name__)


class BotTurn(Call):
    """The choices that one seat makes one after the other. `spent` is what its budget had spent at their start."""

    def __init__(self, seat: str, bot: str, since: float, spent: float, status: str) -> None:
        super().__init__()
        self.seat = seat
        self.bot = bot
        self.since = since
        self.spent = spent
        self.status = status


class BotRunner:
    """Used on the event loop only."""

    def __init__(self, service: "Service", thinker: Thinker, attention: Attention, patience: float = PATIENCE) -> None:
        self.service = service
        self.thinker = thinker
        self.attention = attention
        self.patience = patience
        self.deep = FairQueue(thinker.deep, self._rank)
        self.quick = FairQueue(thinker.quick, self._rank)
        self.budgets = BotBudgets()
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.turns: dict[str, BotTurn] = {}
        self.people: dict[str, bool] = {}  # by match that is being played on: does a person play in it?
        self.errors: dict[str, ServiceError] = {}
        self.paused = False  # another program lets them think
        self.holder = token_hex(8)

    def wake(self, published: Published) -> None:
        """Let a computer player go on if it is its turn; does nothing if it is already thinking or has failed."""
        match = published.id
        bot = bot_to_move(published)
        if bot and not self.paused and match not in self.tasks and match not in self.errors:
            self._start_turn(published, bot)
            self.tasks[match] = asyncio.create_task(self._play(match))
            self.tasks[match].add_done_callback(lambda _: self._rest(match))
            self.service.notifier.notify(match)

    def attend(self) -> None:
        """Start what may start: somebody looks at a match, which may now come before others."""
        self.deep.dispatch()
        self.quick.dispatch()

    def hurry(self, match: str) -> None:
        """The computer player of that match plays the best choice it has found so far."""
        if match in self.turns:
            self.turns[match].hurry()

    # --- what clients see

    def error(self, published: Published) -> ServiceError | None:
        """What is wrong with a computer player: it failed, or it is not known."""
        if published.id in self.errors:
            return self.errors[published.id]
        unknown = next((player for player in published.seats.values() if not is_player(player)), "")
        return bot_failure("service-bot-unknown", unknown) if unknown and published.to_move else None

    def status(self, published: Published, viewer: str) -> BotStatus | None:
        """While the computer player chooses in secret, others see no change from one choice to the next."""
        turn = self.turns.get(published.id)
        if turn is None or published.past is not None:
            return None
        if (turn.seat, turn.bot) != (published.to_move, bot_to_move(published)):
            return None
        budget = self.budgets.of(published.id, turn.seat, turn.bot).budget
        seconds = None if isinf(budget.seconds) else budget.seconds
        if published.visibility(viewer).sees_present:
            return BotStatus(turn.seat, turn.bot, turn.status, turn.since, round(budget.spent_seconds, 3), seconds)
        return BotStatus(turn.seat, turn.bot, THINKING, turn.since, turn.spent, seconds)

    def news(self, published: Published, viewer: str) -> BotNews:
        """What a watcher is sent when it changes, although the match has not changed."""
        error, status = self.error(published), self.status(published, viewer)
        text = "" if error is None else f"{error.key} {error.facts}"
        return BotNews(text, status.status, status.since) if status else NO_NEWS._replace(error=text)

    # --- when players change

    async def restart(self, published: Published) -> None:
        """The players have changed, or the match has stopped or goes on: one who is out of the game stops thinking, and
        one who failed may try again."""
        match = published.id
        turn = self.turns.get(match)
        self.errors.pop(match, None)
        if turn is not None and (published.halted or published.seats[turn.seat] != turn.bot):
            await self._interrupt(match)
        self.wake(published)

    async def forget(self, match: str) -> None:
        await self._interrupt(match)
        self.errors.pop(match, None)
        self.attention.forget(match)

    async def stop(self) -> None:
        await asyncio.gather(*map(self._interrupt, list(self.tasks)))
        await self.thinker.stop()

    async def _interrupt(self, match: str) -> None:
        task = self.tasks.get(match)
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    # --- playing

    def _rank(self, place: str) -> int:
        """People who wait come first, those who wait for advice among them; then matches that somebody watches."""
        match, _, advice = place.partition("/")
        if not self.attention.has(match):
            return LAST_RANK
        return 0 if advice or self.people.get(match) else 1

    def _start_turn(self, published: Published, bot: str) -> None:
        spent = self.budgets.of(published.id, published.to_move, bot).budget.spent_seconds
        since = round(self.service.clock.now(), 3)
        self.people[published.id] = any(map(is_someone, published.seats.values()))
        status = QUEUED if self._queue(bot).would_wait(published.id) else THINKING
        self.turns[published.id] = BotTurn(published.to_move, bot, since, round(spent, 3), status)

    def _queue(self, bot: str) -> FairQueue:
        return self.deep if level_of(bot) in SECONDS else self.quick

    async def _play(self, match: str) -> None:
        try:
            while not await self._play_on(match):
                await asyncio.sleep(PAUSE)
        except Exception as error:  # a computer player may fail in any way; the match stays as it is
            self._report(match, error)

    async def _play_on(self, match: str) -> bool:
        """False: storage does not answer at the moment."""
        try:
            async with Lease(self.service.storage, match, self.holder):
                await self.service.cache.open_newest(match)
                for _ in range(MOST):
                    published = (await self.service.cache.open(match)).published
                    bot = bot_to_move(published)
                    if not bot:
                        break
                    if (self.turns[match].seat, self.turns[match].bot) != (published.to_move, bot):
                        self._start_turn(published, bot)
                    await self._step(published, self.turns[match])
        except ServiceError as error:
            if not is_passing(error):
                raise
            return False
        return True

    def _rest(self, match: str) -> None:
        del self.tasks[match], self.turns[match], self.people[match]
        self.deep.forget(match)
        self.quick.forget(match)

    async def _step(self, published: Published, turn: BotTurn) -> None:
        account = self.budgets.of(published.id, turn.seat, turn.bot)
        answer = await self._think(published, turn, account.budget)
        if answer.failure:
            raise bot_failure("service-bot", turn.bot, answer.failure)
        account.budget = answer.budget
        try:
            await self._act(published, account, answer)
        except ServiceError as error:
            if error.code != "stale":
                raise

    async def _think(self, published: Published, turn: BotTurn, budget: Budget) -> Answer:
        queue = self._queue(turn.bot)
        async with queue.place(published.id):
            self._set_status(published.id, turn, THINKING)
            question = make_question(published, turn.bot, budget)
            async with asyncio.timeout(self.patience):
                answer = await self.thinker.think(question, turn, deep=queue is self.deep)
        if queue.would_wait(published.id):
            self._set_status(published.id, turn, QUEUED)
        return answer

    def _set_status(self, match: str, turn: BotTurn, status: str) -> None:
        if turn.status != status:
            turn.status = status
            self.service.notifier.notify(match)

    async def _act(self, published: Published, account: Account, answer: Answer) -> None:
        """An estimate is stored of the first choice of a turn for which there is one."""
        turn = account.budget.turn
        chance = answer.chance if turn != account.estimated else None
        await self.service.act_for_bot(published, answer.action, chance)
        if chance is not None:
            account.estimated = turn

    def _report(self, match: str, error: Exception) -> None:
        """Nothing is kept of a match that has been deleted meanwhile."""
        if not is_missing(error):
            self.errors[match] = explain_failure(error, self.turns[match].bot)
            while len(self.errors) > REMEMBERED:
                del self.errors[next(iter(self.errors))]
            self.service.notifier.notify(match)


def bot_to_move(published: Published) -> str:
    """The computer player whose turn it is; empty if a person must choose, or nobody."""
    player = "" if published.halted else published.seats.get(published.to_move, "")
    return player if level_of(player) and published.damage is None else ""


def make_question(published: Published, bot: str, budget: Budget) -> Question:
    """What its seat may not know never leaves the service, and its dice are its own: they say nothing about the
    match's."""
    game, position, header = published.game, published.snapshot.position, published.snapshot.header
    seen = game.guess(position, game.seat(position), SeededDice(token_hex(16)))
    return Question(header.title, header.pack, game.write_position(seen), bot, budget, token_hex(16))


def is_passing(error: Exception) -> bool:
    return isinstance(error, ServiceError) and error.code in PASSING


def is_missing(error: Exception) -> bool:
    return isinstance(error, ServiceError) and error.code == "missing"


def explain_failure(error: Exception, bot: str) -> ServiceError:
    if isinstance(error, TimeoutError):
        return bot_failure("service-bot-silent", bot)
    if isinstance(error, ThinkerLost):
        return bot_failure("service-bot-lost", bot)
    if isinstance(error, ServiceError):
        return error if error.code == "bot" else bot_failure("service-bot", bot, error.code)
    logger.error("a computer player failed", exc_info=error)
    return bot_failure("service-bot", bot, type(error).__name__)
