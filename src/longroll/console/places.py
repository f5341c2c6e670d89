"""A place as a player names it."""

from collections.abc import Sequence
from difflib import get_close_matches

from longroll.kernel.catalogue import Catalogue
from longroll.kernel.error import LongrollError


def find_place(catalogue: Catalogue, name: str, places: Sequence[str]) -> str:
    """A place by its id or its name, or by the beginning of either if that is enough."""
    wanted = name.casefold()
    known = {place: (place, catalogue.names[place].casefold()) for place in places}
    exact = [place for place, names in known.items() if wanted in names]
    begun = [place for place, names in known.items() if any(one.startswith(wanted) for one in names)]
    for found in (exact, begun):
        if len(found) == 1:
            return found[0]
    near = begun or get_close_matches(wanted, places, 3)
    shown = ", ".join(catalogue.names[place] for place in near[:5]) if wanted and near else "none"
    raise LongrollError(catalogue.format("console-no-place", name=name, near=shown))
