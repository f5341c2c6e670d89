"""How a computer player fails, in one short line."""

from typing import Final

from longroll.kernel.error import LongrollError

LONGEST: Final = 200


class BotFailed(LongrollError):
    """A computer player that raised something, answered rubbish or never answered."""


def describe(error: BaseException) -> str:
    """What an error says. A stranger's may say too much, what cannot be written, or fail when it is asked."""
    try:
        said = str(error)
    except BaseException:
        said = "it cannot say what"
    text = said if isinstance(error, LongrollError) else f"{type(error).__name__}: {said}"
    return " ".join(text.split())[:LONGEST].encode("utf-8", "backslashreplace").decode("utf-8").rstrip(".:")
