"""A tournament. Frozen; what somebody does with it makes another one, with the next version, and storage keeps only one
of two that were made of the same version.

Everything follows from it: pairings name their matches before these are made, so that each is made once; a result is
written into its game, so that it counts once.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple, Self

from longroll.service.clocks import UNTIMED, Pace
from longroll.service.seats import PERSON

ROUND_ROBIN: Final = "round-robin"
SWISS: Final = "swiss"
KNOCK_OUT: Final = "knock-out"
LADDER: Final = "ladder"
KINDS: Final = (ROUND_ROBIN, SWISS, KNOCK_OUT, LADDER)

ANNOUNCED: Final = "announced"
RUNNING: Final = "running"
FINISHED: Final = "finished"
CANCELLED: Final = "cancelled"
STATUSES: Final = (ANNOUNCED, RUNNING, FINISHED, CANCELLED)
OPEN: Final = (ANNOUNCED, RUNNING)

BYE: Final = "bye"
LATE: Final = "late"
WALKOVER: Final = "walkover"
UNPAIRED: Final = "unpaired"
"""Why a meeting has no game: nobody was left to play; the player was not there yet; the opponent has withdrawn; nobody
was left whom the player had not met."""
ANNULLED: Final = "annulled"
"""Why a game, or a meeting of one game, counts as not played."""

NOBODY: Final = ""
NEVER: Final = 1e15
WIN: Final = (1.0, 0.0)
LOSS: Final = (0.0, 1.0)
DRAW: Final = (0.5, 0.5)
NO_POINTS: Final = (0.0, 0.0)
Score = tuple[float, float]


class Entrant(NamedTuple):
    """`key`: `@` and the id of a person, or a computer player and a number (`militia 2`), since one may be entered
    several times. `entropy` is what the player adds to the dice. `seed`: the place in the draw, from 1 on; 0: not
    drawn yet. `entered`: the first round. `withdrawn`: the round in which the player left; 0: still there."""

    key: str
    name: str
    entropy: str
    joined: float
    seed: int = 0
    entered: int = 1
    withdrawn: int = 0

    @property
    def player(self) -> str:
        return player_of(self.key)

    @property
    def active(self) -> bool:
        return not self.withdrawn


class Game(NamedTuple):
    """`match` is its id, named before the match is made; `made`: the match is known to exist. `first` and `second` are
    the keys of the players of the first and the second side. `score` is none until the match is over. `verdict` is what
    an organiser has decided. `annulled`: the result of its match does not count (`annulled.py`)."""

    match: str
    first: str
    second: str
    deadline: float
    made: bool = False
    score: Score | None = None
    reason: str = ""
    verdict: Score | None = None
    annulled: bool = False

    @property
    def waits(self) -> bool:
        """Must the organiser decide it, because the result was annulled?"""
        return self.annulled and self.score is None

    @property
    def decided_anew(self) -> bool:
        """Is there a decision that is not the result yet?"""
        return self.annulled and self.verdict is not None and self.verdict != self.score

    def points_of(self, key: str) -> float:
        return 0.0 if self.score is None else self.score[key != self.first]


class Meeting(NamedTuple):
    """Two players in a round: one game, or several with one result. `second` is empty where there is no opponent, and
    there are no games where nothing is played; `reason` says why. `points` are those of the first and of the second;
    none: not over. `climbed_from`: the place that a challenger left who won in a ladder, from 1 on."""

    round: int
    table: int
    first: str
    second: str
    games: tuple[Game, ...] = ()
    points: Score | None = None
    reason: str = ""
    climbed_from: int = 0

    @property
    def counts(self) -> bool:
        """Was it played over the board, and is it over?"""
        return bool(self.games) and self.points is not None and self.reason != ANNULLED

    @property
    def players(self) -> tuple[str, ...]:
        return (self.first, self.second) if self.second else (self.first,)

    def other(self, key: str) -> str:
        return self.second if key == self.first else self.first

    def points_of(self, key: str) -> float:
        return 0.0 if self.points is None else self.points[key != self.first]


@dataclass(frozen=True, kw_only=True)
class Tournament:
    """`rounds`: how many there are to be; 0: as many as the kind needs. `double`: a round robin in which all meet
    twice. `round_time`: seconds until a game is adjudicated. `by_organiser`: not by the rule, but by the organiser.
    `late_rounds`: until which round one may enter a Swiss that runs; `late_points` for each that was missed. `decider`:
    how a knock-out goes on after an equal pair. `reach`: how many places above one may challenge in a ladder. `ladder`:
    its players from the top. `secret`: what the server adds to the dice. `organiser` is a player."""

    id: str
    organiser: str
    name: str
    kind: str
    title: str
    scenario: str
    created: float
    secret: str
    round_time: float
    most: int
    version: int = 0
    status: str = ANNOUNCED
    options: Mapping[str, str] = field(default_factory=dict)
    pace: Pace = UNTIMED
    rated: bool = False
    season: str = ""
    starts: float = 0.0
    rounds: int = 0
    double: bool = False
    bots: bool = False
    by_organiser: bool = False
    late_rounds: int = 0
    late_points: float = 0.0
    decider: str = "game"
    reach: int = 3
    tie_breaks: tuple[str, ...] = ()
    entrants: tuple[Entrant, ...] = ()
    meetings: tuple[Meeting, ...] = ()
    ladder: tuple[str, ...] = ()
    round: int = 0
    ended: float = 0.0

    def change(self, **values: Any) -> Self:
        return replace(self, version=self.version + 1, **values)

    def alter(self, **values: Any) -> Self:
        """Change a part of the tournament, in the same version."""
        return replace(self, **values)

    @property
    def active(self) -> list[Entrant]:
        return [one for one in self.entrants if one.active]

    @property
    def people(self) -> list[str]:
        return [one.key for one in self.entrants if is_person(one.key)]

    @property
    def games(self) -> list[Game]:
        return [game for meeting in self.meetings for game in meeting.games]

    @property
    def open_games(self) -> list[Game]:
        """The games that are being played, or are to be."""
        return [game for game in self.games if game.score is None and not game.annulled]

    @property
    def gone(self) -> set[str]:
        return {one.key for one in self.entrants if one.withdrawn}

    def with_meeting(self, before: Meeting, after: Meeting) -> Self:
        return self.alter(meetings=tuple(after if one is before else one for one in self.meetings))

    def entrant(self, key: str) -> Entrant | None:
        return next((one for one in self.entrants if one.key == key), None)

    def meetings_of(self, round: int) -> list[Meeting]:
        return [one for one in self.meetings if one.round == round]

    def name_of(self, key: str) -> str:
        found = self.entrant(key)
        return found.name if found is not None else ""

    @property
    def due(self) -> float:
        """When something must be done next, as far as the clock alone decides. Now, if matches or a round must be
        made."""
        if self.status == ANNOUNCED:
            return self.starts or NEVER
        pending, waiting = self.open_games, [game for game in self.games if game.waits]
        if any(game.decided_anew for game in self.games):
            return 0.0
        if self.status != RUNNING:
            return 0.0 if self.status == CANCELLED and (pending or waiting) else NEVER
        gone = self.gone
        if self.kind != LADDER and not pending + waiting:
            return 0.0
        if any(not one.made or one.verdict for one in pending):
            return 0.0
        if any(gone & {one.first, one.second} for one in pending + waiting):
            return 0.0
        timed = pending if self.kind == KNOCK_OUT else pending + waiting
        return NEVER if self.by_organiser else min((one.deadline for one in timed), default=NEVER)


def player_of(key: str) -> str:
    """The mark of an entrant's seats."""
    return key.partition(" ")[0]


def is_person(key: str) -> bool:
    return key.startswith(PERSON)
