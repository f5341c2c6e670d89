"""Many notices at once cost the storage and the queue as little as one, and one that fails holds up no other."""

from collections.abc import Mapping

from longroll.kernel.verdict import Fact
from longroll.service.errors import ServiceError
from longroll.service.jobs import Job
from longroll.service.live_match import LiveMatch
from longroll.service.notices.dispatcher import DELIVER
from longroll.service.notices.notice import SENT, WAITING, Notice, NoticeId
from longroll.service.notices.ports import Contact
from longroll.service.notices.sender import Target
from longroll.service.notices.settings import Reader
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


def break_targets(bench: NoticeBench, broken: list[str]) -> None:
    """Those players cannot be told."""
    find = bench.notices.sender.targets_of

    def find_targets(contact: Contact, person: Person | None, player: str, channel: str) -> list[Target]:
        if player in broken:
            raise RuntimeError(player)
        return find(contact, person, player, channel)

    bench.notices.sender.targets_of = find_targets  # type: ignore[method-assign]


async def begin_round(bench: NoticeBench) -> list[bool]:
    """Ann and Bob are told by one job."""
    facts: dict[str, Fact] = {"name": "x", "number": 1}
    return await bench.notices.add(
        [Notice(one.player, "round 1", "tournament", "", 0.0, 0, facts) for one in (ANN, BOB)]
    )


def test_a_notice_that_fails_is_tried_again_and_the_others_are_sent() -> None:
    async def scenario(bench: NoticeBench) -> None:
        broken = [BOB.player]
        break_targets(bench, broken)
        await begin_round(bench)
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


def refuse_to_open(bench: NoticeBench, refused: str, error: Exception) -> None:
    """That match cannot be opened."""
    cache = bench.service.cache
    open_newest = cache.open_newest

    async def open_other(match: str) -> LiveMatch:
        if match == refused:
            raise error
        return await open_newest(match)

    cache.open_newest = open_other  # type: ignore[method-assign]


def test_a_match_that_cannot_be_read_now_holds_up_the_notices_of_no_other() -> None:
    async def scenario(bench: NoticeBench) -> None:
        unreadable, other = [await bench.pass_on(await bench.begin()) for _ in range(2)]
        bench.clock.time += 20.0
        await bench.notices.observer.look_at_changes()
        refuse_to_open(bench, unreadable.id, ServiceError("storage", "service-storage"))
        await bench.jobs.run_due()
        stored = bench.storage_of_notices.stored.values()
        statuses = {one.match: one.status for one in stored if one.match}
        assert statuses == {unreadable.id: WAITING, other.id: SENT}
        assert len(bench.titles(BOB)) == 1

    run_notices(scenario)


def test_a_fault_of_one_match_keeps_nobody_from_being_told_of_the_others() -> None:
    async def scenario(bench: NoticeBench) -> None:
        faulty, other = [await bench.pass_on(await bench.begin()) for _ in range(2)]
        refuse_to_open(bench, faulty.id, RuntimeError("a fault"))
        await bench.wait()
        told = [one.match for one in bench.storage_of_notices.stored.values() if one.match]
        assert told == [other.id]
        assert bench.notices.observer.changes == {}

    run_notices(scenario)


def test_nobody_is_told_of_a_match_that_this_program_cannot_play() -> None:
    """It can by no later try either: the mail of the day has the others."""

    async def scenario(bench: NoticeBench) -> None:
        await bench.reach(BOB, mail="daily", digest_at=6 * 60)
        unplayable, _ = [await bench.pass_on(await bench.begin()) for _ in range(2)]
        await bench.wait()
        await bench.pass_on(unplayable)
        refuse_to_open(bench, unplayable.id, ServiceError("other-rules", "service-other-rules"))
        await bench.wait()
        assert bench.notices.observer.changes == {}
        await bench.wait(86_400)
        assert bench.titles(BOB) == ["One new notification"]

    run_notices(scenario)


def test_what_is_stored_is_sent_also_if_the_queue_failed_then() -> None:
    async def scenario(bench: NoticeBench) -> None:
        jobs = bench.jobs
        add = jobs.add

        async def fail(_job: Job) -> None:
            raise ServiceError("storage", "service-storage")

        jobs.add = fail  # type: ignore[method-assign, assignment]
        assert await begin_round(bench) == [True, True]
        jobs.add = add  # type: ignore[method-assign]
        await bench.wait(1.0)
        await bench.wait()
        assert (len(bench.mails(ANN)), len(bench.mails(BOB))) == (1, 1)

    run_notices(scenario)


def test_what_waits_for_the_end_of_quiet_hours_waits_once_however_often_the_others_are_tried() -> None:
    async def scenario(bench: NoticeBench) -> None:
        await bench.reach(ANN, quiet_from=0, quiet_until=1439)
        break_targets(bench, [BOB.player])
        await begin_round(bench)
        await bench.wait()
        for _ in range(3):
            await bench.wait(300.0)
        put_off = [one.job for one in bench.jobs.waiting.values() if not one.failures and one.job.kind == DELIVER]
        assert len(put_off) == 1

    run_notices(scenario)


def test_what_is_seen_while_its_ways_are_chosen_is_not_sent() -> None:
    async def scenario(bench: NoticeBench) -> None:
        storage = bench.storage_of_notices
        settle = storage.settle

        async def settle_late(statuses: Mapping[NoticeId, str]) -> None:
            await bench.notices.looks(BOB.player)
            await settle(statuses)

        storage.settle = settle_late  # type: ignore[method-assign]
        await begin_round(bench)
        await bench.wait()
        assert (len(bench.mails(ANN)), len(bench.mails(BOB))) == (1, 0)

    run_notices(scenario)


def test_a_digest_is_sent_also_if_the_queue_failed_when_it_was_begun() -> None:
    async def scenario(bench: NoticeBench) -> None:
        await bench.reach(BOB, mail="daily", digest_at=6 * 60)
        await begin_round(bench)
        plan, failures = bench.notices.plan_digest, [ServiceError("storage", "service-storage")]

        async def plan_digest(player: str, reader: Reader) -> None:
            if failures:
                raise failures.pop()
            await plan(player, reader)

        bench.notices.plan_digest = plan_digest  # type: ignore[method-assign]
        await bench.wait()
        await bench.wait(60)
        await bench.wait(86_400)
        assert bench.titles(BOB) == ["One new notification"]

    run_notices(scenario)


def test_what_a_server_stored_and_never_planned_is_sent_by_another() -> None:
    async def scenario(bench: NoticeBench) -> None:
        facts: dict[str, Fact] = {"name": "x", "number": 1}
        notice = Notice(BOB.player, "round 1", "tournament", "", bench.clock.time, 0, facts)
        await bench.storage_of_notices.add_notices([notice])
        await bench.notices.plan_waiting()
        bench.clock.time += bench.notices.observer.delay
        await bench.jobs.run_due()
        assert len(bench.titles(BOB)) == 1
        (stored,) = await bench.storage_of_notices.notices([notice.id])
        assert stored.status == SENT

    run_notices(scenario)
