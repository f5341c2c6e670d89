"""Links in mails that work without signing in. A link says what it allows and is signed, so nothing is stored."""

import base64
import binascii
import hmac
import json
from typing import Final

from longroll.service.errors import missing
from longroll.service.ports import Clock

DAY: Final = 86_400
CONFIRM: Final = "confirm"
STOP: Final = "stop"
LASTS: Final = 7 * DAY  # validity of a link that confirms an address


class Links:
    def __init__(self, key: bytes, clock: Clock) -> None:
        self.key = key
        self.clock = clock

    def confirm(self, player: str, address: str) -> str:
        """A token with which the owner of a mailbox confirms it."""
        return self._sign([CONFIRM, player, address, int(self.clock.now()) + LASTS])

    def read_confirm(self, token: str) -> tuple[str, str]:
        """Read the player and the address from a token."""
        found = self._read(token)
        if len(found) != 4 or found[0] != CONFIRM or float(found[3]) < self.clock.now():
            raise missing("notices-link")
        return found[1], found[2]

    def stop(self, player: str) -> str:
        """A token that ends the mails to a player. It does not expire."""
        return self._sign([STOP, player])

    def read_stop(self, token: str) -> str:
        found = self._read(token)
        if len(found) != 2 or found[0] != STOP:
            raise missing("notices-link")
        return found[1]

    def _sign(self, content: list[str | int]) -> str:
        text = json.dumps(content, separators=(",", ":")).encode()
        return f"{encode(text)}.{encode(self._mac(text))}"

    def _mac(self, text: bytes) -> bytes:
        return hmac.digest(self.key, text, "sha256")

    def _read(self, token: str) -> list[str]:
        content, _, signature = token.partition(".")
        try:
            text = decode(content)
            if not hmac.compare_digest(decode(signature), self._mac(text)):
                raise missing("notices-link")
        except (binascii.Error, ValueError):
            raise missing("notices-link") from None
        return [str(part) for part in json.loads(text)]


def encode(text: bytes) -> str:
    return base64.urlsafe_b64encode(text).decode().rstrip("=")


def decode(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
