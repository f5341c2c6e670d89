"""Turns: told once, to those who do not look, and only while it is their turn."""

from longroll.service.clocks import Pace
from longroll.service.notices.ports import Unreachable
from tests.service.club.helpers import ANN, BOB
from tests.service.notices.bench import ORIGIN, NoticeBench, run_notices

DAY = 86_400.0


def test_a_turn_is_told_once_in_every_way_with_what_happened_and_a_link() -> None:
    async def scenario(bench: NoticeBench) -> None:
        match = await bench.begin()
        await bench.wait()
        assert bench.titles(ANN) == ["Your turn: A House Divided against Bob"]
        assert bench.mails(ANN)[0].lines == ("The game begins.",)
        match = await bench.pass_on(match)
        await bench.wait()
        await bench.wait()
        (mail,) = bench.mails(BOB)
        assert mail.title == "Your turn: A House Divided against Ann"
        assert mail.lines[0].endswith("since your last one.")
        assert len(mail.lines) > 1
        assert mail.url == f"{ORIGIN}/#/match/{match.id}"  # Bob has not acted yet
        assert [len(channel.sent) for channel in (bench.push, bench.mail, bench.webhook)] == [2, 2, 2]
        match = await bench.pass_on(match)
        since = match.count_for("confederate")
        match = await bench.pass_on(match)
        await bench.wait()
        assert bench.mails(BOB)[-1].url == f"{ORIGIN}/#/match/{match.id}/at/{since}"
        assert len(bench.mails(BOB)) == 2

    run_notices(scenario)


def test_nothing_is_sent_or_stored_while_people_play_live() -> None:
    async def scenario(bench: NoticeBench) -> None:
        match = await bench.begin()
        for _ in range(6):
            await bench.wait(10)
            match = await bench.pass_on(match)
        assert [one for one in bench.storage_of_notices.stored.values() if one.match] == []
        assert bench.mail.sent == []

    run_notices(scenario)


def test_nothing_is_sent_to_somebody_who_looks_at_the_page() -> None:
    async def scenario(bench: NoticeBench) -> None:
        match = await bench.begin()
        await bench.wait()
        bench.notices.change(BOB.player, False, True)
        await bench.pass_on(match)
        await bench.wait()
        bench.notices.change(BOB.player, True, False)
        await bench.wait(3600)
        assert bench.mails(BOB) == []

    run_notices(scenario)


def test_what_was_seen_on_another_server_is_not_sent() -> None:
    async def scenario(bench: NoticeBench) -> None:
        await bench.reach(BOB, quiet_from=0, quiet_until=1439)
        match = await bench.begin()
        await bench.pass_on(match)
        await bench.wait()
        assert bench.mails(BOB) == []
        await bench.notices.looks(BOB.player)
        await bench.wait(2 * DAY)
        assert bench.mails(BOB) == []

    run_notices(scenario)


def test_in_quiet_hours_a_notice_waits_for_their_end() -> None:
    async def scenario(bench: NoticeBench) -> None:
        # 22:13 in London, 23:13 in Paris
        await bench.reach(BOB, zone="Europe/Paris", quiet_from=23 * 60, quiet_until=8 * 60)
        match = await bench.begin()
        await bench.pass_on(match)
        await bench.wait()
        await bench.wait(8 * 3600)
        assert bench.mails(BOB) == []
        await bench.wait(3600)
        assert len(bench.mails(BOB)) == 1

    run_notices(scenario)


def test_a_turn_that_is_over_when_quiet_hours_end_is_not_told() -> None:
    async def scenario(bench: NoticeBench) -> None:
        await bench.reach(BOB, quiet_from=22 * 60, quiet_until=8 * 60)
        match = await bench.pass_on(await bench.begin())
        await bench.wait()
        await bench.pass_on(match)
        await bench.wait(12 * 3600)
        assert bench.mails(BOB) == []

    run_notices(scenario)


def test_a_restart_loses_nothing_and_tells_nothing_twice() -> None:
    async def scenario(bench: NoticeBench) -> None:
        match = await bench.begin()
        await bench.wait()
        await bench.pass_on(match)
        bench.start(bench.notices.outside)  # before anybody was told
        await bench.notices.resume()
        await bench.wait()
        for _ in range(2):
            bench.jobs.waiting.clear()
            bench.start(bench.notices.outside)
            await bench.notices.resume()
            await bench.wait()
        assert (len(bench.mails(ANN)), len(bench.mails(BOB))) == (1, 1)
        assert (len(bench.push.sent), len(bench.webhook.sent)) == (2, 2)

    run_notices(scenario)


def test_a_job_that_is_carried_out_twice_sends_once() -> None:
    async def scenario(bench: NoticeBench) -> None:
        await bench.pass_on(await bench.begin())
        await bench.wait()
        (notice,) = [one for one in bench.storage_of_notices.stored.values() if one.player == BOB.player]
        await bench.notices._send(f"{BOB.player} mail {notice.key}", "")
        await bench.notices.dispatcher.plan_at([notice], bench.clock.time)
        await bench.jobs.run_due()
        assert len(bench.mails(BOB)) == 1

    run_notices(scenario)


def test_a_way_that_fails_is_tried_again_alone() -> None:
    async def scenario(bench: NoticeBench) -> None:
        bench.webhook.failing["ntfys://ntfy.example/bob"] = Unreachable()
        await bench.pass_on(await bench.begin())
        await bench.wait()
        assert (await bench.storage_of_notices.webhooks(BOB.player))[0].failed
        bench.webhook.failing.clear()
        await bench.wait(60)
        await bench.wait(3600)
        assert [address for address, _ in bench.webhook.sent] == ["ntfys://ntfy.example/bob"]
        assert not (await bench.storage_of_notices.webhooks(BOB.player))[0].failed
        assert len(bench.mails(BOB)) == 1

    run_notices(scenario)


def test_a_clock_that_runs_low_is_told_once() -> None:
    async def scenario(bench: NoticeBench) -> None:
        match = await bench.begin(pace=Pace("correspondence", 4 * DAY, DAY))
        await bench.pass_on(match)
        await bench.wait()
        await bench.wait(3.4 * DAY)
        assert bench.titles(BOB) == ["Your turn: A House Divided against Ann"]
        await bench.wait(0.2 * DAY)
        await bench.wait(0.2 * DAY)
        assert bench.titles(BOB)[1:] == ["Your time is running out: A House Divided against Ann"]
        assert bench.mails(BOB)[1].lines[0] == "9 hours left."

    run_notices(scenario)
