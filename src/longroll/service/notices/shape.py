"""What clients are sent about a person's own notices."""

from dataclasses import asdict

from longroll.service.notices.addresses import Addresses
from longroll.service.notices.kinds import MAIL, PUSH, WEBHOOK
from longroll.service.seats import PERSON


async def notices_shape(addresses: Addresses, player: str) -> dict[str, object]:
    reader = await addresses.notices.reader(player)
    person = await addresses.notices.people.person(player.removeprefix(PERSON))
    email = person.email if person is not None else ""
    known = bool(email) and reader.address == email
    return {
        "settings": asdict(reader.settings),
        "can_push": PUSH in addresses.channels,
        "can_mail": MAIL in addresses.channels,
        "can_webhook": WEBHOOK in addresses.channels,
        "push_key": addresses.notices.outside.push_key,
        "browsers": len(await addresses.storage.subscriptions(player)),
        "email": email,
        "email_confirmed": known and not reader.bounced,
        "email_bounced": reader.bounced if known else "",
        "webhooks": [
            {"id": one.id, "label": one.label, "failed": one.failed} for one in await addresses.storage.webhooks(player)
        ],
    }
