"""A seed of several shares, through creating, storing, showing, forking and importing a match."""

from pathlib import Path

from longroll.hosts.server.store.engine import file_url
from longroll.hosts.server.store.opening import open_records, open_storage
from longroll.kernel.fingerprint import fingerprint
from longroll.kernel.shared_seed import commit, join
from longroll.match import Match
from longroll.service.changes import Create
from longroll.service.origins import store_first
from longroll.service.published import Published
from longroll.service.seats import ME
from longroll.service.state import state_shape
from tests.service.helpers import Bench, run

SHARES = {"server": "a" * 32, "union": "b" * 32, "confederate": "c" * 32}
COMMITMENTS = [commit(share) for share in SHARES.values()]


async def shared(bench: Bench) -> Published:
    match = Match.new("bentonville", shares=SHARES)
    return await bench.service.add(
        store_first(match, dict.fromkeys(match.game.seats, ME), "", "new", bench.clock.now())
    )


async def play_to_the_end(bench: Bench, published: Published) -> Published:
    while published.snapshot.outcome is None:
        game, position = published.game, published.snapshot.position
        published = await bench.play(published, game.write_action(game.choices(position)[-1]), forced=True)
    return published


def test_the_state_has_commitments_first_and_the_shares_at_the_end() -> None:
    async def scenario(bench: Bench) -> None:
        published = await shared(bench)
        state = state_shape(published, "union", None, "")
        assert state["shares"] == [
            {"label": label, "commitment": commit(share), "share": ""} for label, share in SHARES.items()
        ]
        assert state["seed"] is None
        assert state["seed_chosen"] is False
        assert not any(share in str(state) for share in SHARES.values())
        over = state_shape(await play_to_the_end(bench, published), "union", None, "")
        assert [share["share"] for share in over["shares"]] == list(SHARES.values())
        assert over["seed"] == join(list(SHARES.values()))

    run(scenario)


def test_an_export_has_the_shares_when_the_game_is_over() -> None:
    async def scenario(bench: Bench) -> None:
        published = await shared(bench)
        sealed = await bench.service.export(published.id)
        assert not any(share in sealed for share in SHARES.values())
        assert all(commitment in sealed for commitment in COMMITMENTS)
        published = await play_to_the_end(bench, published)
        text = await bench.service.export(published.id)
        assert all(share in text for share in SHARES.values())
        assert Match.replay(text).hash == fingerprint(published.snapshot.position)
        part = await bench.service.export(published.id, 3)
        assert not any(share in part for share in SHARES.values())
        imported = await bench.service.import_journal(text)
        assert imported.snapshot.header.shares == published.snapshot.header.shares
        assert imported.snapshot.header.seed_chosen

    run(scenario)


def test_a_fork_and_an_unfinished_import_have_dice_of_their_own_and_no_shares() -> None:
    async def scenario(bench: Bench) -> None:
        published = await shared(bench)
        fork = await bench.service.fork(published.id, 0, {})
        imported = await bench.service.import_journal(await bench.service.export(published.id))
        for one in (fork, imported):
            header = one.snapshot.header
            assert header.shares == ()
            assert header.seed not in ("", join(list(SHARES.values())))
            assert "share" not in await bench.service.export(one.id)

    run(scenario)


def test_a_database_keeps_the_shares(tmp_path: Path) -> None:
    async def scenario(bench: Bench) -> None:
        live = await bench.service.cache.open((await shared(bench)).id)
        address = file_url(tmp_path / "matches.db")
        records = open_records(address)
        database = open_storage(address, records)
        await database.commit([Create(live.id, live.stored(), live.summary())])
        stored = await database.load(live.id)
        await database.stop()
        records.close()
        assert stored is not None
        assert stored.header == live.match.header

    run(scenario)
