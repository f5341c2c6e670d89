"""A finished match of the club. It is stored in the same transaction as what ended the match, so that whatever follows
from a result (archive, ratings, standings, notices) can be worked off from what is stored, also after a crash."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from longroll.kernel.contract import Game
from longroll.kernel.outcome import Outcome
from longroll.match.visibility import same_side
from longroll.service.agreement import ABORTED, Agreement, Result
from longroll.service.live_match import LiveMatch

PLAYED_OUT: Final = "game"
"""The reason of a match that was decided by its rules; the others are those of an agreement."""


class FinishedSeat(NamedTuple):
    """`name` is that of a person. `side` is the first or second seat. `score`: 1, one half or 0; none if the match was
    aborted."""

    seat: str
    player: str
    name: str
    side: str
    score: float | None


class FinishedMatch(NamedTuple):
    """`winner` is a side, or empty. `level` is that of the victory, where a game has levels. `pace` is the kind of its
    clocks."""

    match: str
    at: float
    title: str
    system: str
    scenario: str
    options: Mapping[str, str]
    pack: str
    pace: str
    rated: bool
    access: str
    winner: str
    level: str
    reason: str
    actions: int
    seats: tuple[FinishedSeat, ...]


def describe_finished(live: LiveMatch) -> FinishedMatch | None:
    """What ends the match now: none if it goes on or was over before, and for a match at home."""
    agreement, outcome = live.agreement, live.match.outcome
    if agreement is None or not live.over or live.published.over:
        return None
    header = live.match.header
    winner, reason = result_of(outcome, agreement.result)
    return FinishedMatch(
        match=live.id,
        at=live.updated,
        title=header.title,
        system=live.game.system,
        scenario=header.scenario,
        options=dict(header.options),
        pack=header.pack,
        pace=agreement.pace.kind,
        rated=agreement.rated,
        access=agreement.access,
        winner=winner,
        level=outcome.level if outcome is not None else "",
        reason=reason,
        actions=len(live.match.history),
        seats=describe_seats(live.game, live.seats, agreement, winner, reason),
    )


def result_of(outcome: Outcome | None, settled: Result | None) -> tuple[str, str]:
    """The winner and the reason. What the rules decide comes before what the players settle."""
    if outcome is not None:
        return outcome.winner, PLAYED_OUT
    return (settled.winner, settled.reason) if settled is not None else ("", "")


def describe_seats(
    game: Game[Any], seats: Mapping[str, str], agreement: Agreement, winner: str, reason: str
) -> tuple[FinishedSeat, ...]:
    return tuple(
        FinishedSeat(
            seat,
            player,
            agreement.names.get(player, ""),
            game.seats[place % 2],
            None if reason == ABORTED else score_of(game, winner, seat),
        )
        for place, (seat, player) in enumerate(seats.items())
    )


def score_of(game: Game[Any], winner: str, seat: str) -> float:
    """A win is worth one point, a draw half of one."""
    if not winner:
        return 0.5
    return 1.0 if same_side(game, winner, seat) else 0.0
