"""Errors that are sent to clients: a short code, a key of the common catalogue and its facts. A host adds the status
and the sentence."""

import re
from collections.abc import Mapping
from typing import Any, Final

from longroll.kernel.error import LongrollError
from longroll.kernel.verdict import Fact, Refused
from longroll.match import Explanation
from longroll.opponents.roster import bot_facts

LONGEST: Final = 300
LONGEST_NAME: Final = 60
NEVER_SHOWN: Final = ("missing", "other-rules")
"""Why a match cannot be opened, also later."""
JOURNAL_PLACES: Final = {"line": "service-journal-line", "action": "service-journal-action"}
JOURNAL_PLACE: Final = re.compile(r"journal, (line|action) ([0-9]+)")


class ServiceError(Exception):
    """`details` are further fields of the answer. The sentence is made by the host, since one error may be sent to
    several people in different languages."""

    def __init__(self, code: str, key: str, facts: Mapping[str, Fact] | None = None, **details: Any) -> None:
        super().__init__(code, key)
        self.code = code
        self.key = key
        self.facts = dict(facts or {})
        self.details = details


class RefusedAction(ServiceError):
    """The rules refuse an action."""

    def __init__(self, refused: Refused) -> None:
        refusal = refused.refusal
        assert isinstance(refusal, Explanation)
        facts = {"action": shorten(refused.action), "rule": refusal.rule}
        super().__init__("refused", "service-refused", facts)
        self.action = refused.action
        self.explanation = refusal


def malformed(key: str, **facts: Fact) -> ServiceError:
    return ServiceError("malformed", key, facts)


def unreadable(cause: LongrollError, key: str = "service-unreadable") -> ServiceError:
    """What a game says about its input, where the catalogue has no sentence for it. It stays English."""
    return malformed(key, detail=" ".join(str(cause).split())[:LONGEST].rstrip("."))


def no_action(action: str) -> ServiceError:
    return malformed("service-no-action", action=shorten(action))


def no_place(name: str) -> ServiceError:
    return malformed("service-no-place", name=name[:LONGEST_NAME])


def unreadable_journal(cause: LongrollError) -> ServiceError:
    """Says where the journal cannot be read or replayed."""
    if found := JOURNAL_PLACE.match(str(cause)):
        return malformed(JOURNAL_PLACES[found[1]], number=found[2])
    if str(cause).startswith("journal:"):
        return malformed("service-journal-unreadable")
    return unreadable(cause, "service-journal")


def missing(key: str, **facts: Fact) -> ServiceError:
    return ServiceError("missing", key, facts)


def no_match() -> ServiceError:
    return missing("service-no-match")


def stale(version: int) -> ServiceError:
    return ServiceError("stale", "service-stale", {"version": str(version)}, version=version)


def foreign_seat(key: str, **facts: Fact) -> ServiceError:
    return ServiceError("foreign-seat", key, facts)


def sign_in() -> ServiceError:
    return ServiceError("sign-in", "service-sign-in")


def forbidden(key: str, **facts: Fact) -> ServiceError:
    return ServiceError("forbidden", key, facts)


def hidden() -> ServiceError:
    return ServiceError("secret", "service-secret")


def rated() -> ServiceError:
    return ServiceError("rated", "club-rated")


def no_offer(key: str, **facts: Fact) -> ServiceError:
    return ServiceError("offer", key, facts)


def taken() -> ServiceError:
    return ServiceError("taken", "club-taken")


def cannot_undo(stops: str, version: int) -> ServiceError:
    return ServiceError("undo-stops", "console-no-undo", {"why": stops}, version=version, stops=stops)


def damaged(number: int) -> ServiceError:
    return ServiceError("damaged", "service-damaged", {"number": str(number)})


def fault() -> ServiceError:
    return ServiceError("fault", "service-fault")


def bot_failure(key: str, bot: str, why: str = "") -> ServiceError:
    return ServiceError("bot", key, {**bot_facts(bot), "why": why})


def shorten(text: str) -> str:
    return " ".join(text.split())[:LONGEST_NAME]
