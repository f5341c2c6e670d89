"""The life of every offer: made, accepted, declined, withdrawn, lapsed."""

import pytest

from longroll.service.agreement import Offer, Result
from longroll.service.clocks import Pace
from longroll.service.published import Published
from tests.service.club.helpers import ANN, BOB, CYD, DAN, ClubBench, last_choice, refused, run_club

FOUR = {"title": "civil-war-teams", "seats": {"union": "me"}}


def offers(published: Published) -> list[tuple[str, str]]:
    assert published.agreement is not None
    return [(offer.seat, offer.kind) for offer in published.agreement.offers]


def result(published: Published) -> Result | None:
    assert published.agreement is not None
    return published.agreement.result


def test_a_draw_needs_both() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.negotiate(await bench.begin(), "union", "draw", "make")
        assert (offers(published), result(published)) == ([("union", "draw")], None)
        published = await bench.negotiate(published, "confederate", "draw", "accept")
        assert (offers(published), result(published)) == ([], Result("", "draw", "union"))
        assert published.over

    run_club(scenario)


def test_two_offers_of_the_same_are_an_agreement() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.negotiate(await bench.begin(), "union", "draw", "make")
        assert result(await bench.negotiate(published, "confederate", "draw", "make")) is not None

    run_club(scenario)


@pytest.mark.parametrize("kind", ["draw", "pause", "takeback"])
def test_nobody_accepts_his_own_offer(kind: str) -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.play(await bench.begin(), "end")
        published = await bench.negotiate(published, "union", kind, "make")
        assert await refused(bench.negotiate(published, "union", kind, "accept")) == "offer"
        assert await refused(bench.negotiate(published, "union", kind, "decline")) == "offer"
        assert await refused(bench.negotiate(published, "union", kind, "make")) == "offer"
        assert offers(await bench.look(published)) == [("union", kind)]

    run_club(scenario)


@pytest.mark.parametrize(("seat", "answer"), [("confederate", "decline"), ("union", "withdraw")])
def test_what_was_declined_is_not_offered_again_before_an_action(seat: str, answer: str) -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.negotiate(await bench.begin(), "union", "draw", "make")
        published = await bench.negotiate(published, seat, "draw", answer)
        assert offers(published) == []
        assert await refused(bench.negotiate(published, "union", "draw", "make")) == "offer"
        published = await bench.play(published, "end")
        assert offers(await bench.negotiate(published, "union", "draw", "make")) == [("union", "draw")]

    run_club(scenario)


def test_who_is_asked_and_plays_on_has_declined() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.negotiate(await bench.begin(), "confederate", "draw", "make")
        assert offers(await bench.play(published, "end")) == []

    run_club(scenario)


def test_an_offer_stands_while_the_one_who_made_it_plays() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.negotiate(await bench.begin(), "union", "draw", "make")
        published = await bench.pass_on(published)
        assert offers(published) == [("union", "draw")]
        assert offers(await bench.pass_on(published)) == []

    run_club(scenario)


def test_there_is_nothing_to_answer_without_an_offer() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.begin()
        for answer in ("accept", "decline", "withdraw"):
            assert await refused(bench.negotiate(published, "union", "draw", answer)) == "offer"

    run_club(scenario)


def test_a_takeback_goes_past_a_die_and_another_turn() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.pass_on(await bench.begin())
        published = await bench.play(published, "end")
        assert any(entry.dice for entry in published.snapshot.entries())
        published = await bench.negotiate(published, "union", "takeback", "make", 1)
        published = await bench.negotiate(published, "confederate", "takeback", "accept")
        assert [entry.action for entry in published.snapshot.entries()] == ["end"]
        assert published.to_move == "union"
        assert published.agreement is not None
        assert (published.agreement.takebacks, published.agreement.offers) == (1, ())
        again = await bench.pass_on(published)
        assert again.to_move == "confederate"

    run_club(scenario)


def test_a_takeback_without_a_number_is_about_the_last_own_choice() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.pass_on(await bench.begin())
        last = published.snapshot.count - 1
        published = await bench.negotiate(published, "union", "takeback", "make")
        assert published.agreement is not None
        assert published.agreement.offers == (Offer("union", "takeback", (ANN.player,), last),)
        assert (await bench.negotiate(published, "confederate", "takeback", "accept")).snapshot.count == last

    run_club(scenario)


