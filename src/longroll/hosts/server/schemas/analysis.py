"""The bodies about hints, the analysis of a finished game and the marks of an exercise."""

from typing import Annotated, Literal

from pydantic import Field

from longroll.hosts.server.schemas.common import ResponseBody
from longroll.hosts.server.schemas.history import Event


class AdviceStep(ResponseBody):
    action: str
    events: Annotated[list[Event], Field(description="what happens with it; nothing yet if it rolls dice")]


class AdviceReason(ResponseBody):
    topic: str
    gain: Annotated[float, Field(description="what it adds to the chance to win")]
    sentence: Annotated[str, Field(description="in the language of the request")]


class AdvisedPlan(ResponseBody):
    steps: list[AdviceStep]
    chance: Annotated[float | None, Field(ge=0, le=1, description="to win")]
    reasons: Annotated[
        list[AdviceReason],
        Field(description="the first plan against the next, the others against the first"),
    ]


class Advice(ResponseBody):
    version: int
    plans: Annotated[list[AdvisedPlan], Field(description="the best first")]


class AnalysedDie(ResponseBody):
    action: Annotated[int, Field(description="that it belongs to, counted from 1")]
    side: str
    faces: int
    shown: int
    drawn: Annotated[bool, Field(description="a marker drawn from a cup")]
    luck: Annotated[float, Field(description="what it added to the chance of its side")]


class AnalysedDecision(ResponseBody):
    action: Annotated[int, Field(description="the first of the actions in question, counted from 1")]
    last: int
    side: str
    cost: Annotated[float, Field(description="what it cost the chance of its side, against the better plan")]
    chance: Annotated[float, Field(description="that its side had with what it played")]
    played: list[str]
    better: list[str]
    reasons: Annotated[list[AdviceReason], Field(description="why the better plan is better")]
    steps: Annotated[list[AdviceStep], Field(description="the better plan, and what happens with it")]


class AnalysisResult(ResponseBody):
    curve: Annotated[
        list[Annotated[list[float], Field(min_length=2, max_length=2)]],
        Field(description="pairs: the number of an action, and the chance of the first side after it"),
    ]
    luck: Annotated[dict[str, float], Field(description="by side: what its dice added to its chance")]
    effects: Annotated[dict[str, float], Field(description="by side: what its decisions added to its chance")]
    decisions: Annotated[list[AnalysedDecision], Field(description="the costliest, the worst first")]
    turning_point: Annotated[int, Field(description="the action after which the winner was ahead to the end")]
    start: float
    result: float
    residual: float
    dice: list[AnalysedDie]


class AnalysisStatus(ResponseBody):
    status: Literal["none", "queued", "running", "done", "failed"]
    actions: Annotated[int, Field(description="how many actions it is about: all of the match")]
    done: Annotated[int, Field(description="playouts made so far, about")]
    total: int
    message: Annotated[str, Field(description="why the last try failed; empty: it did not")]
    result: AnalysisResult | None


class Mark(ResponseBody):
    version: int
    right: bool
    chance: Annotated[float, Field(ge=0, le=1, description="to win with the answer")]
    best: Annotated[AdvisedPlan, Field(description="the best plan, with the reasons for it")]
