"""Games against the computer: its turns are played where they can be watched, skipped or cut short; one that fails is
replaced; in the end it says what it expected. The games are begun in their last turns."""

import os
import re
import signal
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Route, expect

from tests.browser.computer_game import WATCH
from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.random_clicker import RandomClicker
from tests.browser.server import Server

UNITS: Final = "u1:im:washington u2:im:washington u3:im:louisville c1:im:richmond c2:im:atlanta c3:im:memphis"
# The end, something that may be chosen, or the computer at work.
SOMETHING: Final = """:is([data-testid=outcome], [data-testid=primary], [data-testid=secondary],
  [data-testid=skip], [data-testid=bot-status], [data-testid=board] .highlighted)"""
# Looks at what the computer thinks, opens the log and tells the computer to move: all in the page, because it thinks
# for five seconds only, and a mouse may be slow.
MOVE_NOW: Final = """async () => {
  const part = (name) => document.querySelector(`[data-testid=${name}]`);
  const shown = async (name) => {
    while (!part(name)) await new Promise((go) => setTimeout(go));
    return part(name);
  };
  const status = await shown("bot-status");
  const seen = {said: status.textContent, seconds: status.querySelector("progress").max};
  part("tab-log").click();
  await shown("log-line");
  part("move-now").click();
  return seen;
}"""
NEXT_TO_LAST_TURN: Final = 9
LAST_TURN: Final = 10


def begin_game(me: Player, server: Server, level: str, turn: int = LAST_TURN) -> str:
    """A match that has been begun, with the Confederacy played by a computer player."""
    match = server.bring_position(f"short turn={turn} side=union step=march marches=2 {UNITS}")
    server.seat(match, confederate=level)
    me.open(match)
    return match


def begin_late_game(me: Player, server: Server, level: str) -> str:
    """The same with whole armies, so that there is something to think about, two turns before the end."""
    match = server.begin_late("house-divided/short-veterans", NEXT_TO_LAST_TURN, confederate=level)
    me.open(match)
    return match


def hand_over(me: Player, server: Server, match: str) -> None:
    """End the Union's turn by its coloured buttons; the computer may have played its own by then."""

    def asked() -> tuple[int, str, str]:
        state = server.state(match)
        return state["view"]["turn"], state["view"]["side"], state["to_move"]

    begun = asked()
    while asked() == begun:
        me.push("primary")


def finish(me: Player, server: Server, match: str, wait: Callable[[], None]) -> None:
    """Play the match to its end, the Union by its coloured buttons; where it has none, by what is highlighted."""
    clicker = RandomClicker(me, server, match, 1)
    while not (sight := me.look()).over:
        if sight.primary:
            me.push("primary")
        elif sight.highlighted or sight.secondary or sight.chooser:
            clicker.act()
        else:
            wait()
            me.page.wait_for_selector(SOMETHING, state="attached")
    assert server.state(match)["outcome"]


def see_estimates(me: Player, server: Server, match: str) -> list[int]:
    """The list of what the computer expected says what is stored; the actions that it is about."""
    told = server.client.get(f"/api/matches/{match}/estimates").json()
    lines = me.part("estimate")
    expect(lines).to_have_count(len(told))
    numbers = [int(str(line.get_attribute("data-number"))) for line in lines.all()]
    assert numbers == [one["number"] for one in told]
    chances = me.part("estimates").locator(".figure").all_inner_texts()
    assert chances == [f"{one['chance'] * 100:.0f}%" for one in told]
    assert me.part("estimates-chart").locator(".dot").count() == len(told) > 0
    return numbers


def choose_commander(me: Player) -> None:
    """A level that plans can have the style of a general who fought on its side."""
    style = me.part("style-confederate")
    offered = style.locator("option").all_inner_texts()
    assert offered == ["None", "Johnston (cautious)", "Lee (bold)", "Longstreet (methodical)", "Forrest (raider)"]
    style.select_option("lee")
    expect(me.part("about-confederate")).to_contain_text("Lee is bold")


