"""Lessons as stored matches: the rules judge first, then the lesson; replies, undo, forks, and what is shown."""

from dataclasses import replace
from typing import Any

import pytest

from longroll.lessons import Guide, Lesson, Step, find_lesson, load_courses
from longroll.match import Match
from longroll.service import lesson_play
from longroll.service.errors import RefusedAction, ServiceError
from longroll.service.published import Published
from longroll.service.state import state_shape
from tests.service.helpers import Bench, run

FIRST = "ahd-map"


def shown(published: Published, language: str = "en", seat: str = "union") -> Any:
    return state_shape(published, seat, None, "", language)


def replies() -> Lesson:
    """A lesson in which a reply of several actions follows a step."""
    whole = find_lesson("ahd-half-turn")
    assert any(len(step.reply) > 1 for step in whole.steps)
    return whole


async def solve(bench: Bench, published: Published, until: Step | None = None) -> Published:
    """Play the usual solutions up to a step, or to the end."""
    for step in lesson_of(published).steps:
        if step is until:
            break
        for action in step.solutions[0] if step.solutions else ():
            published = await bench.play(published, action)
    return published


def lesson_of(published: Published) -> Lesson:
    return find_lesson(published.info.lesson)


def test_it_starts_at_its_first_step_and_the_record_names_it() -> None:
    async def scenario(bench: Bench) -> None:
        published = await bench.service.start_lesson(FIRST)
        assert bench.storage.rows[published.id].stored.lesson == FIRST
        assert published.seats == {"union": "me", "confederate": "guest"}
        state = shown(published, "fr")["lesson"]
        assert (state["id"], state["first"], state["count"], state["finished"]) == (FIRST, 1, 9, False)
        english = shown(published)["lesson"]
        assert (state["title"] != english["title"], state["steps"][0]["text"] != english["steps"][0]["text"]) == (
            True,
            True,
        )
        assert state["steps"][0]["show"] == [{"kind": "box", "id": "washington"}, {"kind": "box", "id": "richmond"}]
        assert state["next"]["id"] == "ahd-half-turn"
        assert (len(state["steps"]), shown(published)["undo_stops"]) == (5, "start")

    run(scenario)


def test_an_unknown_lesson_is_one_clear_sentence() -> None:
    async def scenario(bench: Bench) -> None:
        with pytest.raises(ServiceError) as error:
            await bench.service.start_lesson("ahd-nothing")
        assert (error.value.code, error.value.key) == ("missing", "service-no-lesson")

    run(scenario)


@pytest.mark.parametrize(
    ("actions", "key"),
    [
        (["march richmond"], "service-refused"),
        (["march washington"], "service-lesson-other"),
        (["xyz"], "service-no-action"),
        (["march chicago", "take u1"], "service-refused"),
        (["march chicago", "take u4", "cancel"], "service-no-action"),
        (["march chicago", "take u4", "go chicago=bloomington-il"], "service-lesson-other"),
    ],
)
def test_the_rules_judge_first_then_the_lesson_and_nothing_changes(actions: list[str], key: str) -> None:
    async def scenario(bench: Bench) -> None:
        before = await bench.service.start_lesson(FIRST)
        with pytest.raises(ServiceError) as error:
            await bench.play(before, *actions)
        assert (error.value.key, isinstance(error.value, RefusedAction)) == (key, key == "service-refused")
        after = await bench.service.look(before.id)
        assert (after.version, after.snapshot.count) == (before.version, 0)
        assert bench.storage.rows[before.id].stored.version == before.version

    run(scenario)


def test_it_is_played_to_its_end_and_then_nothing_is_asked_any_more() -> None:
    async def scenario(bench: Bench) -> None:
        published = await solve(bench, await bench.service.start_lesson(FIRST))
        state = shown(published)
        assert state["lesson"]["finished"]
        assert len(state["lesson"]["steps"]) == 1
        assert state["choices"] == []
        with pytest.raises(ServiceError) as error:
            await bench.play(published, published.snapshot.game.write_action(first_choice(published)))
        assert error.value.key == "service-lesson-over"

    run(scenario)


def first_choice(published: Published) -> int:
    return published.game.choices(published.snapshot.position)[0]


def test_a_reply_comes_with_the_action_that_solves_the_step_in_one_version() -> None:
    async def scenario(bench: Bench) -> None:
        step = next(step for step in replies().steps if len(step.reply) > 1)
        before = await solve(bench, await bench.service.start_lesson(replies().id), step)
        for action in step.solutions[0][:-1]:
            before = await bench.play(before, action)
        commits = bench.storage.commits
        update = await bench.service.act(before.id, [step.solutions[0][-1]], before.version, before.to_move)
        after = update.published
        assert (update.played, len(update.entries)) == (1, 1 + len(step.reply))
        assert (after.version, bench.storage.commits) == (before.version + 1, commits + 1)
        assert [entry.action for _, entry in update.entries[1:]] == list(step.reply)
        assert (update.viewer, bench.service.viewer(after, None)) == ("union", "union")
        back = await bench.service.undo(after.id, after.version, "union")
        assert back.published.snapshot.count == before.snapshot.count
        assert back.published.snapshot.position.pack() == before.snapshot.position.pack()
        again = await bench.play(back.published, step.solutions[0][-1])
        assert again.snapshot.position.pack() == after.snapshot.position.pack()
        for to in range(before.snapshot.count + 1, after.snapshot.count):
            half = await bench.service.undo(again.id, again.version, "union", to=to)
            assert half.published.snapshot.count == before.snapshot.count
            again = await bench.play(half.published, step.solutions[0][-1])

    run(scenario)


