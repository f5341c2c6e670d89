"""Turn structure and movement of the basic game."""

import pytest

from tests.games.american_civil_war.board import basic, kinds, play, refused_by, texts, word


@pytest.mark.rule("ACW-B-turn-01")
def test_the_south_moves_and_fights_before_the_north() -> None:
    match = basic("boston:1ui richmond:1ci", side="confederate")
    assert match.to_move == "confederate"
    play(match, "end")
    assert match.to_move == "union"
    play(match, "end")
    assert (match.to_move, word(match, "turn")) == ("confederate", "2")


@pytest.mark.rule("ACW-B-turn-02")
def test_no_battle_before_all_movement_is_over() -> None:
    match = basic("maryland:2ui northern-virginia:1ci boston:1ui")
    play(match, "from maryland", "to northern-virginia", "take union-infantry")
    assert refused_by(match, "battle northern-virginia")
    play(match, "done")
    assert match.prompt.kind == "march"
    play(match, "end")
    assert match.prompt.kind == "array"


@pytest.mark.rule("ACW-B-turn-03", "ACW-B-buy-08")
def test_purchases_come_after_every_third_turn_the_south_first() -> None:
    for turn in (1, 2, 4, 5):
        match = basic("boston:1ui", turn=turn)
        play(match, "end")
        assert match.prompt.kind == "march"
    match = basic("boston:1ui richmond:1ci", turn=3)
    play(match, "end")
    assert (match.prompt.kind, match.to_move) == ("buy", "confederate")
    play(match, "rest")
    assert (match.prompt.kind, match.to_move) == ("buy", "union")
    play(match, "rest")
    assert (match.prompt.kind, match.to_move, word(match, "turn")) == ("march", "confederate", "4")


@pytest.mark.rule("ACW-B-turn-04")
def test_the_mover_chooses_the_order_of_his_battles() -> None:
    match = basic("maryland:1ui northern-virginia:1ci boston:1ui massachusetts:1ci", step="march")
    play(match, "from maryland", "to northern-virginia", "all", "from boston", "to massachusetts", "all", "end")
    assert match.to_move == "union"
    assert texts(match) == ["battle massachusetts", "battle northern-virginia"]
    assert refused_by(match, "battle richmond") == "ACW-B-battle-01"


@pytest.mark.rule("ACW-B-move-01")
def test_a_player_moves_all_some_or_none() -> None:
    match = basic("boston:2ui maryland:1ui richmond:1ci")
    assert texts(match) == ["from maryland", "from boston", "end"]
    assert refused_by(match, "from chicago") == "ACW-B-move-01"
    assert refused_by(match, "from richmond") == "ACW-B-move-01"
    play(match, "from boston", "to massachusetts", "take union-infantry")
    assert refused_by(match, "done") == ""
    assert (word(match, "boston"), word(match, "massachusetts")) == ("1ui", "1ui")


@pytest.mark.rule("ACW-B-move-01")
def test_a_group_is_not_empty() -> None:
    match = basic("boston:2ui")
    play(match, "from boston", "to massachusetts")
    assert refused_by(match, "done") == "ACW-B-move-01"
    assert refused_by(match, "take confederate-infantry") == "ACW-B-move-01"


@pytest.mark.rule("ACW-B-move-02")
def test_a_step_leads_to_an_adjacent_space() -> None:
    match = basic("boston:1ui")
    play(match, "from boston")
    assert texts(match) == ["to massachusetts"]
    assert refused_by(match, "to chicago") == "ACW-B-move-02"


@pytest.mark.rule("ACW-B-move-03")
def test_infantry_and_artillery_take_one_step_cavalry_and_leaders_two() -> None:
    match = basic("boston:1ui+1uc+1ua+1ul")
    play(match, "from boston", "to massachusetts", "all", "from massachusetts", "to connecticut")
    assert texts(match) == ["ride union-cavalry", "ride union-leader", "all"]
    assert refused_by(match, "take union-infantry") == "ACW-B-move-03"
    assert refused_by(match, "ride union-infantry") == "ACW-B-move-03"
    play(match, "all")
    assert texts(match) == ["end"]
    assert refused_by(match, "from massachusetts") == "ACW-B-move-03"
    assert word(match, "connecticut") == "1uc+1ul"


