"""The American Civil War through the page: games played by clicking, and what map, battle board and sheets show."""

from collections.abc import Iterator
from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.choice_clicker import ChoiceClicker
from tests.browser.player import Player
from tests.browser.refusal_attempts import Attempts, see_refusals
from tests.browser.server import Server

BOOKS: Final = "union-naval=5 confederate-naval=1 union-rail=7 confederate-rail=4 rating=8"
EAST: Final = "maryland:6ui+1uc+1ua+1ul norfolk:2ui northern-virginia:5ci+1cc+1ca+1cl richmond:3ci"
MONTH: Final = 3
MARCH: Final = f"historical turn={MONTH} side=union step=march stage=1 {BOOKS} {EAST} chicago:4ui"
BUY: Final = f"historical turn=3 side=union step=buy stage=4 union-points=17 {BOOKS} {EAST}"
POLITICS: Final = f"historical turn=3 side=confederate step=politics stage=3 initiative-of=2 {BOOKS} {EAST}"
LINES: Final = (
    "attacker-line-1:2ui attacker-line-2:2ui+1uc attacker-line-3:2ui attacker-middle-2:1ui attacker-reserve:1ui+1ul"
    " defender-line-1:2ci defender-line-2:2ci+1cc+1cl defender-line-3:2ci defender-reserve:1ci"
)
FIELD: Final = (
    f"historical turn=1 side=union step=act stage=1 {BOOKS} space=northern-virginia defender=1 size=2 battle-turn=1"
    f" phase=2 {LINES}"
)
ATTACK: Final = ["from maryland", "to northern-virginia", "all", "end"]


def bring(server: Server, position: str, *actions: str, title: str = "civil-war-standard", seed: str = "1861") -> str:
    return server.bring_position(position, *actions, title=title, seed=seed)


# --- whole games


def test_a_basic_game_is_placed_marched_fought_and_ended_by_clicks(careful: Player, server: Server) -> None:
    armies = "washington:2ui maryland:4ui+1uc+1ua northern-virginia:3ci+1ca richmond:2ci"
    start = f"basic length=12 turn=12 side=union step=place task=1 quota=0.1.3 {armies}"
    match = bring(server, start, title="civil-war-basic")
    careful.open(match)
    clicker = ChoiceClicker(careful, server, match)
    random = Random(1)
    clicker.play(random, lambda _: 1, until=lambda one: one.me.kind() != "place")
    clicker.do("end", *ATTACK)
    clicker.play(random, lambda _: 1)
    assert server.actions(match) == clicker.done
    assert {"place", "march", "where", "who", "array", "fire", "target", "reserve"} <= clicker.kinds
    outcome = server.state(match)["outcome"]
    banner = careful.part("outcome")
    assert (banner.get_attribute("data-winner"), banner.get_attribute("data-rule")) == (outcome["winner"], "ACW-L01")
    told = {event["kind"] for event in server.events(match)}
    assert {"placed", "moved", "battle", "shot", "battle-won"} <= told


def test_a_quarter_of_the_standard_game_is_played_by_clicks(careful: Player, server: Server) -> None:
    match = bring(server, MARCH)
    careful.open(match)
    clicker = ChoiceClicker(careful, server, match)
    clicker.do("from norfolk", "sail charleston", "all", "let-pass")
    clicker.do("from chicago", "rail northern-ohio", "take union-infantry", "done")
    clicker.do(*ATTACK)
    random = Random(4)
    deploys = {"deploy": 1.0, "ready": 20.0}
    clicker.play(random, lambda choice: deploys[choice.split()[0]], until=lambda one: one.me.kind() != "deploy")
    clicker.play(random, liked, until=lambda one: one.me.kind() == "naval")
    clicker.do("challenge")
    expect(careful.part("dice").locator("svg")).to_have_count(4)
    clicker.do("diplomacy", "diplomacy")
    clicker.do("buy confederate-infantry richmond", "buy-rail", "rest", "buy union-artillery cleveland", "rest")
    clicker.play(random, restful, until=lambda _: server.state(match)["view"]["turn"] == MONTH + 3)
    assert server.actions(match) == clicker.done
    told = {event["kind"] for event in server.events(match)}
    wanted = {"landed", "railed", "deployed", "fired", "naval-battle", "rating", "bought", "bought-rail"}
    assert wanted <= told
    deployed = [action for action in clicker.done if action.startswith("deploy ")]
    assert {action.split()[1].split("-")[0] for action in deployed} == {"union", "confederate"}


QUIET: Final = ("end", "rest", "abstain", "anchor", "let-pass", "done", "calm", "forgo", "pass", "halt")


def restful(choice: str) -> float:
    """A quiet month: every seat that may pass does."""
    return 1.0 if choice in QUIET else 0.001


