"""Plays a club on loopback in Chromium, by clicks: two players and a spectator to the end of a short House Divided,
four who start the four-player war, and two of whom one runs out of time.

    python -m tests.browser.club

What it took is printed.
"""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from playwright.sync_api import Browser, Route, expect

from tests.browser.attacking_clicker import AttackingClicker
from tests.browser.member import Game, Line, Member, Members, serve_club
from tests.browser.random_clicker import RandomClicker
from tests.browser.server import Json, Server
from tests.browser.table import drive, launch

SEED: Final = 1861
SHORT: Final = Game(scenario="short", side="union", pace="clock")
WAR: Final = Game("civil-war-teams", side="union")
ORDERS: Final = {"stand": "stand", "ride": "friends", "target": "strongest", "promote": "best"}
MOST: Final = 4000
PATIENCE: Final = 1000


class ClubClicker(RandomClicker):
    most_clicks = MOST


class ThreePlayers:
    """Ann invites Bea, who plays as a guest and joins midway; Cyd watches on a phone."""

    def __init__(self, server: Server, browsers: Members, game: Game = SHORT) -> None:
        self.server = server
        self.ann, self.bea = browsers.enter(), browsers.enter(theme="dark")
        self.cyd = browsers.enter(390, 844)
        self.ordered = False
        self.line = Line(self.bea.page)
        self.ann.sign_up("Ann")
        (link,) = self.ann.invite(game)
        self.bea.join(link, "Bea")
        self.match = self.bea.match()
        assert self.ann.match() == self.match
        for player in (self.ann, self.bea):
            player.settle()
        self.members = {"union": self.ann, "confederate": self.bea}
        self.clickers = {
            seat: ClubClicker(member, server, self.match, SEED + number)
            for number, (seat, member) in enumerate(self.members.items())
        }
        self.cyd.open(self.match)

    @property
    def state(self) -> Json:
        return self.server.state(self.match)

    def act(self) -> None:
        """Whoever must choose clicks once. What Bea is asked in Ann's turn her orders answer."""
        for _ in range(PATIENCE):
            state = self.state
            seat = state["to_move"]
            answered = seat == "confederate" and state["view"]["side"] == "union" and self.ordered
            if not answered and self.members[seat].has_turn():
                break
        if not self.members[seat].look().over:
            self.clickers[seat].act()

    def leave_orders(self) -> None:
        self.bea.leave_orders(**ORDERS)
        self.ordered = True

    def play(self, until: Callable[[Json], bool]) -> None:
        while not until(state := self.state) and not state["outcome"]:
            self.act()

    def attack(self) -> None:
        """Ann marches on Fredericksburg, which begins a battle: Bea's orders answer at once."""
        self.ann.pick("box", "washington")
        self.ann.pick("unit", "u1")
        self.ann.go("fredericksburg")
        while self.state["to_move"] == "union" and not self.state["view"]["battle"]:
            self.ann.push("primary")
        self.play(in_battle)

    # --- beside the game

    def talk(self) -> None:
        self.bea.say("Good luck!")
        expect(self.ann.part("tab-chat")).to_have_text("Chat (1)")
        self.ann.press("tab-chat")
        expect(self.ann.part("messages")).to_contain_text("Good luck!")
        self.cyd.press("tab-chat")
        expect(self.cyd.part("chat-sign-in")).to_be_visible()  # nobody yet
        expect(self.cyd.part("messages")).not_to_contain_text("Good luck!")
        self.ann.press("room-notes")
        self.ann.part("notes").fill("Hold Cairo.")
        expect(self.ann.part("notes-state")).to_have_text("Saved.")
        for player in (self.ann, self.bea):
            player.press("tab-choices")

    def refuse_draw(self) -> None:
        self.ann.press("match-menu")
        self.ann.press("offer-draw")
        expect(self.ann.part("offer")).to_be_visible()
        self.bea.press("offer-decline")
        expect(self.ann.part("toast")).to_contain_text("Your draw offer was declined.")
        expect(self.ann.part("offer")).to_have_count(0)

    def take_back(self) -> None:
        """Ann asks for the last action, and Bea agrees."""
        before = self.state["actions"]
        self.ann.press("match-menu")
        self.ann.press("ask-takeback")
        self.bea.press("offer-accept")
        expect(self.ann.part("offer")).to_have_count(0)
        assert self.state["actions"] < before
        assert self.state["agreement"]["takebacks"] == 1

    def pause(self) -> None:
        self.ann.press("match-menu")
        self.ann.press("pause")
        self.bea.press("offer-accept")
        expect(self.ann.part("paused")).to_be_visible()
        stopped = clocks(self.ann)
        self.ann.page.wait_for_timeout(1500)  # as long as a clock needs to go on
        assert clocks(self.ann) == stopped
        self.ann.press("resume")
        self.bea.press("offer-accept")
        expect(self.ann.part("paused")).to_have_count(0)

    def reconnect(self) -> None:
        """Bea's line breaks in a battle, and the game goes on: she sees what she has missed."""
        self.line.cut()
        expect(self.bea.part("lost")).to_be_visible()
        before = self.state["actions"]
        while self.state["to_move"] == "union" and self.state["actions"] == before:
            if self.ann.has_turn():
                self.clickers["union"].act()
        self.line.mend()
        expect(self.bea.part("lost")).to_have_count(0)
        self.bea.settle()

    def become_member(self) -> None:
        self.bea.press("become-member")
        self.bea.fill_password()
        expect(self.bea.part("become-member")).to_have_count(0)
        assert self.state["agreement"]["names"][self.state["seats"]["confederate"]] == "Bea"

    def count_orders(self) -> int:
        """How many orders were used; each is told in the log."""
        self.ann.press("tab-log")
        expect(self.ann.part("log-line").locator("em").first).to_have_text("by standing order")
        return sum(entry["ordered"] for entry in self.server.log(self.match))

    # --- at the end

    def check_dice(self, folder: Path) -> None:
        """By one click, and by `longroll replay` on the exported journal."""
        self.cyd.press("tab-dice")
        self.cyd.press("check-dice")
        expect(self.cyd.part("dice-verdict")).to_have_attribute("data-sound", "true")
        journal = folder / "club.journal"
        journal.write_text(self.server.client.get(f"/api/matches/{self.match}/journal").text, encoding="utf-8")
        command = [sys.executable, "-m", "longroll.cli", "replay", str(journal)]
        told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        assert "give the seed" in told
        assert told.endswith("verified\n")

    def play_again(self) -> None:
        """A rematch with the sides swapped, which Bea resigns."""
        self.ann.press("offer-rematch")
        self.bea.press("accept-rematch")
        self.ann.page.wait_for_function(
            "(old) => location.hash.startsWith('#/match/') && !location.hash.includes(old)", arg=self.match
        )
        again = self.ann.match()
        self.bea.page.wait_for_url(f"**/match/{again}")
        seats, before = self.server.state(again)["seats"], self.state["seats"]
        assert (seats["union"], seats["confederate"]) == (before["confederate"], before["union"])
        self.bea.resign()
        expect(self.ann.part("outcome")).to_have_attribute("data-reason", "resigned")


