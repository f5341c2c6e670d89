"""The bodies of requests and responses about ratings."""

from typing import Annotated, Literal

from pydantic import Field

from longroll.hosts.server.schemas.common import ResponseBody

RatingPace = Literal["clock", "correspondence"]
Points = Annotated[int, Field(description="rounded")]
Player = Annotated[str, Field(description="@ and the id of a person, or a computer player")]
AnalysisState = Literal["none", "queued", "running", "done", "failed"]


class Rating(ResponseBody):
    system: str
    pace: RatingPace
    rating: Points
    deviation: Annotated[Points, Field(description="grows while somebody does not play")]
    provisional: bool
    matches: Annotated[int, Field(description="how many have counted")]
    at: Annotated[float, Field(description="when the last one ended")]


class RatingStanding(Rating):
    rank: Annotated[int, Field(description="0: provisional")]


class Leader(RatingStanding):
    player: Player
    name: Annotated[str, Field(description="of a person; empty: a computer player")]


class Leaderboard(ResponseBody):
    total: int
    leaders: list[Leader]


class PlayerRatings(ResponseBody):
    ratings: Annotated[dict[str, list[Rating]], Field(description="by player; who has none is left out")]


class RatingPoint(ResponseBody):
    at: float
    rating: Points
    deviation: Points
    score: float


class RatingChange(ResponseBody):
    player: Player
    former: Points
    rating: Points
    provisional: bool


class MatchRatings(ResponseBody):
    status: Annotated[
        Literal["", "pending", "counted", "annulled", "aborted", "no-clock", "other-rules", "not-two"],
        Field(description="empty: not rated, or not over; pending: not counted yet; otherwise why it does not count"),
    ]
    reason: Annotated[str, Field(description="why it was annulled")]
    changes: list[RatingChange]


class SideAgreement(ResponseBody):
    seat: str
    player: Player
    examined: Annotated[int, Field(description="plans that were compared with those of the computer")]
    agreed: Annotated[int, Field(description="those that were the same, or hardly worse")]


class EngineAgreement(ResponseBody):
    status: Annotated[AnalysisState, Field(description="of the analysis of the match")]
    sides: list[SideAgreement]
