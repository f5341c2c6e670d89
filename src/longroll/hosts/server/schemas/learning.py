"""The bodies about lessons, exercises, guided games and the pictures of the rulebook."""

from typing import Annotated, Any, Literal

from pydantic import Field

from longroll.hosts.server.schemas.common import ResponseBody
from longroll.hosts.server.schemas.history import Entry

Grade = Literal["easy", "medium", "hard"]


class Thing(ResponseBody):
    kind: str
    id: str


class LessonName(ResponseBody):
    id: str
    title: str


class Lesson(LessonName):
    system: str
    minutes: int
    rules: Annotated[list[str], Field(description="that it shows")]


class Course(ResponseBody):
    system: str
    lessons: Annotated[list[Lesson], Field(description="in the order in which they are learned")]


class LessonStep(ResponseBody):
    text: Annotated[str, Field(description="in the language of the request")]
    show: Annotated[list[Thing], Field(description="things on the board to point at")]
    rules: list[str]


class Picture(ResponseBody):
    """A picture of a rulebook: a step of a lesson."""

    rule: Annotated[str, Field(description="beside which it stands")]
    lesson: LessonName
    title: Annotated[str, Field(description="of the game whose board it shows")]
    step: LessonStep


class LessonStand(LessonName):
    seat: Annotated[str, Field(description="who the learner plays")]
    first: Annotated[int, Field(description="the number of the first step to show now")]
    count: Annotated[int, Field(description="how many steps the lesson has")]
    steps: Annotated[list[LessonStep], Field(description="to show now: something to read or to try, then what to do")]
    finished: bool
    rules: Annotated[list[str], Field(description="that the lesson shows")]
    next: Annotated[LessonName | None, Field(description="the next lesson of the course")]


class Exercise(Lesson):
    grade: Grade


class ExerciseList(ResponseBody):
    system: str
    exercises: list[Exercise]


class ExerciseStand(LessonName):
    seat: Annotated[str, Field(description="whose plan is asked for")]
    grade: Grade
    played: Annotated[bool, Field(description="is the plan at its end?")]
    next: Annotated[LessonName | None, Field(description="the next exercise of the system")]


class GuidedGame(LessonName):
    system: str
    minutes: int


class Tip(LessonStep):
    id: str


class GuidedStand(GuidedGame):
    seat: Annotated[str, Field(description="who the learner plays")]
    count: Annotated[int, Field(description="how many tips the game has")]
    tips: Annotated[list[Tip], Field(description="that have come so far, in order")]
    next: Annotated[LessonName, Field(description="the lesson to begin with afterwards")]


class PictureScene(ResponseBody):
    view: Annotated[dict[str, Any], Field(description="the position, as the system types it")]
    entries: Annotated[list[Entry], Field(description="what is done in it")]
