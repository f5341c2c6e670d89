"""An address that does not answer is called seldom, however much there is to tell."""

from longroll.hosts.memory.notices import MemoryChannel
from longroll.service.notices.kinds import WEBHOOK
from longroll.service.notices.notice import NoticeText
from longroll.service.notices.ports import Unreachable
from longroll.service.notices.rests import LONGEST, REMEMBERED, Rests
from tests.service.club.helpers import ANN, BOB
from tests.service.helpers import FixedClock
from tests.service.notices.bench import NoticeBench, run_notices

HOOK = "ntfys://ntfy.example/bob"


class CountingChannel(MemoryChannel):
    def __init__(self) -> None:
        super().__init__()
        self.called: list[str] = []

    async def send(self, address: str, text: NoticeText) -> None:
        self.called.append(address)
        await super().send(address, text)


def test_a_webhook_that_hangs_is_called_once_for_many_notices_and_holds_up_nobody_else() -> None:
    async def scenario(bench: NoticeBench) -> None:
        channel = bench.notices.outside.channels[WEBHOOK] = CountingChannel()
        channel.failing[HOOK] = Unreachable()
        for _ in range(5):
            await bench.challenge(seats={"union": "me", "confederate": "@Bob"})
        await bench.wait()
        assert channel.called == [HOOK]
        channel.failing.clear()
        await bench.pass_on(await bench.begin())
        await bench.wait()
        assert len(channel.sent) == len(set(channel.sent)) == 6

    run_notices(scenario)


def test_another_way_of_the_same_person_and_the_same_way_of_others_go_on() -> None:
    async def scenario(bench: NoticeBench) -> None:
        bench.webhook.failing[HOOK] = Unreachable()
        await bench.pass_on(await bench.begin())
        await bench.wait()
        await bench.begin()
        await bench.wait()
        assert (len(bench.mails(BOB)), len(bench.mails(ANN))) == (1, 1)
        assert {address for address, _ in bench.webhook.sent} == {HOOK.replace("bob", "ann")}

    run_notices(scenario)


def test_rests_grow_to_an_hour_and_end_with_an_answer() -> None:
    clock = FixedClock()
    rests = Rests(clock)
    lengths = []
    for _ in range(1000):
        rests.failed("hook")
        lengths.append(rests.rests["hook"].until - clock.time)
    assert lengths == sorted(lengths)
    assert (lengths[0], lengths[-1]) == (9.0, LONGEST)
    assert "hook" in rests
    rests.answered("hook")
    assert "hook" not in rests


def test_so_many_are_remembered() -> None:
    rests = Rests(FixedClock())
    for number in range(REMEMBERED + 1):
        rests.failed(str(number))
    assert len(rests.rests) == REMEMBERED
    assert "0" not in rests
