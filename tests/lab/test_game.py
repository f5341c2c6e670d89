import pickle
import signal
from math import inf
from pathlib import Path
from threading import Thread
from time import monotonic

import msgspec
import pytest

from longroll import LongrollError
from longroll.games import load
from longroll.kernel.event import Event
from longroll.lab.csv_table import CsvTable
from longroll.lab.decided import settled
from longroll.lab.game import play
from longroll.lab.job import GameRecord, Job, make_job, read_bot
from longroll.lab.watchdog import BotTimeout, Watchdog

TITLE = "house-divided"


def job(first: str = "random", second: str = "random", **more: object) -> Job:
    made = make_job(TITLE, (first, second), "seed", "short")
    return msgspec.structs.replace(made, **more)


def timeless(record: GameRecord) -> GameRecord:
    return msgspec.structs.replace(record, seconds=0.0, slowest=[0.0, 0.0])


@pytest.mark.parametrize(("title", "options"), [(TITLE, {}), ("pea-ridge", {}), ("civil-war-basic", {"length": "12"})])
def test_a_game_is_played_to_its_end_and_told(title: str, options: dict[str, str]) -> None:
    record = play(make_job(title, ("random", "random"), "1", options=options))
    assert record.failure == ""
    assert record.rule
    assert record.winner in {-1, 0, 1}
    assert record.actions > 20
    assert record.turn >= record.curve[-1][0] >= record.curve[0][0] >= 1
    assert all(0 <= chance <= 1 for _, chance in record.curve)
    assert sum(record.losses) > 0


def test_four_seats_are_two_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longroll.lab.game.ENDLESS", 600)
    record = play(make_job("civil-war-teams", ("tests.lab.bots:FirstChoice", "random"), "1"))
    assert record.failed == -1
    assert {side for side, _, _ in record.expected} == {0}
    for bots, side in ((("tests.lab.bots:RaisesError", "random"), 0), (("random", "tests.lab.bots:RaisesError"), 1)):
        assert play(make_job("civil-war-teams", bots, "1")).failed == side


def test_a_game_follows_from_its_job_alone() -> None:
    assert timeless(play(job())) == timeless(play(job()))
    assert timeless(play(job())) != timeless(play(job(dice="other")))
    assert timeless(play(job(own="1"))) != timeless(play(job(own="2")))


def test_watching_changes_nothing() -> None:
    watched, blind = play(job(measure=True)), play(job(track=False))
    assert (watched.winner, watched.rule, watched.actions) == (blind.winner, blind.rule, blind.actions)
    assert (blind.curve, blind.losses) == ([], [0, 0])
    assert len(watched.features) == len(watched.curve)


def test_jobs_and_records_travel() -> None:
    for thing in (job(noise=(0.5, 0.5)), play(job())):
        assert pickle.loads(pickle.dumps(thing)) == thing
        assert msgspec.json.decode(msgspec.json.encode(thing), type=type(thing)) == thing


def test_what_a_bot_expected_is_kept_for_each_of_its_turns() -> None:
    record = play(job("tests.lab.bots:FirstChoice"))
    assert {(side, chance) for side, _, chance in record.expected} == {(0, 0.75)}
    turns = [turn for _, turn, _ in record.expected]
    assert turns == sorted(turns)
    assert 3 <= len(turns) <= len(record.curve)


def test_stray_choices_are_made_whoever_plays() -> None:
    sober, noise = play(job("tests.lab.bots:FirstChoice")), play(job("tests.lab.bots:FirstChoice", noise=(0.5, 0.5)))
    assert noise.failure == ""
    assert (noise.actions, noise.rule) != (sober.actions, sober.rule)


def test_only_the_side_that_strays_is_made_to() -> None:
    """A bot that raises is never asked if all its choices are noise ones."""
    assert play(job("tests.lab.bots:RaisesError", "random", noise=(1.0, 0.0))).failure == ""
    assert play(job("tests.lab.bots:RaisesError", "random", noise=(0.0, 1.0))).failed == 0


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize(
    ("bot", "said"), [("RaisesError", "a bot's own mistake"), ("ReturnsText", "ReturnsText failed")]
)
def test_a_failing_bot_is_reported_with_its_side(side: int, bot: str, said: str) -> None:
    bots = ["random", "random"]
    bots[side] = f"tests.lab.bots:{bot}"
    record = play(job(*bots))
    assert said in record.failure
    assert (record.failed, record.winner, record.rule) == (side, -1, "")


@pytest.mark.parametrize("bot", ["Sleeps", "IgnoresInterrupts"])
def test_a_bot_that_never_answers_has_lost(bot: str) -> None:
    record = play(job("random", f"tests.lab.bots:{bot}"), Watchdog(limit=0.2, tick=0.05))
    assert record.failure == f"{bot} failed: BotTimeout: no answer in 0.2 s"
    assert record.failed == 1


def test_a_watch_is_for_one_answer_not_for_the_game() -> None:
    watch = Watchdog(limit=60)
    for _ in range(2):
        watch.look(signal.SIGALRM, None)
        watch.begin(inf)
        watch.look(signal.SIGALRM, None)
        watch.since -= 61
        with pytest.raises(BotTimeout):
            watch.look(signal.SIGALRM, None)
        watch.end()


def test_who_has_more_time_is_given_more() -> None:
    watch = Watchdog(limit=60)
    watch.begin(100)
    watch.since -= 199
    watch.look(signal.SIGALRM, None)
    watch.since -= 2
    with pytest.raises(BotTimeout, match="no answer in 200 s"):
        watch.look(signal.SIGALRM, None)


def test_a_process_that_was_stopped_was_not_thinking() -> None:
    watch = Watchdog(limit=60)
    watch.begin(inf)
    watch.since -= 3000
    watch.looked -= 3000
    watch.look(signal.SIGALRM, None)
    assert watch.since == pytest.approx(monotonic(), abs=10)


