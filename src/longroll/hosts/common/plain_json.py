"""JSON by the standard library."""

import json
from collections.abc import Mapping
from typing import Any

DecodeError = json.JSONDecodeError
decode = json.loads


def encode(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=plain).encode()


def plain(value: Any) -> object:
    """What the standard library does not know how to write."""
    return dict(value) if isinstance(value, Mapping) else list(value)


def check_events(text: str) -> None:
    """Raises TypeError unless these are events."""
    for event in decode(text):
        if not isinstance(event["kind"], str) or not isinstance(event["rule"], str):
            raise TypeError("an event has a kind and a rule")


def raw(text: bytes) -> object:
    """JSON that is to become a part of what is encoded."""
    return decode(text)
