"""A look at a match is answered on the fast path as it is by its route, whoever asks for whichever match."""

from typing import Final

import httpx

from tests.hosts.club.table import Table
from tests.hosts.people.browsers import Browser

ROUTED: Final = "?unknown=1"  # what has a query goes through the router
OWN: Final = ("date", "x-request-id")
"""Headers that differ from answer to answer."""


def ask(browser: Browser, path: str) -> tuple[int, bytes, list[tuple[str, str]]]:
    answer: httpx.Response = browser.request("GET", path, headers={"accept-language": "fr"})
    return answer.status_code, answer.content, sorted(one for one in answer.headers.items() if one[0] not in OWN)


def test_the_fast_path_answers_as_the_route_does(table: Table) -> None:
    server = table.server
    matches = [table.begin(access="private"), table.begin(access="public"), "none", "a" * 33, "~"]
    statuses = set()
    for browser in (table.ann, table.bob, server.member("Cyd"), server.browser()):
        for match in matches:
            answers = [ask(browser, f"/api/matches/{match}{query}") for query in ("", ROUTED)]
            assert answers[0] == answers[1], match
            statuses.add(answers[0][0])
    assert statuses == {200, 400, 401, 403, 404}
