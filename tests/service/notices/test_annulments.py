"""Who played a match is told once that its result was annulled."""

from typing import Any

import pytest

from longroll.hosts.memory.moderation import MemoryModeration
from longroll.service.clocks import CORRESPONDENCE, Pace
from longroll.service.errors import ServiceError
from longroll.service.moderation.moderation import Moderation
from longroll.service.notices.annulments import AnnulmentNotices
from longroll.service.notices.kinds import ANNULLED, PUSH
from longroll.service.notices.notice import SEEN, NoticeId
from longroll.service.notices.settings import NoticeSettings, read_settings, write_settings
from longroll.service.published import Published
from tests.service.club.helpers import ANN, BOB, CYD
from tests.service.notices.bench import ORIGIN, NoticeBench, run_notices

TITLES = {
    "en": "Result annulled: A House Divided against Ann",
    "fr": "Résultat annulé\u202f: A House Divided contre Ann",
    "es": "Resultado anulado: A House Divided contra Ann",
    "it": "Risultato annullato: A House Divided contro Ann",
}
RATED: dict[str, Any] = {"rated": True, "pace": Pace(CORRESPONDENCE, 7 * 86_400, 43_200)}


class AnnulmentBench:
    def __init__(self, bench: NoticeBench) -> None:
        self.bench = bench
        self.moderation = Moderation(MemoryModeration(bench.rows, bench.storage), bench.clock)
        self.notices = AnnulmentNotices(bench.notices, self.moderation.storage)
        self.moderation.annulled.append(self.notices.notify)

    async def finish(self, **more: Any) -> Published:
        """A match that Ann has resigned, and of which everybody knows the end."""
        match = await self.bench.resign(await self.bench.begin(**more), "union")
        await self.bench.wait()
        self.bench.mail.sent.clear()
        self.bench.push.sent.clear()
        self.bench.webhook.sent.clear()
        return match

    async def annul(self, match: Published, reason: str = "Arranged.") -> None:
        await self.moderation.annul("@olga", match.id, reason)


def test_both_players_are_told_once_in_every_way_with_the_reason() -> None:
    async def scenario(bench: NoticeBench) -> None:
        annulments = AnnulmentBench(bench)
        match = await annulments.finish(**RATED)
        await annulments.annul(match, "Arranged.\r\nSubject: x")
        await bench.wait()
        await annulments.notices.catch_up()
        await bench.wait()
        for caller, opponent in ((ANN, "Bob"), (BOB, "Ann")):
            (mail,) = bench.mails(caller)
            assert mail.title == f"Result annulled: A House Divided against {opponent}"
            assert mail.lines == (
                "The game no longer counts for your rating or your record.",
                "The organiser’s reason: Arranged. Subject: x",
            )
            assert mail.url == f"{ORIGIN}/#/match/{match.id}"
        assert [len(channel.sent) for channel in (bench.push, bench.webhook)] == [2, 2]
        assert bench.mails(CYD) == []

    run_notices(scenario)


def test_a_match_that_was_not_rated_is_not_said_to_have_been() -> None:
    async def scenario(bench: NoticeBench) -> None:
        annulments = AnnulmentBench(bench)
        await annulments.annul(await annulments.finish())
        await bench.wait()
        assert bench.mails(BOB)[0].lines[0] == "The game no longer counts for your record."

    run_notices(scenario)


@pytest.mark.parametrize(("language", "title"), TITLES.items())
def test_it_is_told_in_the_language_of_the_reader(language: str, title: str) -> None:
    async def scenario(bench: NoticeBench) -> None:
        await bench.reach(BOB, language=language)
        annulments = AnnulmentBench(bench)
        await annulments.annul(await annulments.finish())
        await bench.wait()
        assert bench.titles(BOB) == [title]

    run_notices(scenario)


def test_a_server_that_ended_right_after_the_annulment_tells_it_later() -> None:
    async def scenario(bench: NoticeBench) -> None:
        annulments = AnnulmentBench(bench)
        match = await annulments.finish()
        annulments.moderation.annulled.clear()
        await annulments.annul(match)
        await bench.wait()
        assert bench.mails(BOB) == []
        for _ in range(2):
            await annulments.notices.catch_up()
            await bench.wait()
        assert bench.titles(BOB) == [TITLES["en"]]

    run_notices(scenario)


def test_a_failing_storage_does_not_undo_the_annulment_and_it_is_told_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scenario(bench: NoticeBench) -> None:
        annulments = AnnulmentBench(bench)
        match = await annulments.finish()

        async def fail(_notice: object) -> bool:
            raise ServiceError("busy", "service-busy")

        with monkeypatch.context() as broken:
            broken.setattr(bench.storage_of_notices, "add_notices", fail)
            await annulments.annul(match)
        await annulments.notices.catch_up()
        await bench.wait()
        assert bench.titles(BOB) == [TITLES["en"]]

    run_notices(scenario)


def test_who_looks_at_the_page_is_told_there_and_nowhere_else() -> None:
    async def scenario(bench: NoticeBench) -> None:
        annulments = AnnulmentBench(bench)
        match = await annulments.finish()
        with bench.service.presence.connection(BOB.player):
            bench.notices.change(BOB.player, False, True)
            await annulments.annul(match)
            await annulments.notices.catch_up()
            await bench.wait()
        told = [message for player, message in bench.messenger.said if message["kind"] == "annulled"]
        assert told == [{"kind": "annulled", "match": match.id, "title": TITLES["en"]}]
        assert bench.mails(BOB) == []
        (notice,) = await bench.storage_of_notices.notices([NoticeId(BOB.player, f"annulled {match.id}")])
        assert notice.status == SEEN

    run_notices(scenario)


def test_nobody_is_told_of_a_match_that_was_deleted_meanwhile() -> None:
    async def scenario(bench: NoticeBench) -> None:
        annulments = AnnulmentBench(bench)
        match = await annulments.finish()
        await annulments.annul(match)
        await bench.service.delete(match.id)
        await bench.wait()
        assert bench.mail.sent == []

    run_notices(scenario)


def test_settings_of_before_have_the_usual_ways_and_what_is_left_out_is_told_in_no_way() -> None:
    former = NoticeSettings(chosen={event: () for event in NoticeSettings().chosen if event != ANNULLED})
    assert read_settings(write_settings(former)).chosen[ANNULLED] == NoticeSettings().chosen[ANNULLED]

    async def scenario(bench: NoticeBench) -> None:
        await bench.addresses.set_settings(BOB.player, NoticeSettings(chosen={"turn": (PUSH,)}))
        found = (await bench.notices.reader(BOB.player)).settings
        again = read_settings(write_settings(found))
        assert again.chosen["turn"] == (PUSH,)
        assert again.chosen[ANNULLED] == ()

    run_notices(scenario)
