"""Recovery codes. Each opens the account once when password and passkeys are lost."""

import hashlib
import secrets
from typing import Final

HOW_MANY: Final = 8
LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # without letters that look like others
GROUPS: Final = 4
GROUP: Final = 4


def make_codes() -> list[str]:
    """New codes of about 79 bits each."""
    return [make_code() for _ in range(HOW_MANY)]


def make_code() -> str:
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))


def digest_of(person: str, code: str) -> str:
    """The hash that is stored of a code. A code is random enough for a fast hash."""
    plain = "".join(code.lower().replace("-", " ").split())
    return hashlib.sha256(f"{person}:{plain}".encode(errors="replace")).hexdigest()
