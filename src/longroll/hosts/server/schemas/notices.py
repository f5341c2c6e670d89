"""The bodies of requests and responses about notices."""

from typing import Annotated, Literal

from pydantic import Field

from longroll.hosts.server.schemas.common import RequestBody, ResponseBody

Event = Literal["turn", "challenge", "accepted", "offer", "chat", "over", "annulled", "clock", "tournament"]
Way = Literal["sound", "browser", "push", "mail", "webhook"]
Language = Literal["en", "fr", "es", "it"]
Minute = Annotated[int, Field(ge=0, lt=1440, strict=True, description="of the day, in the person's time zone")]
Zone = Annotated[str, Field(min_length=1, max_length=60, description="like Europe/Paris")]
LinkToken = Annotated[str, Field(min_length=1, max_length=1000)]


class NewNoticeSettings(RequestBody):
    quiet_from: Minute
    quiet_until: Annotated[Minute, Field(description="the same as quiet_from: there are no quiet hours")]
    mail: Literal["off", "now", "daily"]
    digest_at: Annotated[Minute, Field(description="when the mail of the day is sent")]
    chosen: Annotated[dict[Event, list[Way]], Field(description="by event")]


class NewNoticeLanguage(RequestBody):
    language: Language
    zone: Zone


class NewSubscription(RequestBody):
    endpoint: Annotated[str, Field(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Field(max_length=200)]
    auth: Annotated[str, Field(max_length=100)]


class OldSubscription(RequestBody):
    endpoint: Annotated[str, Field(min_length=1, max_length=1000)]


class NewConfirmation(RequestBody):
    token: LinkToken


class NewWebhook(RequestBody):
    url: Annotated[
        str, Field(min_length=1, max_length=1000, description="an address of Apprise, like ntfys://HOST/TOPIC")
    ]


class NoticeSettings(ResponseBody):
    language: Language
    zone: Zone
    quiet_from: Minute
    quiet_until: Minute
    mail: Literal["off", "now", "daily"]
    digest_at: Minute
    chosen: dict[Event, list[Way]]


class ShownWebhook(ResponseBody):
    id: str
    label: Annotated[str, Field(description="its address without secrets")]
    failed: Annotated[float, Field(description="since when it has not worked; 0: it works")]


class NoticeState(ResponseBody):
    settings: NoticeSettings
    can_push: bool
    can_mail: bool
    can_webhook: bool
    push_key: Annotated[str, Field(description="the public key of this club for PushManager.subscribe")]
    browsers: Annotated[int, Field(description="how many browsers are sent pushes")]
    email: str
    email_confirmed: bool
    email_bounced: Annotated[
        str, Field(description="what a mail server said when it refused the address; empty: nothing")
    ]
    webhooks: list[ShownWebhook]