def test_a_newcomer_plays_against_the_computer_with_one_click(new_player: NewPlayer, server: Server) -> None:
    me = new_player(settings={"pace": 1200})
    me.lobby()
    expect(me.part("play").first).to_be_visible()
    me.set_up()
    seat, about = me.part("seat-confederate"), me.part("about-confederate")
    players = seat.locator("option").evaluate_all("all => all.map((one) => one.value)")
    assert players == ["me", "guest", "militia", "veteran", "crack", "random"]
    expect(seat).to_have_value("militia")
    for level, time in {"crack": "five seconds", "veteran": "a second", "militia": "instantly"}.items():
        seat.select_option(level)
        expect(about).to_contain_text(time)
        if level == "crack":
            choose_commander(me)
    expect(me.part("style-confederate")).to_have_count(0)
    me.part("start").click()
    match = me.match()
    me.settle()
    assert server.state(match)["seats"] == {"union": "me", "confederate": "militia"}
    hand_over(me, server, match)
    me.part("skip").wait_for()
    me.page.reload()  # shows the present at once
    me.settle()
    expect(me.part("skip")).to_have_count(0)


def measure(route: Route) -> None:
    """Games as they would be listed if these figures had been measured."""
    games = route.fetch().json()
    rows = [
        {"handicap": "none", "bot": "militia", "games": 400, "wins": 112, "losses": 280},
        {"handicap": "union-plus-2", "bot": "militia", "games": 400, "wins": 204, "losses": 196},
    ]
    interval = {"share": 0.5, "low": 0.4, "high": 0.6, "command": ""}
    measured = [{**row, **interval} for row in rows]
    games[0]["fair"] = [
        {"scenario": "campaign", "handicap": "union-plus-2", "measured": measured},
        {"scenario": "short", "handicap": "none", "measured": []},
    ]
    route.fulfill(json=games)


def test_a_fair_start_is_recommended_and_who_sets_the_handicap_does_not_pick_the_side(
    newcomer: Player, server: Server
) -> None:
    newcomer.page.route("**/api/games", measure)
    newcomer.lobby()
    newcomer.set_up()
    balance = "The Confederacy wins 70% of 400 games between Militia players; 2% are drawn."
    expect(newcomer.part("balance-campaign")).to_have_text(balance)
    start, about = newcomer.part("starting"), newcomer.part("about-start")
    expect(start).to_have_value("printed")
    start.select_option("fair")
    expect(about).to_contain_text("With this handicap: The Union wins 51% of 400 games between Militia players.")
    start.select_option("pick")
    newcomer.part("my-side").select_option("confederate")
    newcomer.part("start").click()
    state = server.state(newcomer.match())
    assert state["options"] == {"handicap": "union-plus-2"}
    assert state["seats"] == {"union": "militia", "confederate": "me"}
    newcomer.lobby()
    newcomer.set_up()
    newcomer.part("starting").select_option("cut")
    said = f"You set the handicap, the computer picks its side. Neither, the printed start. {balance}"
    expect(about).to_have_text(said)
    newcomer.part("handicap").select_option("confederate-plus-4")
    newcomer.part("scenario-short").check()
    expect(newcomer.part("starting")).to_have_value("cut")
    newcomer.part("start").click()
    expect(newcomer.part("toast")).to_contain_text("The computer has picked its side. You play:")
    state = server.state(newcomer.match())
    assert state["options"] == {"handicap": "confederate-plus-4"}
    assert sorted(state["seats"].values()) == ["me", "militia"]


def test_militia_the_whole_of_its_turns_is_played_before_the_player_may_choose(
    new_player: NewPlayer, server: Server
) -> None:
    me = new_player(settings={"pace": 200})
    match = begin_game(me, server, "militia")
    me.page.evaluate(WATCH)
    finish(me, server, match, lambda: expect(me.part("skip")).to_have_count(0))
    seen = me.page.evaluate("() => window.seen")
    numbers = [one["number"] for one in seen]
    theirs = [line["number"] for line in server.events(match) if line["seat"] == "confederate"]
    assert numbers == sorted(numbers)
    assert set(numbers) <= set(theirs)
    assert len(numbers) >= 3
    assert [one["highlighted"] for one in seen] == [0] * len(seen)
    assert any(one["marked"] for one in seen)
    expect(me.part("estimates")).to_have_count(0)  # it expects nothing


