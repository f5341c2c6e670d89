"""Errors of the interface: the status of each, and the sentence in the language of the client."""

from typing import Any, Final

from longroll.hosts.common.language import current, sentence
from longroll.kernel.verdict import Fact
from longroll.service.errors import RefusedAction, ServiceError, malformed

STATUS: Final = {
    "malformed": 400,
    "sign-in": 401,
    "forbidden": 403,
    "unconfirmed": 403,
    "foreign-seat": 403,
    "foreign-origin": 403,
    "lesson": 403,
    "missing": 404,
    "method": 405,
    "stale": 409,
    "taken": 409,
    "rated": 409,
    "offer": 409,
    "paused": 409,
    "challenge": 409,
    "tournament": 409,
    "undo-stops": 409,
    "secret": 409,
    "damaged": 409,
    "other-rules": 409,
    "not-over": 409,
    "no-preview": 409,
    "too-long": 413,
    "media-type": 415,
    "foreign-host": 421,
    "refused": 422,
    "too-many": 429,
    "fault": 500,
    "bot": 500,
    "busy": 503,
    "down": 503,
    "page": 503,
    "disk-full": 507,
    "read-only": 507,
    "gone": 507,
    "corrupt": 507,
    "storage": 507,
}


def message_of(error: ServiceError) -> str:
    return sentence(error.key, **error.facts)


def error_shape(error: ServiceError) -> dict[str, Any]:
    shape = {"error": error.code, "message": message_of(error), **error.details}
    return {**shape, **refusal_shape(error)} if isinstance(error, RefusedAction) else shape


def refusal_shape(error: RefusedAction) -> dict[str, Any]:
    explanation = error.explanation
    return {
        "action": error.action,
        "rule": explanation.rule,
        "code": explanation.code,
        "facts": explanation.facts,
        "sentence": explanation.sentence(current.get()),
    }


def too_long(limit: int | str) -> ServiceError:
    """`limit` is in KiB."""
    return ServiceError("too-long", "server-too-long", {"limit": str(limit)})


def too_many(key: str) -> ServiceError:
    return ServiceError("too-many", key)


def invalid_field(place: str, fault: Fact) -> ServiceError:
    return malformed("server-field", place=place[:80], fault=fault)
