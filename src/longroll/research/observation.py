"""An observation: what a seat may see, as an array of bytes, with a mask over the numbers of the choices.

The bytes are a head of five and the packed position, padded with zeros. The head: the seat that looks, the seat that is
asked (255 when the game is over), whether something is being hidden now, and the length of the packed position (low
byte, high byte). What is hidden from the seat is drawn anew by dice that are always the same, so that the bytes follow
from what it may see.
"""

from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict
from numpy.typing import NDArray

from longroll.kernel.contract import Game
from longroll.kernel.error import LongrollError
from longroll.kernel.manifest import Bounds
from longroll.research.start import guess

HEAD: Final = 5
NOBODY: Final = 255
Bytes: TypeAlias = NDArray[np.uint8]
Mask: TypeAlias = NDArray[np.int8]
Observation: TypeAlias = dict[str, Any]


def make_space(bounds: Bounds) -> Dict:
    return Dict({"observation": make_box(bounds), "action_mask": Box(0, 1, (bounds.choices,), np.int8)})


def make_box(bounds: Bounds) -> Box:
    return Box(0, 255, (bounds.size,), np.uint8)


def check_room(count: int, bounds: Bounds) -> None:
    if count > bounds.choices:
        raise LongrollError(f"the position has {count} choices, and the environment has room for {bounds.choices}")


def observe(game: Game[Any], position: Any, seat: int, asked: int, bounds: Bounds) -> Bytes:
    """What a seat may see."""
    secret = game.secret(position)
    seen = guess(game, position, seat) if secret else position
    return encode(seen.pack(), (seat, asked, secret), bounds)


def encode(packed: bytes, head: tuple[int, int, bool], bounds: Bounds) -> Bytes:
    length = len(packed)
    if HEAD + length > bounds.size:
        raise LongrollError(f"the position has {length} bytes, and an observation holds {bounds.size - HEAD}")
    array = np.zeros(bounds.size, np.uint8)
    array[:HEAD] = (*head, length % 256, length // 256)
    array[HEAD : HEAD + length] = np.frombuffer(packed, np.uint8)
    return array


def mask(count: int, bounds: Bounds) -> Mask:
    """The first so many actions are legal."""
    array = np.zeros(bounds.choices, np.int8)
    array[:count] = 1
    return array