def test_undo_goes_back_to_the_first_step_whatever_dice_fell() -> None:
    async def scenario(bench: Bench) -> None:
        published = await solve(bench, await bench.service.start_lesson("ahd-half-turn"))
        while not shown(published)["undo_stops"]:
            published = (await bench.service.undo(published.id, published.version, "union")).published
            assert not Guide.of(lesson_of(published), actions_of(published)).reply
        assert published.snapshot.count == len(lesson_of(published).start.actions)
        with pytest.raises(ServiceError) as error:
            await bench.service.undo(published.id, published.version, "union")
        assert error.value.code == "undo-stops"
        assert shown(await solve(bench, published))["lesson"]["finished"]

    run(scenario)


def actions_of(published: Published) -> list[str]:
    return [entry.action for entry in published.snapshot.history[: published.snapshot.count]]


def test_every_lesson_can_be_played_undone_and_played_again() -> None:
    async def scenario(bench: Bench) -> None:
        for lesson in (lesson for course in load_courses() for lesson in course.lessons):
            published = await solve(bench, await bench.service.start_lesson(lesson.id))
            end, seat = published.snapshot.position.pack(), lesson.seat
            while published.snapshot.count > len(lesson.start.actions):
                version = published.version_for(seat)
                published = (await bench.service.undo(published.id, version, seat)).published
            published = await solve(bench, published)
            assert published.snapshot.position.pack() == end
            assert shown(published, seat=seat)["lesson"]["finished"]

    run(scenario)


def test_no_choice_is_made_for_the_learner() -> None:
    async def scenario(bench: Bench) -> None:
        published = await bench.service.start_lesson(FIRST)
        for step in find_lesson(FIRST).steps:
            for action in step.solutions[0] if step.solutions else ():
                assert not shown(published)["forced"]
                published = await bench.play(published, action, forced=True)
        assert shown(published)["lesson"]["finished"]

    run(scenario)


def test_optional_groups_are_played_as_far_as_the_lesson_asks_for_them() -> None:
    async def scenario(bench: Bench) -> None:
        published = await bench.service.start_lesson(FIRST)
        ride = ["take u5", "go chicago=bloomington-il=springfield-il"]
        optional = [["take u1"], ride, ["take u4"], ["done"]]
        update = await bench.service.act(published.id, ["march chicago"], published.version, "union", optional=optional)
        assert actions_of(update.published) == ["march chicago", *ride, "done"]
        assert update.played == 4

    run(scenario)


def test_it_is_reloaded_exported_replayed_and_forked_and_a_fork_leaves_the_lesson() -> None:
    async def scenario(bench: Bench) -> None:
        published = await solve(bench, await bench.service.start_lesson("ahd-half-turn"))
        other = Bench(storage=bench.storage)
        assert shown(await other.service.look(published.id)) == shown(published)
        past = await bench.service.look_back(published.id, 0, None)
        assert shown(past)["lesson"]["first"] == 1
        journal = await bench.service.export(published.id)
        assert Match.replay(journal).position.pack() == published.snapshot.position.pack()
        fork = await bench.service.fork(published.id, 1, {"confederate": "guest"})
        assert (fork.info.lesson, shown(fork)["lesson"]) == ("", None)
        choice = fork.game.write_action(first_choice(fork))
        assert (await bench.play(fork, choice)).snapshot.count > 1

    run(scenario)


def test_it_is_not_listed_among_the_matches_and_its_players_stay() -> None:
    async def scenario(bench: Bench) -> None:
        published = await bench.service.start_lesson(FIRST)
        usual = await bench.create()
        assert [match["id"] for match in await bench.service.list_matches(10)] == [usual.id]
        with pytest.raises(ServiceError) as error:
            await bench.service.set_seats(published.id, {"confederate": "militia"})
        assert error.value.key == "service-lesson-seats"

    run(scenario)


def test_a_lesson_that_has_changed_since_is_a_match_like_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(bench: Bench) -> None:
        published = await bench.play(await bench.service.start_lesson(FIRST), "march chicago")
        lesson = find_lesson(FIRST)
        other = replace(lesson, steps=(Step("welcome", solutions=(("march washington",),)),))
        monkeypatch.setattr(lesson_play, "find_lesson", lambda _name: other)
        assert shown(published)["lesson"] is None
        assert (await bench.play(published, "take u4")).snapshot.count == 2

    run(scenario)