def liked(choice: str) -> float:
    """In battle guns are fired, few others act, and every side that may withdraws."""
    verb = choice.split(maxsplit=1)[0]
    if verb == "act":
        return 40 if "artillery" in choice else 0.5
    return {"pass": 4.0, "fire": 90.0, "charge": 9.0, "withdraw": 20.0, "halt": 4.0}.get(verb, 1.0)


# --- the screen is handed over

# All that is in the page, but what a cover shows.
BEHIND: Final = """() => {
  const lines = [...document.querySelectorAll("[data-area]:is([data-area^=attacker], [data-area^=defender])")]
    .filter((one) => one.dataset.area.includes(" line-")).flatMap((one) => [...one.querySelectorAll("[data-piece]")]);
  const said = document.querySelector("#app").textContent + [...document.querySelectorAll("[aria-label], [title]")]
    .map((one) => `${one.ariaLabel} ${one.title}`).join();
  return {pieces: lines.map((one) => one.dataset.piece), said, inert: document.querySelector("#app").inert};
}"""


def test_a_deployment_is_covered_before_the_screen_is_handed_over(careful: Player, server: Server) -> None:
    match = bring(server, MARCH, *ATTACK)
    careful.open(match)
    expect(careful.part("hand-over")).to_have_text("I am the Union player")
    clicker = ChoiceClicker(careful, server, match)
    random = Random(2)
    clicker.do("deploy union-leader line-3")
    clicker.play(random, lambda choice: choice != "ready", until=may_be_ready)
    clicker.do("ready")
    cover = careful.part("hand-over")
    expect(cover).to_have_text("I am the Confederate player")
    expect(cover).to_be_focused()
    seen = careful.page.evaluate(BEHIND)
    assert seen["inert"]
    assert seen["pieces"] == []
    cover.click()
    seen = careful.page.evaluate(BEHIND)
    assert not seen["inert"]
    assert seen["pieces"] == []
    assert "deploy union" not in seen["said"]
    assert "Union leader to" not in seen["said"]
    careful.part("tab-log").click()
    told = careful.part("log-line").evaluate_all("all => all.map((one) => Number(one.dataset.number))")
    assert max(told) <= len(ATTACK)
    careful.part("tab-choices").click()
    clicker.play(random, lambda choice: choice != "ready", until=may_be_ready)
    clicker.do("ready")
    expect(clicker.board('[data-piece="attacker line-3 union-leader"]')).to_be_visible()


def may_be_ready(clicker: ChoiceClicker) -> bool:
    return "ready" in clicker.server.choices(clicker.match)


# --- a battle


@pytest.fixture
def order(careful: Player, server: Server) -> tuple[ChoiceClicker, str]:
    """The infantry in the middle is acting."""
    match = bring(server, FIELD)
    careful.open(match)
    clicker = ChoiceClicker(careful, server, match)
    clicker.do("act union-infantry middle-2 fresh")
    return clicker, match


def test_every_chance_is_told_once_with_its_modifiers_and_taken_by_a_click(
    order: tuple[ChoiceClicker, str], server: Server
) -> None:
    clicker, match = order
    odds = server.state(match)["view"]["battle"]["odds"]
    assert odds
    for action, known in odds.items():
        told = clicker.board(f'.chance[data-choice="{action}"]').inner_text()
        assert "%" in told
        parts = {**known["parts"], **known.get("other_parts", {})}
        for name, number in parts.items():
            word = {"match-up": "match-up bonus"}.get(name, name)
            assert f"{word} {'+' if number > 0 else '−'}{abs(number)}" in told
    assert "fire 28%" in clicker.board('.chance[data-choice="fire confederate-cavalry"]').inner_text()
    charge = clicker.board('.chance[data-choice="charge confederate-cavalry"]')
    assert charge.inner_text().startswith("charge 56%")
    assert "%" not in clicker.me.part("choices").inner_text()
    assert "%" not in clicker.me.part("battle").inner_text()
    expect(clicker.me.part("battle")).to_contain_text("Union 10 in the fight")
    expect(clicker.me.part("battle")).to_contain_text("Confederate 9 in the fight")
    clicker.push(charge)
    clicker.do("dodge")
    assert server.actions(match)[-2:] == ["charge confederate-cavalry", "dodge"]


def test_who_is_hit_is_marked_where_he_stood(careful: Player, server: Server) -> None:
    """The first seed of which the shot hits: the mark stays until the next attack."""
    match = bring(server, FIELD, "act union-infantry middle-2 fresh", seed="7")
    careful.open(match)
    clicker = ChoiceClicker(careful, server, match)
    clicker.push(clicker.board('.chance[data-choice="fire confederate-infantry"]'))
    result = next(event for event in server.events(match) if event["kind"] == "fired")["facts"]["result"]
    assert result in ("destroyed", "routed")
    mark = clicker.board('[data-area="defender line-2"] .casualty')
    expect(mark).to_have_text(f"Confederate infantry: {'lost' if result == 'destroyed' else 'routed'}")


