"""What players have settled about a match, as the state of the match has it."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

Access = Literal["public", "private"]
PaceKind = Literal["none", "clock", "correspondence"]


class Pace(BaseModel):
    kind: PaceKind
    bank: Annotated[float, Field(description="seconds of every seat")]
    increment: Annotated[float, Field(description="seconds that come back with every own turn, up to the bank")]


class SeatClock(BaseModel):
    left: Annotated[float, Field(description="seconds, at the time `at`; below zero: it has run out")]
    running: bool


class Offer(BaseModel):
    seat: str
    kind: Literal["draw", "takeback", "pause", "resign"]
    to: Annotated[int, Field(description="how many actions a takeback keeps")]
    agreed: Annotated[list[str], Field(description="the players who have agreed so far")]


class Result(BaseModel):
    winner: Annotated[str, Field(description="a side; empty: a draw, or aborted")]
    reason: Literal["resigned", "draw", "time", "aborted", "adjudicated"]
    seat: Annotated[str, Field(description="that resigned, offered the draw, ran out of time or aborted")]


class Pair(BaseModel):
    id: str
    number: Literal[1, 2]
    other: Annotated[str, Field(description="the other match")]


class TournamentRound(BaseModel):
    """The tournament of a match."""

    id: str
    name: str
    round: Annotated[int, Field(description="0: a game of a ladder, which has none")]


class Terms(BaseModel):
    access: Access
    rated: bool
    pace: Pace
    result: Annotated[Result | None, Field(description="null: the game itself decides")]
    names: Annotated[dict[str, str], Field(description="by player")]
    tournament: TournamentRound | None = None  # lists have none of before it was stored with them


class Agreement(Terms):
    clocks: Annotated[dict[str, SeatClock], Field(description="by seat; empty: the match is not timed")]
    at: Annotated[float, Field(description="when the clocks were read, in seconds of Unix time")]
    away: Annotated[dict[str, float], Field(description="by player: until when a vacation lasts or lasted")]
    paused: bool
    offers: list[Offer]
    takebacks: Annotated[int, Field(description="how often something was taken back by consent")]
    online: Annotated[list[str], Field(description="the players who are connected")]
    pair: Pair | None
    rematch: Annotated[str, Field(description="the challenge that follows; empty: there is none")]
    may_abort: Annotated[bool, Field(description="is it still the first turn?")]
    wanted: Annotated[Access, Field(description="the access that the viewer wants of it when it is over")]
    own: Annotated[list[str], Field(description="the seats of the viewer's player")]
