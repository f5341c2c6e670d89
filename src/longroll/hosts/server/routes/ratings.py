"""Ratings: leaderboards, players, what a match did to them; and what organisers decide about them."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request
from starlette.responses import Response

from longroll.hosts.server.routes.common import ERRORS, GateHere, MatchId, PersonRoute, answer
from longroll.hosts.server.schemas import ratings as schemas
from longroll.service.errors import ServiceError
from longroll.service.ratings.gate import Rated, RatingGate
from longroll.service.ratings.ratings import Ratings
from longroll.service.ratings.shape import (
    agreement_shape,
    board_shape,
    history_shape,
    match_shape,
    rating_shape,
    standing_shape,
)

router = APIRouter(prefix="/api", route_class=PersonRoute)
System = Annotated[str, Path(max_length=40)]
Pace = Annotated[str, Path(max_length=40)]
Player = Annotated[str, Path(max_length=60, description="@ and the id of a person, or a computer player")]
Players = Annotated[Sequence[str], Query(max_length=100)]
Offset = Annotated[int, Query(ge=0, le=10**6)]
Limit = Annotated[int, Query(ge=1, le=100)]


async def open_rating_gate(request: Request, gate: GateHere) -> RatingGate:
    ratings: Ratings | None = getattr(request.app.state, "ratings", None)
    if ratings is None:
        raise ServiceError("missing", "server-nothing-here")
    return RatingGate(gate, ratings, request.app.state.accounts.directory)


RatingsHere = Annotated[RatingGate, Depends(open_rating_gate)]


def now_of(gate: RatingGate) -> float:
    return gate.gate.service.clock.now()


@router.get("/ratings", response_model=schemas.PlayerRatings, responses=ERRORS)
async def list_ratings(gate: RatingsHere, player: Players = ()) -> Response:
    """Of several players at once."""
    found = defaultdict(list)
    for step in await gate.of_players(player):
        found[step.player].append(rating_shape(step, now_of(gate)))
    return answer({"ratings": found})


@router.get("/ratings/players/{player}", response_model=list[schemas.RatingStanding], responses=ERRORS)
async def show_player(gate: RatingsHere, player: Player) -> Response:
    """With the rank in each class."""
    return answer([standing_shape(one, now_of(gate)) for one in await gate.of_player(player)])


@router.get("/ratings/players/{player}/{system}/{pace}", response_model=list[schemas.RatingPoint], responses=ERRORS)
async def show_history(gate: RatingsHere, player: Player, system: System, pace: Pace) -> Response:
    """After each of the last 500 matches."""
    return answer(history_shape(await gate.history(player, system, pace)))


@router.get("/ratings/{system}/{pace}", response_model=schemas.Leaderboard, responses=ERRORS)
async def show_leaders(
    gate: RatingsHere, system: System, pace: Pace, offset: Offset = 0, limit: Limit = 50
) -> Response:
    """The highest first; who has the same rating has the same rank. Provisional ratings are left out."""
    board, names = await gate.leaders(system, pace, offset, limit)
    return answer(board_shape(board, names, now_of(gate)))


@router.get("/matches/{match}/ratings", response_model=schemas.MatchRatings, responses=ERRORS)
async def show_match(gate: RatingsHere, match: MatchId) -> Response:
    """What the match did to the ratings of its players."""
    return answer_match(await gate.of_match(match))


@router.get("/matches/{match}/engine-agreement", response_model=schemas.EngineAgreement, responses=ERRORS)
async def show_agreement(gate: RatingsHere, match: MatchId) -> Response:
    """How many plans of a rated match agree with those of the computer, as far as it was analysed."""
    return answer(agreement_shape(await gate.engine_agreement(match)))


@router.post("/matches/{match}/engine-agreement", response_model=schemas.EngineAgreement, responses=ERRORS)
async def request_agreement(gate: RatingsHere, match: MatchId) -> Response:
    """Have the match analysed in the background, if it is not."""
    return answer(agreement_shape(await gate.engine_agreement(match, request=True)))


def answer_match(rated: Rated) -> Response:
    published = rated.published
    is_rated = published.agreement is not None and published.agreement.rated
    return answer(match_shape(rated.found, is_rated, published.over))
