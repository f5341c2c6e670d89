from longroll.opponents.noise import Noise

BITS = (1 << 63) - 1


def xorshift(state: int) -> int:
    """One step of the generator, in one number."""
    state ^= state << 13 & BITS
    state ^= state >> 7
    return state ^ (state << 17 & BITS)


def test_two_halves_make_the_numbers_of_a_generator_of_63_bits() -> None:
    for seed in (0, 1, 7, 1 << 29, (1 << 30) - 1):
        noise = Noise(seed)
        state = noise.upper << 32 | noise.lower
        for _ in range(200):
            state = xorshift(state)
            assert noise.random() == (state >> 31) / (1 << 32)
            assert noise.upper << 32 | noise.lower == state
