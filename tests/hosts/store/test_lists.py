"""Lists in statements have few lengths, and say the same."""

from longroll.hosts.server.store.lists import padded


def test_the_same_values_in_the_same_order() -> None:
    for count in range(70):
        values = list(range(count))
        assert padded(values)[:count] == values
        assert set(padded(values)) == set(values)


def test_there_are_few_lengths() -> None:
    assert {len(padded(list(range(count)))) for count in range(65)} == {0, 1, 2, 4, 8, 16, 32, 64}
