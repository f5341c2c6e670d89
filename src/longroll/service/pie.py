"""The pie rule: one player sets the handicap, the other picks the side.

Who picks is asked second, by a request of its own: a computer player answers it at once.
"""

from collections.abc import Mapping
from typing import Any

from longroll.kernel.contract import Game
from longroll.kernel.handicap import HANDICAP, NO_HANDICAP
from longroll.kernel.header import Header
from longroll.opponents.fair_start import pick_side
from longroll.opponents.roster import BOTS, level_of
from longroll.service.errors import malformed


def seats_of_pie(game: Game[Any], header: Header, bot: str, asked: Mapping[str, str], setter: str) -> dict[str, str]:
    """The seats when a computer player picks its side of a handicap that a person has set."""
    if asked:
        raise malformed("service-pie-seats")
    if not level_of(bot):
        raise malformed("service-no-player", name=bot[:40], players=", ".join(BOTS))
    side = pick_side(game.title, header.scenario, header.options.get(HANDICAP, NO_HANDICAP))
    return share_out(game, side, picker=bot, setter=setter)


def share_out(game: Game[Any], side: str, picker: str, setter: str) -> dict[str, str]:
    """All seats of a side go to the player who picked it, the others to the player who set the handicap."""
    chosen = game.seats.index(side)
    return {seat: picker if number % 2 == chosen else setter for number, seat in enumerate(game.seats)}
