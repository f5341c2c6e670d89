"""The bodies of requests and responses. The OpenAPI description is made from these; the
views of the games are added by `view_schemas.py`."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, field_validator

from longroll.hosts.server.agreement_schemas import Agreement, Terms

Fact = str | int
Facts = dict[str, Fact]
Word = Annotated[str, Field(max_length=100)]
Words = Annotated[dict[Word, Word], Field(max_length=50)]
Number = Annotated[int, Field(ge=0, le=2**53 - 1, strict=True)]
Whole = Annotated[int, Field(ge=1 - 2**53, le=2**53 - 1, strict=True)]
Action = Annotated[str, Field(max_length=200)]
Actions = Annotated[list[Action], Field(min_length=1, max_length=64)]
Client = Annotated[
    str, Field(max_length=32, description="a random id of the page: its live socket does not repeat this answer")
]
Viewer = Annotated[str, Field(description="the seat whose view this is; empty: a spectator's")]
Stop = Literal["start", "die", "reveal", "seat", "end"]
Grade = Literal["easy", "medium", "hard"]


class RequestBody(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    @field_validator("*")
    @classmethod
    def check_text(cls, value: object) -> object:
        """PostgreSQL stores no text with a NUL in it."""
        if has_nul(value):
            raise ValueError
        return value


def has_nul(value: object) -> bool:
    if isinstance(value, dict):
        return any(map(has_nul, (*value.keys(), *value.values())))
    if isinstance(value, (list, tuple)):
        return any(map(has_nul, value))
    return isinstance(value, str) and "\0" in value


class NewMatch(RequestBody):
    title: Word
    scenario: Annotated[Word, Field(description="empty: the first")] = ""
    options: Words = {}
    seats: Annotated[Words, Field(description="by seat: me, guest or a bot; what is left out is me")] = {}
    seed: Annotated[Word | Whole | None, Field(description="one word that fixes the dice; null: a secret one")] = None
    name: Word = ""
    pack: Annotated[
        str, Field(max_length=2**20, description="own components for the title, as a pack, or the edition of its pack")
    ] = ""
    pie: Annotated[
        Word,
        Field(description="a bot that picks its side of the handicap; I am the other, and seats are left out"),
    ] = ""


class PackText(RequestBody):
    pack: Annotated[str, Field(max_length=2**20)]


class NewActions(RequestBody):
    actions: Annotated[Actions, Field(description="in order, all or none, up to a die, a reveal or another turn")]
    optional: Annotated[
        list[Actions],
        Field(default_factory=list, max_length=64, description="further groups, each whole or skipped if refused"),
    ]
    forced: Annotated[bool, Field(description="then make the choices that are forced")] = False
    version: Number
    seat: Word
    client: Client = ""


class NewUndo(RequestBody):
    version: Number
    seat: Word
    to: Annotated[Number | None, Field(description="actions to keep, as the seat counts; null: all but one")] = None
    client: Client = ""


class NewFinish(RequestBody):
    forced: Annotated[bool, Field(description="then make the choices that are forced")] = False
    version: Number
    seat: Word
    client: Client = ""


class NewSeats(RequestBody):
    seats: Annotated[Words, Field(description="by seat: me, guest or a bot; what is left out stays")]
    client: Client = ""


class NewFork(RequestBody):
    number: Number
    seats: Words = {}
    name: Word = ""


class ResponseBody(BaseModel):
    pass


class PackFlaw(ResponseBody):
    place: Annotated[str, Field(description="the path to it, like units[3].full[0]")]
    reason: Annotated[str, Field(description="in the language of the request")]


class PackCheck(ResponseBody):
    flaws: Annotated[list[PackFlaw], Field(description="none: the title can be played with the pack")]


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


class Thing(ResponseBody):
    kind: str
    id: str


class LessonName(ResponseBody):
    id: str
    title: str


class Lesson(LessonName):
    system: str
    minutes: int
    rules: Annotated[list[str], Field(description="that it shows")]


class Course(ResponseBody):
    system: str
    lessons: Annotated[list[Lesson], Field(description="in the order in which they are learned")]


class LessonStep(ResponseBody):
    text: Annotated[str, Field(description="in the language of the request")]
    show: Annotated[list[Thing], Field(description="things on the board to point at")]
    rules: list[str]


class Picture(ResponseBody):
    """A picture of a rulebook: a step of a lesson."""

    rule: Annotated[str, Field(description="beside which it stands")]
    lesson: LessonName
    title: Annotated[str, Field(description="of the game whose board it shows")]
    step: LessonStep


class LessonStand(LessonName):
    seat: Annotated[str, Field(description="who the learner plays")]
    first: Annotated[int, Field(description="the number of the first step to show now")]
    count: Annotated[int, Field(description="how many steps the lesson has")]
    steps: Annotated[list[LessonStep], Field(description="to show now: something to read or to try, then what to do")]
    finished: bool
    rules: Annotated[list[str], Field(description="that the lesson shows")]
    next: Annotated[LessonName | None, Field(description="the next lesson of the course")]


class Exercise(Lesson):
    grade: Grade


class ExerciseList(ResponseBody):
    system: str
    exercises: list[Exercise]


class ExerciseStand(LessonName):
    seat: Annotated[str, Field(description="whose plan is asked for")]
    grade: Grade
    played: Annotated[bool, Field(description="is the plan at its end?")]
    next: Annotated[LessonName | None, Field(description="the next exercise of the system")]


class GuidedGame(LessonName):
    system: str
    minutes: int


class Tip(LessonStep):
    id: str


class GuidedStand(GuidedGame):
    seat: Annotated[str, Field(description="who the learner plays")]
    count: Annotated[int, Field(description="how many tips the game has")]
    tips: Annotated[list[Tip], Field(description="that have come so far, in order")]
    next: Annotated[LessonName, Field(description="the lesson to begin with afterwards")]


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


class PictureScene(ResponseBody):
    view: Annotated[dict[str, Any], Field(description="the position, as the system types it")]
    entries: Annotated[list[Entry], Field(description="what is done in it")]


class Update(ResponseBody):
    version: int
    kept: Annotated[int, Field(description="of the actions known before, so many still stand")]
    state: State
    entries: Annotated[list[Entry], Field(description="all actions after those")]
    played: Annotated[int, Field(description="how many of the actions asked for were played")]


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


class Why(ResponseBody):
    allowed: bool
    action: Annotated[str, Field(description="the action in question; empty: the thing means nothing now")]
    rule: str
    code: str
    facts: Facts
    sentence: Annotated[str, Field(description="why it is refused, in the language of the request")]


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


class Rule(ResponseBody):
    id: str
    text_key: str
    component_only: bool


class Error(ResponseBody):
    error: str
    message: str


class Conflict(Error):
    version: int | None = None
    stops: Stop | None = None


class Refused(Error):
    action: str
    rule: str
    code: str
    facts: Facts
    sentence: str