@pytest.mark.rule("ACW-B-move-03")
def test_a_fresh_and_a_ridden_horse_are_told_apart() -> None:
    match = basic("boston:1uc massachusetts:1uc")
    play(match, "from boston", "to massachusetts", "all", "from massachusetts", "to connecticut")
    assert texts(match) == ["take union-cavalry", "ride union-cavalry", "all"]
    play(match, "ride union-cavalry", "done")
    assert texts(match) == ["from massachusetts", "end"]


@pytest.mark.rule("ACW-B-move-04", "ACW-B-battle-01")
def test_a_piece_stops_where_an_enemy_is_and_a_battle_follows() -> None:
    match = basic("maryland:1uc northern-virginia:1cl")
    play(match, "from maryland", "to northern-virginia", "take union-cavalry")
    assert texts(match) == ["end"]
    match = basic("maryland:1uc northern-virginia:1ci")
    play(match, "from maryland", "to northern-virginia", "take union-cavalry")
    told = play(match, "end")
    assert "battle" in kinds(told)
    assert (word(match, "defender"), match.to_move) == ("confederate", "confederate")


@pytest.mark.rule("ACW-B-move-05")
def test_opponents_never_share_a_space_but_to_fight() -> None:
    match = basic("maryland:1ui northern-virginia:1ci")
    play(match, "from maryland", "to northern-virginia", "all", "end")
    assert word(match, "northern-virginia") == ""
    assert word(match, "attacker-reserve") == "1ui"
    assert word(match, "defender-reserve") == "1ci"


@pytest.mark.rule("ACW-B-move-06")
def test_pieces_converge_from_several_spaces() -> None:
    match = basic("maryland:2ui west-virginia:1ui shenandoah-valley:1ci")
    play(match, "from maryland", "to shenandoah-valley", "take union-infantry", "done")
    play(match, "from west-virginia", "to shenandoah-valley", "all", "end")
    assert word(match, "attacker-reserve") == "2ui"
    assert word(match, "maryland") == "1ui"


@pytest.mark.rule("ACW-B-turn-01")
def test_the_battles_of_the_south_come_before_the_movement_of_the_north() -> None:
    match = basic("northern-virginia:2ci maryland:1ul boston:1ui", side="confederate")
    told = play(match, "from northern-virginia", "to maryland", "all", "end")
    assert "battle-won" in kinds(told)
    assert (match.to_move, word(match, "maryland"), word(match, "turn")) == ("union", "2ci", "1")
    match = basic("northern-virginia:2ci maryland:1ui boston:1ui", side="confederate")
    play(match, "from northern-virginia", "to maryland", "all", "end")
    assert (match.prompt.kind, word(match, "space")) == ("array", "maryland")


@pytest.mark.rule("ACW-B-turn-04")
@pytest.mark.parametrize("first", ["massachusetts", "northern-virginia"])
def test_the_battle_that_is_named_is_fought_first(first: str) -> None:
    match = basic("maryland:1ui northern-virginia:1ci boston:1ui massachusetts:1ci")
    play(match, "from maryland", "to northern-virginia", "all", "from boston", "to massachusetts", "all", "end")
    assert refused_by(match, f"battle {first}") == ""
    play(match, f"battle {first}")
    assert word(match, "space") == first


@pytest.mark.rule("ACW-B-battle-01")
def test_the_north_defends_against_the_south() -> None:
    match = basic("northern-virginia:2ci maryland:1ui boston:1ui", side="confederate")
    play(match, "from northern-virginia", "to maryland", "all", "end")
    assert (word(match, "attacker-reserve"), word(match, "defender-reserve")) == ("2ci", "1ui")
    assert match.to_move == "union"


@pytest.mark.rule("ACW-B-buy-01", "ACW-B-buy-09")
def test_the_points_of_a_purchase_step_and_one_piece_a_space_in_each() -> None:
    match = basic("boston:1ui norfolk:1ui richmond:1ci", turn=3)
    play(match, "end")
    assert (word(match, "confederate-points"), match.to_move) == ("120", "confederate")
    play(match, "rest")
    assert (word(match, "union-points"), match.to_move) == ("110", "union")
    play(match, "buy union-infantry boston")
    assert refused_by(match, "buy union-infantry boston") == "ACW-B-buy-09"
    play(match, "rest", "end", "end", "end", "end", "end", "end", "rest")
    assert (match.prompt.kind, match.to_move) == ("buy", "union")
    assert refused_by(match, "buy union-infantry boston") == ""
