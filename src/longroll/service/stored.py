"""A match as storage holds it."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, overload

from longroll.kernel.event import Event
from longroll.kernel.header import Header
from longroll.match import Checkpoint, HistoryEntry

Summary = dict[str, Any]
"""What a list of matches shows of one. It never holds more than a spectator may know."""


class StoredEvents(Sequence[Event]):
    """The events of an action as the JSON text that was stored. It is decoded only when somebody looks inside; a host
    that sends JSON copies the text."""

    __slots__ = ("_events", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self._events: list[Event] | None = None

    def _decoded(self) -> list[Event]:
        if self._events is None:
            self._events = [Event(**event) for event in json.loads(self.text)]
        return self._events

    def __len__(self) -> int:
        return len(self._decoded())

    def __iter__(self) -> Iterator[Event]:
        return iter(self._decoded())

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> list[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | list[Event]:
        return self._decoded()[index]


class Estimate(NamedTuple):
    """The chance to win that a computer player expected when it began its turn with action `number`."""

    number: int
    seat: str
    bot: str
    chance: float


class StoredAnalysis(NamedTuple):
    """The analysis of the first `number` actions, as JSON. It is worth nothing when there are others."""

    number: int
    result: str


class StoredCheckpoint(NamedTuple):
    """The position after so many actions, as text."""

    number: int
    text: str

    def checkpoint(self) -> Checkpoint:
        return Checkpoint(self.number, text=self.text)


@dataclass(frozen=True, kw_only=True)
class StoredMatch:
    """`complete` is false for a match of an older version of the program, which stored only actions and check digits.
    `origin`: new, guided, fork, import or position. `lesson`: the id of the lesson that is played, or empty.
    `agreement`: its text, or empty."""

    id: str
    name: str
    header: Header
    seats: Mapping[str, str]
    origin: str
    parent: str
    parent_action: int
    created: float
    updated: float
    version: int
    history: Sequence[HistoryEntry]
    checkpoints: Sequence[StoredCheckpoint]
    complete: bool = True
    lesson: str = ""
    agreement: str = ""
