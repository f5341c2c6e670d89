"""What Gettysburg registers about itself."""

from typing import Final

from longroll.games.five_aprils.gettysburg.options import OPTIONS as OWN_OPTIONS
from longroll.games.five_aprils.options import LARGE_OPTIONS
from longroll.kernel.manifest import Bounds, Title

ORDER: Final = 4
TITLE: Final = Title(("union", "confederate"), ("battle",), [*LARGE_OPTIONS, *OWN_OPTIONS], Bounds(1024, 16384))
