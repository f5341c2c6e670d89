"""The pie rule: a person sets the handicap, a computer player picks its side."""

from typing import Any

import pytest

from longroll.opponents.fair_start import pick_side
from longroll.service.errors import ServiceError
from tests.service.helpers import Bench, run

HELP = {"handicap": "union-plus-4"}


def created(**more: Any) -> dict[str, str]:
    async def scenario(bench: Bench) -> dict[str, str]:
        return dict((await bench.create(**more)).seats)

    return run(scenario)


def refused(**more: Any) -> str:
    async def scenario(bench: Bench) -> str:
        with pytest.raises(ServiceError) as error:
            await bench.create(**more)
        return error.value.key

    return run(scenario)


@pytest.mark.parametrize("handicap", ["union-plus-4", "confederate-plus-4", "none"])
def test_a_computer_player_takes_the_side_that_the_handicap_favours(handicap: str) -> None:
    seats = created(scenario="short", options={"handicap": handicap}, pie="militia")
    side = pick_side("house-divided", "short", handicap)
    assert seats == {seat: "militia" if seat == side else "me" for seat in ("union", "confederate")}


def test_it_takes_all_seats_of_its_side() -> None:
    seats = created(title="civil-war-teams", options=HELP, pie="random")
    assert seats["union"] == seats["union-second"] != seats["confederate"] == seats["confederate-second"]


def test_a_commander_may_pick() -> None:
    assert "veteran:lee" in created(scenario="short", options=HELP, pie="veteran:lee").values()


def test_nobody_else_is_seated_and_only_a_computer_player_picks_at_once() -> None:
    assert refused(pie="militia", seats={"union": "me"}) == "service-pie-seats"
    for player in ("me", "guest", "nobody", "os.system"):
        assert refused(pie=player) == "service-no-player"


def test_an_unknown_handicap_is_one_clear_sentence() -> None:
    assert refused(pie="militia", options={"handicap": "lots"}) == "service-unreadable"
