"""The service: everything that can be done with stored matches."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from longroll.match import HistoryEntry
from longroll.match.visibility import SPECTATOR, public_count
from longroll.service.adviser import Advised, Adviser
from longroll.service.agreements import Agreements
from longroll.service.analyses import Analyses, AnalysisStatus
from longroll.service.attention import Attention
from longroll.service.bot_runner import BotRunner
from longroll.service.caller import HOME, Caller
from longroll.service.clocks import CLOCK
from longroll.service.commit_queue import CommitQueue
from longroll.service.edits import Add, LiveEdit, Play, Remove, Reseat, StoreUpgrade, Undo
from longroll.service.errors import ServiceError
from longroll.service.examiner import Examiner, Marked
from longroll.service.exercise_play import known_exercise
from longroll.service.finisher import finish
from longroll.service.guided_shape import known_guided_game
from longroll.service.learner import learner_of
from longroll.service.lesson_play import known_lesson
from longroll.service.live_match import LiveMatch
from longroll.service.match_cache import MatchCache
from longroll.service.match_request import MatchRequest
from longroll.service.moments import list_moments
from longroll.service.orders.runner import OrderRunner
from longroll.service.orders.storage import OrderStorage
from longroll.service.origins import exercise_match, fork_match, guided_match, import_match, lesson_match, new_match
from longroll.service.ports import Analyst, Background, BotNews, Clock, Notifier, Storage, Thinker
from longroll.service.presence import Presence
from longroll.service.preview import preview, preview_shape
from longroll.service.published import Published
from longroll.service.seats import ME, fill_seats, find_viewer, next_viewer
from longroll.service.state import Update, list_entries, make_update, opening_entry
from longroll.service.state_types import MomentShape, PreviewShape
from longroll.service.stored import Estimate, Summary
from longroll.service.why import Why, why_action, why_thing

L = TypeVar("L", bound=LiveEdit)


class Service:
    """Used on one event loop. `client` is the id of a page: it is not sent again what it has from the answer."""

    def __init__(
        self,
        storage: Storage,
        clock: Clock,
        notifier: Notifier,
        thinker: Thinker,
        background: Background,
        analyst: Analyst,
        orders: OrderStorage,
    ) -> None:
        self.storage = storage
        self.clock = clock
        self.notifier = notifier
        self.background = background
        self.queue = CommitQueue(storage)
        self.presence = Presence()
        self.followers: list[Callable[[LiveEdit], None]] = []  # called with every change that has been published
        self.cache = MatchCache(storage, background, self._store_upgrade)
        self.attention = Attention(clock, notifier)
        self.bots = BotRunner(self, thinker, self.attention)
        self.adviser = Adviser(self.bots)
        self.examiner = Examiner(self.bots)
        self.agreements = Agreements(self)
        self.analyses = Analyses(storage, self.queue, analyst, background)
        self.orders = OrderRunner(self, orders)

    async def stop(self) -> None:
        """End the thinking and write what was accepted."""
        await self.adviser.stop()
        await self.examiner.stop()
        await self.analyses.stop()
        await self.orders.stop()
        await self.bots.stop()
        await self.queue.stop()

    # --- asking

    async def look(self, match: str) -> Published:
        """A match as it stands; a computer player whose turn it is goes on with its game, and so does an order."""
        published = (await self.cache.open_newest(match)).published
        self.attention.look(match)
        self.bots.wake(published)
        self.bots.attend()
        self.orders.wake(published)
        return published

    def viewer(self, published: Published, asked: str | None) -> str:
        learner = learner_of(published) if asked is None else ""
        if learner:
            return learner
        return find_viewer(published.game, published.seats, published.to_move, asked)

    def online(self, published: Published) -> tuple[str, ...]:
        """The players who are connected; at home nobody asks."""
        return self.presence.online(published.seats.values()) if published.agreement is not None else ()

    async def list_matches(self, limit: int, player: str = "") -> list[Summary]:
        """The matches of a player, or all of them."""
        return await self.storage.list_matches(limit, player)

    async def look_back(self, match: str, number: int, viewer: str | None) -> Published:
        """The match after so many of the actions that the viewer may know."""
        published = await self.look(match)
        return await self.background.run(published.at, number, self.viewer(published, viewer))

    async def moments(self, match: str, viewer: str | None) -> list[MomentShape]:
        published = await self.look(match)
        return list_moments(published, self.viewer(published, viewer))

    async def log(self, match: str, since: int | None, viewer: str | None) -> list[tuple[int, HistoryEntry]]:
        """The actions after number `since`; if it is None, all of them after the opening, which has number 0."""
        published = await self.look(match)
        entries = list_entries(published, since or 0, self.viewer(published, viewer))
        return [(0, opening_entry(published)), *entries] if since is None else entries

    async def preview(self, match: str, actions: Sequence[str], viewer: str | None) -> PreviewShape:
        """Prompt, choices and view as they would be after these actions of the viewer, whose turn it is."""
        published = await self._look_at_present(match, viewer)
        seat = self.viewer(published, viewer)
        return preview_shape(preview(published.snapshot, actions, seat), seat)

    async def why(self, match: str, action: str, viewer: str | None, after: Sequence[str] = ()) -> Why:
        """`after`: as if these actions had been played."""
        published = await self._look_at_present(match, viewer)
        seat = self.viewer(published, viewer)
        return why_action(preview(published.snapshot, after, seat), action, seat)

    async def why_thing(
        self, match: str, kind: str, name: str, held: str, viewer: str | None, after: Sequence[str] = ()
    ) -> Why:
        published = await self._look_at_present(match, viewer)
        seat = self.viewer(published, viewer)
        return why_thing(preview(published.snapshot, after, seat), kind, name, held, seat)

    async def advise(self, match: str, viewer: str | None) -> Advised:
        """What the strongest computer player would do for the viewer, a person whose turn it is."""
        published = await self.look(match)
        published.check_free()
        return await self.adviser.advise(published, self.viewer(published, viewer))

    async def mark(self, match: str) -> Marked:
        """How good the answer to an exercise is that has been played so far."""
        return await self.examiner.mark(await self.look(match))

    async def _look_at_present(self, match: str, viewer: str | None) -> Published:
        """While something is hidden, only the side that hides it gets answers about the present."""
        published = await self.look(match)
        if not published.visibility(self.viewer(published, viewer)).sees_present:
            published.check_open()
        return published

    async def estimates(self, match: str) -> list[Estimate]:
        """What the computer players expected of their turns; they are secret until the game is over."""
        if not (await self.look(match)).over:
            raise ServiceError("not-over", "service-not-over")
        return await self.storage.estimates(match)

    async def analysis(self, match: str) -> AnalysisStatus:
        """Where the analysis of a finished match stands."""
        return await self.analyses.look(await self.look(match))

    async def request_analysis(self, match: str) -> AnalysisStatus:
        """Have it made, unless it is there or on its way."""
        return await self.analyses.request(await self.look(match))

    async def cancel_analysis(self, match: str) -> AnalysisStatus:
        """Stop making it. One that is stored stays."""
        published = await self.look(match)
        await self.analyses.cancel(match)
        return await self.analyses.look(published)

    async def export(self, match: str, until: int | None = None) -> str:
        """The journal, or its first actions: sealed (rolls in place of the seed) unless it is that of a whole game, and
        without what is still hidden."""
        published = await self.look(match)
        published.check_free()
        snapshot = published.snapshot
        public = public_count(snapshot)
        count = public if until is None else min(until, public)
        shown = await self.background.run(snapshot.at, count)
        return shown.journal(sealed=not published.over or count < snapshot.count).dumps()

    # --- new matches

    async def create(self, asked: MatchRequest, player: str = ME) -> Published:
        """`player` has the seats that nobody else is named for."""
        return await self.add(await self.background.run(new_match, asked, self.clock.now(), player))

    async def start_lesson(self, lesson: str, player: str = ME) -> Published:
        return await self.add(await self.background.run(lesson_match, known_lesson(lesson), self.clock.now(), player))

    async def start_exercise(self, exercise: str, player: str = ME) -> Published:
        found = known_exercise(exercise)
        return await self.add(await self.background.run(exercise_match, found, self.clock.now(), player))

    async def start_guided_game(self, game: str, player: str = ME) -> Published:
        found = known_guided_game(game)
        return await self.add(await self.background.run(guided_match, found, self.clock.now(), player))

    async def import_journal(self, text: str, player: str = ME) -> Published:
        return await self.add(await self.background.run(import_match, text, self.clock.now(), player))

    async def fork(
        self, match: str, number: int, seats: Mapping[str, str], name: str = "", *, player: str = ME
    ) -> Published:
        """Play on from a moment, with dice of its own from there."""
        published = await self.look(match)
        published.check_free()
        if number >= public_count(published.snapshot):
            published.check_open()
        past = await self.background.run(published.at, number, SPECTATOR)
        past.check_open()
        return await self.add(await self.background.run(fork_match, past, seats, name, self.clock.now(), player))

    async def add(self, live: LiveMatch) -> Published:
        await self.queue.commit(Add(live))
        self.cache.keep(live)
        self.attention.look(live.id)
        self.bots.wake(live.published)
        return live.published

    async def add_once(self, match: str, make: Callable[[], LiveMatch]) -> Published | None:
        """A match whose id was settled before it is made; none if it is there already. Another server may be faster."""
        if await self.storage.version(match) is not None:
            return None
        live = await self.background.run(make)
        try:
            return await self.add(live)
        except ServiceError:
            if await self.storage.version(match) is None:
                raise
            return None

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
        caller: Caller = HOME,
    ) -> Update:
        live = await self._open_at(match, version, seat)
        await self._check_pair(live)
        edit = Play(live, version, seat, self.clock, actions, optional, forced=forced)
        published = (await self.commit(edit, client, caller=caller)).published
        self.attention.look(match)
        self.bots.wake(published)
        viewer = next_viewer(published.seats, published.to_move, seat)
        self._deliver_news(published, client, viewer)
        return make_update(published, viewer, version, edit.played)

    async def finish(
        self, match: str, version: int, seat: str, *, forced: bool = False, client: str = "", caller: Caller = HOME
    ) -> Update:
        """Let the strongest computer player do the rest of what is asked now: the set-up, the purchase, the phase."""
        return await finish(self, match, version, seat, forced, client, caller)

    async def act_for_bot(self, published: Published, action: str, chance: float | None) -> None:
        live = await self.cache.open(published.id)
        edit = Play(live, published.version, published.to_move, self.clock, [action], bot=True, chance=chance)
        await self.commit(edit)

    async def act_for_order(self, published: Published, action: str) -> None:
        live = await self.cache.open(published.id)
        seat = published.to_move
        await self.commit(Play(live, published.version_for(seat), seat, self.clock, [action], ordered=True))

    async def undo(
        self,
        match: str,
        version: int,
        seat: str,
        *,
        to: int | None = None,
        client: str = "",
        caller: Caller = HOME,
    ) -> Update:
        live = await self._open_at(match, version, seat)
        published = (await self.commit(Undo(live, version, seat, self.clock, to), client, caller=caller)).published
        viewer = next_viewer(published.seats, published.to_move, seat)
        return make_update(published, viewer, version)

    async def set_seats(
        self, match: str, seats: Mapping[str, str], viewer: str | None = None, client: str = ""
    ) -> Published:
        """Let others play some of the seats. `viewer` must be able to see the answer."""
        live = await self.cache.open_newest(match)
        shown = live.published
        if shown.info.lesson:
            raise ServiceError("lesson", "service-lesson-seats")
        shown.check_free()
        find_viewer(shown.game, fill_seats(shown.game, seats, shown.seats), shown.to_move, viewer)
        free = self.bots.error(shown) is not None
        edit = await self.commit(Reseat(live, self.clock, seats, free), client, viewer)
        published = edit.published
        await self.bots.restart(published)
        self._deliver_news(published, client, self.viewer(published, viewer))
        return published

    async def move_now(self, match: str) -> None:
        """The computer player that thinks moves now; in a rated match it takes its time."""
        published = await self.look(match)
        published.check_free()
        self.bots.hurry(published.id)

    async def delete(self, match: str) -> None:
        await self.queue.commit(Remove(match))
        self.cache.drop(match)
        self.adviser.forget(match)
        await self.analyses.cancel(match)
        await self.bots.forget(match)
        await self.orders.forget(match)
        self.notifier.notify(match)

    async def _check_pair(self, live: LiveMatch) -> None:
        """With clocks, the second game of a pair begins when the first is over."""
        agreement = live.agreement
        if agreement is None or agreement.pair is None or live.match.history:
            return
        if agreement.pair.number == 1 or agreement.pace.kind != CLOCK:
            return
        if not (await self.cache.open_newest(agreement.pair.other)).over:
            raise ServiceError("not-over", "club-first-game")

    def changed_elsewhere(self, match: str, version: int) -> None:
        """Another server has written to a match: those who watch it here see what is new."""
        if self.cache.outdate(match, version):
            self.notifier.notify(match)

    async def _open_at(self, match: str, version: int, seat: str) -> LiveMatch:
        """A client may know what another server has written, and this one not yet."""
        live = await self.cache.open(match)
        if seat in live.seats and live.published.version_for(seat) != version:
            live = await self.cache.open_newest(match)
        return live

    async def commit(self, edit: L, client: str = "", viewer: str | None = None, caller: Caller = HOME) -> L:
        edit.client, edit.viewer, edit.caller, edit.announce = client, viewer, caller, self._announce
        edit.live.pending += 1
        try:
            return await self.queue.commit(edit)
        finally:
            edit.live.pending -= 1

    def _announce(self, edit: LiveEdit) -> None:
        """What is published is announced at once: before another edit, and before the client has its answer."""
        published = edit.published
        if edit.client:
            seats, to_move = published.seats, published.to_move
            viewer = next_viewer(seats, to_move, edit.seat) if edit.seat else self.viewer(published, edit.viewer)
            self._deliver(published, edit.client, viewer, None)
        self.notifier.notify(published.id)
        for follower in self.followers:
            follower(edit)
        self.orders.wake(published)

    def _deliver(self, published: Published, client: str, viewer: str, news: BotNews | None) -> None:
        """The answer brings this to the client: its live socket need not."""
        self.notifier.delivered(published.id, client, viewer, published.version_for(viewer), news)

    def _deliver_news(self, published: Published, client: str, viewer: str) -> None:
        """The same, with what the answer says about a computer player that has been woken meanwhile."""
        if client:
            self._deliver(published, client, viewer, self.bots.news(published, viewer))

    async def _store_upgrade(self, live: LiveMatch) -> None:
        """If it cannot be stored now it is replayed the next time."""
        try:
            await self.queue.commit(StoreUpgrade(live))
        except ServiceError:
            return
