import pytest

from longroll.service.live_match import LiveMatch
from longroll.service.match_request import MatchRequest
from longroll.service.origins import new_match
from longroll.service.state import make_update


def create() -> LiveMatch:
    return new_match(MatchRequest(title="house-divided", scenario="campaign", seed="1861"), 0.0)


def play(live: LiveMatch, *actions: str) -> None:
    count = len(live.match.history)
    live.play(actions, (), False)
    live.move_on(count, 1.0)


def undo(live: LiveMatch) -> None:
    live.match.undo()
    live.move_on(len(live.match.history), 1.0)


def test_what_was_published_stays_as_it_was() -> None:
    live = create()
    play(live, "march washington")
    play(live, "take u1")
    first = live.publish()
    view = first.game.view(first.snapshot.position, 0)
    undo(live)
    undo(live)
    play(live, "march chicago")
    assert [entry.action for entry in first.snapshot.entries()] == ["march washington", "take u1"]
    assert first.game.view(first.snapshot.position, 0) == view
    assert first.game.view(first.at(1, "").snapshot.position, 0)["box"] == "washington"


def test_what_is_not_published_is_not_shown() -> None:
    live = create()
    play(live, "march washington")
    published = live.published
    assert (published.version, published.snapshot.count, list(published.snapshot.entries())) == (0, 0, [])


@pytest.mark.parametrize(("since", "kept"), [(0, 0), (1, 1), (2, 1), (3, 1), (4, 2), (5, 0), (-1, 0)])
def test_what_still_stands_since_a_version(since: int, kept: int) -> None:
    live = create()
    play(live, "march washington")
    play(live, "take u1")
    undo(live)
    play(live, "take u1")
    published = live.publish()
    assert published.kept_for("union", since) == kept
    update = make_update(published, "union", since)
    assert (update.kept, [number for number, _ in update.entries]) == (kept, list(range(kept + 1, 3)))


def test_several_actions_are_one_change() -> None:
    live = create()
    play(live, "march washington", "take u1", "dig")
    assert (live.version, len(live.match.history)) == (1, 3)


def test_the_size_grows_with_the_history_and_with_the_pack() -> None:
    live = create()
    before = live.size
    play(live, "march washington", "take u1")
    assert live.size > before
