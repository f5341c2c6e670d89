"""Many notices at once cost the storage and the queue as little as one, and one that fails holds up no other."""

from longroll.service.errors import ServiceError
from longroll.service.notices.dispatcher import DELIVER
from longroll.service.notices.notice import SENT, WAITING, Notice
from longroll.service.notices.ports import Contact
from longroll.service.notices.sender import Target
from longroll.service.people.person import Person
from tests.service.club.helpers import ANN, BOB
from tests.service.notices.bench import NoticeBench, run_notices


class Counted:
    """Counts what is stored, by call."""

    def __init__(self, bench: NoticeBench) -> None:
        self.added: list[int] = []
        self.settled: list[int] = []
        storage = bench.storage_of_notices
        add, settle = storage.add_notices, storage.settle

        async def count_added(notices: list[Notice]) -> list[bool]:
            self.added.append(len(notices))
            return await add(notices)

        async def count_settled(statuses: dict) -> None:  # type: ignore[type-arg]
            self.settled.append(len(statuses))
            await settle(statuses)

        storage.add_notices, storage.settle = count_added, count_settled  # type: ignore[method-assign, assignment]


def test_the_turns_of_many_matches_are_stored_and_sent_together() -> None:
    async def scenario(bench: NoticeBench) -> None:
        for _ in range(5):
            await bench.pass_on(await bench.begin())
        await bench.jobs.run_due()
        counted = Counted(bench)
        bench.clock.time += 20.0
        await bench.notices.observer.look_at_changes()
        assert counted.added == [5]
        jobs = [job for kind, job in bench.jobs.waiting.items() if kind[0] == DELIVER]
        turns = [one for one in jobs if one.job.due <= bench.clock.time and "turn" in one.job.data]
        assert len(turns) == 1
        await bench.jobs.run_due()
        assert sum(counted.settled) >= 5
        assert len(bench.titles(BOB)) == 5

    run_notices(scenario)


def test_a_notice_that_fails_is_tried_again_and_the_others_are_sent() -> None:
    async def scenario(bench: NoticeBench) -> None:
        broken = [BOB.player]
        find = bench.notices.sender.targets_of

        def find_targets(contact: Contact, person: Person | None, player: str, channel: str) -> list[Target]:
            if player in broken:
                raise RuntimeError(player)
            return find(contact, person, player, channel)

        bench.notices.sender.targets_of = find_targets  # type: ignore[method-assign]
        for player in (ANN, BOB):
            await bench.notices.add(
                [Notice(player.player, "round 1", "tournament", "", 0.0, 0, {"name": "x", "number": 1})]
            )
        await bench.wait()
        statuses = {one.player: one.status for one in bench.storage_of_notices.stored.values()}
        assert statuses == {ANN.player: SENT, BOB.player: WAITING}
        assert (len(bench.mails(ANN)), len(bench.mails(BOB))) == (1, 0)
        broken.clear()
        await bench.wait(60)
        assert (len(bench.mails(ANN)), len(bench.mails(BOB))) == (1, 1)

    run_notices(scenario)


def test_matches_are_looked_at_again_if_their_notices_cannot_be_stored() -> None:
    async def scenario(bench: NoticeBench) -> None:
        await bench.pass_on(await bench.begin())
        storage = bench.storage_of_notices
        add = storage.add_notices

        async def fail(_notices: object) -> list[bool]:
            raise ServiceError("storage", "service-storage")

        storage.add_notices = fail  # type: ignore[method-assign, assignment]
        await bench.wait()
        assert bench.titles(BOB) == []
        storage.add_notices = add  # type: ignore[method-assign]
        await bench.wait()
        assert len(bench.titles(BOB)) == 1

    run_notices(scenario)
