"""The bodies of requests and responses about the archive and moderation."""

from typing import Annotated, Literal

from pydantic import Field

from longroll.hosts.server.schemas.agreement import Access
from longroll.hosts.server.schemas.common import RequestBody, ResponseBody, Word

Reason = Annotated[str, Field(min_length=1, max_length=1000)]
ReportId = Annotated[str, Field(pattern="^[0-9a-f]{0,32}$", description="of the report that it is done about")]


class FinishedSeat(ResponseBody):
    seat: Word
    player: Word
    name: Word
    side: Word
    score: Annotated[float | None, Field(description="1, 0.5 or 0; null: aborted")]


class FinishedMatch(ResponseBody):
    match: str
    at: float
    title: Word
    system: Word
    scenario: Word
    options: dict[str, str]
    pace: Word
    rated: bool
    access: Access
    winner: Annotated[Word, Field(description="a side; empty: a draw, or aborted")]
    level: Word
    reason: Annotated[Word, Field(description="game, resigned, draw, time, aborted or adjudicated")]
    actions: int
    annulled: Annotated[bool, Field(description="its result counts no more")]
    seats: list[FinishedSeat]


class FoundMatches(ResponseBody):
    matches: list[FinishedMatch]
    next: Annotated[str, Field(description="the parameter `before` of the next page; empty: this is the last")]


class MeasuredBalance(ResponseBody):
    bot: Word
    games: int
    share: Annotated[float, Field(description="of the points, for the first side")]


class ScenarioLine(ResponseBody):
    title: Word
    scenario: Word
    games: int
    wins: Annotated[dict[str, int], Field(description="by side, the first side first")]
    draws: int
    actions: Annotated[int, Field(description="of a game, on average")]
    reasons: dict[str, int]
    measured: Annotated[MeasuredBalance | None, Field(description="what computer players measured at the same start")]


class NewAccess(RequestBody):
    access: Access


class ClosedReport(RequestBody):
    status: Literal["closed", "dismissed"]
    done: Annotated[Reason, Field(description="what was done")]


class NewMute(RequestBody):
    hours: Annotated[float, Field(strict=True, ge=0, le=24 * 366, allow_inf_nan=False, description="0 ends it")]
    reason: Reason
    report: ReportId = ""


class Muted(ResponseBody):
    until: Annotated[float, Field(description="0: not muted")]


class NewAnnulment(RequestBody):
    reason: Reason
    report: ReportId = ""


class Report(ResponseBody):
    id: str
    reporter: str
    person: str
    match: str
    text: str
    at: float
    status: Literal["open", "closed", "dismissed"]
    handler: Annotated[str, Field(description="who closed it")]
    handled: float
    done: str


class Reports(ResponseBody):
    reports: list[Report]
    names: Annotated[dict[str, str], Field(description="of the players")]


class AuditEntry(ResponseBody):
    id: str
    at: float
    actor: Annotated[str, Field(description="a player; empty: the operator, on the command line")]
    action: Word
    person: str
    match: str
    report: str
    detail: str


class AuditLog(ResponseBody):
    entries: list[AuditEntry]
    names: dict[str, str]
