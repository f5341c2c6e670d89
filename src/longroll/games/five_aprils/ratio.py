"""Victory point ratios, not rounded. Nothing against nothing is even; something against nothing beats every ratio."""


def at_least(own: int, other: int, parts: int, whole: int) -> bool:
    """A5A-11.1-i: is own : other at least parts : whole?"""
    if not other:
        return own > 0 or parts <= whole
    return own * whole >= parts * other


def above(own: int, other: int, parts: int, whole: int) -> bool:
    """Is own : other more than parts : whole?"""
    if not other:
        return own > 0 or parts < whole
    return own * whole > parts * other
