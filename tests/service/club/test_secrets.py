"""While somebody chooses in secret, an agreement tells nobody what, how often or when."""

from longroll.service.agreement import Agreement
from longroll.service.clocks import Clocks, Pace
from longroll.service.published import Published
from longroll.service.state import make_update, state_shape
from tests.service.club.helpers import ANN, BOB, ClubBench, refused, run_club

DEPLOY = [f"deploy union-infantry line-{column}" for column in "123"]
PACE = Pace("clock", 600, 10)
OTHERS = ("confederate", "")


async def deploy(bench: ClubBench) -> Published:
    """A match of Ann and Bob in which Ann is about to deploy in secret, and her clock runs."""
    published = await bench.deploy()
    live = await bench.service.cache.open(published.id)
    live.seats = {"union": ANN.player, "confederate": BOB.player}
    clocks = Clocks.new(PACE, live.seats, bench.clock.time).run("union", bench.clock.time)
    live.agreement = Agreement(pace=PACE, clocks=clocks, names={ANN.player: "Ann", BOB.player: "Bob"})
    return live.publish()


def seen(published: Published, viewer: str) -> object:
    return state_shape(published, viewer, None, ""), make_update(published, viewer, 0)[2:]


def test_hidden_actions_change_nothing_that_others_see() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await deploy(bench)
        before = {viewer: seen(published, viewer) for viewer in OTHERS}
        said = len(bench.messenger.said)
        for action in DEPLOY:
            bench.clock.time += 60
            published = await bench.play(published, action)
        published = (await bench.service.undo(published.id, published.version, "union", caller=ANN)).published
        assert {viewer: seen(published, viewer) for viewer in OTHERS} == before
        assert len(bench.messenger.said) == said

    run_club(scenario)


def test_the_time_of_a_secret_is_charged_when_it_is_over() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await deploy(bench)
        for action in DEPLOY:
            bench.clock.time += 60
            published = await bench.play(published, action)
        published = await bench.play(published, "ready")
        assert published.to_move == "confederate"
        assert published.agreement is not None
        assert published.agreement.clocks.left == {"union": 600 - 180 + 10, "confederate": 600}

    run_club(scenario)


def test_an_offer_in_a_secret_is_seen_by_all_and_tells_nothing_about_it() -> None:
    async def scenario(bench: ClubBench) -> None:
        shown = []
        for count in (0, 3):
            published = await deploy(bench)
            if count:
                published = await bench.play(published, *DEPLOY[:count])
            before = published.version_for("confederate")
            published = await bench.negotiate(published, "union", "draw", "make")
            after = published.version_for("confederate")
            agreement = state_shape(published, "confederate", None, "")["agreement"]
            assert agreement["offers"] == [  # type: ignore[index]
                {"seat": "union", "kind": "draw", "to": 0, "agreed": [ANN.player]}
            ]
            update = make_update(published, "confederate", before)
            shown.append((after - before, update.version - before, update.kept, update.entries))
        assert shown[0] == shown[1]
        assert shown[0][0] > 0

    run_club(scenario)


def test_an_offer_does_not_lapse_by_a_hidden_action() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.negotiate(await deploy(bench), "confederate", "draw", "make")
        before = {viewer: seen(published, viewer) for viewer in OTHERS}
        published = await bench.play(published, DEPLOY[0])
        assert {viewer: seen(published, viewer) for viewer in OTHERS} == before

    run_club(scenario)


def test_nothing_is_taken_back_in_a_secret() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.play(await deploy(bench), DEPLOY[0])
        for seat in ("union", "confederate"):
            assert await refused(bench.negotiate(published, seat, "takeback", "make")) == "secret"

    run_club(scenario)


def test_what_was_hidden_stays_hidden_after_a_resignation() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await deploy(bench)
        view = state_shape(published, "confederate", None, "")["view"]
        published = await bench.play(published, *DEPLOY)
        published = await bench.resign(published, "union")
        assert state_shape(published, "confederate", None, "")["view"] == view
        assert "deploy" not in await bench.service.export(published.id)

    run_club(scenario)