def test_where_there_is_no_alarm_nobody_is_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(signal, "setitimer")
    assert play(job()).failure == ""


def test_the_timer_of_others_is_given_back() -> None:
    handler, before = signal.getsignal(signal.SIGALRM), signal.getitimer(signal.ITIMER_REAL)
    play(job())
    assert signal.getsignal(signal.SIGALRM) is handler
    assert signal.getitimer(signal.ITIMER_REAL)[0] == pytest.approx(before[0], abs=60)


def test_outside_the_main_thread_a_game_is_played_without_a_watch() -> None:
    found: list[GameRecord] = []
    thread = Thread(target=lambda: found.append(play(job())))
    thread.start()
    thread.join()
    assert [record.failure for record in found] == [""]


def test_a_bot_cannot_touch_the_match() -> None:
    assert play(job("tests.lab.bots:ChangesPosition")).failure == ""


def test_a_game_without_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longroll.lab.game.ENDLESS", 30)
    record = play(job())
    assert (record.failure, record.failed, record.actions) == ("EndlessGame: no end after 30 actions", -1, 30)


def test_turns_over_the_budget_are_counted() -> None:
    record = play(job("tests.lab.bots:OverspendsBudget@100"))
    assert record.over[0] >= 3
    assert record.over[1] == 0
    assert record.slowest[0] > 0
    assert play(job("tests.lab.bots:OverspendsBudget", seconds=1e-9)).over[1] >= 3


@pytest.mark.parametrize("word", ["crack@", "crack@many", "crack@0", "crack@-1", f"crack@{10**12}"])
def test_playouts_are_a_number(word: str) -> None:
    with pytest.raises(LongrollError, match="with its playouts"):
        read_bot(word, load(TITLE))


def test_playouts_are_read() -> None:
    assert read_bot("crack@400", load(TITLE))[1].playouts == 400
    assert read_bot("crack", load(TITLE))[1].playouts > 100


@pytest.mark.parametrize("bot", ["napoleon", "no.such:Bot", "tests.lab.bots:Nobody", "longroll.cli:TITLES"])
def test_an_unknown_bot_is_refused_before_anything_is_played(bot: str) -> None:
    with pytest.raises(LongrollError):
        job(bot)


# --- what is made of a record


def test_the_losses_of_a_side_are_those_that_the_game_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Event] = []

    def losses(event: Event) -> dict[str, int]:
        seen.append(event)
        return {"confederate": 2, "neutral": 5}

    monkeypatch.setattr(load(TITLE), "losses", losses)
    record = play(job())
    assert record.losses == [0, 2 * len(seen)]
    assert seen


def test_turns_are_those_of_the_calendar(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load(TITLE)
    moment = game.moment
    monkeypatch.setattr(game, "moment", lambda position: moment(position)._replace(turn=77))
    record = play(job())
    assert {record.turn, *(turn for turn, _ in record.curve)} == {77}


@pytest.mark.parametrize(
    ("winner", "curve", "chance", "moment"),
    [
        (0, [0.5, 0.95, 0.6, 0.92], 0.9, (0.75, 4)),
        (0, [0.5, 0.95, 0.6, 0.92], 0.5, (0.0, 1)),
        (1, [0.5, 0.4, 0.2, 0.3], 0.9, (1.0, 9)),
        (1, [0.7, 0.4, 0.2, 0.05], 0.5, (0.25, 2)),
        (-1, [0.5, 0.5, 0.5, 0.5], 0.9, None),
    ],
)
def test_when_a_game_was_decided(
    winner: int, curve: list[float], chance: float, moment: tuple[float, int] | None
) -> None:
    record = GameRecord(winner=winner, turn=9, curve=list(enumerate(curve, 1)))
    assert settled(record, chance) == moment


def test_the_table_has_a_line_for_every_game(tmp_path: Path) -> None:
    with (tmp_path / "t.csv").open("w") as file:
        table = CsvTable(file, load(TITLE).seats)
        table.write(job(), GameRecord(winner=1, rule="X", turn=9, curve=[(1, 0.5), (2, 0.05)], losses=[3, 4]))
        table.write(job(), GameRecord(failure='broken, "so"\nto say'))
    head, first, *_ = (tmp_path / "t.csv").read_text().splitlines()
    row = dict(zip(head.split(","), first.split(","), strict=True))
    assert (row["winner"], row["rule"], row["first_losses"], row["second_losses"]) == ("confederate", "X", "3", "4")
    assert (row["sure_from_turn"], row["sure_from_part"], row["ahead_from_part"]) == ("2", "0.5", "0.0")


@pytest.mark.parametrize("bot", ["ExitsProcess", "ClaimsTooMuch", "ReturnsFloat"])
def test_who_leaves_or_answers_rubbish_has_lost(bot: str) -> None:
    record = play(job("random", f"tests.lab.bots:{bot}"))
    assert record.failed == 1
    assert record.failure.startswith(f"{bot} failed")


def test_an_answer_is_read_once() -> None:
    assert play(job("tests.lab.bots:ChangesItsAnswer", "random")).failure == ""


def test_the_dice_of_a_bot_do_not_tell_those_of_the_match() -> None:
    assert play(job("tests.lab.bots:ChecksDice", "random")).failure == ""


def test_what_a_bot_prints_does_not_spoil_the_output(capsys: pytest.CaptureFixture[str]) -> None:
    assert play(job("tests.lab.bots:Prints", "random")).failure == ""
    assert capsys.readouterr().out == ""


def test_a_bot_that_cannot_be_made_is_part_of_the_record() -> None:
    assert "cannot be used" in play(job(bots=("nowhere:Nobody", "random"))).failure
