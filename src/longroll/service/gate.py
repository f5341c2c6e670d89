"""The gate: what a caller may see and do. Hosts reach the service through it, and nothing else decides about authority.

Without a session nothing changes. A match is looked at by those who play in it, and by anybody if it is public. Only
the owner of a seat sees what it sees and acts for it, whatever the role of the caller.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import ParamSpec, TypeVar

from longroll.match import HistoryEntry
from longroll.match.visibility import SPECTATOR
from longroll.service.adviser import Advised
from longroll.service.agreement import PUBLIC
from longroll.service.analyses import AnalysisStatus
from longroll.service.caller import Caller, not_your_seat
from longroll.service.errors import ServiceError, forbidden, foreign_seat, malformed
from longroll.service.examiner import Marked
from longroll.service.learner import learner_of
from longroll.service.match_request import MatchRequest
from longroll.service.orders.order import Order, Orders
from longroll.service.published import Published
from longroll.service.seats import PERSON, check_seat, fill_seats, is_person, usual_view
from longroll.service.service import Service
from longroll.service.state import Update
from longroll.service.state_types import MomentShape, PreviewShape
from longroll.service.stored import Estimate, Summary
from longroll.service.why import Why

P = ParamSpec("P")
T = TypeVar("T")


class Gate:
    """The service as one caller may use it."""

    def __init__(self, service: Service, caller: Caller) -> None:
        self.service = service
        self.caller = caller

    # --- looking

    async def look(self, match: str) -> Published:
        """A match that the caller may look at."""
        published = await self.service.look(match)
        self.check_look(published)
        return published

    def check_look(self, published: Published) -> None:
        if self.caller.at_home or self.caller.own_seats(published.seats):
            return
        if published.agreement is not None and published.agreement.access == PUBLIC:
            return
        self.caller.check_signed_in()
        raise forbidden("service-private")

    def may_look(self, summary: Summary) -> bool:
        """At a match of a list."""
        agreement = summary["agreement"]
        public = agreement is not None and agreement["access"] == PUBLIC
        return public or self.caller.at_home or bool(self.caller.own_seats(summary["seats"]))

    def viewer(self, published: Published, asked: str | None) -> str:
        """The seat whose view is shown: one of the caller's, or a spectator's."""
        caller, game = self.caller, published.game
        own = caller.own_seats(published.seats)
        if asked is None:
            learner = learner_of(published)
            return learner if learner in own else usual_view(game, own, published.to_move)
        if asked == SPECTATOR:
            return SPECTATOR
        check_seat(game, asked)
        if asked not in own:
            raise self._foreign(published, asked)
        return asked

    def _foreign(self, published: Published, seat: str) -> ServiceError:
        self.caller.check_signed_in()
        if is_person(published.seats, seat):
            return not_your_seat(seat)
        return foreign_seat("service-computer", seat=seat)

    async def list_matches(self, limit: int) -> list[Summary]:
        """The matches of the caller."""
        if self.caller.at_home:
            return await self.service.list_matches(limit)
        self.caller.check_signed_in()
        return await self.service.list_matches(limit, self.caller.player)

    async def look_back(self, match: str, number: int, viewer: str | None) -> Published:
        return await self.service.look_back(match, number, await self._view(match, viewer))

    async def moments(self, match: str, viewer: str | None) -> list[MomentShape]:
        return await self.service.moments(match, await self._view(match, viewer))

    async def log(self, match: str, since: int | None, viewer: str | None) -> list[tuple[int, HistoryEntry]]:
        return await self.service.log(match, since, await self._view(match, viewer))

    async def preview(self, match: str, actions: Sequence[str], viewer: str | None) -> PreviewShape:
        return await self.service.preview(match, actions, await self._view(match, viewer))

    async def why(self, match: str, action: str, viewer: str | None, after: Sequence[str] = ()) -> Why:
        return await self.service.why(match, action, await self._view(match, viewer), after)

    async def why_thing(
        self, match: str, kind: str, name: str, held: str, viewer: str | None, after: Sequence[str] = ()
    ) -> Why:
        return await self.service.why_thing(match, kind, name, held, await self._view(match, viewer), after)

    async def estimates(self, match: str) -> list[Estimate]:
        await self.look(match)
        return await self.service.estimates(match)

    async def export(self, match: str, until: int | None = None) -> str:
        await self.look(match)
        return await self.service.export(match, until)

    async def analysis(self, match: str) -> AnalysisStatus:
        await self.look(match)
        return await self.service.analysis(match)

    async def _view(self, match: str, viewer: str | None) -> str:
        return self.viewer(await self.look(match), viewer)

    async def orders(self, match: str, seat: str | None) -> Orders:
        """What the caller has ordered for a seat; nobody else may know."""
        return await self.service.orders.read(*await self._own_seat(match, seat))

    async def set_orders(self, match: str, seat: str | None, orders: Sequence[Order]) -> Orders:
        return await self.service.orders.write(*await self._own_seat(match, seat), orders)

    async def _own_seat(self, match: str, seat: str | None) -> tuple[Published, str]:
        """A seat of the caller: the one that is named, or the only one."""
        self.caller.check_signed_in()
        published = await self.look(match)
        own = self.caller.own_seats(published.seats)
        if seat is None and len(own) == 1:
            return published, own[0]
        check_seat(published.game, seat or "")
        if seat not in own:
            raise self._foreign(published, str(seat))
        return published, seat

    # --- thinking for the caller

    async def advise(self, match: str, viewer: str | None) -> Advised:
        return await self.service.advise(match, await self._play(match, viewer))

    async def mark(self, match: str) -> Marked:
        await self._play(match, None)
        return await self.service.mark(match)

    async def request_analysis(self, match: str) -> AnalysisStatus:
        self.caller.check_signed_in()
        await self.look(match)
        return await self.service.request_analysis(match)

    async def cancel_analysis(self, match: str) -> AnalysisStatus:
        await self._play(match, None)
        return await self.service.cancel_analysis(match)

    async def run(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Something that takes processor time and concerns no match."""
        self.caller.check_signed_in()
        return await self.service.background.run(function, *args, **kwargs)

    async def check_watcher(self, match: str) -> None:
        """Refuse a caller who may not look at the match, before his request is read."""
        if not self.caller.at_home:
            self.check_look((await self.service.cache.open(match)).published)

    async def check_player(self, match: str) -> None:
        """Refuse a caller who does not play in the match, before his request is read."""
        self.caller.check_signed_in()
        if self.caller.at_home:
            return
        live = await self.service.cache.open(match)
        if not self.caller.own_seats(live.seats):
            self.check_look(live.published)
            raise forbidden("service-not-a-player")

    async def _play(self, match: str, viewer: str | None) -> str:
        """The seat for which the caller asks; somebody who plays in the match."""
        self.caller.check_signed_in()
        published = await self.look(match)
        seat = self.viewer(published, viewer)
        if not self.caller.own_seats(published.seats):
            raise forbidden("service-not-a-player")
        return seat

    # --- new matches

    async def create(self, asked: MatchRequest) -> Published:
        """Against the computer or with everybody at one screen. Other people are challenged."""
        return await self.service.create(replace(asked, seats=self._seats(asked.seats)), self.caller.player)

    async def start_lesson(self, lesson: str) -> Published:
        return await self.service.start_lesson(lesson, self._player())

    async def start_exercise(self, exercise: str) -> Published:
        return await self.service.start_exercise(exercise, self._player())

    async def start_guided_game(self, game: str) -> Published:
        return await self.service.start_guided_game(game, self._player())

    async def import_journal(self, text: str) -> Published:
        return await self.service.import_journal(text, self._player())

    async def fork(self, match: str, number: int, seats: Mapping[str, str], name: str = "") -> Published:
        asked = self._seats(seats)
        await self.look(match)
        return await self.service.fork(match, number, asked, name, player=self.caller.player)

    def _player(self) -> str:
        self.caller.check_signed_in()
        return self.caller.player

    def _seats(self, asked: Mapping[str, str]) -> dict[str, str]:
        """Nobody is put into a seat by somebody else."""
        self.caller.check_signed_in()
        for player in asked.values():
            if player.startswith(PERSON):
                raise malformed("service-seat-of-other")
        return self.caller.seat_myself(asked)

    # --- changing

    async def act(
        self,
        match: str,
        actions: Sequence[str],
        version: int,
        seat: str,
        *,
        optional: Sequence[Sequence[str]] = (),
        forced: bool = False,
        client: str = "",
    ) -> Update:
        await self.check_own_seat(match, seat)
        return await self.service.act(
            match, actions, version, seat, optional=optional, forced=forced, client=client, caller=self.caller
        )

    async def finish(self, match: str, version: int, seat: str, *, forced: bool = False, client: str = "") -> Update:
        await self.check_own_seat(match, seat)
        return await self.service.finish(match, version, seat, forced=forced, client=client, caller=self.caller)

    async def undo(self, match: str, version: int, seat: str, *, to: int | None = None, client: str = "") -> Update:
        await self.check_own_seat(match, seat)
        return await self.service.undo(match, version, seat, to=to, client=client, caller=self.caller)

    async def set_seats(
        self, match: str, seats: Mapping[str, str], viewer: str | None = None, client: str = ""
    ) -> Published:
        """Only where no other person plays."""
        asked = self._seats(seats)
        published = await self._newest(match)
        self._check_alone(published)
        fill_seats(published.game, asked, published.seats, self.caller.player)
        return await self.service.set_seats(match, asked, viewer, client)

    async def move_now(self, match: str) -> None:
        await self._play(match, None)
        await self.service.move_now(match)

    async def delete(self, match: str) -> None:
        """Only where no other person plays; a rated match stays."""
        self.caller.check_signed_in()
        published = await self._newest(match)
        self._check_alone(published)
        if published.agreement is not None and published.agreement.rated:
            raise forbidden("service-rated-stays")
        await self.service.delete(match)

    async def _newest(self, match: str) -> Published:
        self.caller.check_signed_in()
        return (await self.service.cache.open_newest(match)).published

    async def check_own_seat(self, match: str, seat: str) -> None:
        """Checked again when the change is carried out; here so that no earlier error says anything about the match."""
        self.caller.check_signed_in()
        if not self.caller.at_home:
            live = await self.service.cache.open(match)
            if self.caller.owns(live.seats.get(seat, "")):
                return
            if seat not in live.seats:
                self.check_look(live.published)
                check_seat(live.published.game, seat)
            raise self._foreign(live.published, seat)

    def _check_alone(self, published: Published) -> None:
        if published.agreement is not None and published.agreement.tournament is not None:
            raise forbidden("service-others-play")
        if self.caller.at_home:
            return
        own = self.caller.own_seats(published.seats)
        if not own:
            raise forbidden("service-not-a-player")
        if own != [seat for seat in published.seats if is_person(published.seats, seat)]:
            raise forbidden("service-others-play")
