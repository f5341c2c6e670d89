"""What a client is told when something cannot be done: a status, a short code and one sentence."""

from typing import Final

from sqlalchemy.exc import DBAPIError

from longroll.kernel.verdict import Fact, Refused

More = Fact | dict[str, Fact]


class Trouble(Exception):
    """Every error of the interface. `more` are further fields of the answer."""

    def __init__(self, status: int, error: str, message: str, **more: More) -> None:
        super().__init__(message)
        self.status = status
        self.error = error
        self.message = message
        self.more = more

    def shape(self) -> dict[str, More]:
        return {"error": self.error, "message": self.message, **self.more}


def malformed(message: str) -> Trouble:
    return Trouble(400, "malformed", message)


def missing(what: str) -> Trouble:
    return Trouble(404, "missing", f"There is no {what}.")


def stale(version: int) -> Trouble:
    return Trouble(409, "stale", f"The match has moved on to version {version}.", version=version)


def foreign(message: str) -> Trouble:
    return Trouble(403, "foreign-seat", message)


def refused(cause: Refused) -> Trouble:
    """The refusal of the rules; `message_key` is its key in the catalogues of the system."""
    refusal = cause.refusal
    return Trouble(
        422,
        "refused",
        f"{cause}.",
        rule=refusal.rule,
        code=refusal.code,
        facts=dict(refusal.facts),
        message_key=f"refusal-{refusal.code}",
    )


INTACT: Final = "nothing was stored and the match stands as it was."
STORAGE: Final = [
    ("disk is full", 507, "disk-full", "The disk is full"),
    ("readonly", 507, "read-only", "The data folder cannot be written to"),
    ("locked", 503, "busy", "The database is busy with another program"),
    ("", 507, "storage", "The database could not be written"),
]


def unstored(cause: Exception) -> Trouble:
    """What a failed transaction means to a player."""
    if not isinstance(cause, DBAPIError | OSError):
        return Trouble(500, "fault", f"Something went wrong in the server: {INTACT}")
    for words, status, error, sentence in STORAGE:
        if words in str(cause):
            return Trouble(status, error, f"{sentence}: {INTACT}")
    raise AssertionError("the last row fits every cause")
