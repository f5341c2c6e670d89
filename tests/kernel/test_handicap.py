"""The values of the option `handicap`: their names, and by how much each helps a side."""

import pytest

from longroll.kernel.handicap import handicap_option, help_in, side_halves, side_help

OPTION = handicap_option("X-1", ("union", "confederate"), (1, 2), (0, 1))


def test_halves_come_after_all_whole_sizes() -> None:
    assert OPTION.values == (
        *("none", "union-plus-1", "confederate-plus-1", "union-plus-2", "confederate-plus-2"),
        *("union-plus-half", "confederate-plus-half", "union-plus-1-half", "confederate-plus-1-half"),
    )


@pytest.mark.parametrize(
    ("value", "union", "confederate"),
    [
        ("none", 0, 0),
        ("union-plus-2", 2, 0),
        ("confederate-plus-12", 0, 12),
        ("union-plus-half", 0.5, 0),
        ("confederate-plus-1-half", 0, 1.5),
    ],
)
def test_a_value_names_the_side_and_how_much_it_is_helped(value: str, union: float, confederate: float) -> None:
    assert (help_in(value, "union"), help_in(value, "confederate")) == (union, confederate)


def test_a_half_counts_as_a_point_of_which_half_is_missing() -> None:
    assert side_help(OPTION, "union") == [0, 1, 0, 2, 0, 1, 0, 2, 0]
    assert side_halves(OPTION, "union") == [0, 0, 0, 0, 0, 1, 0, 1, 0]
