"""Who is connected, and who follows which match. A person may have several pages open; only the first and the last of
them matter. In a club of several servers each server learns from the others who is connected to them."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager

from longroll.service.looking import Looking


class Presence:
    """Used on the event loop only. `changed` is called with a player who comes or goes. `changed_here` is called with a
    player who comes to this server or leaves it, and with whether he is there."""

    def __init__(self) -> None:
        self.connections: Counter[str] = Counter()
        self.elsewhere: dict[str, set[str]] = {}  # the players of other servers
        self.followers: dict[str, Counter[str]] = {}
        self.looking = Looking()
        self.changed: Callable[[str], None] = keep_quiet
        self.changed_here: Callable[[str, bool], None] = keep_quiet

    def is_online(self, player: str) -> bool:
        return player in self.connections or any(player in players for players in self.elsewhere.values())

    def online(self, players: Iterable[str]) -> tuple[str, ...]:
        """Those of these players who are connected, each once, in order."""
        return tuple(player for player in dict.fromkeys(players) if self.is_online(player))

    def following(self, match: str) -> list[str]:
        return list(self.followers.get(match, ()))

    @contextmanager
    def connection(self, player: str) -> Iterator[None]:
        """The player is connected while this context lasts."""
        if player not in self.connections:
            with self._change([player]):
                self.connections[player] = 1
            self.changed_here(player, True)
        else:
            self.connections[player] += 1
        try:
            yield
        finally:
            if self.connections[player] == 1:
                with self._change([player]):
                    del self.connections[player]
                self.changed_here(player, False)
            else:
                self.connections[player] -= 1

    @contextmanager
    def follow(self, match: str, player: str) -> Iterator[None]:
        """The player is connected and follows the match while this context lasts."""
        followers = self.followers.setdefault(match, Counter())
        followers[player] += 1
        try:
            with self.connection(player):
                yield
        finally:
            give_up(followers, player)
            if not followers:
                del self.followers[match]

    # --- other servers

    def add_elsewhere(self, server: str, players: Collection[str]) -> None:
        with self._change(players):
            self.elsewhere.setdefault(server, set()).update(players)

    def remove_elsewhere(self, server: str, players: Collection[str]) -> None:
        with self._change(players):
            self.elsewhere.get(server, set()).difference_update(players)

    def forget_server(self, server: str) -> None:
        with self._change(self.elsewhere.get(server, set())):
            self.elsewhere.pop(server, None)
        self.looking.forget_server(server)

    @contextmanager
    def _change(self, players: Collection[str]) -> Iterator[None]:
        """Announce the players who come or go by what is done in this context."""
        before = {player: self.is_online(player) for player in players}
        yield
        for player, was_online in before.items():
            if self.is_online(player) != was_online:
                self.changed(player)


def give_up(counter: Counter[str], player: str) -> None:
    counter[player] -= 1
    if not counter[player]:
        del counter[player]


def keep_quiet(*_news: object) -> None:
    pass
