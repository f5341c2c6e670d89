"""Who is looking at a page, that is, has it open and visible. Pages report this themselves. In a club of several
servers each server learns from the others who is looking at a page of theirs."""

from collections import Counter
from collections.abc import Callable, Collection


class Looking:
    """Used on the event loop only. `changed_here` is called with a player who begins or ceases to look at a page of
    this server, and with whether he looks."""

    def __init__(self) -> None:
        self.pages: Counter[str] = Counter()
        self.elsewhere: dict[str, set[str]] = {}  # the players of other servers
        self.changed_here: Callable[[str, bool], None] = keep_quiet

    def __contains__(self, player: str) -> bool:
        return player in self.pages or any(player in players for players in self.elsewhere.values())

    def change(self, player: str, before: bool, after: bool) -> None:
        """Count a change that one page of the player reports: whether it is looked at now, and whether it was
        before."""
        looked = player in self.pages
        self.pages[player] += after - before
        if not self.pages[player]:
            del self.pages[player]
        if (player in self.pages) != looked:
            self.changed_here(player, not looked)

    # --- other servers

    def add_elsewhere(self, server: str, players: Collection[str]) -> None:
        self.elsewhere.setdefault(server, set()).update(players)

    def remove_elsewhere(self, server: str, players: Collection[str]) -> None:
        self.elsewhere.get(server, set()).difference_update(players)

    def forget_server(self, server: str) -> None:
        self.elsewhere.pop(server, None)


def keep_quiet(_player: str, _looks: bool) -> None:
    """Used where there is only one server."""
