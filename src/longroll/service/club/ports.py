"""What the club needs from its host."""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final, NamedTuple, Protocol

from longroll.service.clocks import Away
from longroll.service.club.challenge import Challenge
from longroll.service.published import Published


class Message(NamedTuple):
    """A line of chat. Ids grow with the time."""

    id: str
    match: str
    room: str
    player: str
    name: str
    text: str
    at: float


OPEN_REPORT: Final = "open"


class Report(NamedTuple):
    """A report about a person. `status`: open, closed or dismissed; then `handler` says by whom, and `done` what was
    done."""

    id: str
    reporter: str
    person: str
    match: str
    text: str
    at: float
    status: str = OPEN_REPORT
    handler: str = ""
    handled: float = 0.0
    done: str = ""


class ClubStorage(Protocol):
    """An operation that fails raises `ServiceError` and stores nothing. Players are `@` and the id."""

    async def add_challenge(self, challenge: Challenge, most: int) -> bool:
        """Add a challenge. False, and nothing is stored, if its creator has that many active ones already."""
        ...

    async def challenge(self, challenge: str) -> Challenge | None: ...

    async def find_challenges(self, challenges: Collection[str]) -> list[Challenge]:
        """The challenges that exist, in any order."""
        ...

    async def change_challenge(self, challenge: str, change: Callable[[Challenge], Challenge]) -> Challenge | None:
        """Change a challenge with `change`, in one transaction: nobody else changes it meanwhile. None: it does not
        exist. `change` may run in a thread. What it raises is raised here, and then nothing has changed."""
        ...

    async def find_invitation(self, token_hash: str) -> str:
        """The id of the challenge with that link. Empty: there is none, or the link has been used."""
        ...

    async def challenges(self, player: str, limit: int) -> list[Challenge]:
        """The active challenges that anybody may accept, or in which the player has a part. First those that the player
        has made, then the others in which he has a part; each group with the newest first."""
        ...

    async def expired_challenges(self, now: float, limit: int) -> list[Challenge]: ...

    async def add_message(self, message: Message) -> None: ...

    async def messages(self, match: str, rooms: Collection[str], after: str, limit: int) -> list[Message]:
        """The last messages after that id, in order."""
        ...

    async def note(self, match: str, player: str) -> str: ...

    async def set_note(self, match: str, player: str, text: str, now: float) -> None: ...

    async def set_block(self, player: str, other: str, blocked: bool) -> None: ...

    async def blocks(self, player: str) -> set[str]:
        """The players whom the player has blocked."""
        ...

    async def blocked_by(self, player: str) -> set[str]:
        """The players who have blocked the player."""
        ...

    async def add_report(self, report: Report) -> None: ...

    async def find_report(self, report: str) -> Report | None: ...

    async def count_open_reports(self, reporter: str) -> int: ...

    async def reports(self, limit: int) -> list[Report]:
        """Reports: the open ones first, each group with the newest first."""
        ...

    async def vacations(self, player: str) -> list[Away]: ...

    async def set_vacations(self, player: str, vacations: Sequence[Away]) -> None: ...

    async def players_away(self, now: float) -> dict[str, Away]:
        """The players whose vacation has not ended."""
        ...

    async def export(self, player: str) -> dict[str, object]:
        """Everything that is stored about a player here."""
        ...

    async def forget(self, player: str) -> None:
        """Delete the data of a player. Messages and challenges stay without a name."""
        ...


class Person(Protocol):
    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...


class Directory(Protocol):
    async def find(self, name: str) -> Person:
        """The person of that name, ignoring case. Raises `ServiceError` (missing) if there is none."""
        ...

    async def names(self, people: Iterable[str]) -> dict[str, str]:
        """Names by id."""
        ...


class Messenger(Protocol):
    def tell(self, players: Collection[str], message: dict[str, object]) -> None:
        """Notify these people, if they are connected, of something new. A message says only what to look at."""
        ...

    def tell_here(self, players: Collection[str], message: dict[str, object]) -> None:
        """Notify these people if they are connected to this server. The other servers notice the same by themselves."""
        ...

    def tell_all(self, message: dict[str, object]) -> None: ...

    def tell_watchers(self, match: str, message: dict[str, object], without: Collection[str]) -> None:
        """Notify the people who follow a match."""
        ...


class ClubObserver(Protocol):
    """Notifies people who are not connected."""

    def match_begun(self, match: str) -> None: ...

    def match_changed(self, before: Published, after: Published, actor: str) -> None:
        """Called when a match has changed. `actor` is the player who changed it."""
        ...

    async def challenged(self, challenge: Challenge) -> None: ...

    async def accepted(self, challenge: Challenge, player: str) -> None: ...

    async def said(self, message: Message, others: Collection[str]) -> None: ...

    async def round_begun(
        self, tournament: str, name: str, number: int, players: Collection[str], *, ladder: bool = False
    ) -> None:
        """Called when a round begins. In a ladder the players are those who have been challenged."""
        ...


class NoObserver:
    def match_begun(self, match: str) -> None:
        pass

    def match_changed(self, before: Published, after: Published, actor: str) -> None:
        pass

    async def challenged(self, challenge: Challenge) -> None:
        pass

    async def accepted(self, challenge: Challenge, player: str) -> None:
        pass

    async def said(self, message: Message, others: Collection[str]) -> None:
        pass

    async def round_begun(
        self, tournament: str, name: str, number: int, players: Collection[str], *, ladder: bool = False
    ) -> None:
        pass
