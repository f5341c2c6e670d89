"""Tournaments: announced, joined, played to their end.

`tend` advances a tournament as far as it goes. Any server may call it at any time. Every step changes one version, and
storage keeps only one change of it. Matches are made and ended once, because a match has the id that its game names,
and a match that is over stays as it is.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

from longroll.kernel.shared_seed import new_share
from longroll.opponents.roster import level_of
from longroll.service.caller import Caller
from longroll.service.club.challenge import check_entropy
from longroll.service.club.ports import ClubObserver, Messenger, NoObserver
from longroll.service.edits import LiveEdit
from longroll.service.errors import NEVER_SHOWN, ServiceError, malformed, missing
from longroll.service.tournaments import changes
from longroll.service.tournaments.adjudication import Adjudicate, Ruling, find_ruling
from longroll.service.tournaments.begin import begin
from longroll.service.tournaments.ports import GameResult, Matcher, TournamentStorage
from longroll.service.tournaments.progress import advance, map_games, start
from longroll.service.tournaments.shape import Summary
from longroll.service.tournaments.terms import TournamentTerms, make_tournament
from longroll.service.tournaments.tournament import LADDER, OPEN, Entrant, Game, Meeting, Score, Tournament, is_person

if TYPE_CHECKING:
    from longroll.service.service import Service

MOST: Final = 20  # tournaments of an organiser that are open
LISTED: Final = 200
DUE: Final = 50  # tournaments in one sweep
WOKEN: Final = 200  # computer players in one sweep
TRIES: Final = 20
STEPS: Final = 1000  # far more than any tournament takes at once
logger = logging.getLogger(__name__)
VOID: Final = "void"
"""The reason of a game whose match has been deleted or cannot be opened any more. It is a draw, unless the organiser
has decided."""


class Tournaments:
    """Used on one event loop. The host calls `tend` when a match has ended (`tournament_ended_in`), and `sweep`
    regularly."""

    def __init__(self, service: "Service", storage: TournamentStorage, messenger: Messenger, matcher: Matcher) -> None:
        self.service = service
        self.storage = storage
        self.messenger = messenger
        self.matcher = matcher
        self.tending: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # one at a time on this server
        self.observer: ClubObserver = NoObserver()

    # --- looking

    async def list_summaries(self) -> list[Summary]:
        return await self.storage.list_summaries(LISTED)

    async def of_season(self, season: str) -> list[Tournament]:
        return await self.storage.of_season(season, LISTED)

    async def look(self, tournament: str) -> Tournament:
        found = await self.storage.find(tournament)
        if found is None:
            raise missing("tournament-none")
        return found

    # --- what people do

    async def make(self, terms: TournamentTerms, organiser: str) -> Tournament:
        made = await self.service.background.run(make_tournament, terms, organiser, self._now())
        if await self.storage.count_open(organiser) >= MOST:
            raise ServiceError("too-many", "tournament-too-many", {"limit": str(MOST)})
        await self.storage.add(made)
        self._announce(made)
        return made

    async def join(self, tournament: str, caller: Caller, entropy: str) -> Tournament:
        check_entropy(entropy)
        entrant = Entrant(caller.player, caller.name, entropy, self._now())
        return await self._change(tournament, lambda one: changes.join(one, entrant))

    async def add_bot(self, tournament: str, bot: str) -> Tournament:
        if not level_of(bot):
            raise malformed("tournament-no-bot", name=bot[:40])
        entropy = new_share()
        return await self._change(tournament, lambda one: enter_bot(one, bot, entropy, self._now()))

    async def leave(self, tournament: str, key: str) -> Tournament:
        return await self._change_and_tend(tournament, lambda one: changes.leave(one, key))

    async def start(self, tournament: str) -> Tournament:
        return await self._change_and_tend(tournament, lambda one: start(one, self._now()))

    async def cancel(self, tournament: str) -> Tournament:
        return await self._change_and_tend(tournament, lambda one: changes.cancel(one, self._now()))

    async def close(self, tournament: str) -> Tournament:
        return await self._change(tournament, lambda one: changes.close(one, self._now()))

    async def decide(self, tournament: str, match: str, verdict: Score) -> Tournament:
        """Decide the result of a game. If its match is over, only its own result counts, unless that was annulled."""
        await self.tend(tournament)
        return await self._change_and_tend(tournament, lambda one: changes.decide(one, match, verdict))

    async def extend(self, tournament: str, deadline: float, but: str = "") -> Tournament:
        return await self._change(tournament, lambda one: changes.extend(one, deadline, self._now(), but))

    async def challenge(self, tournament: str, challenger: str, other: str) -> Tournament:
        return await self._change_and_tend(
            tournament, lambda one: changes.challenge(one, challenger, other, self._now())
        )

    # --- bringing them forward

    async def sweep(self) -> None:
        """Tend the tournaments that are due, and wake computer players that failed or whose server ended while they
        thought. A failure does not hold up the rest; the next sweep tries again."""
        for tournament in await self.storage.find_due(self._now(), DUE):
            await self._try(self.tend(tournament), f"tournament {tournament}")
        for match in await self.storage.waiting_bots(self._now(), WOKEN):
            await self._try(self._restart_bots(match), f"match {match}")

    async def _restart_bots(self, match: str) -> None:
        await self.service.bots.restart(await self.service.look(match))

    async def _try(self, work: Awaitable[None], name: str) -> None:
        try:
            await work
        except Exception:
            logger.exception("%s could not be brought forward", name)

    async def tend(self, tournament: str) -> None:
        async with self.tending.setdefault(tournament, asyncio.Lock()):
            for _ in range(STEPS):
                found = await self.storage.find(tournament)
                if found is None or not await self._step(found):
                    return

    async def tend_annulled(self, match: str) -> None:
        """The result of a match was annulled; it may belong to a tournament."""
        agreement = (await self.service.look(match)).agreement
        if agreement is not None and agreement.tournament is not None:
            await self.tend(agreement.tournament.id)

    async def _step(self, tournament: Tournament) -> bool:
        """Make one step. Has something changed, here or elsewhere?"""
        now, pending = self._now(), tournament.open_games
        made = await self._make_matches(tournament)
        matches = [game.match for game in pending]
        results = await self.storage.results(matches) if matches else []
        void = await self._end_games(tournament, {one.match for one in results}, now)
        if void is not None:
            results = [*await self.storage.results(matches), *void]
        noted = map_games(tournament, lambda game: game._replace(made=True) if game.match in made else game)
        annulled = await self.storage.annulled(tournament.id)
        after = await self.service.background.run(advance, noted, results, annulled, now, self.matcher)
        if after is tournament:
            return False
        after = after.change()
        if await self.storage.replace(after):
            self._announce(after)
            await self._announce_round(tournament, after)
        return True

    async def _announce_round(self, before: Tournament, after: Tournament) -> None:
        """Notify the players of a new round. A challenger needs no notice of a game that he has begun."""
        if after.round > before.round:
            ladder = after.kind == LADDER
            meetings = after.meetings_of(after.round)
            keys = [meeting.second for meeting in meetings] if ladder else [one for m in meetings for one in m.players]
            players = [key for key in keys if is_person(key)]
            await self.observer.round_begun(after.id, after.name, after.round, players, ladder=ladder)

    async def _make_matches(self, tournament: Tournament) -> set[str]:
        """Make the matches that do not exist yet."""
        made = set()
        for meeting in tournament.meetings:
            for number, game in enumerate(meeting.games):
                if not game.made and game.score is None:
                    await self._make_match(tournament, meeting, number)
                    made.add(game.match)
        return made

    async def _make_match(self, tournament: Tournament, meeting: Meeting, number: int) -> None:
        """Make one match. The server that makes it notifies its players."""
        match = meeting.games[number].match
        make = partial(begin, tournament, meeting, number, self._now())
        if await self.service.add_once(match, make) is None:
            return
        self.messenger.tell(list(filter(is_person, meeting.players)), {"kind": "match", "match": match})
        self.observer.match_begun(match)

    async def _end_games(self, tournament: Tournament, over: set[str], now: float) -> list[GameResult] | None:
        """End the games that must end now. None if there are none; otherwise the results of those whose match cannot be
        opened any more."""
        rulings = [
            (game, ruling)
            for game in tournament.open_games
            if game.match not in over and (ruling := find_ruling(tournament, game, now)) is not None
        ]
        if not rulings:
            return None
        return [void for game, ruling in rulings for void in await self._end(game, ruling, now)]

    async def _end(self, game: Game, ruling: Ruling, now: float) -> list[GameResult]:
        try:
            live = await self.service.cache.open_newest(game.match)
        except ServiceError as error:
            if error.code not in NEVER_SHOWN:
                raise
            return [GameResult(game.match, winner_of(game.verdict), VOID, now)]
        edit = await self.service.commit(Adjudicate(live, self.service.clock, ruling))
        await self.service.bots.restart(edit.published)
        return []

    # --- those who leave the club

    async def export(self, player: str) -> dict[str, object]:
        return {"tournaments": await self.storage.of_player(player)}

    async def forget(self, player: str) -> None:
        """Withdraw a player who leaves the club, and delete the name."""
        for tournament in await self.storage.of_player(player):
            await self._change(tournament, lambda one: withdraw_nameless(one, player))
            await self.tend(tournament)

    # --- changing

    async def _change_and_tend(self, tournament: str, change: Callable[[Tournament], Tournament]) -> Tournament:
        await self._change(tournament, change)
        await self.tend(tournament)
        return await self.look(tournament)

    async def _change(self, tournament: str, change: Callable[[Tournament], Tournament]) -> Tournament:
        """Change a tournament. If somebody else was faster, judge the change again."""
        for _ in range(TRIES):
            before = await self.look(tournament)
            changed = change(before).change()
            if await self.storage.replace(changed):
                self._announce(changed)
                await self._announce_round(before, changed)
                return changed
        raise ServiceError("busy", "service-busy")

    def _announce(self, tournament: Tournament) -> None:
        self.messenger.tell_all({"kind": "tournament", "tournament": tournament.id})

    def _now(self) -> float:
        return self.service.clock.now()


def tournament_ended_in(edit: LiveEdit) -> str:
    """The tournament whose match this edit has ended; empty: none."""
    after = edit.published
    agreement = after.agreement
    if agreement is None or agreement.tournament is None or not after.over or edit.before.over:
        return ""
    return agreement.tournament.id


def winner_of(verdict: Score | None) -> int | None:
    """The winner: 0 the first side, 1 the second, none: a draw."""
    if verdict is None or verdict[0] == verdict[1]:
        return None
    return int(verdict[1] > verdict[0])


def enter_bot(tournament: Tournament, bot: str, entropy: str, now: float) -> Tournament:
    if not tournament.bots:
        raise ServiceError("tournament", "tournament-no-bots")
    numbers = [int(one.key.partition(" ")[2]) for one in tournament.entrants if one.player == bot]
    return changes.join(tournament, Entrant(f"{bot} {max(numbers, default=0) + 1}", "", entropy, now))


def withdraw_nameless(tournament: Tournament, player: str) -> Tournament:
    found = tournament.entrant(player)
    if found is not None and found.active and tournament.status in OPEN:
        tournament = changes.leave(tournament, player)
    entrants: Iterable[Entrant] = tournament.entrants
    return tournament.alter(entrants=tuple(one._replace(name="") if one.key == player else one for one in entrants))
