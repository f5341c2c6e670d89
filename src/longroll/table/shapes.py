"""The shapes of the interface: what is asked and what is answered. The OpenAPI description is made from these."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Fact = str | int
Facts = dict[str, Fact]
Word = Annotated[str, Field(max_length=100)]
Words = Annotated[dict[Word, Word], Field(max_length=50)]
Number = Annotated[int, Field(ge=0, le=2**53 - 1, strict=True)]
Whole = Annotated[int, Field(ge=1 - 2**53, le=2**53 - 1, strict=True)]


class Ask(BaseModel):
    model_config = ConfigDict(extra="forbid")


class NewMatch(Ask):
    title: Word
    scenario: Annotated[Word, Field(description="empty: the first")] = ""
    options: Words = {}
    seats: Annotated[Words, Field(description="by seat: me, guest or a bot; what is left out is me")] = {}
    seed: Annotated[Word | Whole | None, Field(description="one word that fixes the dice; none: a secret one")] = None
    name: Word = ""
    pack: Annotated[str, Field(max_length=2**20, description="own components for the title, as a pack")] = ""


class NewAction(Ask):
    action: Annotated[str, Field(max_length=200)]
    version: Number
    seat: Word


class NewUndo(Ask):
    version: Number
    seat: Word


class NewSeats(Ask):
    seats: Annotated[Words, Field(description="by seat: me, guest or a bot; what is left out stays")]


class NewFork(Ask):
    number: Number
    seats: Words = {}
    name: Word = ""


class Answer(BaseModel):
    pass


class Option(Answer):
    name: str
    rule: str
    values: list[str]


class Game(Answer):
    title: str
    system: str
    rules: str
    seats: list[str]
    scenarios: list[str]
    options: list[Option]
    bots: list[str]
    names: Annotated[dict[str, str], Field(description="the display name of every place, by its id")]
    packs: Annotated[bool, Field(description="can it be played with components that a player brings?")]


class Prompt(Answer):
    kind: str
    rule: str
    facts: Facts


class Choice(Answer):
    text: str
    facts: Facts


class Outcome(Answer):
    winner: str
    level: str
    rule: str


class Standing(Answer):
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
    parent: Annotated[str, Field(description="the match this was forked from, and after which action")]
    parent_action: int


class Summary(Standing):
    created: float
    updated: float


class Thinking(Answer):
    seat: str
    bot: str
    since: Annotated[float, Field(description="when the choice came to the seat, in seconds of Unix time")]
    spent: Annotated[float, Field(description="seconds of its turn that were spent when this choice began")]
    seconds: Annotated[float | None, Field(description="that it may spend on a turn; null: it answers at once")]


class State(Standing):
    system: str
    pack: Annotated[bool, Field(description="is it played with components that somebody brought?")]
    seat: Annotated[str, Field(description="through whose eyes; empty: an onlooker's")]
    choices: list[Choice]
    view: dict[str, Any]
    undo_stops: Literal["", "start", "die", "reveal", "seat"]
    commitment: str
    seed: Annotated[str | None, Field(description="told when the game is over")]
    trouble: Annotated[str, Field(description="what is wrong with a computer player; empty: nothing")]
    thinking: Annotated[Thinking | None, Field(description="the computer player that is choosing")]


class Event(Answer):
    number: Annotated[int, Field(description="of the action")]
    seat: str
    action: str
    dice: Annotated[list[int], Field(description="all rolls of the action")]
    kind: str
    rule: str
    facts: Facts


class Played(Answer):
    state: State
    events: list[Event]


class Moment(Answer):
    number: int
    kind: Literal["start", "turn", "phase", "battle", "step", "end"]
    action: str
    turn: int
    phase: str
    step: str
    seat: str
    round: int
    box: str


class Expectation(Answer):
    number: Annotated[int, Field(description="of the action that began the turn")]
    seat: str
    bot: str
    chance: Annotated[float, Field(ge=0, le=1, description="to win, as the computer player expected it")]


class Why(Answer):
    allowed: bool
    rule: str = ""
    code: str = ""
    facts: Facts = {}
    message_key: str = ""


class Rule(Answer):
    id: str
    text_key: str
    component_only: bool


class Wrong(Answer):
    error: str
    message: str


class Stale(Wrong):
    version: int | None = None
    stops: Literal["start", "die", "reveal", "seat"] | None = None


class Refused(Wrong):
    rule: str
    code: str
    facts: Facts
    message_key: str
