"""A lesson: where it starts, its steps, and the rules that it shows."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import ClassVar, Final

from longroll.games import load
from longroll.kernel.contract import Thing
from longroll.kernel.error import LongrollError
from longroll.kernel.header import Header
from longroll.match import Match

SEED: Final = "lesson"
"""The dice of a lesson are scripted; this is the seed of those after the script."""


class LessonError(LongrollError):
    """A lesson that cannot be read or played: the sentence names the lesson and, where there is one, the step."""

    kind: ClassVar[str] = "lesson"
    part: ClassVar[str] = "step"

    def __init__(self, lesson: str, problem: str, step: int | None = None) -> None:
        at = f"{self.kind} {lesson}" if step is None else f"{self.kind} {lesson}, {self.part} {step + 1}"
        super().__init__(f"{at}: {problem}")


@dataclass(frozen=True)
class Start:
    """A position, or a scenario with options; the dice that will fall, rolls and draws in order; the actions that lead
    to the first step."""

    title: str
    position: str = ""
    scenario: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    dice: tuple[int, ...] = ()
    actions: tuple[str, ...] = ()

    def header(self) -> Header:
        game = load(self.title)
        return Header(
            title=self.title,
            rules=game.rules_version,
            scenario="" if self.position else self.scenario or game.scenarios[0],
            options=self.options,
            position=self.position,
            pack=game.pack,
        )


@dataclass(frozen=True)
class Step:
    """Something to read, to try or to do.

    `solutions` are the sequences of actions that solve the step, the usual one first; `reply` is what is then played
    without the learner. `tries` are wrong actions, each with the rule that refuses it. A step with neither is only
    read."""

    text: str
    show: tuple[Thing, ...] = ()
    rules: tuple[str, ...] = ()
    tries: tuple[tuple[str, str], ...] = ()
    solutions: tuple[tuple[str, ...], ...] = ()
    reply: tuple[str, ...] = ()

    @property
    def shown(self) -> tuple[str, ...]:
        """The rules that it names and those that its tries meet."""
        return (*self.rules, *(rule for _, rule in self.tries))


@dataclass(frozen=True)
class Lesson:
    """`seat` is who the learner plays. Messages of the lesson have keys that begin with its id."""

    id: str
    system: str
    minutes: int
    seat: str
    start: Start
    steps: tuple[Step, ...]

    @property
    def title_key(self) -> str:
        return f"{self.id}-title"

    def text_key(self, step: Step) -> str:
        return f"{self.id}-{step.text}"

    @property
    def rules(self) -> tuple[str, ...]:
        """Every rule that the lesson shows, in play or by a refusal, in order."""
        return tuple(dict.fromkeys(rule for step in self.steps for rule in step.shown))

    def begin(self) -> Match:
        """A new match at the first step."""
        header = replace(self.start.header(), rolls=self.start.dice).with_seed(SEED, True)
        match = Match(header)
        for action in self.start.actions:
            match.play(action)
        return match
