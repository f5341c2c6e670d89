"""Challenges, offers, chat, results and rounds; digests; what happens to addresses that do not work."""

from dataclasses import replace

import pytest

from longroll.service.errors import ServiceError
from longroll.service.notices.kinds import CHANNELS, EVENTS, MAIL, PUSH
from longroll.service.notices.ports import Gone, Refused
from longroll.service.notices.settings import NoticeSettings
from longroll.service.notices.words import title_of, words
from tests.service.club.helpers import ANN, BOB, CYD
from tests.service.notices.bench import ORIGIN, NoticeBench, run_notices

LANGUAGES = {
    "en": "Your turn: A House Divided against Ann",
    "fr": "À vous de jouer\u202f: A House Divided contre Ann",
    "es": "Le toca jugar: A House Divided contra Ann",
    "it": "Tocca a voi: A House Divided contro Ann",
}


def test_a_challenge_and_its_acceptance_are_told() -> None:
    async def scenario(bench: NoticeBench) -> None:
        challenge = await bench.challenge(seats={"union": "me", "confederate": "@Bob"})
        await bench.wait()
        assert bench.titles(BOB) == ["Ann challenges you: A House Divided"]
        await bench.accept(challenge)
        await bench.wait()
        assert bench.titles(ANN) == ["Bob has accepted your challenge: A House Divided"]

    run_notices(scenario)


def test_a_challenge_that_was_answered_at_once_is_not_told() -> None:
    async def scenario(bench: NoticeBench) -> None:
        challenge = await bench.challenge(seats={"union": "me", "confederate": "@Bob"})
        await bench.club.challenges.decline(challenge.id, BOB.player)
        await bench.wait()
        assert bench.mails(BOB) == []

    run_notices(scenario)


def test_an_offer_is_told_while_it_stands() -> None:
    async def scenario(bench: NoticeBench) -> None:
        match = await bench.begin()
        await bench.negotiate(match, "union", "draw", "make")
        await bench.wait()
        assert bench.titles(BOB) == ["Ann offers a draw: A House Divided"]
        await bench.negotiate(match, "confederate", "draw", "decline")
        await bench.wait()
        assert len(bench.mails(BOB)) == 1

    run_notices(scenario)


def test_the_end_is_told_to_those_who_did_not_make_it() -> None:
    async def scenario(bench: NoticeBench) -> None:
        match = await bench.begin()
        await bench.resign(match, "union")
        await bench.wait()
        assert bench.titles(BOB) == ["You have won: A House Divided against Ann"]
        assert bench.titles(ANN) == []
        bench.start(bench.notices.outside)
        await bench.notices.resume()
        await bench.wait()
        assert len(bench.mail.sent) == 1

    run_notices(scenario)


def test_the_end_of_an_old_match_is_not_told_again_since_its_players_have_changed_something() -> None:
    async def scenario(bench: NoticeBench) -> None:
        match = await bench.resign(await bench.begin(), "union")
        await bench.wait()
        bench.clock.time += 90 * 86_400
        await bench.notices.clean_up()
        await bench.agreements.set_access(match.id, ANN.player, "public")
        await bench.club.forget(ANN.player)
        bench.start(bench.notices.outside)
        await bench.notices.resume()
        await bench.wait()
        assert bench.titles(BOB) == ["You have won: A House Divided against Ann"]

    run_notices(scenario)


def test_lines_of_a_conversation_are_one_notice_and_only_of_players() -> None:
    async def scenario(bench: NoticeBench) -> None:
        await bench.reach(BOB, chosen={"chat": (MAIL,)})
        match = await bench.begin(access="public")
        for text in ("Hello!", "Are you there?"):
            await bench.club.chat.write(await bench.look(match), ANN, "players", text)
        await bench.club.chat.write(await bench.look(match), CYD, "spectators", "Psst")
        await bench.wait()
        assert bench.titles(BOB) == ["Ann has written to you: A House Divided"]
        assert bench.mails(BOB)[0].lines == ("Hello!",)

    run_notices(scenario)


def test_what_somebody_did_who_is_blocked_meanwhile_is_not_told() -> None:
    async def scenario(bench: NoticeBench) -> None:
        await bench.reach(BOB, chosen={"chat": (MAIL,), "challenge": (MAIL,)})
        match = await bench.begin()
        await bench.club.chat.write(match, ANN, "players", "You cheat!")
        await bench.challenge(seats={"union": "me", "confederate": "@Bob"})
        await bench.club.relations.set_block(BOB.player, ANN.player, True)
        await bench.wait()
        assert bench.mails(BOB) == []

    run_notices(scenario)


