"""What the notices need from their host."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple, Protocol

from longroll.service.notices.notice import Notice, NoticeId, NoticeText
from longroll.service.notices.settings import Reader

DIGEST: Final = "digest"
"""The target of notices that go into the daily mail."""


class Subscription(NamedTuple):
    """A browser that takes pushes: the address for them, and its keys as base64url."""

    endpoint: str
    player: str
    p256dh: str
    auth: str
    created: float


class Webhook(NamedTuple):
    """`url` contains secrets; `label` is the part that may be shown. `failed`: since when it has not worked, or 0."""

    id: str
    player: str
    url: str
    label: str
    created: float
    failed: float = 0.0


class Contact(NamedTuple):
    """How a person can be reached. Subscriptions and webhooks are sorted, the oldest first."""

    reader: Reader
    subscriptions: Sequence[Subscription]
    webhooks: Sequence[Webhook]


class NoticeStorage(Protocol):
    """An operation that fails raises `ServiceError` and stores nothing. An operation on several notices or people is
    one transaction."""

    async def add_notices(self, notices: Sequence[Notice]) -> list[bool]:
        """Store notices. The answer has False for each one whose player has a notice with this key already."""
        ...

    async def notices(self, ids: Collection[NoticeId]) -> list[Notice]:
        """The notices that exist, in any order."""
        ...

    async def settle(self, statuses: Mapping[NoticeId, str]) -> None:
        """Set the status of notices that still wait."""
        ...

    async def waiting(self, limit: int) -> list[Notice]:
        """Notices that have not been dealt with, the oldest first."""
        ...

    async def mark_seen(self, player: str) -> None:
        """Mark all waiting notices of the player as seen."""
        ...

    async def claim(self, player: str, key: str, target: str, now: float) -> bool:
        """Returns true to one caller only, who then sends this notice to that target."""
        ...

    async def release(self, player: str, key: str, target: str) -> None:
        """Give up a claim because the notice could not be sent; it may be claimed again."""
        ...

    async def take_digest(self, player: str, now: float) -> list[Notice]:
        """Take the notices that were claimed for the target `DIGEST` at the time 0. They are marked as taken at `now`;
        only one caller gets them."""
        ...

    async def put_back_digest(self, player: str, taken: float) -> None: ...

    async def digest_players(self) -> list[str]:
        """The people for whom the next digest has something."""
        ...

    async def contacts(self, players: Collection[str]) -> dict[str, Contact]:
        """The contact of each of them, also of those who have set nothing."""
        ...

    async def reader(self, player: str) -> Reader | None: ...

    async def set_reader(self, player: str, reader: Reader) -> None: ...

    async def subscriptions(self, player: str) -> list[Subscription]:
        """All subscriptions of the player, the oldest first."""
        ...

    async def subscription(self, endpoint: str) -> Subscription | None: ...

    async def add_subscription(self, subscription: Subscription) -> None:
        """Add a subscription. It replaces one with the same endpoint, also one of another person."""
        ...

    async def remove_subscription(self, player: str, endpoint: str) -> None: ...

    async def webhooks(self, player: str) -> list[Webhook]:
        """All webhooks of the player, the oldest first."""
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
    """A channel to people. A failure is one of the errors below; the queue tries again after `Unreachable`."""

    async def check(self, address: str) -> str:
        """Check that this address can be used. Returns what may be shown of it. Raises `Refused`."""
        ...

    async def send(self, address: str, text: NoticeText) -> None: ...


class Unreachable(Exception):
    """The address does not answer at the moment."""


class Gone(Exception):
    """Nobody has this address any more."""


class Refused(Exception):
    """The address cannot be used: it is malformed, unknown or in the private network. `key` is the key of the
    sentence."""

    def __init__(self, key: str, detail: str = "") -> None:
        super().__init__(key, detail)
        self.key = key
        self.detail = detail
