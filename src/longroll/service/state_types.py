"""What clients are sent about a match, before it is encoded. `hosts/server/schemas` describes the same fields."""

from collections.abc import Mapping, Sequence
from typing import TypedDict

from longroll.kernel.verdict import Fact

Facts = Mapping[str, Fact]


class PromptShape(TypedDict):
    kind: str
    rule: str
    facts: Facts
    task: str


class OutcomeShape(TypedDict):
    winner: str
    level: str
    rule: str


class ChoiceShape(TypedDict):
    text: str
    facts: Facts


class EntryShape(TypedDict):
    number: int
    seat: str
    action: str
    dice: Sequence[int]
    forced: bool
    ordered: bool
    events: object


class MomentShape(TypedDict):
    number: int
    kind: str
    action: str
    seat: str
    turn: int
    phase: str
    step: str
    battle: str
    round: int


class PreviewShape(TypedDict):
    prompt: PromptShape
    choices: list[ChoiceShape]
    view: Mapping[str, object]


class ShareShape(TypedDict):
    label: str
    commitment: str
    share: str


class DamageShape(TypedDict):
    number: int
    action: str
    reason: str
    kept: int


class BotStatusShape(TypedDict):
    seat: str
    bot: str
    status: str
    since: float
    spent: float
    seconds: float | None


class MatchShape(TypedDict):
    id: str
    name: str
    version: int
    title: str
    system: str
    scenario: str
    options: Mapping[str, str]
    seats: Mapping[str, str]
    rules: str
    pack: bool
    own_board: bool
    parent: str
    parent_action: int
    origin: str


class PositionShape(TypedDict):
    seat: str
    to_move: str
    prompt: PromptShape
    view: Mapping[str, object]
    outcome: OutcomeShape | None
    actions: int


class ChoicesShape(TypedDict):
    choices: list[ChoiceShape]
    forced: bool
    undo_stops: str


class SeedShape(TypedDict):
    commitment: str
    seed: str | None
    seed_chosen: bool
    shares: list[ShareShape]


class LearningShape(TypedDict):
    lesson: Mapping[str, object] | None
    exercise: Mapping[str, object] | None
    guided: Mapping[str, object] | None


class ClockShape(TypedDict):
    left: float
    running: bool


class OfferShape(TypedDict):
    seat: str
    kind: str
    to: int
    agreed: list[str]


class TermsShape(TypedDict):
    access: str
    rated: bool
    pace: Mapping[str, object]
    result: Mapping[str, object] | None
    names: Mapping[str, str]
    tournament: Mapping[str, object] | None


class AgreementShape(TermsShape):
    clocks: dict[str, ClockShape]
    at: float
    away: dict[str, float]
    paused: bool
    offers: list[OfferShape]
    takebacks: int
    online: list[str]
    pair: Mapping[str, object] | None
    rematch: str
    may_abort: bool
    wanted: str
    own: list[str]


class StateShape(MatchShape, PositionShape, ChoicesShape, SeedShape, LearningShape):
    bot: BotStatusShape | None
    bot_error: str
    damage: DamageShape | None
    agreement: AgreementShape | None


class OptionShape(TypedDict):
    name: str
    rule: str
    values: Sequence[str]


class GameShape(TypedDict):
    title: str
    system: str
    rules: str
    seats: Sequence[str]
    scenarios: Sequence[str]
    options: list[OptionShape]
    bots: list[dict[str, object]]
    names: Mapping[str, str]
    packs: bool
    fair: list[dict[str, object]]