def test_a_round_of_a_tournament_can_be_told() -> None:
    async def scenario(bench: NoticeBench) -> None:
        for _ in range(2):
            await bench.notices.observer.round_begun("t1", "Spring Cup", 2, [BOB.player])
        await bench.wait()
        assert bench.titles(BOB) == ["Spring Cup: round 2 begins"]
        assert bench.mails(BOB)[0].url == f"{ORIGIN}/#/tournament/t1"

    run_notices(scenario)


def test_a_challenge_of_a_ladder_is_no_round() -> None:
    async def scenario(bench: NoticeBench) -> None:
        for number in (7, 8):
            await bench.notices.observer.round_begun("t1", "Hill", number, [BOB.player], ladder=True)
        await bench.wait()
        assert bench.titles(BOB) == ["Hill: you have been challenged"] * 2

    run_notices(scenario)


@pytest.mark.parametrize(("language", "title"), LANGUAGES.items())
def test_everybody_is_told_in_his_language(language: str, title: str) -> None:
    async def scenario(bench: NoticeBench) -> None:
        await bench.reach(BOB, language=language)
        await bench.pass_on(await bench.begin())
        await bench.wait()
        assert bench.titles(BOB) == [title]
        assert bench.mails(BOB)[0].footer[0] == words(language).format("notice-mail-why", origin=ORIGIN)
        assert bench.push.sent[-1][1].language == language

    run_notices(scenario)


def test_only_chosen_ways_are_used() -> None:
    async def scenario(bench: NoticeBench) -> None:
        await bench.reach(BOB, chosen={"turn": (PUSH,)})
        await bench.pass_on(await bench.begin())
        await bench.wait()
        assert [len(channel.sent) for channel in (bench.push, bench.mail, bench.webhook)] == [1, 0, 0]

    run_notices(scenario)


def test_a_page_in_the_background_is_told() -> None:
    async def scenario(bench: NoticeBench) -> None:
        with bench.service.presence.connection(BOB.player):
            match = await bench.pass_on(await bench.begin())
            await bench.wait()
        (news,) = [message for player, message in bench.messenger.said if message["kind"] == "notice"]
        assert news["ways"] == ["sound", "browser"]
        assert news["title"] == LANGUAGES["en"]
        assert news["url"] == f"{ORIGIN}/#/match/{match.id}"

    run_notices(scenario)


def test_a_digest_is_one_mail_a_day_of_what_is_still_so() -> None:
    async def scenario(bench: NoticeBench) -> None:
        await bench.reach(BOB, mail="daily", digest_at=6 * 60)
        matches = [await bench.pass_on(await bench.begin()) for _ in range(3)]
        await bench.wait()
        await bench.pass_on(matches[0])
        assert bench.mails(BOB) == []
        await bench.wait(12 * 3600)
        await bench.wait(2 * 86_400)
        (mail,) = bench.mails(BOB)
        assert mail.title == "2 new notifications"
        assert mail.lines.count(LANGUAGES["en"]) == 2
        assert mail.stop

    run_notices(scenario)


def test_who_chooses_mails_at_once_still_gets_what_was_collected_and_who_wants_none_does_not() -> None:
    async def scenario(bench: NoticeBench) -> None:
        for mode, count in (("now", 1), ("off", 0)):
            bench.mail.sent.clear()
            await bench.reach(BOB, mail="daily", digest_at=6 * 60)
            await bench.pass_on(await bench.begin())
            await bench.wait()
            await bench.reach(BOB, mail=mode, digest_at=6 * 60)
            await bench.wait(86_400)
            assert bench.titles(BOB) == ["One new notification"] * count

    run_notices(scenario)


def test_nobody_is_told_of_a_match_that_was_deleted() -> None:
    async def scenario(bench: NoticeBench) -> None:
        await bench.reach(BOB, chosen=dict.fromkeys(EVENTS, (MAIL,)))
        match = await bench.begin()
        await bench.club.chat.write(match, ANN, "players", "Hello!")
        await bench.resign(match, "union")
        await bench.service.delete(match.id)
        await bench.wait()
        await bench.wait()
        assert bench.mail.sent == []

    run_notices(scenario)


def test_what_was_looked_at_is_not_in_the_digest() -> None:
    async def scenario(bench: NoticeBench) -> None:
        await bench.reach(BOB, mail="daily", digest_at=6 * 60)
        await bench.pass_on(await bench.begin())
        await bench.wait()
        await bench.notices.looks(BOB.player)
        await bench.wait(86_400)
        assert bench.mails(BOB) == []

    run_notices(scenario)


