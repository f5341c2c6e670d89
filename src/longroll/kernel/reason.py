"""What a judging function answers: one number, 0 or the reason for a refusal with the thing that it points at."""

from typing import Final

ALLOWED: Final = 0
CODES: Final = 256  # more than any system has reasons


def refuse(reason: int, thing: int = 0) -> int:
    """A reason of the system's table, with a place, unit or number packed on top."""
    return reason + CODES * thing
