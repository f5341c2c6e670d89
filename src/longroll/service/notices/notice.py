"""A notice: something that one person is told once."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from longroll.kernel.verdict import Fact

WAITING: Final = "waiting"
SENT: Final = "sent"
SEEN: Final = "seen"
LAPSED: Final = "lapsed"
"""Nothing is sent of the last two: the person has looked, or it is not so any more."""


class NoticeId(NamedTuple):
    player: str
    key: str


class Notice(NamedTuple):
    """`key` is unique for a player. `since`: how many actions there were after the player's last own one. `facts` are
    those of the sentence."""

    player: str
    key: str
    event: str
    match: str
    at: float
    since: int
    facts: Mapping[str, Fact]
    status: str = WAITING

    @property
    def id(self) -> NoticeId:
        return NoticeId(self.player, self.key)


class NoticeText(NamedTuple):
    """A notice in the language of its reader. `lines`: what has happened. `tag`: of two with the same one a browser
    shows the last. `stop`: the link that ends mails."""

    title: str
    lines: tuple[str, ...]
    url: str
    tag: str
    language: str
    footer: tuple[str, ...] = ()
    stop: str = ""

    @property
    def body(self) -> str:
        return "\n".join(self.lines)