def clocks(member: Member) -> list[str]:
    return member.part("clock").all_inner_texts()


def in_battle(state: Json) -> bool:
    """Ann must choose in a battle."""
    return state["to_move"] == "union" and bool(state["view"].get("battle"))


def play_short_game(server: Server, chromium: Browser, folder: Path) -> str:
    browsers = Members(server, chromium)
    players = ThreePlayers(server, browsers)
    players.talk()
    players.leave_orders()
    players.refuse_draw()
    players.act()
    players.take_back()
    players.pause()
    players.attack()
    players.reconnect()
    players.play(lambda state: bool(state["view"]["turn"] >= 2))
    players.become_member()
    players.play(lambda _: False)
    ordered = players.count_orders()
    outcome = players.state["outcome"]
    for member in (players.ann, players.bea, players.cyd):
        expect(member.part("outcome").first).to_have_attribute("data-winner", outcome["winner"])
    players.check_dice(folder)
    actions = players.state["actions"]
    clicks = players.ann.clicks + players.bea.clicks
    players.play_again()
    browsers.check()
    browsers.close()
    return f"{actions} actions, {clicks} clicks, {ordered} standing orders used"


def start_war(server: Server, chromium: Browser) -> str:
    """Four browsers sit down at the four-player war and make the first choices."""
    browsers = Members(server, chromium)
    host, *others = (browsers.enter() for _ in range(4))
    host.sign_up("Winfield")
    links = host.invite(WAR)
    for member, link, name in zip(others, links, ("Irvin", "Pierre", "Joseph"), strict=True):
        member.join(link, name)
    match = host.match()
    seats = server.state(match)["seats"]
    assert len(set(seats.values())) == len(seats) == 4
    everybody = [host, *others]
    for member in everybody:
        assert member.match() == match
        member.settle()
        expect(member.part("player")).to_have_count(4)
    for _ in range(4):
        state = server.state(match)
        at_work = next(member for member in everybody if member.name == name_at(state, state["to_move"]))
        assert at_work.has_turn()
        at_work.page.locator("[data-testid=choices] [data-choice]").first.click()
        at_work.clicks += 1
        at_work.settle()
    clicks = sum(member.clicks for member in everybody)
    browsers.check()
    browsers.close()
    return f"{server.state(match)['actions']} actions, {clicks} clicks"


