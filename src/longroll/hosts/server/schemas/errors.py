"""The bodies of errors."""

from typing import Literal

from longroll.hosts.server.schemas.common import Facts, ResponseBody

Stop = Literal["start", "die", "reveal", "seat", "end"]


class Error(ResponseBody):
    error: str
    message: str


class Conflict(Error):
    version: int | None = None
    stops: Stop | None = None


class Refused(Error):
    action: str
    rule: str
    code: str
    facts: Facts
    sentence: str
