"""While somebody deploys in secret the others learn nothing: not what, not how often, not when."""

import pytest

from longroll import Match
from longroll.match.visibility import VERSION_STEP, Visibility, next_version
from tests.games.american_civil_war.board import standard

MARCH = ["from maryland", "to northern-virginia", "all", "end"]
UNION = [f"deploy union-infantry line-{column}" for column in "123"]
SOUTH = [f"deploy confederate-infantry line-{column}" for column in "123"]


def deploying(*more: str) -> Match:
    match = standard("maryland:9ui+1uc+1ul northern-virginia:8ci+1ca+1cl boston:1ui", dice=[])
    match.play(MARCH)
    match.play([*UNION, *more])
    return match


@pytest.mark.rule("ACW-S-deploy-01")
def test_only_the_own_side_sees_its_deployment() -> None:
    snapshot = deploying().snapshot()
    assert snapshot.hidden_by == "union"
    public = snapshot.count - len(UNION)
    assert Visibility(snapshot, "union").count == snapshot.count
    assert [Visibility(snapshot, viewer).count for viewer in ("confederate", "")] == [public, public]
    assert Visibility(snapshot, "confederate").undo_stops == "seat"


@pytest.mark.rule("ACW-S-deploy-01")
def test_while_the_second_side_deploys_each_sees_its_own_only() -> None:
    match = deploying("ready")
    match.play(SOUTH[:2])
    snapshot = match.snapshot()
    assert snapshot.hidden_by == "confederate"
    seen = {viewer: [entry.action for entry in Visibility(snapshot, viewer).entries()] for viewer in ("union", "")}
    assert seen["union"][-4:] == [*UNION, "ready"]
    assert not [action for action in seen[""] if action.startswith("deploy")]
    assert [entry.action for entry in Visibility(snapshot, "confederate").entries()][-2:] == SOUTH[:2]


@pytest.mark.rule("ACW-S-deploy-01")
def test_the_sealed_journal_omits_what_is_hidden() -> None:
    match = deploying("ready")
    sealed = match.sealed_journal()
    assert [entry.action for entry in sealed.entries] == MARCH
    assert Match.replay(sealed.dumps()).hash == sealed.final_hash
    match.play([*SOUTH, "ready"])
    assert [entry.action for entry in match.sealed_journal().entries] == [*MARCH, *UNION, "ready", *SOUTH, "ready"]


@pytest.mark.rule("ACW-S-deploy-01")
def test_the_version_stands_still_for_the_other_side() -> None:
    match = deploying()
    game = match.game
    first = next_version(game, 7, "", "union")
    assert first == VERSION_STEP
    again = next_version(game, first, "union", "union")
    snapshot = match.snapshot()
    assert Visibility(snapshot, "union").version(again) == VERSION_STEP + 1
    assert Visibility(snapshot, "confederate").version(again) == VERSION_STEP
    assert next_version(game, again, "union", "confederate") == 2 * VERSION_STEP


@pytest.mark.rule("ACW-S-deploy-01")
def test_a_reveal_cannot_be_undone() -> None:
    match = deploying("ready")
    match.play([*SOUTH, "ready"])
    assert match.history[-1].barrier in ("reveal", "die")
