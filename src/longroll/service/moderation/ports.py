"""What moderation needs from its host."""

from typing import Final, NamedTuple, Protocol, Self

CLOSED: Final = "closed"
DISMISSED: Final = "dismissed"
STATUSES: Final = (CLOSED, DISMISSED)

ROLE: Final = "role"
SUSPEND: Final = "suspend"
READMIT: Final = "readmit"
RESET: Final = "reset"
MUTE: Final = "mute"
UNMUTE: Final = "unmute"
ANNUL: Final = "annul"
REPORT: Final = "report"
DELETE: Final = "delete"
BACKUP: Final = "backup"
RESTORE: Final = "restore"
EXPORT: Final = "export"


class AuditEntry(NamedTuple):
    """Ids grow with the time. `actor` and `person` are players (`@` and the id), so that the log keeps no name of
    somebody who has left; an empty actor is the operator, on the command line. `report`: what it was done about."""

    id: str
    at: float
    actor: str
    action: str
    person: str = ""
    match: str = ""
    report: str = ""
    detail: str = ""


class Annulment(NamedTuple):
    """Who decided that the result of a match does not count, and why; `by` is a player."""

    match: str
    by: str
    reason: str
    at: float

    @classmethod
    def of(cls, entry: AuditEntry) -> Self:
        return cls(entry.match, entry.actor, entry.detail, entry.at)


class ModerationStorage(Protocol):
    """What is done is stored in one transaction with its entry in the log. An operation that fails raises
    `ServiceError`, and nothing is stored then."""

    async def log(self, entry: AuditEntry) -> None: ...

    async def mute(self, entry: AuditEntry, until: float) -> None:
        """The person of the entry; 0 ends it."""
        ...

    async def muted_until(self, player: str) -> float:
        """0: never."""
        ...

    async def annul(self, entry: AuditEntry) -> bool:
        """The result of the match of the entry. False: it has none, or is annulled already."""
        ...

    async def annulment(self, match: str) -> Annulment | None: ...

    async def annulled_since(self, at: float) -> list[str]:
        """The matches whose result was annulled since then."""
        ...

    async def close_report(self, entry: AuditEntry, status: str) -> bool:
        """The report of the entry, with what was done. False: there is none that is open."""
        ...

    async def audit(self, before: str, limit: int) -> list[AuditEntry]:
        """The newest first, from before that id on; empty: from the last on."""
        ...
