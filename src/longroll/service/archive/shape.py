"""What clients are sent about the archive."""

from longroll.service.archive.ports import Archived, Page
from longroll.service.archive.query import write_cursor
from longroll.service.archive.statistics import Line


def page_shape(page: Page) -> dict[str, object]:
    return {
        "matches": [match_shape(match) for match in page.matches],
        "next": "" if page.next is None else write_cursor(page.next),
    }


def match_shape(found: Archived) -> dict[str, object]:
    shape = found.match._asdict()
    del shape["pack"]
    return {**shape, "annulled": found.annulled, "seats": [seat._asdict() for seat in found.match.seats]}


def line_shape(line: Line) -> dict[str, object]:
    measured = line.measured
    return {
        "title": line.title,
        "scenario": line.scenario,
        "games": line.games,
        "wins": line.wins,
        "draws": line.draws,
        "actions": line.actions,
        "reasons": line.reasons,
        "measured": None
        if measured is None
        else {"bot": measured.bot, "games": measured.games, "share": measured.share},
    }
