"""A preview says what a few actions would lead to, and changes nothing."""

import pytest

from longroll.kernel.fingerprint import fingerprint
from longroll.match import Match
from longroll.service.errors import RefusedAction, ServiceError
from longroll.service.published import Published
from tests.service.helpers import Bench, run

MARCH = "campaign turn=2 side=union step=march marches=2 u1:im:washington u2:im:washington c1:im:richmond"


async def begin(bench: Bench) -> Published:
    match = Match.from_position("house-divided", MARCH, seed="1861")
    return await bench.service.import_journal(match.journal.dumps())


def test_it_is_what_playing_them_leads_to_and_changes_nothing() -> None:
    async def scenario(bench: Bench) -> None:
        published = await begin(bench)
        before = fingerprint(published.snapshot.position)
        seen = await bench.service.preview(published.id, ["march washington", "take u1"], None)
        after = await bench.service.look(published.id)
        assert (after.version, fingerprint(after.snapshot.position)) == (published.version, before)
        played = await bench.play(published, "march washington", "take u1")
        match = Match.from_position("house-divided", MARCH)
        match.play(["march washington", "take u1"])
        assert [choice["text"] for choice in seen["choices"]] == [str(choice) for choice in match.choices()]
        assert seen["view"] == played.game.view(played.snapshot.position, 0)
        assert seen["prompt"]["kind"] == "where"

    run(scenario)


def test_a_refusal_names_the_action_that_cannot_be_made() -> None:
    async def scenario(bench: Bench) -> None:
        published = await begin(bench)
        with pytest.raises(RefusedAction) as refused:
            await bench.service.preview(published.id, ["march washington", "take c1"], None)
        assert refused.value.action == "take c1"

    run(scenario)


def test_why_not_can_be_asked_as_if_actions_had_been_played() -> None:
    async def scenario(bench: Bench) -> None:
        published = await begin(bench)
        why = await bench.service.why_thing(published.id, "box", "chicago", "", None, ["march washington", "take u1"])
        assert why.refusal is not None
        assert why.refusal.rule == "AHD-4.0-g"
        assert (await bench.service.why(published.id, "take u2", None, ["march washington"])).refusal is None

    run(scenario)


@pytest.mark.parametrize("actions", [["end", "muster"], ["end", "muster", "rest", "end"]])
def test_nobody_learns_a_die_or_the_choices_of_another_seat(actions: list[str]) -> None:
    async def scenario(bench: Bench) -> None:
        published = await begin(bench)
        with pytest.raises(ServiceError) as stopped:
            await bench.service.preview(published.id, actions, None)
        assert stopped.value.code == "no-preview"

    run(scenario)


def test_only_whose_turn_it_is_may_ask() -> None:
    async def scenario(bench: Bench) -> None:
        published = await begin(bench)
        with pytest.raises(ServiceError) as stopped:
            await bench.service.preview(published.id, ["march washington"], "confederate")
        assert stopped.value.code == "foreign-seat"

    run(scenario)


def test_nobody_learns_what_the_other_side_has_hidden_before_he_is_ready_himself() -> None:
    """After the second deployment both are shown, and the same seat may have the next choice."""

    async def scenario(bench: Bench) -> None:
        own = [f"deploy confederate-infantry line-{column}" for column in "123"]
        published = await bench.deploy(entrench=True)
        published = await bench.play(published, *(f"deploy union-infantry line-{column}" for column in "123"))
        published = await bench.play(published, "ready")
        assert await bench.service.preview(published.id, own, "confederate")
        for asked in (
            bench.service.preview(published.id, [*own, "ready"], "confederate"),
            bench.service.why(published.id, "ready", "confederate", [*own, "ready"]),
        ):
            with pytest.raises(ServiceError) as stopped:
                await asked
            assert stopped.value.code == "no-preview"
        published = await bench.play(published, *own, "ready")
        assert published.to_move == "confederate"

    run(scenario)
