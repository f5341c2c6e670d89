"""Types that the bodies of requests and responses share."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, field_validator

Fact = str | int
Facts = dict[str, Fact]
Word = Annotated[str, Field(max_length=100)]
Words = Annotated[dict[Word, Word], Field(max_length=50)]
Number = Annotated[int, Field(ge=0, le=2**53 - 1, strict=True)]
Whole = Annotated[int, Field(ge=1 - 2**53, le=2**53 - 1, strict=True)]


class RequestBody(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    @field_validator("*")
    @classmethod
    def check_text(cls, value: object) -> object:
        """PostgreSQL stores no text with a NUL in it."""
        if has_nul(value):
            raise ValueError
        return value


def has_nul(value: object) -> bool:
    if isinstance(value, dict):
        return any(map(has_nul, (*value.keys(), *value.values())))
    if isinstance(value, (list, tuple)):
        return any(map(has_nul, value))
    return isinstance(value, str) and "\0" in value


class ResponseBody(BaseModel):
    pass
