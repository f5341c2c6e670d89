"""The computer players of the matches. They think in threads of their own, one match at a time each, and their actions
go the same way as a person's: judged, stored, shown."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from secrets import token_hex
from typing import TYPE_CHECKING, Final

from longroll.kernel.dice import SeededDice
from longroll.opponents import BOTS, find_bot
from longroll.table.language import say
from longroll.table.shown import Shown
from longroll.table.troubles import Trouble

if TYPE_CHECKING:
    from longroll.table.table import Table

THREADS: Final = 2
PATIENCE: Final = 60.0  # seconds for one choice
MOST: Final = 20_000  # actions in a row, far more than any game has

logger = logging.getLogger(__name__)


class Bots:
    def __init__(self, table: "Table", patience: float = PATIENCE) -> None:
        self.table = table
        self.patience = patience
        self.pool = ThreadPoolExecutor(THREADS, "bot")
        self.playing: dict[str, asyncio.Task[None]] = {}
        self.troubles: dict[str, tuple[str, str]] = {}

    def wake(self, shown: Shown) -> None:
        """Let a computer player play on if it is its turn; does nothing if it is at it already or has failed."""
        match = shown.record.id
        if match not in self.playing and match not in self.troubles and bot_to_move(shown):
            self.playing[match] = asyncio.create_task(self._play(match))

    def trouble(self, match: str) -> str:
        """What a player is told of a computer player that failed."""
        if match not in self.troubles:
            return ""
        name, why = self.troubles[match]
        return say("table-bot", bot=name, why=why)

    async def stop(self) -> None:
        tasks = list(self.playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.pool.shutdown(wait=False, cancel_futures=True)

    def forget(self, match: str) -> None:
        self.troubles.pop(match, None)

    async def _play(self, match: str) -> None:
        name = ""
        try:
            for _ in range(MOST):
                shown = (await self.table.sittings.open(match)).shown
                name = bot_to_move(shown)
                if not name:
                    break
                await self._step(shown, name)
        except Trouble as trouble:
            self._tell(match, name, trouble.error)
        except Exception as error:  # a computer player may fail in any way; the match stays as it is
            logger.error("a computer player failed", exc_info=error)
            self._tell(match, name, type(error).__name__)
        finally:
            del self.playing[match]

    async def _step(self, shown: Shown, name: str) -> None:
        loop = asyncio.get_running_loop()
        thinking = loop.run_in_executor(self.pool, choose, shown, name)
        action = await asyncio.wait_for(thinking, self.patience)
        try:
            await self.table.act(shown.record.id, action, shown.version, shown.to_move, bot=True)
        except Trouble as trouble:
            if trouble.error != "stale":
                raise

    def _tell(self, match: str, name: str, why: str) -> None:
        if match in self.table.sittings.cached:  # else it has been deleted
            self.troubles[match] = (name, why)
            self.table.hub.ring(match)


def bot_to_move(shown: Shown) -> str:
    """The computer player whose turn it is; empty if a person must choose, or nobody."""
    player = shown.record.seats.get(shown.to_move, "")
    return player if player in BOTS else ""


def choose(shown: Shown, name: str) -> str:
    """What the computer player does. Its dice are its own and say nothing of the match's."""
    bot = find_bot(name, shown.game)
    action = bot.choose(shown.position.copy(), SeededDice(token_hex(16)))
    return shown.game.write_action(action)
