"""Doing the rest of a task for a person: a set-up, a purchase, a phase. The strongest computer player's first plan is
played at once, and after a die the next one, until the task is over or somebody else has the choice."""

from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self

from longroll.kernel.contract import Game
from longroll.kernel.dice import SeededDice
from longroll.service.adviser import Advised
from longroll.service.caller import Caller
from longroll.service.errors import ServiceError, foreign_seat, stale
from longroll.service.published import Published
from longroll.service.seats import check_person, check_seat
from longroll.service.state import Update, make_update

if TYPE_CHECKING:
    from longroll.service.service import Service

FIRST: Final = 1.5  # seconds for the first plan
NEXT: Final = 0.2  # for each that follows a die
MOST: Final = 10  # plans; who wants more asks again


class Span(NamedTuple):
    """What is done in one go: questions to one seat, in one phase and one part of it, of one task."""

    seat: int
    turn: int
    phase: str
    part: str
    task: str

    @classmethod
    def of(cls, game: Game[Any], position: Any) -> Self:
        moment, prompt = game.moment(position), game.prompt(position)
        return cls(game.seat(position), moment.turn, moment.phase, prompt.part, prompt.task)

    def covers(self, game: Game[Any], position: Any) -> bool:
        """Questions that stand alone, as those after a die, belong to the task in which they come up."""
        if game.outcome(position):
            return False
        now = Span.of(game, position)
        return now[:4] == self[:4] and now.task in ("", self.task)


async def finish(
    service: "Service", match: str, version: int, seat: str, forced: bool, client: str, caller: Caller
) -> Update:
    """All that was played comes in one answer, also if the player fails on the way."""
    published = await service.look(match)
    check_seat(published.game, seat)
    check_person(published.seats, seat)
    published.check_free()
    if version != published.version_for(seat):
        raise stale(published.version_for(seat))
    span = Span.of(published.game, published.snapshot.position)
    if published.to_move == seat and not span.task:
        raise foreign_seat("service-no-task")
    played = 0
    for number in range(MOST):
        try:
            advised = await service.adviser.advise(published, seat, FIRST if number == 0 else NEXT)
            actions = actions_within(published, span, advised)
            update = await service.act(
                match, actions, advised.version, seat, forced=forced, client=client, caller=caller
            )
        except ServiceError:
            if not played:
                raise
            break
        played += update.played
        published = update.published
        if not span.covers(published.game, published.snapshot.position):
            break
    return make_update(published, update.viewer, version, played)


def actions_within(published: Published, span: Span, advised: Advised) -> list[str]:
    """The actions of the first plan that belong to the span. Only the last one of a plan rolls dice. The plan ends with
    a secret: what follows was planned for a guess of what the other side hides."""
    game, twin, dice = published.game, published.snapshot.position.copy(), SeededDice("plan")
    actions = []
    for step in advised.advice.plans[0].steps:
        actions.append(step.action)
        secret = game.secret(twin)
        game.advance(twin, game.read_action(step.action), dice, None)
        if not span.covers(game, twin) or (secret and not game.secret(twin)):
            break
    return actions
