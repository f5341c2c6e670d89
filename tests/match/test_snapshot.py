"""A snapshot stays as it was, whatever happens to the match."""

from longroll import Match
from longroll.kernel.fingerprint import fingerprint
from longroll.match import Checkpoint
from longroll.match.visibility import Visibility


def played(actions: int) -> Match:
    match = Match.new("pea-ridge", seed=7)
    for number in range(actions):
        choices = match.choices()
        match.play(choices[number % len(choices)])
    return match


def test_every_moment_can_be_looked_at() -> None:
    match = played(150)
    snapshot = match.snapshot()
    for number, entry in enumerate(match.history, 1):
        assert fingerprint(snapshot.at(number).position).startswith(entry.check)


def test_a_snapshot_does_not_change_with_the_match() -> None:
    match = Match.new("house-divided", seed=1)
    match.play(["march washington", "take u1"])
    snapshot = match.snapshot()
    journal = snapshot.journal(sealed=False)
    match.undo()
    match.play(match.choices()[0])
    assert snapshot.journal(sealed=False) == journal
    assert snapshot.at(1).count == 1


def test_a_stored_match_is_restored_without_playing_it_again() -> None:
    match = played(150)
    stored = [Checkpoint(one.number, text=one.text(match.game)) for one in match.checkpoints[1:]]
    again = Match.restore(match.header, match.history, stored)
    assert (again.hash, again.journal, again.undo_stops) == (match.hash, match.journal, match.undo_stops)
    for number in range(60):
        choice = match.choices()[number % len(match.choices())]
        assert match.play(choice) == again.play(choice.text)
    assert again.journal == match.journal


def test_everybody_sees_everything_where_nothing_is_hidden() -> None:
    match = played(20)
    snapshot = match.snapshot()
    for viewer in ("", *match.game.seats):
        visibility = Visibility(snapshot, viewer)
        assert visibility.sees_present
        assert visibility.count == 20
        assert visibility.version(17) == 17
