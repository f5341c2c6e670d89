"""Chat, notes, blocks and reports."""

import pytest

from longroll.service.club.chat import LONGEST
from longroll.service.club.ports import Message
from longroll.service.published import Published
from tests.service.club.helpers import ANN, BOB, CYD, DAN, ClubBench, refused, run_club

SCRIPT = "<script>alert(1)</script> & \"quotes\" 'too'"


async def said(bench: ClubBench, published: Published, player: str) -> list[str]:
    return [message.text for message in await bench.club.chat.read(published, player)]


def test_players_talk_to_each_other() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.begin()
        await bench.club.chat.write(published, ANN, "players", "Good luck")
        first = (await bench.club.chat.read(published, BOB.player))[0]
        assert (first.player, first.name, first.text, first.room) == (ANN.player, "Ann", "Good luck", "players")
        assert (BOB.player, {"kind": "chat", "match": published.id, "room": "players"}) in bench.messenger.said
        bench.clock.time += 1
        await bench.club.chat.write(published, BOB, "players", "You too")
        later = await bench.club.chat.read(published, ANN.player, first.id)
        assert [message.text for message in later] == ["You too"]

    run_club(scenario)


def test_players_do_not_see_what_spectators_say_until_the_end() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.begin(access="public")
        await bench.club.chat.write(published, CYD, "spectators", "Attack Manassas!")
        assert await said(bench, published, ANN.player) == []
        assert await said(bench, published, DAN.player) == ["Attack Manassas!"]
        assert not any("chat" in str(news) for player, news in bench.messenger.said if player in (ANN.player,))
        assert await refused(bench.club.chat.write(published, CYD, "players", "Hello")) == "forbidden"
        assert await refused(bench.club.chat.write(published, ANN, "spectators", "Help me")) == "forbidden"
        published = await bench.resign(published, "union")
        assert await said(bench, published, ANN.player) == ["Attack Manassas!"]
        await bench.club.chat.write(published, ANN, "spectators", "Thank you")
        assert await refused(bench.club.chat.write(published, CYD, "players", "Well played")) == "forbidden"

    run_club(scenario)


@pytest.mark.parametrize(
    ("text", "stored"),
    [
        (SCRIPT, SCRIPT),
        ("  two\nlines  ", "two\nlines"),
        ("a\x00b\x1b[31mc\u202ed\ue000", "ab[31mcd"),
        ("Ça va ? 👍🏽", "Ça va ? 👍🏽"),
        ("x" * LONGEST, "x" * LONGEST),
    ],
)
def test_text_is_plain(text: str, stored: str) -> None:
    async def scenario(bench: ClubBench) -> Message:
        return await bench.club.chat.write(await bench.begin(), ANN, "players", text)

    assert run_club(scenario).text == stored


@pytest.mark.parametrize("text", ["", "   ", "\x00", "x" * (LONGEST + 1)])
def test_text_that_is_not_stored(text: str) -> None:
    async def scenario(bench: ClubBench) -> str:
        return await refused(bench.club.chat.write(await bench.begin(), ANN, "players", text))

    assert run_club(scenario) == "malformed"


def test_a_flood_is_stopped() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.begin()
        codes = []
        for _ in range(20):
            try:
                await bench.club.chat.write(published, ANN, "players", "spam")
            except Exception as error:
                codes.append(getattr(error, "code", ""))
        assert codes == ["too-many"] * 12
        await bench.club.chat.write(published, BOB, "players", "stop it")
        bench.clock.time += 4
        await bench.club.chat.write(published, ANN, "players", "sorry")
        assert len(bench.rows.chat) == 10

    run_club(scenario)


def test_who_is_blocked_cannot_chat_challenge_or_join() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.begin()
        await bench.club.relations.set_block(ANN.player, BOB.player, True)
        assert await refused(bench.club.chat.write(published, BOB, "players", "Hello")) == "forbidden"
        challenge = await bench.challenge()
        assert (await bench.club.challenges.find_all(BOB.player)).open == []
        assert await refused(bench.accept(challenge, BOB)) == "forbidden"
        assert (await bench.accept(challenge, CYD)).status == "accepted"
        await bench.club.relations.set_block(ANN.player, BOB.player, False)
        await bench.club.chat.write(published, BOB, "players", "Hello")

    run_club(scenario)


def test_nobody_is_challenged_by_whom_he_has_blocked() -> None:
    async def scenario(bench: ClubBench) -> None:
        await bench.club.relations.set_block(BOB.player, ANN.player, True)
        asked = bench.challenge(seats={"union": "me", "confederate": "@Bob"})
        assert await refused(asked) == "forbidden"
        assert bench.rows.rows == {}

    run_club(scenario)