def test_nobody_agrees_to_a_takeback_that_he_has_not_seen() -> None:
    """Neither to one that goes further, nor by asking for one of his own."""

    async def scenario(bench: ClubBench) -> None:
        published = await bench.pass_on(await bench.begin())
        published = await bench.play(published, published.game.write_action(last_choice(published)))
        count = published.snapshot.count
        published = await bench.negotiate(published, "union", "takeback", "make", 0)
        assert await refused(bench.negotiate(published, "confederate", "takeback", "accept", count - 1)) == "offer"
        published = await bench.negotiate(published, "confederate", "takeback", "make")
        assert offers(published) == [("union", "takeback"), ("confederate", "takeback")]
        assert published.snapshot.count == count
        assert (await bench.negotiate(published, "confederate", "takeback", "accept", 0)).snapshot.count == 0

    run_club(scenario)


def test_a_side_offers_to_resign_whatever_the_other_side_thinks_of() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.begin(BOB, CYD, DAN, **FOUR)
        first, second = published.game.seats[:2]
        published = await bench.resign(published, first)
        published = await bench.negotiate(published, second, "resign", "make")
        assert offers(published) == [(first, "resign"), (second, "resign")]

    run_club(scenario)


def test_a_takeback_lapses_with_every_action() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.play(await bench.begin(), "end")
        published = await bench.negotiate(published, "union", "takeback", "make")
        published = await bench.pass_on(published)
        assert await refused(bench.negotiate(published, "confederate", "takeback", "accept")) == "offer"

    run_club(scenario)


@pytest.mark.parametrize("to", [-1, 1, 99])
def test_a_takeback_must_take_something_back(to: int) -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.play(await bench.begin(), "end")
        assert await refused(bench.negotiate(published, "union", "takeback", "make", to)) == "missing"

    run_club(scenario)


def test_nothing_is_taken_back_in_a_rated_match_or_past_the_end() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.play(await bench.begin(rated=True, pace=Pace("clock", 600, 5)), "end")
        assert await refused(bench.negotiate(published, "union", "takeback", "make")) == "rated"
        published = await bench.resign(await bench.play(await bench.begin(), "end"), "union")
        assert await refused(bench.negotiate(published, "union", "takeback", "make")) == "foreign-seat"
        undo = bench.service.undo(published.id, published.version, "union", caller=ANN)
        assert await refused(undo) == "undo-stops"

    run_club(scenario)


def test_a_pause_stops_play_until_both_go_on() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.negotiate(await bench.begin(), "union", "pause", "make")
        published = await bench.negotiate(published, "confederate", "pause", "accept")
        assert await refused(bench.play(published, "end")) == "paused"
        assert await refused(bench.negotiate(published, "union", "pause", "withdraw")) == "offer"
        published = await bench.negotiate(published, "confederate", "pause", "make")
        published = await bench.negotiate(published, "union", "pause", "accept")
        assert (await bench.play(published, "end")).snapshot.count == 1

    run_club(scenario)


def test_nobody_is_held_up_for_ever() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.negotiate(await bench.begin(), "union", "pause", "make")
        published = await bench.negotiate(published, "confederate", "pause", "accept")
        bench.clock.time += 86_400
        published = await bench.negotiate(published, "union", "pause", "withdraw")
        assert (await bench.play(published, "end")).snapshot.count == 1

    run_club(scenario)


def test_a_computer_player_is_not_asked() -> None:
    async def scenario(bench: ClubBench) -> None:
        challenge = await bench.challenge(seats={"union": "me", "confederate": "militia"})
        challenge = await bench.club.challenges.reveal(challenge.id, ANN.player, f"{1:032x}")
        published = await bench.service.look(challenge.matches[0])
        assert await refused(bench.negotiate(published, "union", "draw", "make")) == "offer"
        assert (await bench.negotiate(published, "union", "pause", "make")).halted

    run_club(scenario)


def test_with_four_players_everybody_is_asked() -> None:
    async def scenario(bench: ClubBench) -> None:
        published = await bench.begin(BOB, CYD, DAN, **FOUR)
        first, second, third, fourth = published.game.seats
        published = await bench.negotiate(published, first, "draw", "make")
        published = await bench.negotiate(published, second, "draw", "accept")
        published = await bench.negotiate(published, third, "draw", "accept")
        assert result(published) is None
        assert result(await bench.negotiate(published, fourth, "draw", "accept")) == Result("", "draw", first)

    run_club(scenario)
