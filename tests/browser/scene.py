"""A scene in which things are tried that cannot be done, each with the rule that must answer."""

from collections.abc import Callable
from typing import NamedTuple

from tests.browser.player import Player
from tests.browser.server import Server


class Scene(NamedTuple):
    """A position, what has been played since, and what is tried: how, with what, against which rule."""

    position: str
    played: list[str]
    tries: list[tuple[str, str, str]]


def see_refusals(me: Player, server: Server, match: str, scene: Scene, attempt: Callable[[str, str], None]) -> None:
    """Try what the scene tells; `attempt` does what is not typed. Nothing of it changes the match."""
    before = server.state(match)["version"]
    why = me.part("why")
    for how, what, rule in scene.tries:
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
