"""The hash of a position: the same on every machine, different for different positions."""

from hashlib import blake2b

from longroll.kernel.contract import Position

CHECK_DIGITS = 4


def fingerprint(position: Position) -> str:
    return blake2b(position.pack(), digest_size=16).hexdigest()


def check_digits(position: Position) -> str:
    """Enough of the hash to tell at which action two replays part."""
    return fingerprint(position)[:CHECK_DIGITS]