def test_a_link_lets_nobody_in_who_is_blocked() -> None:
    async def scenario(bench: ClubBench) -> None:
        from tests.service.club.helpers import SHARES, terms

        await bench.club.relations.set_block(ANN.player, BOB.player, True)
        _, (token,) = await bench.club.challenge(terms(by_link=True), ANN)
        assert await refused(bench.club.challenges.accept_invitation(token, BOB, SHARES[BOB.player])) == "forbidden"
        assert (await bench.club.challenges.look_at_invitation(token)).status == "open"

    run_club(scenario)


def test_a_spectator_does_not_read_whom_he_has_blocked() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.begin(access="public")
        await bench.club.chat.write(published, CYD, "spectators", "boo")
        await bench.club.relations.set_block(DAN.player, CYD.player, True)
        assert await said(bench, published, DAN.player) == []
        assert await refused(bench.club.relations.set_block(DAN.player, DAN.player, True)) == "malformed"

    run_club(scenario)


def test_notes_are_private() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.begin()
        await bench.club.notes.write(published.id, ANN.player, "guard Richmond")
        assert await bench.club.notes.read(published.id, ANN.player) == "guard Richmond"
        assert await bench.club.notes.read(published.id, BOB.player) == ""
        assert await refused(bench.club.notes.write(published.id, ANN.player, "x" * 20_001)) == "malformed"

    run_club(scenario)


def test_reports_are_limited() -> None:
    async def scenario(bench: ClubBench) -> None:
        report = bench.club.relations.report
        for _ in range(5):
            await report(ANN.player, BOB.player, "", "rude")
        assert await refused(report(ANN.player, BOB.player, "", "rude")) == "too-many"
        assert await refused(report(CYD.player, BOB.player, "", " ")) == "malformed"
        assert await refused(report(CYD.player, BOB.player, "", "x" * 2001)) == "malformed"
        assert len(await bench.club.relations.reports()) == 5

    run_club(scenario)


def test_nobody_fills_the_list_of_reports_alone() -> None:
    async def scenario(bench: ClubBench) -> None:
        report = bench.club.relations.report
        for _ in range(20):
            bench.clock.time += 60
            await report(ANN.player, BOB.player, "", "rude")
        bench.clock.time += 3600
        assert await refused(report(ANN.player, BOB.player, "", "rude")) == "too-many"
        await report(CYD.player, BOB.player, "", "rude")
        bench.rows.reported[0] = bench.rows.reported[0]._replace(status="closed")
        await report(ANN.player, BOB.player, "", "rude")

    run_club(scenario)


def test_a_vacation_is_not_begun_and_ended_all_the_time() -> None:
    async def scenario(bench: ClubBench) -> None:
        for _ in range(10):
            await bench.club.vacations.set(ANN.player, 0.0)
        assert await refused(bench.club.vacations.set(ANN.player, 0.0)) == "too-many"
        bench.clock.time += 60
        await bench.club.vacations.set(ANN.player, 0.0)

    run_club(scenario)


def test_vacations_are_limited() -> None:
    async def scenario(bench: ClubBench) -> None:
        day, vacations = 86_400, bench.club.vacations
        assert await refused(vacations.set(ANN.player, bench.clock.time + 31 * day)) == "malformed"
        await vacations.set(ANN.player, bench.clock.time + 20 * day)
        assert await vacations.until(ANN.player) == bench.clock.time + 20 * day
        bench.clock.time += 20 * day
        assert await vacations.until(ANN.player) == 0
        assert await refused(vacations.set(ANN.player, bench.clock.time + 11 * day)) == "malformed"
        await vacations.set(ANN.player, bench.clock.time + 10 * day)
        await vacations.set(ANN.player, 0)
        bench.clock.time += 400 * day
        await vacations.set(ANN.player, bench.clock.time + 30 * day)

    run_club(scenario)


def test_who_leaves_the_club_leaves_no_name() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.begin()
        await bench.club.chat.write(published, ANN, "players", "Bye")
        waiting = await bench.challenge()
        await bench.club.forget(ANN.player)
        shown = await bench.look(published)
        assert shown.agreement is not None
        assert shown.agreement.names == {ANN.player: "", BOB.player: "Bob"}
        assert bench.rows.rows[waiting.id].status == "withdrawn"
        (message,) = await bench.club.chat.read(shown, BOB.player)
        assert (message.player, message.name) == ("", "")

    run_club(scenario)
