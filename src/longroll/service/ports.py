"""What the service needs from its host."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, ParamSpec, Protocol, TypeVar

from longroll.analysis import Effort
from longroll.kernel.event import Event
from longroll.opponents.bot import Budget
from longroll.service.changes import Change
from longroll.service.stored import Estimate, StoredAnalysis, StoredMatch, Summary

P = ParamSpec("P")
T = TypeVar("T")


class BotNews(NamedTuple):
    """What may change while the match does not: the error, the status and the turn of a computer player."""

    error: str
    status: str
    since: float


NO_NEWS: Final = BotNews("", "", 0.0)


class Storage(Protocol):
    """An operation that fails raises `ServiceError`, and nothing is stored then."""

    async def commit(self, batch: Sequence[Change]) -> list[bool]:
        """Write the changes in one transaction; when this returns they are durable. Says for each whether it was
        applied: a change is not if the match is gone or is not at the expected version. A batch has at most one
        change of a match."""
        ...

    async def load(self, match: str) -> StoredMatch | None: ...

    async def version(self, match: str) -> int | None: ...

    async def list_matches(self, limit: int, player: str) -> list[Summary]:
        """The matches in which a player has a seat, or all of them if it is empty; last updated first, without those of
        lessons."""
        ...

    async def estimates(self, match: str) -> list[Estimate]: ...

    async def analysis(self, match: str) -> StoredAnalysis | None: ...

    async def lease(self, match: str, holder: str, seconds: float) -> bool:
        """Take, or keep, for so many seconds, the right to let the computer player of a match think; 0 gives it up.
        False: another server has it. A host that is the only one always has it."""
        ...


class Clock(Protocol):
    def now(self) -> float:
        """Seconds of Unix time."""
        ...


class Notifier(Protocol):
    def notify(self, match: str) -> None:
        """Something about the match is new: watchers look at it."""
        ...

    def delivered(self, match: str, client: str, viewer: str, version: int, news: BotNews | None) -> None:
        """This version reaches that client, as that viewer sees it, in the answer to its own request; so do the news of
        the computer player, if they are given."""
        ...

    def is_watched(self, match: str) -> bool: ...


class Background(Protocol):
    async def run(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run something that takes long, so that others need not wait. A host without threads just runs it."""
        ...


class Question(NamedTuple):
    """What a computer player is asked. The position holds nothing that its seat may not know."""

    title: str
    pack: str
    position: str
    bot: str
    budget: Budget
    seed: str  # of the player's own dice


class Answer(NamedTuple):
    budget: Budget
    action: str = ""
    chance: float | None = None
    failure: str = ""


class AdviceStep(NamedTuple):
    """An action, and what happens with it; nothing yet if it rolls dice."""

    action: str
    events: tuple[Event, ...]


class AdvisedPlan(NamedTuple):
    """What the seat might do until a die falls or its turn is over. A reason is a topic and what it adds to the chance
    to win."""

    steps: tuple[AdviceStep, ...]
    chance: float | None
    reasons: tuple[tuple[str, float], ...]


class Advice(NamedTuple):
    """The best plan first."""

    plans: tuple[AdvisedPlan, ...] = ()
    failure: str = ""


class ExerciseAnswer(NamedTuple):
    """The actions with which somebody answers an exercise."""

    exercise: str
    actions: tuple[str, ...]


class Mark(NamedTuple):
    """The mark of an answer: its chance to win, and the best plan with its own chance and reasons."""

    right: bool = False
    chance: float = 0.0
    best: AdvisedPlan | None = None
    failure: str = ""


class Call:
    """A question that is being answered; it can be asked to hurry, also before the thinking has begun."""

    def __init__(self) -> None:
        self.hurried = False
        self.on_hurry: Callable[[], None] | None = None  # set by the thinker while it thinks

    def hurry(self) -> None:
        if not self.hurried and self.on_hurry is not None:
            self.on_hurry()
        self.hurried = True


class ThinkerLost(Exception):
    """The thinker ended before it had answered."""


class Thinker(Protocol):
    """`deep` and `quick`: how many computer players can think at once, of those that search and of those that answer at
    once."""

    deep: int
    quick: int

    async def think(self, question: Question, call: Call, *, deep: bool) -> Answer:
        """Raises `ThinkerLost`. Cancelling the call ends the thinking."""
        ...

    async def advise(self, question: Question, call: Call) -> Advice:
        """The same for plans; the player that is asked must be one that searches."""
        ...

    async def mark(self, answer: ExerciseAnswer, call: Call) -> Mark:
        """How good an answer to an exercise is."""
        ...

    async def stop(self) -> None: ...


class AnalysisOrder(NamedTuple):
    """A finished game as a journal with its dice, and how much to think about it."""

    journal: str
    effort: Effort


class AnalysisAnswer(NamedTuple):
    """The analysis as JSON, as it is stored."""

    result: str = ""
    failure: str = ""


class Analyst(Protocol):
    """`places`: how many games can be analysed at once. It leaves the processor to computer players and to people."""

    places: int

    async def analyse(self, order: AnalysisOrder, progress: Callable[[int, int], None]) -> AnalysisAnswer:
        """Raises `ThinkerLost`. Cancelling the call ends the work. `progress` is called on the event loop."""
        ...

    async def stop(self) -> None: ...
