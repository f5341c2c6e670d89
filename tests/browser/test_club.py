"""The pages of a club, by clicks in real browsers. `python -m tests.browser.club` plays a whole game."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import violations
from tests.browser.club import ThreePlayers, start_war
from tests.browser.member import PASSWORD, Game, Member, Members, serve_club
from tests.browser.server import Server
from tests.browser.test_passkey import AUTHENTICATOR

WIDER: Final = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
PHONE: Final = {"width": 390, "height": 844}
# A text that is missing is shown as its key.
KEY: Final = re.compile(r"\bclub-[a-z]+|\[object|\{ ?\$")


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serve_club(tmp_path_factory.mktemp("club")) as server:
        yield server


@pytest.fixture
def browsers(club: Server, chromium: Browser) -> Iterator[Members]:
    opened = Members(club, chromium)
    yield opened
    opened.close()
    opened.check()


def test_a_guest_plays_is_cut_off_joins_and_resigns(club: Server, browsers: Members, tmp_path: Path) -> None:
    players = ThreePlayers(club, browsers)
    players.talk()
    players.leave_orders()
    players.refuse_draw()
    players.attack()
    players.reconnect()
    players.become_member()
    assert players.count_orders() > 0
    players.bea.resign()
    for member in (players.ann, players.bea, players.cyd):
        expect(member.part("outcome")).to_have_attribute("data-reason", "resigned")
    players.check_dice(tmp_path)
    players.play_again()


def test_four_browsers_start_the_four_player_war(club: Server, chromium: Browser) -> None:
    start_war(club, chromium)


def test_an_open_challenge_is_made_and_taken(club: Server, browsers: Members) -> None:
    """A newcomer is asked who he is, and goes on with what he wanted."""
    host, other = browsers.enter(), browsers.enter()
    host.go_home()
    host.press("begin-open")
    host.part("name").fill("Hood")
    host.fill_password()
    expect(host.part("opponent-open")).to_be_focused()
    host.set_terms(Game("bentonville", pace="correspondence"))
    host.press("send-challenge")
    expect(host.part("challenges-mine")).to_contain_text("Waiting for an opponent.")
    other.sign_up("Hardee")
    other.part("challenges-open").get_by_test_id("accept").click()
    match = other.match()
    assert host.match() == match
    assert club.state(match)["agreement"]["pace"]["kind"] == "correspondence"
    expect(host.part("clock")).to_have_text(["3 d 0 h", "3 d 0 h"])


def test_a_challenge_by_name_is_declined(browsers: Members) -> None:
    host, other = browsers.enter(), browsers.enter()
    host.sign_up("Meade")
    other.sign_up("Sedgwick")
    host.go_home()
    host.part("player-name").fill("Sedg")
    host.press("found-player")
    host.press("challenge-player")
    host.press("send-challenge")
    expect(host.part("toast")).to_contain_text("Sedgwick has been challenged.")
    other.part("challenges-for-me").get_by_test_id("decline").click()
    expect(host.part("toast")).to_contain_text("Sedgwick declined your challenge.")


def test_a_guest_is_told_his_side_how_far_a_takeback_goes_and_whether_he_has_won(browsers: Members) -> None:
    host, friend = browsers.enter(), browsers.enter()
    host.sign_up("Ewell")
    (link,) = host.invite(Game(scenario="short", side="union"))
    friend.page.goto(link)
    expect(friend.part("invited-side")).to_have_text("Confederate: You")
    friend.join(link, "Early")
    match = host.match()
    assert friend.match() == match
    host.settle()
    for _ in range(2):
        assert host.has_turn()
        host.page.locator("[data-testid=choices] [data-choice]").first.click()
        host.settle()
    host.page.evaluate(
        """(id) => fetch(`/api/matches/${id}/offers`, {method: "POST", headers: {"content-type": "application/json"},
        body: JSON.stringify({seat: "union", kind: "takeback", answer: "make", to: 0})})""",
        match,
    )
    expect(friend.part("offer")).to_contain_text("Ewell asks to take back the last 2 actions.")
    friend.press("offer-accept")
    expect(friend.part("offer")).to_have_count(0)
    host.resign()
    expect(friend.part("outcome")).to_have_attribute("data-reason", "resigned")
    for member, told in ((host, "You lost."), (friend, "You won.")):
        member.go_home()
        expect(member.part("finished").get_by_test_id("match").first).to_contain_text(told)


def test_who_may_not_look_is_told_so(browsers: Members) -> None:
    host, friend = browsers.enter(), browsers.enter()
    host.sign_up("Burnside")
    (link,) = host.invite(Game("bentonville", public=False))
    friend.join(link, "Franklin")
    match = friend.match()
    nobody, stranger = browsers.enter(), browsers.enter()
    nobody.page.goto(f"{nobody.address}/#/match/{match}")
    expect(nobody.part("dialog-sign-in")).to_be_visible()
    stranger.sign_up("Hooker")
    stranger.page.goto(f"{stranger.address}/#/match/{match}")
    expect(stranger.part("failed")).to_have_text("This match is private.")
    nobody.page.keyboard.press("Escape")
    nobody.page.goto(link)
    expect(nobody.part("invitation")).to_contain_text("This invitation has been used")


def test_a_passkey_by_the_buttons_of_the_page(browsers: Members) -> None:
    member = browsers.enter()
    session = member.page.context.new_cdp_session(member.page)
    session.send("WebAuthn.enable")
    session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    member.go_home()
    member.press("sign-up")
    member.part("name").fill("Sherman")
    member.press("with-passkey")
    expect(member.part("me")).to_have_text("Sherman")
    member.press("sign-out")
    member.press("sign-in")
    member.press("with-passkey")
    expect(member.part("me")).to_have_text("Sherman")
    member.press("account")
    expect(member.part("passkey")).to_have_count(1)


def test_an_account_is_made_and_a_friend_invited_by_keyboard_alone(browsers: Members) -> None:
    member = browsers.enter()
    keyboard = member.page.keyboard
    member.go_home()
    member.part("begin-friend").focus()
    keyboard.press("Enter")
    expect(member.part("name")).to_be_focused()
    keyboard.type("Thomas")
    keyboard.press("Tab")
    keyboard.type(PASSWORD)
    keyboard.press("Enter")
    expect(member.part("opponent-friend")).to_be_focused()
    member.part("send-challenge").focus()
    keyboard.press("Enter")
    expect(member.part("invitation")).to_be_visible()
    keyboard.press("Escape")
    expect(member.part("dialog-challenge")).to_have_count(0)
    expect(member.part("link")).to_be_visible()


def test_scripts_stay_text(browsers: Members) -> None:
    script = "<img src=x onerror=document.title='hit'>"
    host, friend = browsers.enter(), browsers.enter()
    host.sign_up("Rosecrans")
    (link,) = host.invite(Game("bentonville"))
    friend.join(link, "Bragg")
    match = host.match()
    host.settle()
    friend.match()
    friend.settle()
    host.say(script)
    friend.press("tab-chat")
    expect(friend.part("messages")).to_contain_text(script)
    host.press("room-notes")
    host.part("notes").fill(script)
    expect(host.part("notes-state")).to_have_text("Saved.")
    for place in ("player", "invitation", "match"):
        host.page.goto(f"{host.address}/#/{place}/{quote(script, safe='')}")
        host.part("failed" if place == "player" else "begin" if place == "match" else "invitation").first.wait_for()
        assert "hit" not in host.page.title()
    friend.page.goto(f"{friend.address}/#/match/{match}")
    assert "hit" not in friend.page.title()
    assert friend.page.locator("img[src=x]").count() == host.page.locator("img[src=x]").count() == 0


# --- screens: nothing is wider than its window, no text is missing, and axe finds nothing on the phone


def lobby(member: Member) -> None:
    member.go_home()


def sign_up(member: Member) -> None:
    member.go_home()
    member.press("sign-up")


def new_challenge(member: Member) -> None:
    member.go_home()
    member.press("begin-friend")
    member.part("challenge-title").select_option("civil-war-teams")
    member.part("pace-clock").check()


def account(member: Member) -> None:
    member.page.goto(f"{member.address}/#/account")
    member.part("codes-password").fill(PASSWORD)
    member.press("new-codes")
    member.part("codes").wait_for()
    member.press("delete-account")


def profile(member: Member) -> None:
    member.page.goto(f"{member.address}/#/player/{member.name}")
    member.part("profile").wait_for()


def orders(member: Member) -> None:
    member.press("match-menu")
    member.press("orders")
    member.part("all-veteran").wait_for()
    for button in member.page.locator("[data-testid^=add-]").all():
        button.click()
    member.part("order-fact").first.select_option(index=1)


def chat(member: Member) -> None:
    member.press("tab-chat")


def look_at(page: Page, name: str) -> list[str]:
    page.wait_for_function("() => document.fonts.ready.then(() => true)")
    shown = page.locator("body").inner_text()
    found = [f"{name}: {one}" for one in violations(page)] if page.viewport_size == PHONE else []
    found += [f"{name}: missing text {key}" for key in KEY.findall(shown)]
    return found + ([f"{name}: wider than the window"] if page.evaluate(WIDER) > 0 else [])


@pytest.mark.parametrize(("width", "height", "language"), [(390, 844, "fr"), (1280, 800, "es"), (1920, 1080, "it")])
def test_screens_on_every_width(browsers: Members, width: int, height: int, language: str) -> None:
    member, friend = browsers.enter(width, height, language), browsers.enter()
    found: list[str] = []

    def see(*screens: Callable[[Member], None]) -> None:
        for screen in screens:
            screen(member)
            found.extend(look_at(member.page, screen.__name__))
            member.page.keyboard.press("Escape")

    see(lobby, sign_up)
    member.sign_up(f"Buell-{language}")
    see(new_challenge, account, profile)
    member.go_home()
    (link,) = member.invite(Game("bentonville", pace="clock"))
    see(lobby)
    friend.join(link, f"Polk-{language}")
    member.match()
    member.settle()
    see(chat, orders)
    friend.press("match-menu")
    friend.press("offer-draw")
    member.part("offer").wait_for()
    found += look_at(member.page, "offer")
    friend.resign()
    member.part("outcome").wait_for()
    found += look_at(member.page, "result")
    assert not found, found
