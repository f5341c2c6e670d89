"""A guided game as a stored match: a real opponent, free choices, and tips that follow from what has happened."""

from typing import Any

import pytest

from longroll.service.errors import ServiceError
from longroll.service.published import Published
from longroll.service.state import state_shape
from tests.service.helpers import Bench, run

FIRST = "guided-bentonville"


def guided(published: Published, language: str = "en") -> Any:
    return state_shape(published, "confederate", None, "", language)["guided"]


def tips(published: Published) -> list[str]:
    return [tip["id"] for tip in guided(published)["tips"]]


def test_it_is_a_match_against_a_computer_player_and_is_listed() -> None:
    async def scenario(bench: Bench) -> None:
        published = await bench.service.start_guided_game(FIRST)
        assert published.seats == {"union": "militia", "confederate": "me"}
        assert [match["id"] for match in await bench.service.list_matches(10)] == [published.id]
        stand = guided(published)
        assert (stand["id"], stand["minutes"], stand["next"]["id"]) == (FIRST, 10, "a5a-cup")
        assert stand["title"] != guided(published, "fr")["title"]
        assert tips(published) == ["welcome", "marker"]
        assert stand["tips"][0]["text"] != guided(published, "it")["tips"][0]["text"]
        assert state_shape(published, "confederate", None, "")["lesson"] is None

    run(scenario)


def test_tips_follow_the_game_and_its_undo_and_survive_a_reload() -> None:
    async def scenario(bench: Bench) -> None:
        published = await bench.service.start_guided_game(FIRST)
        game, position = published.game, published.snapshot.position
        take = next(text for text in map(game.write_action, game.choices(position)) if text.startswith("take"))
        taken = await bench.play(published, take)
        assert tips(taken) == ["welcome", "marker", "take"]
        other = Bench(storage=bench.storage)
        assert guided(await other.service.look(taken.id)) == guided(taken)
        assert tips(await bench.service.look_back(taken.id, 0, None)) == ["welcome", "marker"]
        assert tips(await bench.undo(taken)) == ["welcome", "marker"]

    run(scenario)


def test_a_fork_and_an_imported_journal_have_no_tips() -> None:
    async def scenario(bench: Bench) -> None:
        published = await bench.service.start_guided_game(FIRST)
        assert guided(await bench.service.fork(published.id, 0, {})) is None
        assert guided(await bench.service.import_journal(await bench.service.export(published.id))) is None
        assert guided(await bench.create()) is None

    run(scenario)


def test_an_unknown_guided_game_is_one_clear_sentence() -> None:
    async def scenario(bench: Bench) -> None:
        with pytest.raises(ServiceError) as error:
            await bench.service.start_guided_game("guided-chess")
        assert (error.value.code, error.value.key) == ("missing", "service-no-guided-game")

    run(scenario)
