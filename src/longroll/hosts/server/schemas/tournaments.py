"""The bodies of requests and responses about tournaments."""

from typing import Annotated, Literal

from pydantic import Field

from longroll.hosts.server.schemas.agreement import Pace
from longroll.hosts.server.schemas.club import NewPace, Share
from longroll.hosts.server.schemas.common import RequestBody, ResponseBody, Word, Words

Kind = Literal["round-robin", "swiss", "knock-out", "ladder"]
TournamentStatus = Literal["announced", "running", "finished", "cancelled"]
TieBreak = Literal["buchholz", "sonneborn-berger", "direct", "wins", "second-wins"]
Decider = Literal["game", "draw"]
Time = Annotated[float, Field(ge=0, le=2**40, allow_inf_nan=False, description="in seconds of Unix time")]
Small = Annotated[int, Field(ge=0, le=1000, strict=True)]
Flag = Annotated[bool, Field(strict=True)]
Points = tuple[float, float]


class NewTournament(RequestBody):
    name: Word
    kind: Kind
    title: Word
    scenario: Annotated[Word, Field(description="empty: the first")] = ""
    options: Annotated[Words, Field(default_factory=dict)]
    pace: NewPace = NewPace()
    rated: Flag = False
    season: Annotated[str, Field(max_length=60)] = ""
    starts: Annotated[Time, Field(description="0: when the organiser starts it")] = 0
    rounds: Annotated[Small, Field(description="of a Swiss; 0: as many as it needs")] = 0
    double: Annotated[Flag, Field(description="a round robin in which all meet twice")] = False
    round_time: Annotated[
        float, Field(ge=0, le=2**31, allow_inf_nan=False, description="seconds until a game is adjudicated")
    ] = 14 * 86_400
    most: Annotated[Small, Field(description="players; 0: as many as there may be")] = 0
    bots: Annotated[Flag, Field(description="may computer players be entered?")] = False
    by_organiser: Annotated[
        Flag, Field(description="who adjudicates after the deadline: the organiser, not the rule")
    ] = False
    late_rounds: Annotated[Small, Field(description="until which round one may enter a Swiss that runs")] = 0
    late_points: Annotated[float, Field(allow_inf_nan=False, description="for each missed round: 0 or 0.5")] = 0.0
    decider: Annotated[Decider, Field(description="after an equal pair: one more game, or the draw")] = "game"
    reach: Annotated[Small, Field(description="how many places above one may challenge in a ladder")] = 3
    tie_breaks: Annotated[list[TieBreak] | None, Field(max_length=5, description="null: the usual ones")] = None


class NewEntry(RequestBody):
    entropy: Share


class NewBotEntry(RequestBody):
    bot: Word


class EntrantName(RequestBody):
    key: Word


class NewVerdict(RequestBody):
    match: Annotated[str, Field(pattern="^[A-Za-z0-9_-]{1,32}$")]
    winner: Annotated[
        Literal["first", "second", "draw", "none"], Field(description="none: an annulled game counts as not played")
    ]


class NewDeadline(RequestBody):
    at: Time


class TournamentSummary(ResponseBody):
    id: str
    organiser: Annotated[str, Field(description="a player")]
    name: str
    kind: Kind
    title: str
    scenario: str
    options: dict[str, str]
    pace: Pace
    rated: bool
    season: str
    status: TournamentStatus
    starts: Annotated[float, Field(description="0: when the organiser starts it")]
    created: float
    ended: Annotated[float, Field(description="0: not over")]
    rounds: Annotated[int, Field(description="0: settled when it starts, or a ladder")]
    round: Annotated[int, Field(description="the present one; of a ladder: how many meetings there were")]
    most: int
    players: Annotated[int, Field(description="those who have not withdrawn")]
    entered: Annotated[list[str], Field(description="the people")]


class Entrant(ResponseBody):
    key: Annotated[str, Field(description="a player, or a computer player and a number")]
    player: str
    name: Annotated[str, Field(description="of a person")]
    seed: Annotated[int, Field(description="the place in the draw; 0: not drawn yet")]
    entered: Annotated[int, Field(description="the first round")]
    withdrawn: Annotated[int, Field(description="the round of leaving; 0: still there")]
    commitment: Annotated[str, Field(description="of the random digits that this player adds to the dice")]
    entropy: Annotated[str, Field(description="empty until the tournament is over")]


class TournamentGame(ResponseBody):
    match: str
    first: Annotated[str, Field(description="the key of the player of the first side")]
    second: str
    deadline: float
    score: Annotated[Points | None, Field(description="of both; null: not over")]
    reason: Annotated[str, Field(description="how the match ended; annulled: it counts as not played")]
    decided: Annotated[bool, Field(description="has an organiser decided?")]
    annulled: Annotated[bool, Field(description="was the result of the match annulled?")]
    decidable: Annotated[bool, Field(description="may an organiser decide it now?")]


class Meeting(ResponseBody):
    round: int
    table: int
    first: str
    second: Annotated[str, Field(description="empty: no opponent")]
    games: list[TournamentGame]
    points: Annotated[Points | None, Field(description="of both; null: not over")]
    reason: Annotated[str, Field(description="why nothing is played: bye, late, walkover, unpaired, annulled")]


class Standing(ResponseBody):
    place: int
    key: str
    points: float
    played: int
    won: int
    drawn: int
    lost: int
    tie_breaks: Annotated[list[float], Field(description="in the order of those of the tournament")]


class Tournament(TournamentSummary):
    version: int
    double: bool
    bots: bool
    by_organiser: bool
    late_rounds: int
    late_points: float
    decider: Decider
    reach: int
    round_time: float
    tie_breaks: list[TieBreak]
    ladder: Annotated[list[str], Field(description="the keys from the top")]
    commitment: Annotated[str, Field(description="of what the server adds to the dice")]
    secret: Annotated[str, Field(description="empty until the tournament is over")]
    entrants: list[Entrant]
    meetings: list[Meeting]
    standings: list[Standing]


class SeasonRow(ResponseBody):
    place: int
    key: str
    name: str
    points: int
    tournaments: int
    won: int


class Season(ResponseBody):
    season: str
    table: list[SeasonRow]
    tournaments: list[TournamentSummary]
