"""The bodies of requests that make or change a match."""

from typing import Annotated

from pydantic import Field

from longroll.hosts.server.schemas.common import Number, RequestBody, Whole, Word, Words

Action = Annotated[str, Field(max_length=200)]
Actions = Annotated[list[Action], Field(min_length=1, max_length=64)]
Client = Annotated[
    str, Field(max_length=32, description="a random id of the page: its live socket does not repeat this answer")
]


class NewMatch(RequestBody):
    title: Word
    scenario: Annotated[Word, Field(description="empty: the first")] = ""
    options: Annotated[Words, Field(default_factory=dict)]
    seats: Annotated[
        Words, Field(default_factory=dict, description="by seat: me, guest or a bot; what is left out is me")
    ]
    seed: Annotated[Word | Whole | None, Field(description="one word that fixes the dice; null: a secret one")] = None
    name: Word = ""
    pack: Annotated[
        str, Field(max_length=2**20, description="own components for the title, as a pack, or the edition of its pack")
    ] = ""
    pie: Annotated[
        Word,
        Field(description="a bot that picks its side of the handicap; I am the other, and seats are left out"),
    ] = ""


class NewActions(RequestBody):
    actions: Annotated[Actions, Field(description="in order, all or none, up to a die, a reveal or another turn")]
    optional: Annotated[
        list[Actions],
        Field(default_factory=list, max_length=64, description="further groups, each whole or skipped if refused"),
    ]
    forced: Annotated[bool, Field(description="then make the choices that are forced")] = False
    version: Number
    seat: Word
    client: Client = ""


class NewUndo(RequestBody):
    version: Number
    seat: Word
    to: Annotated[Number | None, Field(description="actions to keep, as the seat counts; null: all but one")] = None
    client: Client = ""


class NewFinish(RequestBody):
    forced: Annotated[bool, Field(description="then make the choices that are forced")] = False
    version: Number
    seat: Word
    client: Client = ""


class NewSeats(RequestBody):
    seats: Annotated[Words, Field(description="by seat: me, guest or a bot; what is left out stays")]
    client: Client = ""


class NewFork(RequestBody):
    number: Number
    seats: Annotated[Words, Field(default_factory=dict)]
    name: Word = ""
