"""The bodies about how a match stands."""

from typing import Annotated, Any, Literal

from pydantic import Field

from longroll.hosts.server.schemas.agreement import Agreement, Terms
from longroll.hosts.server.schemas.common import Facts, ResponseBody
from longroll.hosts.server.schemas.history import Entry
from longroll.hosts.server.schemas.learning import ExerciseStand, GuidedStand, LessonStand

Viewer = Annotated[str, Field(description="the seat whose view this is; empty: a spectator's")]


class Prompt(ResponseBody):
    kind: str
    rule: str
    facts: Facts
    task: Annotated[
        Literal["", "set-up", "purchase", "phase"],
        Field(description="what the question is a part of that can be left to the computer; empty: it stands alone"),
    ] = ""


class Choice(ResponseBody):
    text: str
    facts: Facts


class Outcome(ResponseBody):
    winner: str
    level: str
    rule: str


class MatchBase(ResponseBody):
    id: str
    name: str
    version: Annotated[int, Field(description="grows with every action, undo and change of players")]
    title: str
    rules: str
    scenario: str
    options: dict[str, str]
    seats: dict[str, str]
    to_move: Annotated[str, Field(description="the seat that must choose; empty: the game is over")]
    prompt: Prompt
    outcome: Outcome | None
    actions: int
    seed_chosen: Annotated[bool, Field(description="did somebody choose the seed, and so may know the dice to come?")]
    origin: Literal["new", "guided", "fork", "import", "position"]
    parent: Annotated[str, Field(description="the match this was forked from, and after which action")]
    parent_action: int


class Summary(MatchBase):
    created: float
    updated: float
    agreement: Annotated[Terms | None, Field(description="what the players have settled")] = None


class BotStatus(ResponseBody):
    seat: str
    bot: str
    status: Literal["queued", "thinking"]
    since: Annotated[float, Field(description="when the turn came to the seat, in seconds of Unix time")]
    spent: Annotated[float, Field(description="seconds of its turn that were spent before this choice")]
    seconds: Annotated[float | None, Field(description="that it may spend on a turn; null: it answers at once")]


class Damage(ResponseBody):
    number: Annotated[int, Field(description="of the first action that does not replay")]
    action: str
    reason: str
    kept: Annotated[int, Field(description="actions that replay; the match can be forked up to there")]


class Share(ResponseBody):
    """What a contributor added to the seed."""

    label: Annotated[str, Field(description="the server, or a seat")]
    commitment: Annotated[str, Field(description='SHA-256 of "longroll-share:" and the share')]
    share: Annotated[str, Field(description="empty until the game is over")]


class State(MatchBase):
    system: str
    pack: Annotated[bool, Field(description="is it played with a custom pack?")]
    own_board: Annotated[bool, Field(description="is its board another one than that of its title?")]
    seat: Viewer
    choices: list[Choice]
    forced: Annotated[bool, Field(description="is the only choice one that may be made for the player?")]
    view: Annotated[dict[str, Any], Field(description="what the viewer sees, as the system types it")]
    undo_stops: Literal["", "start", "die", "reveal", "seat", "end"]
    commitment: str
    seed: Annotated[str | None, Field(description="null until the game is over")]
    shares: Annotated[list[Share], Field(description="of which the seed is made; none: it was drawn or chosen at once")]
    bot: Annotated[BotStatus | None, Field(description="the computer player whose turn it is")]
    bot_error: Annotated[str, Field(description="what is wrong with a computer player; empty: nothing")]
    damage: Annotated[Damage | None, Field(description="why the match cannot be played on")]
    lesson: Annotated[LessonStand | None, Field(description="where the learner stands in the lesson that is played")]
    exercise: Annotated[ExerciseStand | None, Field(description="the exercise that is played")]
    guided: Annotated[GuidedStand | None, Field(description="the tips of the guided game that is played")]
    agreement: Annotated[Agreement | None, Field(description="what the players have settled; null: a match at home")]


class Preview(ResponseBody):
    """The same fields of the state, as they would be."""

    prompt: Prompt
    choices: list[Choice]
    view: dict[str, Any]


class Update(ResponseBody):
    version: int
    kept: Annotated[int, Field(description="of the actions known before, so many still stand")]
    state: State
    entries: Annotated[list[Entry], Field(description="all actions after those")]
    played: Annotated[int, Field(description="how many of the actions asked for were played")]


class Why(ResponseBody):
    allowed: bool
    action: Annotated[str, Field(description="the action in question; empty: the thing means nothing now")]
    rule: str
    code: str
    facts: Facts
    sentence: Annotated[str, Field(description="why it is refused, in the language of the request")]
