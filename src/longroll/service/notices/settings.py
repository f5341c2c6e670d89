"""What a person wants to be notified of, by which channels, and when not."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Any, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from longroll.kernel.catalogue import ENGLISH
from longroll.service.errors import malformed
from longroll.service.notices.kinds import BROWSER, CHANNELS, CHAT, EVENTS, MAIL, PUSH, SOUND, TURN, WEBHOOK

LANGUAGES: Final = ("en", "fr", "es", "it")
OFF: Final = "off"
NOW: Final = "now"
DAILY: Final = "daily"
MAIL_MODES: Final = (OFF, NOW, DAILY)
DAY_MINUTES: Final = 24 * 60
LONGEST_ZONE: Final = 60


def usual_choice() -> dict[str, tuple[str, ...]]:
    """The default channels: a line of chat is not worth a mail, and only a turn is worth a sound."""
    ways = {event: (BROWSER, PUSH, MAIL, WEBHOOK) if event != CHAT else (BROWSER, PUSH) for event in EVENTS}
    return {**ways, TURN: (SOUND, *ways[TURN])}


@dataclass(frozen=True)
class NoticeSettings:
    """`chosen`: the channels of each event. Quiet hours are minutes of the person's day; there are none if both are the
    same. `digest_at`: when the daily mail is sent."""

    language: str = ENGLISH
    zone: str = "UTC"
    quiet_from: int = 0
    quiet_until: int = 0
    mail: str = NOW
    digest_at: int = 18 * 60
    chosen: Mapping[str, tuple[str, ...]] = field(default_factory=usual_choice)

    def wants(self, event: str, channel: str) -> bool:
        """Does the person want this event by this channel? Mails may be single, or one a day, or off."""
        return channel in self.chosen.get(event, ())

    def sends(self, event: str, channel: str) -> bool:
        """Is the event sent in a mail of its own?"""
        return self.wants(event, channel) and (channel != MAIL or self.mail == NOW)

    def collects(self, event: str, channel: str) -> bool:
        """Is the event collected for the daily mail?"""
        return self.wants(event, channel) and channel == MAIL and self.mail == DAILY

    def check(self) -> None:
        minutes = (self.quiet_from, self.quiet_until, self.digest_at)
        if self.language not in LANGUAGES or self.mail not in MAIL_MODES:
            raise malformed("notices-settings")
        if not all(0 <= minute < DAY_MINUTES for minute in minutes):
            raise malformed("notices-settings")
        if set(self.chosen) - set(EVENTS) or any(set(ways) - set(CHANNELS) for ways in self.chosen.values()):
            raise malformed("notices-settings")
        if find_zone(self.zone) is None:
            raise malformed("notices-zone")

    def quiet_end(self, now: float) -> float | None:
        """When the quiet hours end that contain that time; none if no quiet hours contain it."""
        local = self._local(now)
        length = (self.quiet_until - self.quiet_from) % DAY_MINUTES
        passed = (minute_of(local) - self.quiet_from) % DAY_MINUTES
        if passed >= length:
            return None
        return next_at(local, self.quiet_until).timestamp()

    def next_digest(self, now: float) -> float:
        return next_at(self._local(now), self.digest_at).timestamp()

    def _local(self, now: float) -> datetime:
        return datetime.fromtimestamp(now, find_zone(self.zone) or UTC)


@dataclass(frozen=True)
class Reader:
    """`address` is the one that the person has confirmed. `bounced`: what a mail server answered when it refused a mail
    to this address; empty: the address takes mails."""

    settings: NoticeSettings = field(default_factory=NoticeSettings)
    address: str = ""
    bounced: str = ""


def find_zone(name: str) -> tzinfo | None:
    if not 0 < len(name) <= LONGEST_ZONE:
        return None
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC if name == "UTC" else None  # a machine may have no database of time zones


def minute_of(local: datetime) -> int:
    return local.hour * 60 + local.minute


def next_at(local: datetime, minute: int) -> datetime:
    """The next time at which a local clock shows that minute of the day."""
    found = local.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0)
    return found if found > local else found + timedelta(days=1)


def write_settings(settings: NoticeSettings) -> str:
    return json.dumps(asdict(settings), separators=(",", ":"))


def read_settings(text: str) -> NoticeSettings:
    values: dict[str, Any] = json.loads(text)
    chosen = {event: tuple(ways) for event, ways in values["chosen"].items()}
    values["chosen"] = {**usual_choice(), **chosen}  # so that events added since then have their defaults
    return NoticeSettings(**values)