SEEN: Final = """() => {
  const text = (name) => document.querySelector(`[data-testid=${name}]`)?.innerText ?? "";
  const highlighted = [...document.querySelectorAll("[data-testid=board] .highlighted")];
  const said = ["whose", "prompt", "battle", "choices", "date"].map(text);
  return [...said, highlighted.map((one) => `${one.ariaLabel} ${one.classList}`)];
}"""


def test_both_sides_of_a_column_have_one_name(order: tuple[ChoiceClicker, str]) -> None:
    """ACW-S-field-02; columns count from the left of the attacker, as in the worked example."""
    clicker, _ = order
    for side in ("attacker", "defender"):
        for area, flank in (("line-1", "Left wing"), ("line-2", "Centre"), ("line-3", "Right wing")):
            group = clicker.board(f'[role=group][data-area="{side} {area}"]')
            expect(group).to_have_attribute("aria-label", flank)


def test_a_reload_keeps_the_piece_at_work(order: tuple[ChoiceClicker, str], server: Server) -> None:
    clicker, match = order
    me = clicker.me
    before = me.page.evaluate(SEEN)
    assert any("selected" in one for one in before[-1])
    me.page.reload()
    me.settle()
    assert me.page.evaluate(SEEN) == before
    expect(clicker.board(".field-piece.selected")).to_have_attribute("data-piece", "attacker middle-2 union-infantry")
    assert clicker.board(".field-piece.battle").count() == 2
    clicker.do("fire confederate-infantry")
    assert server.actions(match)[-1] == "fire confederate-infantry"


def test_a_finger_confirms_an_attack(phone: Player, server: Server) -> None:
    guns = FIELD.replace("phase=2", "phase=1").replace("attacker-line-1:2ui", "attacker-line-1:2ui+1ua")
    match = bring(server, guns, "act union-artillery line-1 fresh")
    phone.open(match)
    target = phone.page.locator(".field-piece.battle")
    assert target.count() == 1
    target.tap()
    primary = phone.part("primary")
    expect(primary).to_contain_text("42%")
    assert server.actions(match)[-1].startswith("act")
    primary.tap()
    expect(phone.part("prompt")).not_to_have_attribute("data-kind", "order")
    assert server.actions(match)[-1] == "fire confederate-infantry"


# --- four players

EASTERN: Final = ".".join(str(side + space) for side in (0, 128) for space in (0, 1, 2))
COMMAND: Final = (
    f"historical turn=3 side=union step=command stage=1 four=theatre theatre=1 east={EASTERN} {BOOKS} {EAST}"
)


def test_the_two_commands_are_told_apart(careful: Player, server: Server) -> None:
    match = bring(server, COMMAND, title="civil-war-teams")
    east = server.state(match)["view"]["east"]["union"]
    assert len(east) == 3
    careful.open(match)
    clicker = ChoiceClicker(careful, server, match)
    legend = clicker.board(".acw-theatres")
    expect(legend).to_have_text("Commands: UnionEastWest")
    tinted = "all => all.map((one) => one.dataset.space)"
    assert set(clicker.board('[data-command="east"]').evaluate_all(tinted)) == set(east)
    assert clicker.board('[data-command="west"]').count() == len(clicker.board(".space").all()) - len(east)
    careful.page.locator(f'[data-choice="assign {east[0]} west"]').first.click()
    expect(clicker.board('[data-command="east"]')).to_have_count(2)
    assert set(clicker.board('[data-command="east"]').evaluate_all(tinted)) == set(east[1:])
    careful.page.locator('[data-testid=primary][data-choice="ordered"]').click()
    expect(legend).to_be_hidden()
    expect(clicker.board("[data-command]")).to_have_count(0)


# --- sheets


def test_nobody_spends_more_than_he_has(careful: Player, server: Server) -> None:
    match = bring(server, BUY)
    careful.open(match)
    clicker = ChoiceClicker(careful, server, match)
    leader = careful.page.locator("[data-testid=battle] [data-sort=union-leader]")
    expect(leader).to_contain_text("not enough points")
    leader.click()
    careful.page.wait_for_selector('[data-testid=why][data-rule="ACW-S-prod-07"]')
    assert "19" in careful.part("why").inner_text()
    careful.part("why").get_by_role("button", name="Close").click()
    clicker.do("buy union-infantry boston")
    expect(careful.part("points-left")).to_have_text("8 points left")
    for sort in ("union-infantry", "rail", "naval"):
        expect(careful.page.locator(f"[data-testid=battle] [data-sort={sort}]")).to_contain_text("not enough points")
    clicker.do("rest")
    assert server.actions(match) == ["buy union-infantry boston", "rest"]


