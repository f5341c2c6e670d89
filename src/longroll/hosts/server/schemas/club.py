"""The bodies of requests and responses about the club."""

from typing import Annotated, Literal

from pydantic import Field

from longroll.hosts.server.schemas.agreement import Access, Pace, PaceKind
from longroll.hosts.server.schemas.common import Number, RequestBody, ResponseBody, Word, Words

Share = Annotated[str, Field(min_length=32, max_length=128, pattern="^[0-9a-f]*$", description="random digits")]
Commitment = Annotated[
    str,
    Field(pattern="^[0-9a-f]{64}$", description="SHA-256 of `longroll-share:` and the digits that are revealed later"),
]
Seconds = Annotated[float, Field(ge=0, le=60 * 86_400, allow_inf_nan=False)]
Room = Literal["players", "spectators"]
Status = Literal["open", "accepted", "begun", "declined", "withdrawn", "expired"]


class NewPace(RequestBody):
    kind: PaceKind = "none"
    bank: Seconds = 0
    increment: Seconds = 0


class NewChallenge(RequestBody):
    title: Word
    scenario: Annotated[Word, Field(description="empty: the first")] = ""
    options: Annotated[Words, Field(default_factory=dict)]
    pack: Annotated[str, Field(max_length=2**20)] = ""
    seats: Annotated[Words, Field(description="by seat: me, random-me, open, @NAME or a bot; what is left out is open")]
    pace: NewPace = NewPace()
    rated: bool = False
    access: Access = "private"
    name: Word = ""
    invitation: Annotated[bool, Field(description="open seats are taken by link only")] = False
    paired: Annotated[bool, Field(description="two games with swapped sides")] = False
    commitment: Commitment


class NewAcceptance(RequestBody):
    seat: Word = ""
    entropy: Share


class NewReveal(RequestBody):
    entropy: Share


class NewSettlement(RequestBody):
    seat: Word


class NewOffer(RequestBody):
    seat: Word
    kind: Literal["draw", "takeback", "pause", "rematch", "resign"]
    answer: Literal["make", "accept", "decline", "withdraw"]
    to: Annotated[Number | None, Field(description="of a takeback: actions to keep; null: all before the last own")] = (
        None
    )
    commitment: Annotated[Commitment | None, Field(description="to offer a rematch")] = None
    entropy: Annotated[Share | None, Field(description="to accept a rematch")] = None


class NewClaim(RequestBody):
    seat: Word
    choice: Annotated[Literal["win", "bot"], Field(alias="as")]


class NewMessage(RequestBody):
    room: Room
    text: Annotated[str, Field(min_length=1, max_length=2000)]


class NewNote(RequestBody):
    text: Annotated[str, Field(max_length=20_000)]


class NewReport(RequestBody):
    person: Annotated[Word, Field(description="a name")]
    match: Annotated[str, Field(pattern="^[A-Za-z0-9_-]{0,32}$")] = ""
    text: Annotated[str, Field(min_length=1, max_length=2000)]


class NewVacation(RequestBody):
    until: Annotated[
        float, Field(strict=True, ge=0, le=2**40, allow_inf_nan=False, description="in seconds of Unix time; 0: none")
    ]


class Challenge(ResponseBody):
    id: str
    creator: Annotated[str, Field(description="a player: @ and the id of a person")]
    names: Annotated[dict[str, str], Field(description="by player")]
    title: str
    scenario: str
    options: dict[str, str]
    pack: Annotated[bool, Field(description="is it played with a custom pack?")]
    name: str
    seats: Annotated[dict[str, str], Field(description="by seat: a player, a bot, or open")]
    invited: Annotated[dict[str, str], Field(description="by seat: the player for whom it is kept")]
    random: Annotated[bool, Field(description="are the sides drawn when the match begins?")]
    pace: Pace
    rated: bool
    access: Access
    paired: bool
    by_link: bool
    created: float
    expires: float
    status: Status
    match: Annotated[str, Field(description="the match that it has become; empty: not yet")]
    matches: Annotated[list[str], Field(description="both matches of a pair")]
    needs: Annotated[list[str], Field(description="the players who must reveal")]
    commitment: Annotated[str, Field(description="of the creator's entropy")]
    server_commitments: Annotated[list[str], Field(description="of the server's entropy, for each match")]
    rematch_of: str


class CreatedChallenge(Challenge):
    invitation: Annotated[str, Field(description="the token of the link; shown once. Empty: there is none")]
    invitations: Annotated[list[str], Field(description="one for each open seat")]


class ChallengeList(ResponseBody):
    open: list[Challenge]
    mine: list[Challenge]
    for_me: list[Challenge]


class PairResult(ResponseBody):
    matches: list[str]
    points: Annotated[dict[str, float], Field(description="by player: one for a win, half for a draw")]
    over: bool
    winner: Annotated[str, Field(description="a player; empty: a draw, or not over")]


class Message(ResponseBody):
    id: Annotated[str, Field(description="grows with the time")]
    room: Room
    player: Annotated[str, Field(description="empty: somebody who has left the club")]
    name: str
    text: Annotated[str, Field(description="plain text")]
    at: float


class Note(ResponseBody):
    text: str