def test_veteran_skipped_to_the_present_and_what_it_expected_leads_into_the_past(
    new_player: NewPlayer, server: Server
) -> None:
    me = new_player(settings={"pace": 1200})
    # In its first turn it reads what it needs: on a slow machine it has no time left to expect anything.
    match = begin_game(me, server, "veteran", NEXT_TO_LAST_TURN)
    hand_over(me, server, match)
    me.part("skip").wait_for()
    me.page.keyboard.press("s")
    expect(me.part("skip")).to_have_count(0)
    finish(me, server, match, lambda: me.page.keyboard.press("s"))
    first, lines = see_estimates(me, server, match)[0], me.part("estimate")
    lines.first.click()
    me.page.wait_for_url(re.compile(f"/at/{first}$"))
    expect(me.part("replay-bar")).to_contain_text(f"action {first} of")
    expect(lines.first).to_have_attribute("aria-current", "true")


def test_crack_thinks_in_sight_and_moves_when_it_is_told_to(new_player: NewPlayer, server: Server) -> None:
    me = new_player()
    match = begin_late_game(me, server, "crack:lee")
    hand_over(me, server, match)
    seen = me.page.evaluate(MOVE_NOW)
    assert "Crack, Lee is thinking" in seen["said"]
    assert seen["seconds"] == 5
    finish(me, server, match, lambda: expect(me.part("bot-status")).to_have_count(0))
    # It was given its time in the next turn: who must move at once expects nothing.
    assert any(one["bot"] == "crack:lee" for one in server.client.get(f"/api/matches/{match}/estimates").json())
    expect(me.part("estimate").first).to_be_visible()


def workers_of(server: Server) -> list[int]:
    """The processes in which the computer players of the table think."""
    processes = (path for path in Path("/proc").iterdir() if path.name.isdigit())
    return [int(path.name) for path in processes if is_worker(path, server.process)]


def is_worker(process: Path, parent: int) -> bool:
    try:
        of_parent = int((process / "stat").read_text().rpartition(")")[2].split()[1]) == parent
        return of_parent and b"spawn_main" in (process / "cmdline").read_bytes()
    except OSError:  # it has ended meanwhile
        return False


def lose_thinker(server: Server, match: str) -> None:
    """Kill the process in which a computer player thinks, as soon as there is one: it thinks for five seconds only."""
    while not (state := server.state(match))["bot_error"]:
        assert state["bot"], "it has finished its turn"
        for pid in workers_of(server):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are found in /proc")
def test_a_computer_player_that_fails_is_replaced_or_taken_over(me: Player, server: Server) -> None:
    match = begin_late_game(me, server, "crack")
    hand_over(me, server, match)
    lose_thinker(server, match)
    error = me.part("bot-error")
    expect(error).to_contain_text("Crack was stopped while it was thinking")
    expect(me.part("bot-status")).to_have_count(0)
    before = server.state(match)["actions"]
    me.part("bot-again").click()
    expect(error).to_have_count(0)
    lose_thinker(server, match)
    me.part("take-over").click()
    expect(error).to_have_count(0)
    state = server.state(match)
    assert state["seats"] == {"union": "me", "confederate": "me"}
    assert state["to_move"] == "confederate"
    assert state["actions"] >= before
    me.settle()
    expect(me.part("whose")).to_have_text("Confederate to choose")
    assert me.choices() == [choice["text"] for choice in state["choices"]]
    me.part("menu").click()
    me.part("seat-confederate").select_option("militia")
    me.part("change-players").click()
    expect(me.part("dialog-menu")).to_be_hidden()
    expect(me.part("whose")).to_have_text("Your turn: Union")
    assert server.state(match)["seats"] == {"union": "me", "confederate": "militia"}
