"""What players settle about a match while it runs: resign, offers, abort, claims, vacations, names."""

from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING, Final

from longroll.service.agreement import DRAW, PAUSE, RESIGN, TAKEBACK
from longroll.service.agreement_edits import (
    Abort,
    Claim,
    Leave,
    Negotiate,
    Resign,
    RunOut,
    SetAccess,
    SetAway,
    SetName,
    SetRematch,
    Settle,
)
from longroll.service.caller import HOME, Caller
from longroll.service.clocks import CORRESPONDENCE, Away
from longroll.service.errors import NEVER_SHOWN, ServiceError
from longroll.service.live_match import LiveMatch
from longroll.service.published import Published
from longroll.service.stored import Summary

if TYPE_CHECKING:
    from longroll.service.service import Service

KINDS: Final = (DRAW, TAKEBACK, PAUSE, RESIGN)
MOST: Final = 10_000  # matches of a player


class Agreements:
    def __init__(self, service: "Service") -> None:
        self.service = service

    async def resign(self, match: str, seat: str, *, caller: Caller = HOME) -> Published:
        return await self._settle(Resign(await self._open(match), seat, self.service.clock), caller)

    async def abort(self, match: str, seat: str, *, caller: Caller = HOME) -> Published:
        return await self._settle(Abort(await self._open(match), seat, self.service.clock), caller)

    async def negotiate(
        self, match: str, seat: str, kind: str, answer: str, to: int | None = None, *, caller: Caller = HOME
    ) -> Published:
        """`answer`: make, accept, decline or withdraw; `to`: how many actions a takeback keeps."""
        live = await self._open(match)
        return await self._settle(Negotiate(live, seat, self.service.clock, kind, answer, to), caller)

    async def claim(self, match: str, seat: str, choice: str, *, caller: Caller = HOME) -> Published:
        """`choice`: win or bot."""
        return await self._settle(Claim(await self._open(match), seat, self.service.clock, choice), caller)

    async def run_out(self, match: str, seat: str) -> Published:
        """End the match for a computer player whose opponent has no time left."""
        return await self._settle(RunOut(await self._open(match), seat, self.service.clock), HOME)

    async def set_away(self, player: str, away: Away | None) -> None:
        """Set a vacation in every match of the player that is played by correspondence."""
        async for live in self._matches_of(player, is_stopped_by_vacations):
            await self._settle(SetAway(live, self.service.clock, player, away), HOME)

    async def leave(self, player: str) -> None:
        """What the player plays with others ends, or goes on without him. His name goes first, so that nobody is
        notified of the end twice."""
        async for live in self._matches_of(player, is_agreed):
            await self._settle(SetName(live, self.service.clock, player, ""), HOME)
            await self._settle(Leave(await self._open(live.id), self.service.clock, player), HOME)

    async def rename(self, player: str, name: str) -> None:
        async for live in self._matches_of(player, is_agreed):
            await self._settle(SetName(live, self.service.clock, player, name), HOME)

    async def set_rematch(self, match: str, former: str, challenge: str) -> Published:
        edit = SetRematch(await self._open(match), self.service.clock, former, challenge)
        return await self._settle(edit, HOME)

    async def set_access(self, match: str, player: str, access: str) -> Published:
        """What a player wants of a finished match."""
        return await self._settle(SetAccess(await self._open(match), self.service.clock, player, access), HOME)

    async def _matches_of(self, player: str, which: Callable[[Summary], bool]) -> AsyncIterator[LiveMatch]:
        """One that can never be opened again, since its rules or its pack are gone, stays as it is."""
        for summary in filter(which, await self.service.list_matches(MOST, player)):
            try:
                yield await self._open(summary["id"])
            except ServiceError as error:
                if error.code not in NEVER_SHOWN:
                    raise

    async def _open(self, match: str) -> LiveMatch:
        return await self.service.cache.open_newest(match)

    async def _settle(self, edit: Settle, caller: Caller) -> Published:
        published = (await self.service.commit(edit, caller=caller)).published
        await self.service.bots.restart(published)
        return published


def is_agreed(match: Summary) -> bool:
    """Those at home have no agreement."""
    return match["agreement"] is not None


def is_stopped_by_vacations(match: Summary) -> bool:
    """Is it played by correspondence, and not over?"""
    agreement = match["agreement"]
    if agreement is None or agreement["result"] is not None or match["outcome"] is not None:
        return False
    return bool(agreement["pace"]["kind"] == CORRESPONDENCE)
