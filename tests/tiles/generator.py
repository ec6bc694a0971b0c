"""A small integer generator for the tests of this room."""

from collections.abc import Callable


def seeded(seed: int) -> Callable[[int], int]:
    """``below(n)``: integers from 0 to n − 1, the same for the same seed on every machine (xorshift)."""
    state = [seed * 2654435761 % 2**32 or 1]

    def below(n: int) -> int:
        state[0] ^= state[0] << 13 & 0xFFFFFFFF
        state[0] ^= state[0] >> 17
        state[0] ^= state[0] << 5 & 0xFFFFFFFF
        return state[0] % n

    return below
