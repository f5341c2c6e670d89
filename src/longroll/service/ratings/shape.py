"""What clients are sent about ratings, before it is encoded."""

from collections.abc import Mapping

from longroll.service.ratings.engine_agreement import EngineAgreement
from longroll.service.ratings.rated_match import COUNTED
from longroll.service.ratings.ratings import Board, MatchRatings, Standing
from longroll.service.ratings.steps import PROVISIONAL, Step

PENDING = "pending"


def rating_shape(step: Step, now: float) -> dict[str, object]:
    deviation = step.deviation_at(now)
    return {
        "system": step.system,
        "pace": step.pace,
        "rating": step.points,
        "deviation": round(deviation),
        "provisional": step.settled_until <= now or step.deviation > PROVISIONAL,
        "matches": step.number,
        "at": step.at,
    }


def standing_shape(standing: Standing, now: float) -> dict[str, object]:
    return {**rating_shape(standing.step, now), "rank": standing.rank}


def board_shape(board: Board, names: Mapping[str, str], now: float) -> dict[str, object]:
    leaders = [
        {**rating_shape(step, now), "rank": rank, "player": step.player, "name": names.get(step.player, "")}
        for rank, step in board.leaders
    ]
    return {"total": board.total, "leaders": leaders}


def history_shape(steps: list[Step]) -> list[dict[str, object]]:
    """The history of a rating, without matches and opponents, because some matches are private."""
    return [
        {"at": step.at, "rating": step.points, "deviation": round(step.deviation), "score": step.score}
        for step in steps
    ]


def match_shape(found: MatchRatings, rated: bool, over: bool) -> dict[str, object]:
    """`status`: empty if the match is not rated or not over; pending if it is not counted yet."""
    status = found.match.status if found.match is not None else PENDING if rated and over else ""
    annulment = found.annulment
    return {
        "status": status,
        "reason": annulment.reason if annulment is not None else "",
        "changes": [change_shape(step) for step in found.steps] if status == COUNTED else [],
    }


def change_shape(step: Step) -> dict[str, object]:
    return {
        "player": step.player,
        "former": round(step.former),
        "rating": step.points,
        "provisional": step.deviation > PROVISIONAL,
    }


def agreement_shape(found: EngineAgreement) -> dict[str, object]:
    sides = [
        {"seat": seat, "player": found.players.get(seat, ""), **counts._asdict()}
        for seat, counts in found.sides.items()
    ]
    return {"status": found.status, "sides": sides}
