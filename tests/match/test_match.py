import pytest

from longroll import Choice, LongrollError, Match, Refused


def test_a_match_is_played_by_choice_or_by_text() -> None:
    match = Match.new("house-divided", scenario="campaign", seed=1861, options={})
    choice = match.choices()[0]
    assert isinstance(choice, Choice)
    match.play(choice)
    match.play(str(match.choices()[0]))
    assert [entry.action for entry in match.journal.entries] == ["march washington", "take u1"]


def test_a_match_is_shown_with_its_title_and_who_is_to_move() -> None:
    match = Match.new("house-divided", seed=1)
    match.play("march washington")
    assert repr(match) == "<Match house-divided: 1 actions, union to move>"
    text = "campaign turn=2 side=union u1:im:washington c1:im:mobile step=over won=union/AHD-11.0-a"
    assert repr(Match.from_position("house-divided", text, seed=1)) == "<Match house-divided: 0 actions, won by union>"


def test_a_refused_action_changes_nothing() -> None:
    match = Match.new("house-divided", seed=1)
    before = (match.hash, match.journal.dumps(), match.log[:])
    with pytest.raises(Refused) as caught:
        match.play("march richmond")
    assert caught.value.refusal == match.why_not("march richmond")
    assert caught.value.refusal.rule == "AHD-4.0-c"
    assert (match.hash, match.journal.dumps(), match.log) == before


@pytest.mark.parametrize("ending", ["", " step=over won=union/AHD-11.0-a"])
def test_why_not_knows_the_seats_also_after_the_end(ending: str) -> None:
    text = f"campaign turn=2 side=union u1:im:washington u2:im:richmond c1:im:mobile{ending or ' step=march marches=1'}"
    match = Match.from_position("house-divided", text, seed=1)
    with pytest.raises(LongrollError, match="'france' is not a seat; the seats are union, confederate"):
        match.why_not("end", "france")
    refusal = match.why_not("march richmond", "confederate")
    assert refusal is not None
    assert refusal.code == ("game-over" if ending else "not-your-turn")


def test_why_not_is_none_for_what_is_allowed() -> None:
    match = Match.new("house-divided", seed=1)
    assert match.why_not("march washington") is None


def test_two_matches_of_one_seed_are_one_match() -> None:
    first, second = (Match.new("house-divided", seed="gettysburg") for _ in range(2))
    assert first.journal.dumps() == second.journal.dumps()


def test_a_match_without_a_seed_draws_a_secret_one() -> None:
    first, second = (Match.new("house-divided") for _ in range(2))
    assert first.header.seed != second.header.seed


def test_undo_goes_back_to_the_last_die() -> None:
    match = Match.new("house-divided", seed=1)
    assert match.undo_stops == "start"
    start = match.hash
    for action in ("march washington", "take u1", "dig", "done", "end"):
        match.play(action)
    while not match.undo_stops:
        match.undo()
    assert match.hash == start
    for action in ("end", "muster"):
        match.play(action)
    assert match.undo_stops == "die"
    with pytest.raises(LongrollError, match="a die has been rolled"):
        match.undo()


def test_undo_stops_where_the_choice_passed_to_the_other_side() -> None:
    match = Match.new("house-divided", seed=1)
    for action in ("march washington", "take u1", "go washington=manassas-junction", "done", "end"):
        match.play(action)
    assert match.to_move == "confederate"
    assert match.undo_stops == "seat"


def test_dice_that_run_out_leave_the_match_as_it_was() -> None:
    match = Match.from_position("house-divided", "campaign turn=2 side=union step=promote u1:im:washington", dice=[])
    before = match.hash
    with pytest.raises(LongrollError, match="scripted dice"):
        match.play("muster")
    assert match.hash == before
    assert match.history == []


@pytest.mark.parametrize(
    ("make", "complaint"),
    [
        (lambda: Match.new("waterloo"), "not a title"),
        (lambda: Match.new("house-divided", "picnic"), "not a scenario"),
        (lambda: Match.new("house-divided", options={"tea": "on"}), "not an option"),
        (lambda: Match.new("house-divided", options={"tie": "coin"}), "not a value"),
        (lambda: Match.new("house-divided", seed=""), "not a seed"),
        (lambda: Match.new("house-divided", seed="a b"), "not a seed"),
        (lambda: Match.new("house-divided", seed=1).view("britain"), "not a seat"),
        (lambda: Match.new("house-divided", seed=1).play("surrender"), "not an action"),
        (lambda: Match.new("house-divided", seed=1).play("march"), "takes 1 word"),
        (lambda: Match.new("house-divided", seed=1).why_not("go washington"), "not a route"),
        (lambda: Match.from_position("house-divided", "picnic"), "has no scenario"),
        (lambda: Match.from_position("house-divided", "campaign turn=2 u1:im:atlantis"), "word 3"),
    ],
)
def test_bad_input_gets_one_sentence(make: "object", complaint: str) -> None:
    assert callable(make)
    with pytest.raises(LongrollError, match=complaint) as caught:
        make()
    assert "\n" not in str(caught.value)
