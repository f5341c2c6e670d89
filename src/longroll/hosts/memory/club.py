"""The club in dictionaries."""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import NamedTuple

from longroll.service.clocks import Away
from longroll.service.club.challenge import ACTIVE, Challenge
from longroll.service.club.ports import OPEN_REPORT, Message, Report
from longroll.service.errors import missing


class MemoryClubStorage:
    def __init__(self) -> None:
        self.rows: dict[str, Challenge] = {}
        self.chat: list[Message] = []
        self.notes: dict[tuple[str, str], str] = {}
        self.blocked: set[tuple[str, str]] = set()
        self.reported: list[Report] = []
        self.away: dict[str, list[Away]] = {}

    async def add_challenge(self, challenge: Challenge, most: int) -> bool:
        if sum(one.creator == challenge.creator for one in self._active()) >= most:
            return False
        self.rows[challenge.id] = challenge
        return True

    async def challenge(self, challenge: str) -> Challenge | None:
        return self.rows.get(challenge)

    async def find_challenges(self, challenges: Collection[str]) -> list[Challenge]:
        return [self.rows[one] for one in challenges if one in self.rows]

    async def change_challenge(self, challenge: str, change: Callable[[Challenge], Challenge]) -> Challenge | None:
        found = self.rows.get(challenge)
        if found is not None:
            self.rows[challenge] = found = change(found)
        return found

    async def find_invitation(self, token_hash: str) -> str:
        return next((one.id for one in self.rows.values() if token_hash in one.invitations), "")

    async def challenges(self, player: str, limit: int) -> list[Challenge]:
        found = [one for one in self._active() if one.listed or player in one.people]
        return sorted(found, key=lambda one: (one.creator != player, player not in one.people, -one.created))[:limit]

    async def expired_challenges(self, now: float, limit: int) -> list[Challenge]:
        return [one for one in self._active() if one.expires <= now][:limit]

    def _active(self) -> list[Challenge]:
        return [one for one in self.rows.values() if one.status in ACTIVE]

    async def add_message(self, message: Message) -> None:
        self.chat.append(message)

    async def messages(self, match: str, rooms: Collection[str], after: str, limit: int) -> list[Message]:
        found = [one for one in self.chat if one.match == match and one.room in rooms and one.id > after]
        return sorted(found)[-limit:]

    async def note(self, match: str, player: str) -> str:
        return self.notes.get((match, player), "")

    async def set_note(self, match: str, player: str, text: str, now: float) -> None:
        del now
        self.notes[match, player] = text

    async def set_block(self, player: str, other: str, blocked: bool) -> None:
        if blocked:
            self.blocked.add((player, other))
        else:
            self.blocked.discard((player, other))

    async def blocks(self, player: str) -> set[str]:
        return {other for one, other in self.blocked if one == player}

    async def blocked_by(self, player: str) -> set[str]:
        return {one for one, other in self.blocked if other == player}

    async def add_report(self, report: Report) -> None:
        self.reported.append(report)

    async def reports(self, limit: int) -> list[Report]:
        return sorted(self.reported, key=lambda one: (one.status == OPEN_REPORT, one.id), reverse=True)[:limit]

    async def count_open_reports(self, reporter: str) -> int:
        return sum(one.reporter == reporter and one.status == OPEN_REPORT for one in self.reported)

    async def find_report(self, report: str) -> Report | None:
        return next((one for one in self.reported if one.id == report), None)

    async def vacations(self, player: str) -> list[Away]:
        return self.away.get(player, [])

    async def set_vacations(self, player: str, vacations: Sequence[Away]) -> None:
        self.away[player] = list(vacations)

    async def players_away(self, now: float) -> dict[str, Away]:
        return {player: one for player, found in self.away.items() for one in found if one.until > now}

    async def export(self, player: str) -> dict[str, object]:
        return {
            "messages": [one._asdict() for one in self.chat if one.player == player],
            "notes": {match: text for (match, one), text in self.notes.items() if one == player},
            "blocks": sorted(await self.blocks(player)),
            "reports": [one._asdict() for one in self.reported if one.reporter == player],
            "vacations": [one._asdict() for one in self.away.get(player, [])],
        }

    async def forget(self, player: str) -> None:
        self.chat = [one._replace(player="", name="") if one.player == player else one for one in self.chat]
        self.notes = {key: text for key, text in self.notes.items() if key[1] != player}
        self.blocked = {pair for pair in self.blocked if player not in pair}
        self.reported = [one for one in self.reported if one.reporter != player]
        self.away.pop(player, None)
        for id, one in self.rows.items():
            if player in one.people:
                self.rows[id] = one.change(names={**one.names, player: ""})


class MemoryPerson(NamedTuple):
    id: str
    name: str


class MemoryDirectory:
    def __init__(self, people: Sequence[MemoryPerson] = ()) -> None:
        self.people = {person.name.casefold(): person for person in people}

    async def find(self, name: str) -> MemoryPerson:
        found = self.people.get(name.casefold())
        if found is None:
            raise missing("club-no-person")
        return found

    async def names(self, people: Iterable[str]) -> dict[str, str]:
        asked = set(people)
        return {person.id: person.name for person in self.people.values() if person.id in asked}


class MemoryMessenger:
    """Remembers what was said to whom; `*` is everybody."""

    def __init__(self) -> None:
        self.said: list[tuple[str, dict[str, object]]] = []

    def tell(self, players: Collection[str], message: dict[str, object]) -> None:
        self.said += [(player, message) for player in players]

    tell_here = tell

    def tell_all(self, message: dict[str, object]) -> None:
        self.said.append(("*", message))

    def tell_watchers(self, match: str, message: dict[str, object], without: Collection[str]) -> None:
        self.said.append((f"{match} without {' '.join(without)}", message))