def test_a_political_choice_tells_what_it_brings(careful: Player, server: Server) -> None:
    match = bring(server, POLITICS)
    careful.open(match)
    offers = careful.page.locator("[data-offer]")
    told = {one.get_attribute("data-offer"): one.locator("li").all_inner_texts() for one in offers.all()}
    assert set(told) == {"emancipate", "conscript", "diplomacy", "appeal"}
    assert all(told.values())
    assert any("Rating drops to 5" in line for line in told["emancipate"])
    assert any("+15 PP" in line for line in told["conscript"])
    assert careful.part("secondary").count() == 0
    ChoiceClicker(careful, server, match).do("diplomacy")
    assert server.actions(match) == ["diplomacy"]


# --- why not


ATTEMPTS: Final = {
    "march": Attempts(MARCH, [], [("space", "richmond", "ACW-B-move-01"), ("space", "boston", "ACW-B-move-01")]),
    "where": Attempts(
        MARCH,
        ["from maryland"],
        [
            ("space", "new-orleans", "ACW-B-move-02"),
            ("type", "rail boston", "ACW-S-rail-01"),
            ("type", "sail charleston", "ACW-S-amph-01"),
        ],
    ),
    "buy": Attempts(
        BUY.replace("points=17", "points=40"),
        ["buy union-infantry boston"],
        [
            ("space", "boston", "ACW-S-prod-09"),
            ("space", "richmond", "ACW-S-prod-09"),
        ],
    ),
    "order": Attempts(
        FIELD,
        ["act union-infantry middle-2 fresh"],
        [
            ("piece", "defender line-2 confederate-leader", "ACW-S-leader-05"),
            ("piece", "attacker line-2 union-cavalry", "ACW-S-leader-02"),
            ("type", "shift line-1", "ACW-S-field-04"),
        ],
    ),
    "deploy": Attempts(MARCH, ATTACK, [("type", "ready", "ACW-S-deploy-03")]),
}


@pytest.mark.parametrize("case", ATTEMPTS.values(), ids=ATTEMPTS.keys())
def test_what_cannot_be_done_names_its_rule(careful: Player, server: Server, case: Attempts) -> None:
    match = bring(server, case.position, *case.played)
    careful.open(match)
    clicker = ChoiceClicker(careful, server, match)
    clicker.dismiss_cover()

    def attempt(how: str, what: str) -> None:
        if how == "space":
            clicker.space(what)
        else:
            clicker.piece(what)

    see_refusals(careful, server, match, case, attempt)


# --- for everyone


def screens(me: Player, server: Server) -> Iterator[str]:
    me.lobby()
    me.set_up("american-civil-war")
    me.part("title-civil-war-teams").click()
    yield "lobby"
    me.open(bring(server, MARCH, "from maryland"))
    yield "map"
    me.part("tab-war").click()
    me.page.locator("[data-testid=order-of-battle] summary").first.click()
    yield "war"
    me.open(bring(server, FIELD, "act union-infantry middle-2 fresh"))
    me.page.locator(".chance").first.wait_for()
    yield "field"
    me.open(bring(server, BUY))
    me.page.locator("[data-testid=battle] [data-sort=union-infantry]").click()
    yield "purchases"
    me.open(bring(server, POLITICS))
    yield "politics"
    me.open(bring(server, MARCH, *ATTACK, "deploy union-infantry line-1"))
    me.part("hand-over").click()
    me.page.locator("[data-piece='attacker reserve union-infantry']").click()
    yield "deployment"


def test_axe_finds_nothing(me: Player, server: Server) -> None:
    for screen in screens(me, server):
        assert violations(me.page) == [], screen


# --- the lobby


def test_presets_are_offered_where_their_switches_are(me: Player, server: Server) -> None:
    me.lobby()
    card = me.page.locator("[data-system=american-civil-war]")
    me.set_up("american-civil-war")
    expect(card.get_by_test_id("preset-standard")).to_be_visible()
    expect(card.get_by_test_id("preset-advanced")).to_have_count(0)
    me.part("title-civil-war-teams").click()
    card.get_by_test_id("preset-advanced").click()
    seats = {name: card.get_by_test_id(f"seat-{name}").input_value() for name in ("union", "union-second")}
    assert seats == {"union": "me", "union-second": "me"}
    me.part("start").click()
    options = server.state(me.match())["options"]
    assert len(options) == 11
    assert set(options.values()) == {"on"}
