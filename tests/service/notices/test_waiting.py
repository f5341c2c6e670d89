"""What waits to be sent is judged again when it is sent: by what its reader wants then, and where he is reached."""

from dataclasses import replace

from longroll.service.notices.kinds import MAIL
from longroll.service.notices.notice import NoticeText
from longroll.service.notices.ports import Refused, Unreachable
from longroll.service.notices.settings import DAILY, NoticeSettings, Reader
from longroll.service.notices.words import write_confirmation
from tests.service.club.helpers import BOB
from tests.service.notices.bench import ORIGIN, NoticeBench, run_notices

MAILBOX, HOOK = "bob@post.example", "ntfys://ntfy.example/bob"
TEXT: NoticeText = write_confirmation("Bob", "en", ORIGIN, "token")


async def fail_first(bench: NoticeBench) -> None:
    """It is Bob's turn, and neither his mailbox nor his webhook can be reached; then they can be again."""
    bench.mail.failing[MAILBOX] = bench.webhook.failing[HOOK] = Unreachable()
    await bench.pass_on(await bench.begin())
    await bench.wait()
    bench.mail.failing.clear()
    bench.webhook.failing.clear()


def test_a_mail_that_waits_is_not_sent_to_somebody_who_has_unsubscribed() -> None:
    async def scenario(bench: NoticeBench) -> None:
        await fail_first(bench)
        await bench.addresses.stop_mails(bench.links.stop(BOB.player))
        await bench.wait(60)
        assert bench.mails(BOB) == []
        assert len(bench.webhook.sent) == 1

    run_notices(scenario)


def test_what_waits_is_not_sent_by_a_way_that_is_not_chosen_any_more() -> None:
    async def scenario(bench: NoticeBench) -> None:
        await fail_first(bench)
        await bench.addresses.set_settings(BOB.player, replace(NoticeSettings(), chosen={"turn": ("mail",)}))
        await bench.wait(60)
        assert len(bench.mails(BOB)) == 1
        assert bench.webhook.sent == []

    run_notices(scenario)


def test_a_mail_that_waits_goes_into_the_mail_of_the_day_if_that_is_wanted_now() -> None:
    async def scenario(bench: NoticeBench) -> None:
        await fail_first(bench)
        await bench.addresses.set_settings(BOB.player, replace(NoticeSettings(), mail=DAILY))
        await bench.wait(60)
        assert bench.mails(BOB) == []
        await bench.wait(86_400)
        (mail,) = bench.mails(BOB)
        assert mail.tag == "digest"

    run_notices(scenario)


def test_what_is_tried_again_keeps_the_quiet_hours() -> None:
    async def scenario(bench: NoticeBench) -> None:
        await bench.reach(BOB, quiet_from=22 * 60 + 14, quiet_until=8 * 60)  # it is 22:13:20
        await fail_first(bench)
        await bench.wait(60)
        assert (bench.mails(BOB), bench.webhook.sent) == ([], [])
        await bench.wait(10 * 3600)
        assert (len(bench.mails(BOB)), len(bench.webhook.sent)) == (1, 1)

    run_notices(scenario)


def test_what_is_tried_again_is_not_sent_to_somebody_who_looks_at_the_page() -> None:
    async def scenario(bench: NoticeBench) -> None:
        await fail_first(bench)
        bench.notices.change(BOB.player, False, True)
        await bench.wait(3600)
        assert (bench.mails(BOB), bench.webhook.sent) == ([], [])

    run_notices(scenario)


def test_a_bounce_of_the_former_address_leaves_the_new_one_as_it_is() -> None:
    async def scenario(bench: NoticeBench) -> None:
        (former,) = await bench.notices.sender.targets(BOB.player, MAIL)
        bench.mail.failing[MAILBOX] = Refused("notices-bounced", "550 no such user")
        await bench.storage_of_notices.set_reader(BOB.player, Reader(address="new@post.example"))
        await bench.notices.sender.send(former, TEXT)
        reader = await bench.notices.reader(BOB.player)
        assert (reader.address, reader.bounced) == ("new@post.example", "")

    run_notices(scenario)


def test_nothing_is_stored_again_about_somebody_who_has_left() -> None:
    async def scenario(bench: NoticeBench) -> None:
        (former,) = await bench.notices.sender.targets(BOB.player, MAIL)
        await bench.notices.forget(BOB.player)
        bench.mail.failing[MAILBOX] = Refused("notices-bounced", "550 no such user")
        await bench.notices.sender.send(former, TEXT)
        await bench.addresses.stop_mails(bench.links.stop(BOB.player))
        assert await bench.storage_of_notices.reader(BOB.player) is None

    run_notices(scenario)
