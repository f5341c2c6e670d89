"""JSON by msgspec."""

import msgspec

DecodeError = msgspec.DecodeError
decode = msgspec.json.decode
encode = msgspec.json.Encoder().encode


class EventRow(msgspec.Struct, gc=False):
    """An event as it is stored, as far as it is checked."""

    kind: str
    rule: str
    facts: msgspec.Raw


check_events = msgspec.json.Decoder(list[EventRow]).decode


def raw(json: bytes) -> object:
    """JSON that is copied into what is encoded."""
    return msgspec.Raw(json)
