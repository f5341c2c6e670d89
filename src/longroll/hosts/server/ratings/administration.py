"""The operator's commands about ratings. They also work while the server runs."""

from collections import Counter

from longroll.hosts.server.operations.console import carry_out
from longroll.hosts.server.ratings.storage import SqlRatings
from longroll.service.ratings.counting import verify
from longroll.service.ratings.ports import RatingBook
from longroll.service.ratings.rated_match import COUNTED


def print_ratings(database: str) -> None:
    def count(book: RatingBook) -> tuple[Counter[str], Counter[tuple[str, str]]]:
        statuses = Counter(match.status for match in book.all_matches())
        return statuses, Counter((step.system, step.pace) for step in book.all_standings())

    statuses, classes = carry_out(database, lambda records: SqlRatings(records).read(count))
    others = [f", {count} {status}" for status, count in sorted(statuses.items()) if status != COUNTED]
    print(f"{statuses[COUNTED]} matches have counted{''.join(others)}")
    for (system, pace), players in sorted(classes.items()):
        print(f"{system:20} {pace:15} {players} players")


def verify_ratings(database: str) -> None:
    matches, steps = carry_out(database, lambda records: SqlRatings(records).read(verify))
    print(f"{matches} matches computed again from the first: all {steps} changes of ratings are as they are stored")
