"""Whatever cannot be done answers with the rule that forbids it. It is tried with a `box` or a `unit` of the map,
with a unit of the battle `panel`, or typed."""

from typing import Final

import pytest

from tests.browser.player import Player
from tests.browser.refusal_attempts import Attempts, see_refusals
from tests.browser.server import Server

MANASSAS: Final = "box=manassas-junction round=1 firing=confederate u1:im:manassas-junction u2:im:manassas-junction"
ATTEMPTS: Final = {
    "march": Attempts(
        "step=march marches=2 u1:im:washington u2:im:washington u3:im:chicago:march2 c1:im:richmond",
        [],
        [
            ("box", "harrisburg", "AHD-4.0-c"),
            ("unit", "c1", "AHD-4.0-c"),
            ("box", "chicago", "AHD-4.0-f"),
            ("type", "at c1", "AHD-3.0-c"),
        ],
    ),
    "unit": Attempts(
        "step=march marches=2 u1:im:washington u2:im:washington u3:im:baltimore u4:im:chicago c1:im:richmond",
        ["march washington"],
        [
            ("unit", "u3", "AHD-4.0-d"),
            ("unit", "c1", "AHD-4.0-c"),
            ("box", "harrisburg", "AHD-4.0-c"),
            ("type", "done", "AHD-4.0-c"),
        ],
    ),
    "cavalry": Attempts(
        "step=march marches=2 u1:cm:washington c1:im:manassas-junction c2:im:gordonsville",
        ["march washington", "take u1"],
        [
            ("box", "gordonsville", "AHD-4.2.1-c"),
            ("box", "charleston-sc", "AHD-4.2.4-a"),
            ("type", "go washington~fredericksburg=richmond", "AHD-4.0-l"),
            ("type", "go washington/richmond", "AHD-1.2-a"),
        ],
    ),
    "enemy cavalry": Attempts(
        "step=march marches=2 u1:cm:washington c1:cm:manassas-junction",
        ["march washington", "take u1"],
        [("box", "gordonsville", "AHD-4.2.1-d")],
    ),
    "infantry": Attempts(
        "step=march marches=2 u1:im:chicago c1:im:lafayette",
        ["march chicago", "take u1"],
        [
            ("box", "indianapolis", "AHD-4.0-n"),
            ("box", "louisville", "AHD-4.0-g"),
            ("type", "sail new-york-city", "AHD-4.2.3-c"),
        ],
    ),
    "south at sea": Attempts(
        "side=confederate step=march marches=2 c1:im:norfolk u1:im:chicago",
        ["march norfolk", "take c1"],
        [("box", "wilmington", "AHD-4.2.3-a")],
    ),
    "enemy rail": Attempts(
        "step=march marches=2 louisville:confederate bloomington-in:confederate u1:im:evansville",
        ["march evansville", "take u1"],
        [("box", "indianapolis", "AHD-4.0-j")],
    ),
    "targets": Attempts(
        f"step=target {MANASSAS} u3:im:washington c1:im:manassas-junction c2:im:manassas-junction",
        [],
        [
            ("unit", "u3", "AHD-5.1-a"),
            ("panel", "c2", "AHD-5.1-a"),
            ("box", "gordonsville", "AHD-5.2.5-a"),
            ("type", "reinforce c2", "AHD-5.2.4-a"),
            ("type", "fire", "AHD-5.1-e"),
        ],
    ),
    "enough firers": Attempts(
        f"step=target {MANASSAS} c1:im:manassas-junction c2:im:manassas-junction",
        ["at u1"],
        [("panel", "u1", "AHD-5.1-b")],
    ),
    "too few firers": Attempts(
        f"step=target {MANASSAS} u3:im:manassas-junction c1:im:manassas-junction c2:im:manassas-junction",
        ["at u1"],
        [("panel", "u1", "AHD-5.1-c")],
    ),
    "stand": Attempts(
        "step=stand box=manassas-junction round=2 firing=confederate from-union=washington u1:im:manassas-junction"
        " u2:im:front-royal c1:im:manassas-junction c2:im:richmond c3:im:gordonsville:retreated",
        [],
        [
            ("box", "petersburg", "AHD-5.2.5-b"),
            ("type", "retreat front-royal", "AHD-5.2.5-c"),
            ("unit", "c2", "AHD-5.2.4-b"),
            ("type", "reinforce c3", "AHD-5.2.4-c"),
            ("unit", "u2", "AHD-5.0-d"),
            ("panel", "c1", "AHD-5.2.4-b"),
            ("type", "withdraw", "AHD-5.2.6-a"),
        ],
    ),
    "promotion": Attempts(
        "step=promote u1:ic:washington u2:im:chicago c1:im:richmond",
        [],
        [
            ("unit", "u1", "AHD-6.0-a"),
            ("unit", "c1", "AHD-6.0-d"),
            ("box", "washington", "AHD-6.0-a"),
            ("box", "richmond", "AHD-6.0-d"),
        ],
    ),
    "only cavalry": Attempts(
        "step=recruit recruits=4 pool=0/2/3/3 u1:im:washington c1:im:richmond",
        [],
        [("box", "harrisburg", "AHD-7.0-c"), ("box", "louisville", "AHD-7.0-e")],
    ),
    "recruits": Attempts(
        "step=recruit recruits=4 pool=3/0/3/3 u1:im:washington c1:im:richmond",
        ["recruit infantry new-york-city"],
        [
            ("box", "harrisburg", "AHD-7.0-c"),
            ("box", "new-york-city", "AHD-7.0-d"),
            ("box", "louisville", "AHD-7.0-e"),
            ("type", "recruit cavalry chicago", "AHD-7.0-b"),
        ],
    ),
    "battles": Attempts(
        "step=battle u1:im:manassas-junction:stopped+from-washington c1:im:manassas-junction"
        " u2:im:fredericksburg:stopped+from-washington c2:im:fredericksburg u3:im:washington",
        [],
        [("box", "washington", "AHD-5.0-a"), ("type", "fire", "AHD-5.0-c")],
    ),
}


@pytest.mark.parametrize("case", ATTEMPTS.values(), ids=ATTEMPTS.keys())
def test_what_cannot_be_done_names_its_rule(careful: Player, server: Server, case: Attempts) -> None:
    side = "" if "side=" in case.position else "side=union "
    match = server.bring_position(f"campaign turn=2 {side}{case.position}", *case.played)
    careful.open(match)

    def attempt(how: str, what: str) -> None:
        if how == "panel":
            careful.aim(what)
        else:
            careful.pick(how, what)

    see_refusals(careful, server, match, case, attempt)


def test_the_tries_are_many_and_different() -> None:
    tries = {(case.position, how, what) for case in ATTEMPTS.values() for how, what, _ in case.tries}
    assert len(tries) >= 20
    assert len({rule for case in ATTEMPTS.values() for *_, rule in case.tries}) >= 20


def test_the_offending_piece_is_lit_and_the_rule_is_a_click_away(me: Player, server: Server) -> None:
    me.open(server.bring_position(f"campaign turn=2 side=union {ATTEMPTS['promotion'].position}"))
    me.pick("unit", "u1")
    me.page.locator("[data-testid=board] [data-unit=u1].marked").wait_for()
    me.part("why").get_by_role("button", name="6.0-a").click()
    entry = me.page.locator("[data-testid=dialog-rules] [data-entry='AHD-6.0-a']")
    entry.wait_for()
    assert entry.evaluate("one => one.classList.contains('found')")
