"""Challenges: who may take which seat, and that a seat is taken once."""

import asyncio
from typing import Any

import pytest

from longroll.games.packs import pack_of
from longroll.hosts.memory.club import MemoryClubStorage
from longroll.kernel.shared_seed import commit, join
from longroll.service.caller import GUEST_ROLE
from longroll.service.clocks import Pace
from longroll.service.club.challenge import Challenge, hash_token, read_challenge, write_challenge
from tests.service.club.helpers import (
    ANN,
    BOB,
    CYD,
    DAN,
    SECRET,
    SHARES,
    ClubBench,
    refused,
    run_club,
    terms,
)

CLOCK = Pace("clock", 600, 5)
WEEK = 7 * 86_400


def test_an_open_challenge_becomes_a_match() -> None:
    async def scenario(bench: ClubBench) -> None:
        challenge = await bench.challenge()
        assert (challenge.status, challenge.listed) == ("open", True)
        assert [one.id for one in (await bench.club.challenges.find_all(BOB.player)).open] == [challenge.id]
        challenge = await bench.accept(challenge)
        assert (challenge.status, challenge.needs) == ("accepted", [ANN.player])
        challenge = await bench.club.challenges.reveal(challenge.id, ANN.player, SECRET)
        published = await bench.service.look(challenge.matches[0])
        assert published.seats == {"union": ANN.player, "confederate": BOB.player}
        shares = [*challenge.server_shares, SECRET, SHARES[BOB.player]]
        assert published.snapshot.header.seed == join(shares)
        assert not published.snapshot.header.seed_chosen

    run_club(scenario)


def test_a_challenge_to_a_name_is_for_that_person_only() -> None:
    async def scenario(bench: ClubBench) -> None:
        challenge = await bench.challenge(seats={"union": "me", "confederate": "@bOb"})
        assert [one.id for one in (await bench.club.challenges.find_all(BOB.player)).for_me] == [challenge.id]
        assert await bench.club.challenges.find_all(CYD.player) == ([], [], [])
        assert await refused(bench.club.challenges.look(challenge.id, CYD.player)) == "missing"
        assert await refused(bench.accept(challenge, CYD)) == "taken"
        assert (await bench.accept(challenge, BOB)).status == "accepted"

    run_club(scenario)


def test_nobody_of_that_name() -> None:
    assert run_club(lambda bench: refused(bench.challenge(seats={"union": "me", "confederate": "@Eve"}))) == "missing"


def test_of_two_who_accept_at_once_one_wins() -> None:
    class SlowStorage(MemoryClubStorage):
        async def challenge(self, challenge: str) -> Challenge | None:
            found = await super().challenge(challenge)
            await asyncio.sleep(0)
            return found

    async def scenario(_: ClubBench) -> None:
        bench = ClubBench(rows=SlowStorage())
        challenge = await bench.challenge()
        answers = await asyncio.gather(
            *(bench.accept(challenge, caller) for caller in (BOB, CYD, DAN)), return_exceptions=True
        )
        codes = [getattr(answer, "code", "seated") for answer in answers]
        assert sorted(codes) == ["seated", "taken", "taken"]
        winner = next(one for one in answers if isinstance(one, Challenge))
        stored = bench.rows.rows[challenge.id]
        assert stored.seats == winner.seats
        assert len(stored.shares) == 1

    run_club(scenario)


def test_a_match_begins_once() -> None:
    async def scenario(bench: ClubBench) -> None:
        challenge = await bench.accept(await bench.challenge())
        begun = [await bench.club.challenges.reveal(challenge.id, ANN.player, SECRET) for _ in range(3)]
        assert len({one.matches for one in begun}) == 1
        assert len(bench.storage.rows) == 1

    run_club(scenario)


def test_a_match_that_could_not_be_stored_is_made_when_it_is_asked_for_again() -> None:
    async def scenario(bench: ClubBench) -> None:
        challenge = await bench.accept(await bench.challenge())
        begun = await bench.club.challenges.reveal(challenge.id, ANN.player, SECRET)
        seed = bench.storage.rows.pop(begun.matches[0]).stored.header.seed
        bench.service.cache.drop(begun.matches[0])
        again = await bench.club.challenges.reveal(challenge.id, ANN.player, SECRET)
        assert bench.storage.rows[again.matches[0]].stored.header.seed == seed

    run_club(scenario)


def test_only_the_creator_reveals_and_only_what_was_committed_to() -> None:
    async def scenario(bench: ClubBench) -> None:
        challenge = await bench.challenge()
        reveal = bench.club.challenges.reveal
        assert await refused(reveal(challenge.id, ANN.player, SECRET)) == "challenge"
        await bench.accept(challenge)
        assert await refused(reveal(challenge.id, ANN.player, "0" * 32)) == "malformed"
        assert await refused(reveal(challenge.id, BOB.player, SECRET)) == "challenge"
        assert bench.storage.rows == {}

    run_club(scenario)


