import pytest

from longroll.table.moments import shown_at
from longroll.table.record import Record, new_record
from longroll.table.sitting import Sitting

BOTH = {"union": "me", "confederate": "me"}


def begin() -> Sitting:
    return Sitting(new_record("house-divided", "campaign", {}, BOTH, "1861", ""))


def test_what_was_shown_stays_as_it_was() -> None:
    sitting = begin()
    sitting.play("march washington")
    sitting.play("take u1")
    first = sitting.publish()
    view = first.game.view(first.position, 0)
    sitting.undo()
    sitting.undo()
    sitting.play("march chicago")
    assert [told.action for told in first.actions()] == ["march washington", "take u1"]
    assert first.game.view(first.position, 0) == view
    assert first.game.view(shown_at(first, 1, "").position, 0)["box"] == "washington"


def test_what_is_not_published_is_not_shown() -> None:
    sitting = begin()
    sitting.play("march washington")
    assert (sitting.shown.version, sitting.shown.count, list(sitting.shown.actions())) == (0, 0, [])


def test_a_mark_goes_with_the_action_that_made_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longroll.table.sitting.STRIDE", 1)
    sitting = begin()
    sitting.play("march washington")
    sitting.play("take u1")
    sitting.undo()
    sitting.undo()
    sitting.play("march chicago")
    sitting.play(sitting.match.choices()[0].text)
    shown = sitting.publish()
    assert shown.game.view(shown_at(shown, 1, "").position, 0)["box"] == "chicago"


def test_the_seed_takes_over_where_the_script_ends() -> None:
    first = begin()
    for action in ("end", "muster"):
        first.play(action)
    shown = first.publish()
    record = Record(title="house-divided", rules="1", scenario="campaign", seats=BOTH, script=shown.rolls(2), seed="x")
    sitting = Sitting(record)
    scripted = sitting.match.dice
    for action in ("end", "muster"):
        sitting.play(action)
    assert sitting.match.dice is scripted
    sitting.play(sitting.match.choices()[-1].text)
    assert sitting.match.dice is not scripted
    assert sitting.publish().rolls(2) == record.script


@pytest.mark.parametrize(("since", "kept"), [(0, 0), (1, 1), (2, 1), (3, 1), (4, 2), (5, 0), (-1, 0)])
def test_what_still_stands_since_a_version(since: int, kept: int) -> None:
    sitting = begin()
    sitting.play("march washington")
    sitting.play("take u1")
    sitting.undo()
    sitting.play("take u1")
    assert sitting.publish().kept_since(since) == kept
