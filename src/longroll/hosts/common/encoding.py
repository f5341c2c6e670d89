"""JSON: states are encoded once and shared; stored events are copied without decoding them."""

from typing import TYPE_CHECKING

from longroll.hosts.common.codec import encode, raw
from longroll.hosts.common.errors import message_of
from longroll.hosts.common.language import current
from longroll.hosts.common.rows import write_events
from longroll.kernel.catalogue import ENGLISH
from longroll.match import HistoryEntry
from longroll.service.guided_shape import is_guided
from longroll.service.published import Published
from longroll.service.state import Update, entry_shape, state_shape

if TYPE_CHECKING:
    from longroll.service import Service

__all__ = ["encode", "encode_entries", "encode_state", "encode_update"]


def encode_state(service: "Service", published: Published, viewer: str) -> bytes:
    error = service.bots.error(published)
    message = "" if error is None else message_of(error)
    language = current.get() if published.info.lesson or is_guided(published) else ENGLISH
    key = (viewer, message, service.bots.status(published, viewer), language, service.online(published))
    if key not in published.encoded:
        published.encoded[key] = encode(state_shape(published, viewer, key[2], message, language, key[4]))
    return published.encoded[key]


def encode_update(service: "Service", update: Update) -> bytes:
    return encode(
        {
            "version": update.version,
            "kept": update.kept,
            "state": raw(encode_state(service, update.published, update.viewer)),
            "entries": raw(encode_entries(update.entries)),
            "played": update.played,
        }
    )


def encode_entries(entries: list[tuple[int, HistoryEntry]]) -> bytes:
    return b"[" + b",".join([encode_entry(number, entry) for number, entry in entries]) + b"]"


def encode_entry(number: int, entry: HistoryEntry) -> bytes:
    return encode(entry_shape(number, entry, raw(write_events(entry.events).encode())))
