"""Plays a whole game of each system against Militia on the site, by clicks, from the lobby to the result:

python -m tests.site.games [TITLE]
"""

import sys
from time import perf_counter
from typing import Final

from playwright.sync_api import Browser

from tests.browser.computer_game import ComputerGame
from tests.browser.table import drive, launch
from tests.browser.whole_games import OPPONENTS, Opponent, begin
from tests.site.conftest import SITE
from tests.site.static_server import StaticServer, serve_files
from tests.site.visitors import visit

LEVEL: Final = "militia"


def play(files: StaticServer, chromium: Browser, opponent: Opponent) -> None:
    visitors = visit(files, chromium)
    me = visitors.open()
    start = perf_counter()
    match = begin(me.player, opponent._replace(level=LEVEL))
    ComputerGame(me.page, opponent.new_clicker(me.player, me.server, match)).play()
    state = me.server.state(match)
    shown = me.player.part("outcome").get_attribute("data-winner")
    assert shown == state["outcome"]["winner"], (shown, state["outcome"])
    told = f"{me.player.clicks} clicks, {state['actions']} actions, {perf_counter() - start:.0f} s, winner {shown}"
    print(f"{opponent.title} against {LEVEL}: {told}", flush=True)
    visitors.close()


def main() -> None:
    with serve_files(SITE) as files, drive() as driver, launch(driver) as chromium:
        for opponent in OPPONENTS:
            if opponent.title in sys.argv[1:] or len(sys.argv) == 1:
                play(files, chromium, opponent)


if __name__ == "__main__":
    main()
