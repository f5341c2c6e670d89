"""The bodies about titles, their options and computer players."""

from typing import Annotated

from pydantic import Field

from longroll.hosts.server.schemas.common import ResponseBody


class Option(ResponseBody):
    name: str
    rule: str
    values: list[str]


class Measured(ResponseBody):
    handicap: str
    bot: Annotated[str, Field(description="the computer player that has played both sides")]
    games: int
    wins: Annotated[int, Field(description="of the first side")]
    losses: int
    share: Annotated[float, Field(description="of the points for the first side; a draw is half a win")]
    low: Annotated[float, Field(description="of the 95% interval of the share")]
    high: float
    command: str


class FairStart(ResponseBody):
    scenario: str
    handicap: Annotated[str, Field(description="the one that came nearest to even; none: the printed start")]
    measured: Annotated[list[Measured], Field(description="what was measured, the printed start first")]


class ComputerPlayer(ResponseBody):
    name: str
    level: str
    style: Annotated[str, Field(description="how the commander plays; empty: there is none")]
    seconds: Annotated[float | None, Field(description="how long it may think about a turn; null: it does not")]
    commander: Annotated[str, Field(description="a historical general; empty: the level alone")]
    side: Annotated[str, Field(description="the side on which the commander fought; empty: there is none")]


class Game(ResponseBody):
    title: str
    system: str
    rules: str
    seats: list[str]
    scenarios: list[str]
    options: list[Option]
    bots: list[ComputerPlayer]
    names: Annotated[dict[str, str], Field(description="the display name of every place, by its id")]
    packs: Annotated[bool, Field(description="can it be played with components that a player brings?")]
    fair: Annotated[list[FairStart], Field(description="by scenario: the handicap for a fair start, and the balance")]


class Rule(ResponseBody):
    id: str
    text_key: str
    component_only: bool
