"""The bodies about what has happened in a match."""

from typing import Annotated, Literal

from pydantic import Field

from longroll.hosts.server.schemas.common import Facts, ResponseBody


class Event(ResponseBody):
    kind: str
    rule: str
    facts: Facts


class Entry(ResponseBody):
    number: int
    seat: str
    action: str
    dice: Annotated[list[int], Field(description="all rolls and draws of the action")]
    forced: Annotated[bool, Field(description="was it the only choice, made for the player?")]
    ordered: Annotated[bool, Field(description="was it made by an order that the player had left?")]
    events: list[Event]


class Moment(ResponseBody):
    number: int
    kind: Literal["start", "turn", "phase", "battle", "step", "end"]
    action: str
    seat: Annotated[str, Field(description="whose turn it was then; empty: the game was over")]
    turn: int
    phase: str
    step: str
    battle: str
    round: int


class Estimate(ResponseBody):
    number: Annotated[int, Field(description="of the action that began the turn")]
    seat: str
    bot: str
    chance: Annotated[float, Field(ge=0, le=1, description="to win, as the computer player estimated it")]
