"""A guided game: a whole game that the learner plays freely against a computer player. When something comes up for the
first time, a tip says one thing about it. Which tips have come follows from the game alone, so a reload changes
nothing and undo takes back what has not happened."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Final, NamedTuple

from longroll.kernel.contract import Moment, Thing
from longroll.kernel.event import Event
from longroll.lessons.lesson import LessonError
from longroll.match import Match, Snapshot

PREFIX: Final = "guided-"


class GuidedGameError(LessonError):
    """A guided game that cannot be read or played: the sentence names the game and, where there is one, the tip."""

    kind = "guided game"
    part = "tip"


class Happened(NamedTuple):
    """A moment of a game: where it stands, who chooses now, the action that led there and what came of it."""

    moment: Moment
    seat: str
    action: str
    events: Sequence[Event]


@dataclass(frozen=True)
class When:
    """Something that comes up in a game. What is not said does not matter; all that is said must be so at one moment.

    `turn`: in this turn; `phase`, `step`: of the moment; `seat`: who chooses; `action`: the verb of the action that led
    there; `event`: what came of it; `side`: of the event."""

    turn: int = 0
    phase: str = ""
    step: str = ""
    seat: str = ""
    action: str = ""
    event: str = ""
    side: str = ""

    def holds(self, now: Happened) -> bool:
        at = now.moment
        return (
            self.turn in (0, at.turn)
            and self.phase in ("", at.phase)
            and self.step in ("", at.step)
            and self.seat in ("", now.seat)
            and self.action in ("", now.action.partition(" ")[0])
            and (not self.event or any(self._fits(event) for event in now.events))
        )

    def _fits(self, event: Event) -> bool:
        return event.kind == self.event and self.side in ("", event.facts.get("side"))

    def __str__(self) -> str:
        said = [f"{field.name} {getattr(self, field.name)}" for field in fields(self) if getattr(self, field.name)]
        return ", ".join(said) or "at once"


@dataclass(frozen=True)
class Tip:
    text: str
    when: When
    show: tuple[Thing, ...] = ()
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class GuidedGame:
    """`seat` is who the learner plays, `opponent` the computer player of the others. `why` says why these were chosen;
    it is for who changes the game. Messages have keys that begin with the id."""

    id: str
    system: str
    title: str
    scenario: str
    options: Mapping[str, str]
    seat: str
    opponent: str
    minutes: int
    why: str
    tips: tuple[Tip, ...]

    @property
    def title_key(self) -> str:
        return f"{self.id}-title"

    def text_key(self, tip: Tip) -> str:
        return f"{self.id}-{tip.text}"

    def begin(self, seed: int | str | None = None) -> Match:
        """A new match; without a seed a secret one is drawn."""
        return Match.new(self.title, self.scenario, seed, self.options)

    def reached(self, snapshot: Snapshot) -> list[Tip]:
        """The tips that have come up to this moment, in the order in which they came."""
        waiting = list(self.tips)
        found: list[Tip] = []
        for now in moments_of(snapshot):
            come = [tip for tip in waiting if tip.when.holds(now)]
            found += come
            waiting = [tip for tip in waiting if tip not in come]
        return found


def moments_of(snapshot: Snapshot) -> Iterator[Happened]:
    """The beginning of a match, and what each of its actions led to."""
    entries = snapshot.entries()
    seats = [*(entry.seat for entry in entries), snapshot.to_move]
    yield Happened(snapshot.opening_moment, seats[0], "", snapshot.opening)
    for entry, seat in zip(entries, seats[1:], strict=True):
        yield Happened(entry.moment, seat, entry.action, entry.events)
