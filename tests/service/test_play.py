"""Several actions, forced choices and undo in one request."""

import pytest

from longroll.service.errors import RefusedAction, ServiceError
from longroll.service.published import Published
from tests.service.helpers import Bench, run

GO = ("march washington", "take u1", "go washington=manassas-junction")


def actions_of(published: Published) -> list[str]:
    return [entry.action for entry in published.snapshot.entries()]


def test_several_actions_are_one_version_and_one_commit() -> None:
    async def scenario(bench: Bench) -> None:
        published = await bench.create()
        commits = bench.storage.commits
        update = await bench.service.act(published.id, GO, 0, "union")
        assert (update.version, update.kept, update.played) == (1, 0, 3)
        assert [(number, entry.action) for number, entry in update.entries] == list(enumerate(GO, 1))
        assert bench.storage.commits == commits + 1

    run(scenario)


def test_if_one_is_refused_nothing_has_changed() -> None:
    async def scenario(bench: Bench) -> None:
        published = await bench.create()
        with pytest.raises(RefusedAction) as refused:
            await bench.service.act(published.id, ["march washington", "march chicago"], 0, "union")
        assert refused.value.action == "march chicago"
        after = await bench.service.look(published.id)
        assert (after.version, after.snapshot.count) == (0, 0)
        assert bench.storage.rows[published.id].stored.version == 0
        await bench.play(after, *GO)

    run(scenario)


def test_an_unreadable_action_among_several_changes_nothing() -> None:
    async def scenario(bench: Bench) -> None:
        published = await bench.create()
        with pytest.raises(ServiceError) as error:
            await bench.service.act(published.id, ["march washington", "dance"], 0, "union")
        assert (error.value.code, error.value.facts) == ("malformed", {"action": "dance"})
        assert (await bench.service.look(published.id)).snapshot.count == 0

    run(scenario)


def test_nothing_is_played_after_a_die() -> None:
    """What follows is not even judged: a refusal would take back a die that was seen."""

    async def scenario(bench: Bench) -> None:
        published = await bench.play(await bench.create(), "end")
        update = await bench.service.act(published.id, ["muster", "nonsense here", "end"], published.version, "union")
        assert update.played == 1
        assert update.entries[-1][1].barrier == "die"

    run(scenario)


def test_nothing_is_played_for_another_seat() -> None:
    async def scenario(bench: Bench) -> None:
        published = await bench.create()
        update = await bench.service.act(published.id, [*GO, "done", "end", "march richmond"], 0, "union")
        assert update.published.to_move == "confederate"
        assert update.played == 5

    run(scenario)


def test_optional_groups_are_played_whole_or_skipped() -> None:
    async def scenario(bench: Bench) -> None:
        published = await bench.create()
        optional = [["take u99", "dig"], ["take u2", "march chicago"], ["take u2", "dig"]]
        update = await bench.service.act(
            published.id, ["march washington", "take u1", "dig"], 0, "union", optional=optional
        )
        assert actions_of(update.published) == ["march washington", "take u1", "dig", "take u2", "dig"]
        assert update.played == 5

    run(scenario)


def test_undo_goes_back_to_a_number_in_one_request() -> None:
    async def scenario(bench: Bench) -> None:
        published = await bench.play(await bench.create(), *GO)
        update = await bench.service.undo(published.id, published.version, "union", to=1)
        assert (update.version, update.kept, update.entries) == (2, 1, [])
        assert actions_of(update.published) == ["march washington"]
        stored = bench.storage.rows[published.id].stored
        assert [entry.action for entry in stored.history] == ["march washington"]

    run(scenario)


@pytest.mark.parametrize("to", [3, 4, 1000])
def test_undo_to_a_number_that_is_not_there_says_so(to: int) -> None:
    async def scenario(bench: Bench) -> None:
        published = await bench.play(await bench.create(), *GO)
        with pytest.raises(ServiceError) as error:
            await bench.service.undo(published.id, published.version, "union", to=to)
        assert (error.value.code, error.value.facts) == ("missing", {"number": str(to + 1), "last": "3"})

    run(scenario)


def test_undo_to_a_number_stops_at_a_barrier() -> None:
    async def scenario(bench: Bench) -> None:
        published = await bench.play(await bench.play(await bench.create(), "end"), "muster")
        with pytest.raises(ServiceError) as error:
            await bench.service.undo(published.id, published.version, published.to_move, to=0)
        assert error.value.details["stops"] == "die"

    run(scenario)


def test_nothing_is_undone_after_the_end() -> None:
    """The seed is told then: whoever could undo would know the dice before they fall."""

    async def scenario(bench: Bench) -> None:
        published = await bench.create(scenario="short")
        number = 0
        while published.to_move:
            choices = published.game.choices(published.snapshot.position)
            number += 3
            published = await bench.play(published, published.game.write_action(choices[number % len(choices)]))
        assert published.snapshot.undo_stops == "end"
        for seat in published.game.seats:
            with pytest.raises(ServiceError) as error:
                await bench.service.undo(published.id, published.version, seat)
            assert error.value.details["stops"] == "end"

    run(scenario)


def test_forced_choices_are_made_and_undone_with_the_action_before_them() -> None:
    async def scenario(bench: Bench) -> None:
        published = await bench.create()
        forced = 0
        for number in range(300):
            if not published.to_move:
                break
            choices = published.game.choices(published.snapshot.position)
            choice = published.game.write_action(choices[number * 7 % len(choices)])
            before = published.snapshot.count
            published = await bench.play(published, choice, forced=True)
            made = published.snapshot.history[before : published.snapshot.count]
            assert [entry.forced for entry in made] == [False] + [True] * (len(made) - 1)
            if len(made) > 1:
                forced += 1
                assert published.game.forced(published.snapshot.position) is None or made[-1].seat != published.to_move
                if not published.snapshot.undo_stops:
                    back = await bench.undo(published)
                    assert back.snapshot.count == before
                    published = await bench.play(back, choice, forced=True)
        assert forced

    run(scenario)
