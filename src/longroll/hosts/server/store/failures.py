"""What a failure of the database means to a player."""

import logging
from time import monotonic
from typing import Final

from longroll.service.errors import ServiceError

logger = logging.getLogger(__name__)
MINUTE: Final = 60.0

MEANINGS: Final = [
    ("disk is full", "disk-full"),
    ("readonly", "read-only"),
    ("locked", "busy"),
    ("removed or replaced", "gone"),
    ("malformed", "corrupt"),
    ("not a database", "corrupt"),
    ("", "storage"),
]
"""Of SQLite, by words of its message."""

STATES: Final = [
    ("08", "down"),
    ("57P", "down"),
    ("53100", "disk-full"),
    ("40", "busy"),  # others wrote the same again and again
    ("53", "busy"),
    ("55P03", "busy"),
    ("25006", "read-only"),
    ("XX00", "corrupt"),
    ("", "storage"),
]
"""Of PostgreSQL, by the beginning of its SQLSTATE."""


class Outage:
    """A database that does not answer is reported once a minute, however many ask."""

    def __init__(self) -> None:
        self.reported = -MINUTE

    def report(self, error: BaseException) -> None:
        if monotonic() >= self.reported + MINUTE:
            self.reported = monotonic()
            logger.error("the database does not answer: %s", str(error).strip().partition("\n")[0])


outage: Final = Outage()


def explain(error: BaseException) -> ServiceError:
    """`error` is one of a driver, or SQLAlchemy's around it."""
    original = getattr(error, "orig", None) or error
    if not hasattr(original, "sqlstate"):
        return failure(next(code for words, code in MEANINGS if words in str(original)))
    state: str | None = original.sqlstate
    code = "down" if state is None else next(code for start, code in STATES if state.startswith(start))
    if code == "down":
        outage.report(original)
    return failure(code)


def failure(code: str) -> ServiceError:
    return ServiceError(code, f"service-{code}")
