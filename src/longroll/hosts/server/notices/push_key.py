"""The key that identifies the pushes of this club to browsers (VAPID): a file beside the secret of the server."""

import base64
import os
from pathlib import Path
from typing import NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

from longroll.kernel.error import LongrollError


class PushKey(NamedTuple):
    """`public` is what a page gives to its browser, as base64url."""

    private: str
    public: str


def push_key_file(secret_file: Path) -> Path:
    return secret_file.with_name(f"{secret_file.name}-push.pem")


def read_push_key(file: Path) -> PushKey:
    """Read the key. It is made if it is missing."""
    try:
        make_push_key(file)
        text = file.read_text(encoding="ascii")
        key = load_pem_private_key(text.encode(), None)
    except OSError as error:
        raise LongrollError(f"the push key {str(file)!r} cannot be used: {error.strerror}") from None
    except ValueError:
        key = None
    if not isinstance(key, ec.EllipticCurvePrivateKey) or not isinstance(key.curve, ec.SECP256R1):
        raise LongrollError(
            f"the push key {str(file)!r} is not a private key of P-256; remove it, and a new one is made: "
            "browsers must then be switched on again"
        )
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return PushKey(text, base64.urlsafe_b64encode(point).decode().rstrip("="))


def make_push_key(file: Path) -> None:
    try:
        opened = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return
    key = ec.generate_private_key(ec.SECP256R1())
    with os.fdopen(opened, "wb") as stream:
        stream.write(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
