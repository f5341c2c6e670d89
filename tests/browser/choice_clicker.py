"""Makes choices of The American Civil War by the clicks that mean them."""

from collections.abc import Callable
from random import Random
from typing import Final

from playwright.sync_api import Locator

from tests.browser.player import GROUND, Player
from tests.browser.server import Server

# Verbs by what is clicked for them.
SPACES: Final = ("from", "to", "rail", "sail", "battle", "retreat", "displace", "main")
ENEMY: Final = ("fire", "charge")
OFFERS: Final = ("emancipate", "conscript", "diplomacy", "appeal", "declare-war", "challenge", "intercept", "revolt")
MOST_CLICKS: Final = 900

Weight = Callable[[str], float]


class ChoiceClicker:
    def __init__(self, me: Player, server: Server, match: str) -> None:
        self.me = me
        self.server = server
        self.match = match
        self.kinds: set[str] = set()
        self.done: list[str] = []

    def play(self, random: Random, weight: Weight, until: Callable[["ChoiceClicker"], bool] = lambda _: False) -> None:
        """Make choices at random by their weights, until the game is over or `until` is true."""
        while not self.me.look().over and not until(self):
            self.choose(random, weight)

    def choose(self, random: Random, weight: Weight) -> None:
        assert self.me.clicks < MOST_CLICKS, f"not over after {self.me.clicks} clicks"
        offered = self.server.choices(self.match)
        self.do(random.choices(offered, [weight(choice) for choice in offered])[0])

    def do(self, *choices: str) -> None:
        """Make each choice by the clicks that mean it."""
        for choice in choices:
            self.dismiss_cover()
            self.kinds.add(self.me.kind())
            self._click(choice)
            assert not self.me.look().refused, f"{choice} was refused"
            self.done.append(choice)

    def dismiss_cover(self) -> None:
        cover = self.me.part("hand-over")
        if cover.count():
            cover.click()
            cover.wait_for(state="detached")

    def space(self, name: str) -> None:
        """Click a space on the map; off the board is looked for on the whole map."""
        self.me.page.mouse.move(2, 2)
        spot = self.me.page.evaluate(GROUND, name)
        assert spot is not None, f"{name} is not on the map"
        if not spot:
            self.me.part("theatres").get_by_role("button", name="Whole map").click()
            spot = self.me.page.evaluate(GROUND, name)
        assert spot, f"{name} cannot be clicked"
        self.me.page.mouse.click(spot["x"], spot["y"])
        self._clicked()

    def piece(self, name: str) -> None:
        self.push(self.board(f'[data-piece="{name}"]'))

    def area(self, name: str) -> None:
        self.push(self.board(f'button[data-area="{name}"]'))

    def sort(self, name: str) -> None:
        """Take a sort in hand, or one of it along: on the sheet beside the map or in the tray under it."""
        sheet = self.me.page.locator(f'[data-testid=battle] [data-sort="{name}"]')
        tray = self.board(f'.acw-tray [data-sort="{name}"]')
        self.push(sheet if sheet.count() else tray)

    def board(self, selector: str) -> Locator:
        return self.me.page.locator(f"[data-testid=board] {selector}")

    def push(self, button: Locator) -> None:
        button.click()
        self._clicked()

    def _clicked(self) -> None:
        self.me.clicks += 1
        self.me.settle()

    def _click(self, choice: str) -> None:
        verb, *rest = choice.split()
        if verb in ("buy", "place"):
            self._held(rest[0])
            self.space(rest[1])
        elif verb == "deploy":
            own = self._own()
            self._held(rest[0], f"{own} reserve {rest[0]}")
            self.area(f"{own} {rest[1]}")
        elif verb == "pursue":
            self._held(rest[0], f"[data-piece$=' {rest[0]}']")
            self.push(self.board(f'.highlighted[data-piece$=" {rest[1]}"]:not([data-piece^="{self._own()} "])'))
        elif verb in SPACES:
            self.space(rest[0])
        elif verb in ("take", "ride", "drown"):
            self.sort(rest[0])
        elif verb in OFFERS:
            self.push(self.me.page.locator(f'[data-offer="{choice}"] button'))
        elif verb in ("buy-rail", "buy-naval"):
            self.sort(verb.removeprefix("buy-"))
        else:
            self._click_on_field(verb, rest, choice)
        self._answer(choice)

    def _click_on_field(self, verb: str, rest: list[str], choice: str) -> None:
        own = self._own()
        homes = {"line": "reserve", "back": "line-1", "shoot": "line-1", "recall": "routed", "rally": "routed"}
        if verb in homes:
            self.piece(f"{own} {homes[verb]} {rest[0]}")
        elif verb == "act":
            self.piece(f"{own} {rest[1]} {rest[0]}")
        elif verb == "shift":
            self.area(f"{own} {rest[0]}")
        elif verb in (*ENEMY, "at"):
            self.push(self.board(f'.highlighted.battle[data-piece$=" {rest[0]}"]'))
        else:
            self.push(
                self.me.page.locator(
                    f'[data-testid=primary][data-choice="{choice}"], [data-testid=secondary][data-choice="{choice}"]'
                )
            )

    def _answer(self, choice: str) -> None:
        """Which of several was meant? What could still be done is given up."""
        if self.me.part("anyway").count():
            self.push(self.me.part("anyway"))
        if self.me.look().chooser:
            self.push(self.me.page.locator(f'[data-testid=chooser] [data-choice="{choice}"]'))

    def _held(self, sort: str, piece: str = "") -> None:
        """The sort is taken in hand, if it is not."""
        if self.me.page.locator(f'[aria-pressed=true]:is([data-sort="{sort}"], [data-piece$=" {sort}"])').count():
            return
        if not piece:
            self.sort(sort)
        else:
            self.push(self.board(piece if piece.startswith("[") else f'[data-piece="{piece}"]').first)

    def _own(self) -> str:
        part: str = (self.server.state(self.match)["view"]["battle"] or {}).get("part", "")
        return part
