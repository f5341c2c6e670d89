"""A seed that nobody chose alone. Every contributor draws a share and publishes its commitment before the shares of the
others are known; the seed is the hash of all shares. Anybody who has the shares can check both.

    commitment = SHA-256 of "longroll-share:" and the share
    seed       = SHA-256 of "longroll-seed" and, for each share in order, ":NUMBER=SHARE", counted from 1

Shares are hexadecimal digits, hashes are written so too, and the text that is hashed is ASCII.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from secrets import token_hex
from typing import Final, NamedTuple

from longroll.kernel.error import LongrollError

SERVER: Final = "server"
BYTES: Final = 32
SHARE: Final = re.compile(r"[0-9a-f]{32,128}")
HASH: Final = re.compile(r"[0-9a-f]{64}")
LABEL: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")
MOST: Final = 9
"""Contributors: the server and up to eight seats."""


class Share(NamedTuple):
    """What a contributor adds to the seed: the server, or a seat. `share` is empty as long as it is not public."""

    label: str
    commitment: str
    share: str = ""


class ShareDiffers(LongrollError):
    """A share that is not what its contributor committed to, or shares that do not give the seed (`label` is empty
    then)."""

    def __init__(self, label: str, reason: str) -> None:
        super().__init__(f"the share of {label}: {reason}" if label else f"the shares: {reason}")
        self.label = label


def new_share() -> str:
    return token_hex(BYTES)


def commit(share: str) -> str:
    check_share(share)
    return sha256(f"longroll-share:{share}".encode()).hexdigest()


def join(shares: Sequence[str]) -> str:
    """The seed that these shares give, in this order."""
    if len(shares) < 2:
        raise LongrollError("a shared seed needs two shares or more")
    for share in shares:
        check_share(share)
    numbered = "".join(f":{number}={share}" for number, share in enumerate(shares, 1))
    return sha256(f"longroll-seed{numbered}".encode()).hexdigest()


def check_share(share: str) -> None:
    if SHARE.fullmatch(share) is None:
        raise LongrollError(f"{share[:40]!r} is not a share: 32 to 128 digits of 0-9 and a-f")


def check_commitment(commitment: str) -> None:
    if HASH.fullmatch(commitment) is None:
        raise LongrollError(f"{commitment[:40]!r} is not the commitment of a share: 64 digits of 0-9 and a-f")


def contributions(shares: Mapping[str, str]) -> tuple[Share, ...]:
    """The shares of a match that begins, by contributor, each with its commitment."""
    return check_labels(Share(label, commit(share), share) for label, share in shares.items())


def check_labels(shares: Iterable[Share]) -> tuple[Share, ...]:
    found = tuple(shares)
    for label in (share.label for share in found):
        if LABEL.fullmatch(label) is None:
            raise LongrollError(f"{label[:40]!r} cannot contribute to a seed: not a name of small letters")
    if not 2 <= len(found) <= MOST or len({share.label for share in found}) < len(found):
        raise LongrollError(f"a shared seed has 2 to {MOST} contributors, each of them once")
    return found


def verify(shares: Sequence[Share], seed: str) -> None:
    """Raises `ShareDiffers` unless every share is public and the one that was committed to, and they give the seed."""
    for label, commitment, share in shares:
        if not share:
            raise ShareDiffers(label, "it is missing, although the seed is public")
        if commit(share) != commitment:
            raise ShareDiffers(label, "it is not the one that was committed to")
    if join([share.share for share in shares]) != seed:
        raise ShareDiffers("", "together they do not give the seed")
