"""Exercises as stored matches: a plan is played and marked; nothing is played after it."""

import asyncio
from typing import Any

import pytest

from longroll.exercises import exercises_of
from longroll.hosts.memory.host import InlineThinker
from longroll.service.errors import ServiceError
from longroll.service.ports import Call, ExerciseAnswer, Mark
from longroll.service.published import Published
from longroll.service.state import state_shape
from tests.service.helpers import Bench, run

EXERCISE = min(exercises_of("house-divided"), key=lambda one: (-one.gap, one.id))


def shown(published: Published, language: str = "en") -> Any:
    return state_shape(published, EXERCISE.seat, None, "", language)


def test_it_starts_at_its_position_and_is_no_match_of_the_list() -> None:
    async def scenario(bench: Bench) -> None:
        published = await bench.service.start_exercise(EXERCISE.id)
        assert published.to_move == EXERCISE.seat
        assert await bench.service.list_matches(9) == []
        stand = shown(published)["exercise"]
        assert (stand["id"], stand["seat"], stand["grade"]) == (EXERCISE.id, EXERCISE.seat, EXERCISE.grade)
        assert stand["title"] != shown(published, language="fr")["exercise"]["title"]
        assert not stand["played"]
        assert bench.service.viewer(published, None) == EXERCISE.seat
        with pytest.raises(ServiceError) as empty:
            await bench.service.mark(published.id)
        assert empty.value.key == "service-exercise-empty"
        with pytest.raises(ServiceError) as hint:
            await bench.service.advise(published.id, None)
        assert hint.value.key == "service-lesson-advice"

    run(scenario)


def test_the_best_plan_is_marked_as_right_and_told_with_its_reasons() -> None:
    async def scenario(bench: Bench) -> None:
        published = await bench.service.start_exercise(EXERCISE.id)
        published = await bench.play(published, *EXERCISE.best.actions)
        marked = await bench.service.mark(published.id)
        assert marked.version == published.version
        assert marked.mark.right
        assert marked.mark.best is not None
        assert marked.mark.chance == marked.mark.best.chance
        assert tuple(step.action for step in marked.mark.best.steps) == EXERCISE.best.actions
        assert tuple(marked.mark.best.reasons) == EXERCISE.reasons

    run(scenario)


def test_nothing_is_played_after_the_plan() -> None:
    async def scenario(bench: Bench) -> None:
        published = await bench.service.start_exercise(EXERCISE.id)
        published = await bench.play(published, *EXERCISE.other.actions)
        state = shown(published)
        assert (state["exercise"]["played"], state["choices"]) == (True, [])
        with pytest.raises(ServiceError) as over:
            await bench.service.act(published.id, ["end"], published.version, published.to_move)
        assert over.value.key == "service-exercise-over"

    run(scenario)


def test_what_is_no_exercise_is_not_marked() -> None:
    async def scenario(bench: Bench) -> None:
        published = await bench.create()
        with pytest.raises(ServiceError) as none:
            await bench.service.mark(published.id)
        assert none.value.key == "service-not-exercise"
        with pytest.raises(ServiceError) as unknown:
            await bench.service.start_exercise("nothing")
        assert unknown.value.key == "service-no-exercise"

    run(scenario)


class CountingThinker(InlineThinker):
    def __init__(self) -> None:
        self.asked = 0

    async def mark(self, answer: ExerciseAnswer, call: Call) -> Mark:
        del answer, call
        self.asked += 1
        await asyncio.sleep(0)
        return Mark(True, 0.5)


def test_an_answer_is_marked_once_for_all_who_ask_at_the_same_time() -> None:
    async def main() -> None:
        thinker = CountingThinker()
        bench = Bench(thinker)
        published = await bench.play(await bench.service.start_exercise(EXERCISE.id), *EXERCISE.best.actions)
        marks = await asyncio.gather(*(bench.service.mark(published.id) for _ in range(50)))
        assert len(set(marks)) == thinker.asked == 1
        assert await bench.service.mark(published.id) == marks[0]
        assert not bench.service.examiner.marking
        await bench.service.stop()

    asyncio.run(main())
