"""Somebody who uses the pages of a club: signs up, invites, accepts, talks, and plays by clicks."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import httpx
from playwright.sync_api import Locator, Page, TimeoutError, WebSocketRoute, expect

from tests.browser.player import Player
from tests.browser.server import Server
from tests.browser.table import Browsers, start
from tests.hosts.local_server import ONE_EACH
from tests.ports import free_port

PASSWORD: Final = "correct horse battery"
# Something of ours can be chosen, or the match is over.
MY_TURN: Final = """() => !!document.querySelector("[data-testid=outcome]")
  || !!document.querySelector("[data-testid=choices] [data-choice]:not([disabled])")"""


@contextmanager
def serve_club(folder: Path) -> Iterator[Server]:
    """A club as somebody starts it, with its example of a configuration."""
    config, port = folder / "club.toml", free_port()
    with start("serve", "--init", str(config)) as made:
        assert made.wait(60) == 0
    text = config.read_text(encoding="utf-8").replace("8161", str(port)).replace("127.0.0.1", "localhost")
    config.write_text(text, encoding="utf-8")
    with start("serve", "--config", str(config)) as server:
        try:
            assert server.stdout is not None
            assert "Longroll is at" in server.stdout.readline(), "the club did not start"
            address = f"http://localhost:{port}"
            with httpx.Client(base_url=address, timeout=60, trust_env=False, limits=ONE_EACH) as client:
                yield Server(client, server.pid)
        finally:
            server.terminate()


class Line:
    """The live sockets of a page, which can be cut and mended."""

    def __init__(self, page: Page) -> None:
        self.broken = False
        self.open: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/live"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.broken:
            socket.close()
        else:
            socket.connect_to_server()
            self.open.append(socket)

    def cut(self) -> None:
        self.broken = True
        while self.open:
            self.open.pop().close()

    def mend(self) -> None:
        self.broken = False


class Game(NamedTuple):
    """What a challenge is about; `pace` is none, clock or correspondence."""

    title: str = "house-divided"
    scenario: str = ""
    side: str = "random"
    pace: str = "none"
    paired: bool = False
    public: bool = True


class Member(Player):
    name = ""

    def go_home(self) -> None:
        self.page.goto(f"{self.address}/#/")
        self.part("begin").wait_for()

    def press(self, name: str) -> None:
        """A button that is no choice of the game."""
        self.clicks += 1
        self.part(name).first.click()

    def sign_up(self, name: str) -> None:
        self.go_home()
        self.press("sign-up")
        self.name = name
        self.part("name").fill(name)
        self.fill_password()

    def fill_password(self) -> None:
        self.part("password").fill(PASSWORD)
        self.press("submit")
        expect(self.part("dialog-sign-in")).to_have_count(0)

    def set_terms(self, game: Game) -> None:
        """In the dialog of a new challenge."""
        self.part("challenge-title").select_option(game.title)
        if game.scenario:
            self.part("challenge-scenario").select_option(game.scenario)
        self.part(f"side-{game.side}").check()
        self.part(f"pace-{game.pace}").check()
        self.part("paired").set_checked(game.paired)
        self.part("public").set_checked(game.public)

    def invite(self, game: Game) -> list[str]:
        """From the lobby, by the first of its buttons; the links."""
        self.press("begin-friend")
        self.set_terms(game)
        self.press("send-challenge")
        self.part("invitation").first.wait_for()
        links = [link.input_value() for link in self.part("invitation").all()]
        self.press("done")
        return links

    def post(self, game: Game) -> None:
        self.press("begin-open")
        self.set_terms(game)
        self.press("send-challenge")
        expect(self.part("toast")).to_be_visible()

    def join(self, link: str, name: str) -> None:
        """By an invitation, without an account."""
        self.page.goto(link)
        self.name = name
        self.part("guest-name").fill(name)
        self.press("accept")

    def leave_orders(self, **answers: str) -> None:
        """A standing order for each of these questions."""
        self.press("match-menu")
        self.press("orders")
        for question, answer in answers.items():
            self.press(f"add-{question}")
            self.order(question).get_by_test_id("order-answer").select_option(answer)
        self.press("keep-orders")
        expect(self.part("dialog-orders")).to_be_hidden()

    def order(self, question: str) -> Locator:
        return self.page.locator(f"[data-testid=order][data-question={question}]")

    def resign(self) -> None:
        self.press("match-menu")
        self.press("resign")
        self.press("resign-sure")

    def say(self, text: str) -> None:
        self.press("tab-chat")
        self.part("message").fill(text)
        self.press("send-message")
        expect(self.part("messages")).to_contain_text(text)

    def has_turn(self, patience: int = 2000) -> bool:
        """Does the page offer a choice before long?"""
        try:
            self.page.wait_for_function(MY_TURN, timeout=patience)
        except TimeoutError:
            return False
        return True


class Members(Browsers):
    """Browsers of a club."""

    def enter(self, width: int = 1280, height: int = 800, language: str = "en", theme: str = "light") -> Member:
        player = self.open(width, height, {"language": language, "theme": theme})
        return Member(player.page, player.address)
