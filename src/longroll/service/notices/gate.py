"""The gate of the notices: what a caller may set. People set only their own notices; mails and webhooks are for
members."""

from longroll.service.caller import Caller
from longroll.service.notices.addresses import Addresses
from longroll.service.notices.settings import NoticeSettings
from longroll.service.notices.shape import notices_shape


class NoticeGate:
    def __init__(self, caller: Caller, addresses: Addresses) -> None:
        self.caller = caller
        self.addresses = addresses

    def player(self) -> str:
        self.caller.check_signed_in()
        return self.caller.player

    def member(self) -> str:
        return self.caller.as_member().player

    async def show(self) -> dict[str, object]:
        return await notices_shape(self.addresses, self.player())

    async def set_settings(self, settings: NoticeSettings) -> None:
        await self.addresses.set_settings(self.player(), settings)

    async def set_language(self, language: str, zone: str) -> None:
        await self.addresses.set_language(self.player(), language, zone)

    async def subscribe(self, endpoint: str, p256dh: str, auth: str) -> None:
        await self.addresses.subscribe(self.player(), endpoint, p256dh, auth)

    async def unsubscribe(self, endpoint: str) -> None:
        await self.addresses.unsubscribe(self.player(), endpoint)

    async def ask_to_confirm(self) -> None:
        await self.addresses.ask_to_confirm(self.member())

    async def confirm(self, token: str) -> None:
        """Allowed for anybody who has the link."""
        await self.addresses.confirm(token)

    async def stop_mails(self, token: str) -> None:
        """Allowed for anybody who has the link."""
        await self.addresses.stop_mails(token)

    async def add_webhook(self, url: str) -> None:
        await self.addresses.add_webhook(self.member(), url)

    async def remove_webhook(self, webhook: str) -> None:
        await self.addresses.remove_webhook(self.member(), webhook)
