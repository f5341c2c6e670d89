"""Makes the pictures of the documentation: the boards of the page, in a real Chromium, as WebP files.

python -m tools.pictures [NAME...]

They are kept in `docs/pictures`, so that neither the documentation nor the README needs a browser to be built. Without
names all are made. The page must have been built; the packages for testing bring Chromium's driver.
"""

import base64
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Page, expect

from longroll import Match
from longroll.games import SYSTEMS
from longroll.kernel.dice import SeededDice
from longroll.lessons import load_pictures
from longroll.opponents import Budget, ask, find_bot
from tests.browser.player import Player
from tests.browser.server import Server
from tests.browser.table import Browsers, drive, launch, serve

FOLDER: Final = Path("docs/pictures")
QUALITY: Final = 0.6
# A board is drawn at once; its ground and its names follow when it has come to rest.
REST: Final = 900
WEBP: Final = """async ([png, quality]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), {width: image.width, height: image.height});
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


class Studio:
    """A server with a page of it, and a page that turns what was photographed into WebP."""

    def __init__(self, server: Server, browsers: Browsers) -> None:
        self.server = server
        self.player = browsers.open()
        self.phone = browsers.open(width=390, height=760, device_scale_factor=1.5)
        self.converter = browsers.chromium.new_page()

    def keep(self, name: str, png: bytes) -> None:
        made = self.converter.evaluate(WEBP, [base64.b64encode(png).decode(), QUALITY])
        data = base64.b64decode(made)
        (FOLDER / f"{name}.webp").write_bytes(data)
        print(f"{name}.webp {len(data):,} bytes")


def rest(page: Page) -> None:
    page.mouse.move(2, 2)
    page.wait_for_timeout(REST)


# --- the rulebooks: every picture of the book, named after its rule


def photograph_book(studio: Studio, system: str, names: list[str]) -> None:
    rules = [picture.rule for picture in load_pictures(system) if not names or picture.rule in names]
    page = studio.player.page
    for rule in rules:
        page.goto(f"{studio.server.address}/#/rules/{system}/{rule}")
        figure = page.locator(f"[data-testid=picture][data-rule='{rule}']")
        figure.scroll_into_view_if_needed()
        expect(figure).to_have_attribute("data-drawn", "drawn")
        rest(page)
        studio.keep(rule, figure.locator(".frame").screenshot())


# --- the table: matches between computer players, stopped where there is something to see


class Stop(NamedTuple):
    """A match to look at: the first moment of a turn, or of a step in it."""

    title: str
    scenario: str
    turn: int
    step: str = ""
    seed: str = "1861"


def play_to(stop: Stop) -> Match:
    """Militia plays both sides until then."""
    match = Match.new(stop.title, scenario=stop.scenario, seed=stop.seed)
    game = match.game
    bot, dice = find_bot("militia", game), SeededDice("pictures")
    while not match.outcome:
        moment = game.moment(match.position)
        if moment.turn >= stop.turn and stop.step in ("", moment.step):
            break
        action = ask(bot, game, match.position, dice, Budget()).action
        match.play(game.write_action(action))
    return match


def open_at(studio: Studio, player: Player, stop: Stop) -> None:
    player.open(studio.server.bring_journal(play_to(stop).journal.dumps()))
    for part in ("summary-dismiss", "end-close"):
        if player.part(part).count():
            player.part(part).click()
    rest(player.page)


def photograph_match(stop: Stop) -> Callable[[Studio], bytes]:
    def photograph(studio: Studio) -> bytes:
        open_at(studio, studio.player, stop)
        return studio.player.page.screenshot()

    return photograph


def photograph_lobby(studio: Studio) -> bytes:
    studio.player.lobby()
    rest(studio.player.page)
    return studio.player.page.screenshot(full_page=True)


def photograph_refusal(studio: Studio) -> bytes:
    """A click on what may not be done, and the answer."""
    studio.player.open(studio.server.begin(scenario="campaign"))
    studio.player.pick("unit", "u1")
    studio.player.pick("unit", "u1")
    studio.player.pick("box", "front-royal")
    studio.player.part("why").wait_for()
    rest(studio.player.page)
    return studio.player.page.screenshot()


def photograph_lesson(studio: Studio) -> bytes:
    made = studio.server.client.post("/api/lessons/a5a-zones").json()
    studio.player.open(made["id"])
    rest(studio.player.page)
    return studio.player.page.screenshot()


def photograph_editor(studio: Studio) -> bytes:
    """A unit of Pea Ridge in the pack editor."""
    page = studio.player.page
    page.goto(f"{studio.server.address}/#/editor")
    studio.player.part("edit-pea-ridge").click()
    page.wait_for_selector("[data-laid]")
    studio.player.pick("unit", "u-dodge")
    rest(page)
    return page.screenshot()


def photograph_phone(studio: Studio) -> bytes:
    open_at(studio, studio.phone, Stop("bentonville", "battle", 2))
    return studio.phone.page.screenshot()


SCREENS: Final[dict[str, Callable[[Studio], bytes]]] = {
    "lobby": photograph_lobby,  # first, while it is as a newcomer sees it
    "house-divided": photograph_match(Stop("house-divided", "campaign", 8)),
    "five-aprils": photograph_match(Stop("gettysburg", "battle", 6)),
    "american-civil-war": photograph_match(Stop("civil-war-standard", "historical", 3)),
    "battle-board": photograph_match(Stop("civil-war-standard", "historical", 2, "act")),
    "why-not": photograph_refusal,
    "lesson": photograph_lesson,
    "editor": photograph_editor,
    "phone": photograph_phone,
}


@contextmanager
def open_studio() -> Iterator[Studio]:
    with (
        tempfile.TemporaryDirectory() as folder,
        serve(Path(folder)) as server,
        drive() as driver,
        launch(driver) as chromium,
    ):
        browsers = Browsers(server, chromium)
        yield Studio(server, browsers)
        browsers.close()
        browsers.check()


def main(names: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with open_studio() as studio:
        for name, photograph in SCREENS.items():
            if not names or name in names:
                studio.keep(name, photograph(studio))
        for system in SYSTEMS:
            photograph_book(studio, system, names)


if __name__ == "__main__":
    main(sys.argv[1:])
