from longroll.lab.simulation import simulate


def test_every_game_is_counted_once() -> None:
    tally = simulate("house-divided", 6, ["random", "random"], "1", scenario="short")
    assert tally.games == 6 == sum(tally.wins.values()) + tally.draws
    assert set(tally.wins) == {"union", "confederate"}


def test_the_result_depends_on_the_seed_and_not_on_the_number_of_jobs() -> None:
    one, two = (simulate("house-divided", 8, ["greedy", "greedy"], "1", jobs=jobs, scenario="short") for jobs in (1, 2))
    assert (one.wins, one.draws) == (two.wins, two.draws)


def test_progress_is_told_game_by_game() -> None:
    told: list[int] = []
    simulate("house-divided", 3, ["random", "random"], "1", scenario="short", progress=told.append)
    assert told == [1, 2, 3]
