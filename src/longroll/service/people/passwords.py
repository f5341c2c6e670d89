"""The rules for passwords, and the port that checks them."""

from typing import Final

from longroll.service.errors import malformed
from longroll.service.people.names import key_of

SHORTEST: Final = 10
LONGEST: Final = 200
VARIETY: Final = 4  # different characters


def check_password(password: str, name: str) -> None:
    if not SHORTEST <= len(password) <= LONGEST or len(set(password)) < VARIETY:
        raise malformed("account-password", shortest=SHORTEST)
    if key_of(name) in key_of(password):
        raise malformed("account-password-name")
