"""The named readings of Bull Run alone, our reading first; their numbers come after the shared ones."""

from typing import Final

from longroll.kernel.contract import Option

OPTIONS: Final[list[Option]] = []
