"""The hash of a position: the same on every machine, different for different positions."""

from hashlib import blake2b

from longroll.kernel.contract import Position

CHECK_DIGITS = 4  # enough of a hash to find the action at which two replays differ


def fingerprint(position: Position) -> str:
    return blake2b(position.pack(), digest_size=16).hexdigest()
