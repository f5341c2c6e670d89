"""Who has a page in front of him: open and visible. A page says so by itself."""

from collections import Counter


class Looking:
    """Used on the event loop only."""

    def __init__(self) -> None:
        self.pages: Counter[str] = Counter()

    def __contains__(self, player: str) -> bool:
        return self.pages[player] > 0

    def change(self, player: str, before: bool, after: bool) -> None:
        """What one page of the player says now, and has said before."""
        self.pages[player] += after - before
        if not self.pages[player]:
            del self.pages[player]