def test_a_link_is_used_once() -> None:
    async def scenario(bench: ClubBench) -> None:
        challenge, (token,) = await bench.club.challenge(terms(by_link=True), ANN)
        assert not challenge.listed
        assert token not in write_challenge(challenge)
        assert hash_token(token) in write_challenge(challenge)
        challenges = bench.club.challenges
        assert (await challenges.look_at_invitation(token)).id == challenge.id
        assert await refused(bench.accept(challenge, CYD)) == "taken"
        assert await refused(challenges.accept_invitation("x" + token, CYD, SHARES[CYD.player])) == "missing"
        accepted = await challenges.accept_invitation(token, BOB, SHARES[BOB.player])
        assert accepted.seats["confederate"] == BOB.player
        assert await refused(challenges.accept_invitation(token, CYD, SHARES[CYD.player])) == "missing"
        assert await refused(challenges.look_at_invitation(token)) == "missing"

    run_club(scenario)


def test_of_two_with_the_same_link_one_gets_in() -> None:
    async def scenario(bench: ClubBench) -> None:
        _, tokens = await bench.club.challenge(terms(by_link=True, title="civil-war-teams"), ANN)
        assert len(tokens) == 3
        accept = bench.club.challenges.accept_invitation
        both = [accept(tokens[0], caller, SHARES[caller.player]) for caller in (BOB, CYD)]
        answers = await asyncio.gather(*both, return_exceptions=True)
        assert sorted(getattr(answer, "code", "in") for answer in answers) == ["in", "missing"]

    run_club(scenario)


def test_what_nobody_accepts_expires() -> None:
    async def scenario(bench: ClubBench) -> None:
        challenge, (token,) = await bench.club.challenge(terms(by_link=True), ANN)
        bench.clock.time += WEEK
        assert await refused(bench.club.challenges.look_at_invitation(token)) == "missing"
        assert await refused(bench.accept(challenge)) == "challenge"
        assert (await bench.club.challenges.find_all(ANN.player)).mine == []
        await bench.club.challenges.expire()
        assert bench.rows.rows[challenge.id].status == "expired"

    run_club(scenario)


def test_a_challenge_is_withdrawn_by_its_creator_only() -> None:
    async def scenario(bench: ClubBench) -> None:
        challenge = await bench.challenge()
        assert await refused(bench.club.challenges.withdraw(challenge.id, BOB.player)) == "missing"
        assert (await bench.club.challenges.withdraw(challenge.id, ANN.player)).status == "withdrawn"
        assert await refused(bench.accept(challenge)) == "challenge"

    run_club(scenario)


def test_who_is_asked_declines_and_who_took_a_seat_leaves_it() -> None:
    async def scenario(bench: ClubBench) -> None:
        asked = await bench.challenge(seats={"union": "me", "confederate": "@Bob"})
        assert await refused(bench.club.challenges.decline(asked.id, CYD.player)) == "missing"
        assert (await bench.club.challenges.decline(asked.id, BOB.player)).status == "declined"
        taken = await bench.accept(await bench.challenge())
        left = await bench.club.challenges.decline(taken.id, BOB.player)
        assert (left.status, left.seats["confederate"], left.shares) == ("open", "", {})
        assert (await bench.accept(left, CYD)).status == "accepted"

    run_club(scenario)


def test_nobody_plays_against_himself() -> None:
    async def scenario(bench: ClubBench) -> None:
        assert await refused(bench.challenge(seats={"union": "me", "confederate": "me"})) == "challenge"
        assert await refused(bench.accept(await bench.challenge(), ANN)) == "challenge"

    run_club(scenario)


def test_partners_may_be_one_person() -> None:
    async def scenario(bench: ClubBench) -> None:
        seats = {"union": "me", "union-second": "me"}
        challenge = await bench.challenge(title="civil-war-teams", seats=seats)
        challenge = await bench.accept(challenge, BOB, "confederate")
        challenge = await bench.accept(challenge, BOB, "confederate-second")
        assert challenge.status == "accepted"

    run_club(scenario)


def test_sides_are_drawn_from_all_shares() -> None:
    async def scenario(bench: ClubBench) -> None:
        drawn = set()
        for _ in range(40):
            published = await bench.begin(seats={"union": "random-me"})
            drawn.add(published.seats["union"])
        assert drawn == {ANN.player, BOB.player}

    run_club(scenario)


def test_there_are_not_too_many_challenges_of_one_person() -> None:
    async def scenario(bench: ClubBench) -> None:
        for _ in range(20):
            await bench.challenge()
        assert await refused(bench.challenge()) == "too-many"

    run_club(scenario)


