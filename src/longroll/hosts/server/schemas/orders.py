"""Standing orders, as requests and answers have them."""

from typing import Annotated, Literal

from pydantic import Field

from longroll.hosts.server.schemas.common import RequestBody, ResponseBody
from longroll.service.orders.order import LONGEST, MOST_NUMBER, MOST_ORDERS

Word = Annotated[str, Field(max_length=LONGEST)]


class Condition(RequestBody):
    fact: Word
    op: Literal[">=", "<="]
    value: Annotated[float, Field(ge=0, le=MOST_NUMBER, allow_inf_nan=False)]


class Order(RequestBody):
    question: Word
    place: Annotated[Word, Field(description="the id of the only place it is for; empty: everywhere")] = ""
    when: Annotated[Condition | None, Field(description="null: always")] = None
    answer: Annotated[Word, Field(description="a key of the question, or veteran")]


class Orders(RequestBody):
    orders: Annotated[list[Order], Field(max_length=MOST_ORDERS, description="the first that applies is carried out")]


class Named(ResponseBody):
    key: str
    name: Annotated[str, Field(description="in the language of the request")]


class OrderQuestion(ResponseBody):
    kind: str
    name: str
    placed: Annotated[bool, Field(description="can an order be for one place only?")]
    answers: list[Named]
    facts: Annotated[list[Named], Field(description="that a condition may use")]


class OrderQuestions(ResponseBody):
    veteran: Annotated[str, Field(description="the name of the answer veteran, which every question has")]
    questions: list[OrderQuestion]
