"""Finished matches for the tests of ratings."""

from typing import Any

from longroll.service.finished import FinishedMatch, FinishedSeat
from longroll.service.ratings.classes import RatingClass

ANN, BOB, CYD = "@ann", "@bob", "@cyd"
LIVE = RatingClass("house-divided", "clock")
DAY = 86_400.0


def seats(first: str, second: str, score: float | None) -> tuple[FinishedSeat, ...]:
    other = None if score is None else 1 - score
    return (
        FinishedSeat("union", first, "", "union", score),
        FinishedSeat("confederate", second, "", "confederate", other),
    )


def finished(number: int, first: str = ANN, second: str = BOB, score: float | None = 1.0, **more: Any) -> FinishedMatch:
    """A match that ends on day `number`."""
    asked: dict[str, Any] = {
        "match": f"m{number:03}",
        "at": number * DAY,
        "title": "house-divided",
        "system": LIVE.system,
        "scenario": "campaign",
        "options": {},
        "pack": "",
        "pace": LIVE.pace,
        "rated": True,
        "access": "public",
        "winner": "",
        "level": "",
        "reason": "game",
        "actions": 100,
        "seats": seats(first, second, score),
    }
    return FinishedMatch(**{**asked, **more})