BAD: list[tuple[dict[str, Any], str]] = [
    ({"title": "chess"}, "missing"),
    ({"scenario": "nowhere"}, "malformed"),
    ({"options": {"nothing": "on"}}, "malformed"),
    ({"pack": "{"}, "malformed"),
    ({"seats": {"north": "me"}}, "malformed"),
    ({"seats": {"union": "me", "confederate": "tests.hosts.players:RaisesError"}}, "malformed"),
    ({"seats": {"union": "open"}}, "malformed"),
    ({"seats": {"union": "me", "confederate": "militia"}, "by_link": True}, "malformed"),
    ({"rated": True}, "malformed"),  # without a clock
    ({"rated": True, "pace": CLOCK, "options": {"handicap": "union-plus-1"}}, "malformed"),
    ({"rated": True, "pace": CLOCK, "title": "civil-war-teams"}, "malformed"),
    ({"rated": True, "pace": CLOCK, "pack": pack_of("house-divided", "")}, "malformed"),
    ({"seats": {"union": "me", "confederate": "militia"}, "paired": True}, "malformed"),
    ({"access": "secret"}, "malformed"),
    ({"commitment": "x"}, "malformed"),
    ({"pace": Pace("blitz", 60, 0)}, "malformed"),
    ({"pace": Pace("clock", 0, 0)}, "malformed"),
    ({"pace": Pace("clock", 600, -1)}, "malformed"),
    ({"pace": Pace("clock", float("nan"), 0)}, "malformed"),
    ({"pace": Pace("clock", float("inf"), 0)}, "malformed"),
    ({"pace": Pace("correspondence", 10**9, 0)}, "malformed"),
    ({"pace": Pace("none", 60, 0)}, "malformed"),
]


@pytest.mark.parametrize(("asked", "code"), BAD, ids=lambda value: str(value)[:60])
def test_bad_terms(asked: dict[str, Any], code: str) -> None:
    assert run_club(lambda bench: refused(bench.challenge(**asked))) == code


@pytest.mark.parametrize("share", ["", "x", "0" * 31, "0" * 129, "A" * 32, "é" * 32])
def test_bad_entropy(share: str) -> None:
    async def scenario(bench: ClubBench) -> None:
        challenge = await bench.challenge()
        assert await refused(bench.club.challenges.accept(challenge.id, BOB, share)) == "malformed"
        assert bench.rows.rows[challenge.id] == challenge

    run_club(scenario)


def test_a_challenge_is_read_back_as_it_was_written() -> None:
    async def scenario(bench: ClubBench) -> None:
        challenge, _ = await bench.club.challenge(
            terms(by_link=True, paired=True, pace=Pace("clock", 600, 5), name="Été"), ANN
        )
        assert read_challenge(write_challenge(challenge)) == challenge

    run_club(scenario)


def test_nobody_is_told_a_share_before_it_is_due() -> None:
    async def scenario(bench: ClubBench) -> None:
        challenge = await bench.accept(await bench.challenge())
        said = str(bench.messenger.said)
        assert commit(SECRET) == challenge.commitment
        for share in (*challenge.server_shares, *challenge.shares.values()):
            assert share not in said

    run_club(scenario)


@pytest.mark.parametrize(
    "more",
    [
        {},
        {"seats": {"union": "me", "confederate": "militia"}},
        {"options": {"handicap": "union-plus-3"}},
        {"title": "gettysburg", "pack": "2", "options": {"handicap": "none"}},
    ],
)
def test_a_rated_match_is_played_by_the_printed_rules_or_with_a_fair_start(more: dict[str, Any]) -> None:
    async def scenario(bench: ClubBench) -> None:
        assert (await bench.challenge(rated=True, pace=CLOCK, **more)).rated

    run_club(scenario)


def test_a_guest_does_not_play_for_ratings() -> None:
    async def scenario(bench: ClubBench) -> None:
        challenge, (token,) = await bench.club.challenge(terms(rated=True, pace=CLOCK, by_link=True), ANN)
        guest = BOB._replace(role=GUEST_ROLE)
        accepting = bench.club.challenges.accept_invitation(token, guest, SHARES[BOB.player])
        assert await refused(accepting) == "forbidden"
        assert (await bench.club.challenges.look(challenge.id, ANN.player)).status == "open"

    run_club(scenario)


def test_nobody_is_asked_again_and_again() -> None:
    """Each challenge by name is told to the one who is asked, by mail too."""

    async def scenario(bench: ClubBench) -> None:
        async def ask_bob() -> None:
            challenge = await bench.challenge(seats={"union": "me", "confederate": "@Bob"})
            await bench.club.challenges.withdraw(challenge.id, ANN.player)

        for _ in range(10):
            await ask_bob()
        assert await refused(ask_bob()) == "too-many"
        assert (await bench.challenge(seats={"union": "me", "confederate": "@Cyd"})).invited
        assert (await bench.challenge()).listed
        bench.clock.time += 120
        await ask_bob()

    run_club(scenario)
