"""A notice: a message that one person gets once."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from longroll.kernel.verdict import Fact

WAITING: Final = "waiting"
SENT: Final = "sent"
SEEN: Final = "seen"
LAPSED: Final = "lapsed"
"""Nothing is sent for the last two: the person has looked, or the notice is no longer true."""


class NoticeId(NamedTuple):
    player: str
    key: str


class Notice(NamedTuple):
    """`key` is unique for a player. `since` is the number of actions after the player's last own one. `facts` are the
    facts of the sentence."""

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
    """A notice in the language of its reader. `lines` say what has happened. A browser shows only the last of several
    with the same `tag`. `stop` is the link that ends mails."""

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