def claim_on_time(server: Server, chromium: Browser) -> str:
    """A pair of games, with clocks of a minute: who does not go on loses the first. Both are in the lobby."""
    browsers = Members(server, chromium)
    host, friend = browsers.enter(), browsers.enter()
    host.page.route(re.compile("/api/challenges$"), shorten)
    host.sign_up("George")
    (link,) = host.invite(Game("bentonville", side="confederate", pace="clock", paired=True))
    friend.join(link, "Henry")
    match = host.match()
    assert host.has_turn(60_000)
    AttackingClicker(host, server, match, SEED).act()
    expect(friend.part("late")).to_be_visible(timeout=90_000)
    friend.press("claim-win")
    for member in (host, friend):
        expect(member.part("outcome")).to_have_attribute("data-reason", "time")
    host.go_home()
    expect(host.part("finished").get_by_test_id("match")).to_have_count(1)
    expect(host.part("running").get_by_test_id("match")).to_have_count(1)
    browsers.check()
    browsers.close()
    return "the opponent claimed the game when a minute was over"


def shorten(route: Route) -> None:
    """A challenge with a shorter clock than the page offers."""
    if route.request.method != "POST":
        route.continue_()
        return
    asked = {**(route.request.post_data_json or {}), "pace": {"kind": "clock", "bank": 60, "increment": 0}}
    route.continue_(post_data=json.dumps(asked))


def name_at(state: Json, seat: str) -> str:
    return str(state["agreement"]["names"][state["seats"][seat]])


def main() -> None:
    with TemporaryDirectory(prefix="longroll-club-") as folder, serve_club(Path(folder)) as server:
        walks: dict[str, Callable[[Browser], str]] = {
            "a short House Divided with a spectator": lambda chromium: play_short_game(server, chromium, Path(folder)),
            "the four-player war begun by four": lambda chromium: start_war(server, chromium),
            "a pair with clocks of a minute": lambda chromium: claim_on_time(server, chromium),
        }
        with drive() as driver, launch(driver) as chromium:
            for name, walk in walks.items():
                start = perf_counter()
                told = walk(chromium)
                print(f"{name}: {told}, {perf_counter() - start:.0f} s", flush=True)


if __name__ == "__main__":
    main()
