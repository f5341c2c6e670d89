"""What the notices need from their host."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple, Protocol

from longroll.service.notices.notice import Notice, NoticeId, NoticeText
from longroll.service.notices.settings import Reader

DIGEST: Final = "digest"
"""The target of what goes into the mail of the day."""


class Subscription(NamedTuple):
    """A browser that takes pushes: where they are sent, and its keys, as base64url."""

    endpoint: str
    player: str
    p256dh: str
    auth: str
    created: float


class Webhook(NamedTuple):
    """`url` has secrets in it; `label` is what may be shown of it. `failed`: since when it has not worked, or 0."""

    id: str
    player: str
    url: str
    label: str
    created: float
    failed: float = 0.0


class Contact(NamedTuple):
    """Where a person can be told something, the oldest first."""

    reader: Reader
    subscriptions: Sequence[Subscription]
    webhooks: Sequence[Webhook]


class NoticeStorage(Protocol):
    """An operation that fails raises `ServiceError`, and nothing is stored then. One that is about several notices or
    people is one transaction."""

    async def add_notices(self, notices: Sequence[Notice]) -> list[bool]:
        """False for each whose player has one with this key."""
        ...

    async def notices(self, ids: Collection[NoticeId]) -> list[Notice]:
        """Those that there are, in any order."""
        ...

    async def settle(self, statuses: Mapping[NoticeId, str]) -> None:
        """Of those that still wait."""
        ...

    async def waiting(self, limit: int) -> list[Notice]:
        """Those that have not been dealt with, the oldest first."""
        ...

    async def mark_seen(self, player: str) -> None:
        """All of the player that wait."""
        ...

    async def claim(self, player: str, key: str, target: str, now: float) -> bool:
        """True for one caller only: it sends this notice to that target."""
        ...

    async def release(self, player: str, key: str, target: str) -> None:
        """It could not be sent: it may be claimed again."""
        ...

    async def take_digest(self, player: str, now: float) -> list[Notice]:
        """Those that were claimed for the target `DIGEST` at the time 0; they are taken at `now`, by one caller."""
        ...

    async def put_back_digest(self, player: str, taken: float) -> None: ...

    async def digest_players(self) -> list[str]:
        """Who has something in the next digest."""
        ...

    async def contacts(self, players: Collection[str]) -> dict[str, Contact]:
        """Of each of them, also of those who have set nothing."""
        ...

    async def reader(self, player: str) -> Reader | None: ...

    async def set_reader(self, player: str, reader: Reader) -> None: ...

    async def subscriptions(self, player: str) -> list[Subscription]:
        """The oldest first."""
        ...

    async def subscription(self, endpoint: str) -> Subscription | None: ...

    async def add_subscription(self, subscription: Subscription) -> None:
        """In place of one with the same endpoint, also of somebody else."""
        ...

    async def remove_subscription(self, player: str, endpoint: str) -> None: ...

    async def webhooks(self, player: str) -> list[Webhook]:
        """The oldest first."""
        ...

    async def add_webhook(self, webhook: Webhook) -> None: ...

    async def remove_webhook(self, player: str, webhook: str) -> bool:
        """False if the player has no such webhook."""
        ...

    async def set_webhook_failed(self, webhook: str, failed: float) -> None: ...

    async def clean_up(self, before: float) -> None:
        """Remove notices from before that time."""
        ...

    async def export(self, player: str) -> dict[str, object]: ...

    async def forget(self, player: str) -> None: ...


class Channel(Protocol):
    """A way to a person. What cannot be sent is one of the errors below; after `Unreachable` it is tried again."""

    async def check(self, address: str) -> str:
        """Can something be sent there? What may be shown of the address. Raises `Refused`."""
        ...

    async def send(self, address: str, text: NoticeText) -> None: ...


class Unreachable(Exception):
    """Not now."""


class Gone(Exception):
    """There is nobody at this address any more."""


class Refused(Exception):
    """This address is not used: it is malformed, unknown or in the private network. `key` of the sentence."""

    def __init__(self, key: str, detail: str = "") -> None:
        super().__init__(key, detail)
        self.key = key
        self.detail = detail