def test_a_browser_that_is_gone_is_forgotten_and_a_mailbox_that_bounces_is_marked() -> None:
    async def scenario(bench: NoticeBench) -> None:
        (browser,) = await bench.notices.sender.targets(BOB.player, PUSH)
        bench.push.failing[browser.address] = Gone("410")
        bench.mail.failing["bob@post.example"] = Refused("notices-bounced", "550 no such user")
        match = await bench.pass_on(await bench.begin())
        await bench.wait()
        assert await bench.storage_of_notices.subscriptions(BOB.player) == []
        reader = await bench.notices.reader(BOB.player)
        assert reader.bounced == "550 no such user"
        bench.mail.failing.clear()
        await bench.pass_on(await bench.pass_on(match))
        await bench.wait(3600)
        assert bench.mails(BOB) == []

    run_notices(scenario)


def test_mails_need_an_address_that_was_confirmed_and_is_still_that_of_the_account() -> None:
    async def scenario(bench: NoticeBench) -> None:
        await bench.people.change_person(BOB.user, {"email": "new@post.example"})
        await bench.addresses.ask_to_confirm(BOB.player)
        address, text = bench.mail.sent[0]
        assert (address, text.title) == ("new@post.example", "Confirm your e-mail address")
        match = await bench.pass_on(await bench.begin())
        await bench.wait()
        assert len(bench.mail.sent) == 1
        await bench.addresses.confirm(text.url.rpartition("/")[2])
        await bench.pass_on(await bench.pass_on(match))
        await bench.wait()
        assert [one for one, _ in bench.mail.sent].count("new@post.example") == 2

    run_notices(scenario)


def test_a_link_works_for_its_address_only_and_not_for_ever() -> None:
    async def scenario(bench: NoticeBench) -> None:
        token = bench.links.confirm(BOB.player, "bob@post.example")
        forged = [token[:-2], token[:5] + "x" + token[5:], bench.links.stop(BOB.player), "", "a.b", "ä.é"]
        other = bench.links.confirm(BOB.player, "other@post.example")
        for wrong in (*forged, other):
            with pytest.raises(ServiceError, match="notices-link"):
                await bench.addresses.confirm(wrong)
        await bench.addresses.confirm(token)
        bench.clock.time += 8 * 86_400
        with pytest.raises(ServiceError, match="notices-link"):
            await bench.addresses.confirm(token)

    run_notices(scenario)


def test_unsubscribing_ends_all_mails() -> None:
    async def scenario(bench: NoticeBench) -> None:
        match = await bench.pass_on(await bench.begin())
        await bench.wait()
        token = bench.mails(BOB)[0].stop.rpartition("/")[2]
        await bench.addresses.stop_mails(token)
        await bench.pass_on(await bench.pass_on(match))
        await bench.wait()
        assert len(bench.mails(BOB)) == 1
        assert len(bench.webhook.sent) == 2

    run_notices(scenario)


def test_settings_that_are_no_settings_are_refused() -> None:
    usual = NoticeSettings()
    wrong = [
        replace(usual, zone="Mars/Olympus"),
        replace(usual, zone="../../etc/passwd"),
        replace(usual, quiet_from=1440),
        replace(usual, mail="weekly"),
        replace(usual, language="de"),
        replace(usual, chosen={"turn": ("pigeon",)}),
        replace(usual, chosen={"weather": ("mail",)}),
    ]
    for settings in wrong:
        with pytest.raises(ServiceError):
            settings.check()
    usual.check()
    assert set(usual.chosen) == set(EVENTS)
    assert {way for ways in usual.chosen.values() for way in ways} == set(CHANNELS)


def test_somebody_who_leaves_is_forgotten_and_can_take_his_data_along() -> None:
    async def scenario(bench: NoticeBench) -> None:
        await bench.pass_on(await bench.begin())
        await bench.wait()
        found = await bench.notices.export(BOB.player)
        assert [len(found[name]) for name in ("push_subscriptions", "webhooks", "notices")] == [1, 1, 1]  # type: ignore[arg-type]
        await bench.notices.forget(BOB.player)
        gone = await bench.notices.export(BOB.player)
        assert [gone[name] for name in ("push_subscriptions", "webhooks", "notices", "notice_address")] == [
            [],
            [],
            [],
            "",
        ]
        assert len(await bench.storage_of_notices.webhooks(ANN.player)) == 1

    run_notices(scenario)


def test_titles_are_named() -> None:
    assert title_of("house-divided", "fr") == "A House Divided"
