"""The bodies about packs."""

from typing import Annotated

from pydantic import Field

from longroll.hosts.server.schemas.common import RequestBody, ResponseBody


class PackText(RequestBody):
    pack: Annotated[str, Field(max_length=2**20)]


class PackFlaw(ResponseBody):
    place: Annotated[str, Field(description="the path to it, like units[3].full[0]")]
    reason: Annotated[str, Field(description="in the language of the request")]


class PackCheck(ResponseBody):
    flaws: Annotated[list[PackFlaw], Field(description="none: the title can be played with the pack")]
