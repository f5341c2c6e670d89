"""The table `[mail]` in the configuration of a club: the mail server for notices."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from difflib import get_close_matches
from email.utils import parseaddr
from typing import Any, Final, NoReturn

KEYS: Final = {
    "host": 'the name of the mail server, like "mail.club.example"',
    "sender": 'who mails come from, like "Longroll <longroll@club.example>"',
    "security": '"starttls", "tls" or "none"',
    "port": "the port of the mail server, like 587, without quotation marks",
    "user": "the name by which the mail server knows this one, in quotation marks",
    "password": "the password for it, in quotation marks",
}
PORTS: Final = {"starttls": 587, "tls": 465, "none": 25}
HOST: Final = re.compile(r"[A-Za-z0-9.:_-]{1,200}")
ADDRESS: Final = re.compile(r"[^@\s<>\"(),:;\\\[\]]{1,64}@[^@\s<>\"(),:;\\\[\]]{1,180}")
Fail = Callable[[str, str], NoReturn]


@dataclass(frozen=True)
class MailConfig:
    host: str
    port: int
    security: str
    sender: str
    user: str = ""
    password: str = ""

    @property
    def address(self) -> str:
        """The sender without a name."""
        return parseaddr(self.sender)[1]


def read_mail(values: Any, fail: Fail, is_near: Callable[[str], bool]) -> MailConfig:
    """Read the table. `fail` is called with a key and an error. `is_near`: is that host this machine?"""
    if not isinstance(values, dict):
        fail("mail", "mail is a table: a line [mail], and below it host and sender")
    for key in values:
        if key not in KEYS:
            near = get_close_matches(key, KEYS, 1)
            known = f"did you mean {near[0]!r}?" if near else f"the keys of [mail] are {', '.join(KEYS)}"
            fail(key, f"{key!r} is not a key of [mail]; {known}")
    for key in ("host", "sender"):
        if key not in values:
            fail("mail", f"[mail] has no {key}: {KEYS[key]}")
    texts = {key: text_of(values, key, fail) for key in ("host", "sender", "security", "user", "password")}
    security = texts["security"] or "starttls"
    if security not in PORTS:
        fail("security", f"security is {KEYS['security']}")
    if not HOST.fullmatch(texts["host"]):
        fail("host", f"host is {KEYS['host']}")
    if not ADDRESS.fullmatch(parseaddr(texts["sender"])[1]) or not texts["sender"].isprintable():
        fail("sender", f"sender is {KEYS['sender']}")
    if texts["password"] and security == "none" and not is_near(texts["host"]):
        fail("security", 'a password is not sent in the clear; security is "starttls" or "tls"')
    port = read_port(values.get("port", PORTS[security]), fail)
    return MailConfig(texts["host"], port, security, texts["sender"], texts["user"], texts["password"])


def text_of(values: dict[str, Any], key: str, fail: Fail) -> str:
    value = values.get(key, "")
    if not isinstance(value, str):
        fail(key, f"{key} is {KEYS[key]}")
    return value.strip()


def read_port(value: Any, fail: Fail) -> int:
    if type(value) is not int or not 0 < value < 65536:
        fail("port", f"port is {KEYS['port']}")
    return value
