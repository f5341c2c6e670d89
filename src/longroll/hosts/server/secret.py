"""The secret of a server: a file that only its user can read. Keys are derived from it, one for each purpose."""

import hmac
import os
import secrets
from pathlib import Path
from typing import Final

from longroll.kernel.error import LongrollError

SIZE: Final = 32  # bytes


def read_secret(file: Path) -> bytes:
    """Read the secret. It is made if it is missing."""
    try:
        make_secret(file)
        text = file.read_text(encoding="ascii").strip()
        secret = bytes.fromhex(text)
    except OSError as error:
        raise LongrollError(
            f"the secret file {str(file)!r} cannot be used: {error.strerror}; "
            "name a file that this user can read, in a folder that is there"
        ) from None
    except ValueError:
        secret = b""
    if len(secret) < SIZE:
        raise LongrollError(
            f"the secret file {str(file)!r} does not hold {2 * SIZE} hexadecimal digits; "
            "remove it, and a new one is made"
        )
    return secret


def make_secret(file: Path) -> None:
    try:
        opened = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return
    with os.fdopen(opened, "w", encoding="ascii") as stream:
        stream.write(secrets.token_hex(SIZE) + "\n")


def key_for(secret: bytes, purpose: str) -> bytes:
    return hmac.digest(secret, purpose.encode(), "sha256")
