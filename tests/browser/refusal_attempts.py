"""Attempts to do what is not allowed, each with the rule that must be cited."""

from collections.abc import Callable
from typing import NamedTuple

from tests.browser.player import Player
from tests.browser.server import Server


class Attempts(NamedTuple):
    """A position, what has been played since, and what is tried: how, with what, against which rule."""

    position: str
    played: list[str]
    tries: list[tuple[str, str, str]]


def see_refusals(me: Player, server: Server, match: str, case: Attempts, attempt: Callable[[str, str], None]) -> None:
    """Make every attempt of the case; `attempt` makes those that are not typed. None changes the match."""
    before = server.state(match)["version"]
    why = me.part("why")
    for how, what, rule in case.tries:
        if how == "type":
            me.type(what)
        else:
            attempt(how, what)
        me.page.wait_for_selector(f'[data-testid=why][data-rule="{rule}"]')
        told = why.inner_text()
        assert rule.partition("-")[2] in told
        assert "refusal-" not in told
        why.get_by_role("button", name="Close").click()
        why.wait_for(state="detached")
    assert server.state(match)["version"] == before
