"""The table: everything that can be done with matches, whoever asks."""

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from msgspec import Raw

from longroll.games import load
from longroll.kernel.error import LongrollError
from longroll.table.bots import Bots
from longroll.table.changes import Act, Create, Delete, Reseat, Undo
from longroll.table.folder import database_file
from longroll.table.hub import Hub
from longroll.table.journals import Brought, check_open, fork_journal, read_journal
from longroll.table.moments import shown_at
from longroll.table.record import new_record
from longroll.table.scribe import Scribe
from longroll.table.seats import ONLOOKER, fill_seats, find_eyes
from longroll.table.shown import Shown
from longroll.table.sitting import Sitting
from longroll.table.sittings import Sittings
from longroll.table.states import encode_state
from longroll.table.store import Expectation, Store
from longroll.table.troubles import Trouble, unreadable

P = ParamSpec("P")
T = TypeVar("T")
READERS = 4


class Table:
    def __init__(self, folder: Path) -> None:
        self.store = Store(database_file(folder))
        self.scribe = Scribe(self.store)
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.sittings = Sittings(self.store, self.readers)
        self.hub = Hub()
        self.bots = Bots(self)

    async def stop(self) -> None:
        """End the thinking, write what was accepted, close the file."""
        await self.bots.stop()
        await self.scribe.stop()
        self.readers.shutdown(cancel_futures=True)
        self.store.close()

    # --- asking

    async def look(self, match: str) -> Shown:
        """What is shown of a match now; a computer player whose turn it is goes on with its game."""
        shown = (await self.sittings.open_newest(match)).shown
        self.bots.wake(shown)
        return shown

    def see(self, shown: Shown, seat: str | None) -> Raw:
        """The state in JSON, through the eyes of a seat (`find_eyes` says whose, if none is asked for)."""
        return encode_state(shown, self.eyes(shown, seat), self.bots.trouble(shown), self.bots.thinking(shown))

    def eyes(self, shown: Shown, seat: str | None) -> str:
        return find_eyes(shown.game, shown.record.seats, shown.to_move, seat)

    async def expectations(self, match: str) -> list[Expectation]:
        """What the computer players expected of their turns; nobody is told before the end."""
        if (await self.look(match)).outcome is None:
            raise Trouble(409, "not-over", "table-not-over")
        return await self._read(self.store.expectations, match)

    async def newest(self, limit: int) -> list[dict[str, Any]]:
        return await self._read(self.store.newest, limit)

    async def look_back(self, match: str, number: int, seat: str | None) -> Shown:
        shown = await self.look(match)
        return await self._read(shown_at, shown, number, self.eyes(shown, seat))

    # --- changing

    async def begin(
        self,
        title: str,
        scenario: str,
        options: Mapping[str, str],
        seats: Mapping[str, str],
        seed: int | str | None,
        name: str,
        pack: str,
    ) -> Shown:
        try:
            filled = fill_seats(load(title), seats)
            record = await self._read(new_record, title, scenario, options, filled, seed, name, pack)
        except LongrollError as error:
            raise unreadable(error) from None
        return await self._create(Brought(record, []))

    async def bring(self, text: str) -> Shown:
        return await self._create(await self._read(read_journal, text))

    async def fork(self, match: str, number: int, seats: Mapping[str, str], name: str) -> Shown:
        shown = await self.look(match)
        if number >= shown.sealed:
            check_open(shown)
        past = await self._read(shown_at, shown, number, ONLOOKER)
        check_open(past)
        return await self._create(fork_journal(past, fill_seats(past.game, seats), name))

    async def act(
        self, match: str, action: str, version: int, seat: str, *, bot: bool = False, chance: float | None = None
    ) -> Shown:
        sitting = await self.sittings.open(match)
        shown = await self.scribe.write(Act(sitting, version, seat, self.hub.ring, action, bot, chance))
        self.bots.wake(shown)
        return shown

    async def undo(self, match: str, version: int, seat: str) -> Shown:
        sitting = await self.sittings.open(match)
        return await self.scribe.write(Undo(sitting, version, seat, self.hub.ring))

    async def reseat(self, match: str, seats: Mapping[str, str]) -> Shown:
        """Let others play some of the seats."""
        sitting = await self.sittings.open_newest(match)
        free = bool(self.bots.trouble(sitting.shown))
        shown = await self.scribe.write(Reseat(sitting, self.hub.ring, seats, free))
        await self.bots.begin_anew(shown)
        return shown

    async def delete(self, match: str) -> None:
        await self.scribe.write(Delete(match))
        self.sittings.drop(match)
        await self.bots.forget(match)
        self.hub.ring(match)

    async def _create(self, brought: Brought) -> Shown:
        sitting = await self._read(Sitting, brought.record, brought.entries)
        await self.scribe.write(Create(sitting))
        self.sittings.keep(sitting)
        self.bots.wake(sitting.shown)
        return sitting.shown

    async def _read(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.readers, partial(function, *args, **kwargs))
