"""What Pea Ridge registers about itself."""

from typing import Final

from longroll.games.five_aprils.options import OPTIONS
from longroll.games.five_aprils.pea_ridge.options import OPTIONS as OWN_OPTIONS
from longroll.kernel.manifest import Bounds, Title

ORDER: Final = 2
TITLE: Final = Title(("union", "confederate"), ("battle",), [*OPTIONS, *OWN_OPTIONS], Bounds(1024, 8192))
