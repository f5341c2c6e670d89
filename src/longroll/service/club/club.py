"""The club: its parts, and the messages to people who are connected."""

from typing import TYPE_CHECKING, Final

from longroll.service.caller import Caller
from longroll.service.club.challenge import Challenge
from longroll.service.club.challenges import Challenges
from longroll.service.club.chat import Chat
from longroll.service.club.notes import Notes
from longroll.service.club.pairs import PairResult, other_of, pair_result
from longroll.service.club.ports import ClubObserver, ClubStorage, Directory, Messenger, NoObserver
from longroll.service.club.relations import Relations
from longroll.service.club.rematch import Rematches
from longroll.service.club.terms import Terms
from longroll.service.club.vacations import Vacations
from longroll.service.consent import people
from longroll.service.edits import LiveEdit
from longroll.service.seats import PERSON

if TYPE_CHECKING:
    from longroll.service.published import Published
    from longroll.service.service import Service

ASKED: Final = "@"


class Club:
    """Used on one event loop."""

    def __init__(self, service: "Service", storage: ClubStorage, directory: Directory, messenger: Messenger) -> None:
        self.service = service
        self.storage = storage
        self.directory = directory
        self.messenger = messenger
        self.agreements = service.agreements
        self.relations = Relations(storage, service.clock)
        self.challenges = Challenges(service, storage, messenger, self.relations)
        self.rematches = Rematches(self.challenges, self.agreements)
        self.chat = Chat(storage, service.clock, messenger, self.relations)
        self.notes = Notes(storage, service.clock)
        self.vacations = Vacations(storage, service.clock, self.agreements)
        self.set_observer(NoObserver())
        service.followers.append(self._notify_players)
        service.presence.changed = self._notify_presence

    def set_observer(self, observer: ClubObserver) -> None:
        """Set the observer, which notifies people who are not connected."""
        self.observer = self.challenges.observer = self.chat.observer = observer

    async def resume(self) -> None:
        """Called after a restart."""
        await self.vacations.resume()

    async def challenge(self, terms: Terms, creator: Caller) -> tuple[Challenge, list[str]]:
        """Make a challenge. `terms` name people as `@NAME`."""
        seats, names = dict(terms.seats), dict(terms.names)
        for seat, player in terms.seats.items():
            if player.startswith(ASKED):
                person = await self.directory.find(player.removeprefix(ASKED))
                seats[seat] = PERSON + person.id
                names[PERSON + person.id] = person.name
        challenge, tokens = await self.challenges.make(terms._replace(seats=seats, names=names), creator)
        return challenge, list(tokens)

    async def player_named(self, name: str) -> str:
        return PERSON + (await self.directory.find(name)).id

    async def pair(self, match: str) -> PairResult:
        """The result of both games of a pair."""
        this = await self.service.look(match)
        other = await self.service.look(other_of(this))
        pair = this.agreement.pair if this.agreement is not None else None
        return pair_result(this, other) if pair is not None and pair.number == 1 else pair_result(other, this)

    async def export(self, player: str) -> dict[str, object]:
        return await self.storage.export(player)

    async def forget(self, player: str) -> None:
        """End the running matches of a player who leaves. All matches stay, without the name."""
        await self.challenges.forget(player)
        await self.agreements.leave(player)
        await self.storage.forget(player)

    # --- notifying people

    def _notify_players(self, edit: LiveEdit) -> None:
        """Notify the players of whose turn it is and of what is settled, but of nothing that is done in secret."""
        before, after = edit.before, edit.published
        if after.agreement is None or before.version_for("") == after.version_for(""):
            return
        news: dict[str, object] = {"kind": "match", "match": after.id}
        if after.over != before.over or after.agreement.offers != before_offers(before):
            self.messenger.tell(people(after.seats), news)
        if after.to_move and after.to_move != before.to_move:
            self.messenger.tell([after.seats[after.to_move]], {**news, "kind": "turn"})
        self.observer.match_changed(before, after, edit.caller.player)

    def _notify_presence(self, player: str) -> None:
        """Notify those who play with this player. Those who follow a match of the player see the change there."""
        service, others = self.service, set[str]()
        for match, live in service.cache.cached.items():
            if player in live.seats.values() and live.agreement is not None:
                others.update(people(live.seats))
                service.notifier.notify(match)
        online = service.presence.is_online(player)
        self.messenger.tell_here(others - {player}, {"kind": "presence", "player": player, "online": online})


def before_offers(published: "Published") -> object:
    return () if published.agreement is None else published.agreement.offers
