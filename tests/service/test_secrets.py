"""While a seat chooses in secret, others learn nothing: not what, not how often, not when."""

import pytest

from longroll.match.visibility import VERSION_STEP
from longroll.service.edits import Reseat
from longroll.service.errors import ServiceError
from longroll.service.moments import list_moments
from longroll.service.ports import BotNews
from longroll.service.published import Published
from longroll.service.state import make_update, state_shape
from tests.service.helpers import Bench, run

DEPLOY = [f"deploy union-infantry line-{column}" for column in "123"]


def seen_by(published: Published, viewer: str) -> object:
    update = make_update(published, viewer, 2)
    return (
        state_shape(published, viewer, None, ""),
        list_moments(published, viewer),
        (update.version, update.kept, update.entries),
    )


def test_what_is_done_in_secret_changes_nothing_that_others_see() -> None:
    async def scenario(bench: Bench) -> None:
        published = await bench.deploy()
        other = await bench.create()
        listed = await bench.service.list_matches(10)
        seen = {viewer: seen_by(published, viewer) for viewer in ("confederate", "")}
        for action in DEPLOY:
            bench.clock.time += 60
            published = await bench.play(published, action)
        published = await bench.undo(published)
        assert {viewer: seen_by(published, viewer) for viewer in seen} == seen
        assert await bench.service.list_matches(10) == listed
        assert published.version_for("union") > published.version_for("confederate")
        bench.clock.time += 60
        published = await bench.play(
            published,
            DEPLOY[-1],
        )
        published = await bench.play(published, "ready")
        listed = await bench.service.list_matches(10)
        assert [match["id"] for match in listed[:2]] == [published.id, other.id]
        assert listed[0]["updated"] == bench.clock.time

    run(scenario)


def test_however_often_something_is_done_in_secret_others_see_no_new_version() -> None:
    async def scenario(bench: Bench) -> None:
        published = await bench.deploy()
        seen = {viewer: seen_by(published, viewer) for viewer in ("confederate", "")}
        for _ in range(300):
            published = await bench.play(published, DEPLOY[0])
            published = await bench.undo(published)
        assert {viewer: seen_by(published, viewer) for viewer in seen} == seen
        assert published.version_for("") % VERSION_STEP == 0
        assert make_update(published, "", published.version_for("")).kept == published.visibility("").count

    run(scenario)


def test_no_error_tells_how_often_a_computer_player_has_chosen_in_secret() -> None:
    async def scenario(bench: Bench) -> None:
        published = await bench.play(await bench.deploy(), *DEPLOY)
        live = await bench.service.cache.open(published.id)
        live.seats = {**live.seats, "union": "militia"}
        service, match = bench.service, published.id
        for version in (0, published.version_for("confederate"), published.version):
            for request in (
                service.act(match, ["ready"], version, "union"),
                service.undo(match, version, "union"),
                service.act(match, ["ready"], version, "nobody"),
            ):
                with pytest.raises(ServiceError) as caught:
                    await request
                assert caught.value.code in ("foreign-seat", "malformed")
                assert "version" not in caught.value.details

    run(scenario)


def test_a_conflict_in_storage_tells_the_version_that_the_viewer_may_know() -> None:
    async def scenario(bench: Bench) -> None:
        published = await bench.play(await bench.deploy(), *DEPLOY)
        edit = Reseat(await bench.service.cache.open(published.id), bench.clock, {}, free=True)
        assert edit.conflict().details["version"] == published.version_for("")

    run(scenario)


def test_a_journal_leaves_out_what_is_hidden() -> None:
    async def scenario(bench: Bench) -> None:
        published = await bench.deploy()
        before = await bench.service.export(published.id)
        await bench.play(published, *DEPLOY)
        assert await bench.service.export(published.id) == before

    run(scenario)


def test_a_moment_of_the_past_has_the_version_that_the_viewer_may_know() -> None:
    async def scenario(bench: Bench) -> None:
        published = await bench.play(await bench.deploy(), *DEPLOY)
        for viewer in ("confederate", ""):
            past = await bench.service.look_back(published.id, 2, viewer)
            assert past.version_for(viewer) == published.version_for(viewer)
            assert past.count_for(viewer) == 2

    run(scenario)


def test_the_answer_says_what_the_live_socket_need_not_send() -> None:
    async def scenario(bench: Bench) -> None:
        published = await bench.create(seats={"confederate": "guest"})
        await bench.play(published, "march washington", client="page")
        told = [(client, viewer, version) for _, client, viewer, version, _ in bench.notifier.deliveries]
        assert set(told) == {("page", "union", 1)}
        assert bench.notifier.deliveries[-1][4] == BotNews("", "", 0.0)
        await bench.play((await bench.service.look(published.id)), "take u1")
        assert len(bench.notifier.deliveries) == 2

    run(scenario)
