"""The games of a tournament that the server ends, each with a reason that its players see.

- A player has withdrawn: he resigns.
- An organiser has decided.
- The deadline has passed: the side loses that must choose. It is a draw if a computer player must choose, if the game
  is paused by consent, or if the player is on vacation.
- The tournament is cancelled: the game is aborted.
"""

from collections.abc import Callable
from typing import Any

from longroll.kernel.contract import Game as Rules
from longroll.service.agreement import ABORTED, ADJUDICATED, RESIGNED, Agreement, Result
from longroll.service.agreement_edits import Settle
from longroll.service.consent import away_of
from longroll.service.live_match import LiveMatch
from longroll.service.ports import Clock
from longroll.service.seats import is_person
from longroll.service.tournaments.tournament import CANCELLED, Game, Score, Tournament

Ruling = Callable[[LiveMatch, Agreement, float], Result]


class Adjudicate(Settle):
    """A game that is over stays as it is."""

    by_player = False

    def __init__(self, live: LiveMatch, clock: Clock, ruling: Ruling) -> None:
        super().__init__(live, "", clock)
        self.ruling = ruling

    def change(self, agreement: Agreement) -> Agreement:
        if self.live.over:
            return agreement
        return agreement.change(result=self.ruling(self.live, agreement, self.clock.now()))


def find_ruling(tournament: Tournament, game: Game, now: float) -> Ruling | None:
    """Why a game that is not over must end now; none: it goes on."""
    if tournament.status == CANCELLED:
        return abort
    if game.verdict is not None:
        return by_verdict(game.verdict)
    gone = tournament.gone
    for side, key in enumerate((game.first, game.second)):
        if key in gone:
            return by_withdrawal(side)
    return at_deadline if game.deadline <= now and not tournament.by_organiser else None


def abort(live: LiveMatch, agreement: Agreement, now: float) -> Result:
    del live, agreement, now
    return Result("", ABORTED)


def by_verdict(score: Score) -> Ruling:
    def ruling(live: LiveMatch, agreement: Agreement, now: float) -> Result:
        del agreement, now
        winner = "" if score[0] == score[1] else live.game.seats[score[1] > score[0]]
        return Result(winner, ADJUDICATED)

    return ruling


def by_withdrawal(side: int) -> Ruling:
    def ruling(live: LiveMatch, agreement: Agreement, now: float) -> Result:
        del agreement, now
        return lost_by(live.game, side, RESIGNED)

    return ruling


def at_deadline(live: LiveMatch, agreement: Agreement, now: float) -> Result:
    seat = live.to_move
    away = away_of(agreement, live.seats, seat)
    excused = agreement.paused > 0 or (away is not None and away.start <= now < away.until)
    if not is_person(live.seats, seat) or excused:
        return Result("", ADJUDICATED)
    return lost_by(live.game, live.game.seats.index(seat) % 2, ADJUDICATED)


def lost_by(game: Rules[Any], side: int, reason: str) -> Result:
    return Result(game.seats[1 - side], reason, game.seats[side])
