"""The failure of a computer player, described in one short line."""

from typing import Final

from longroll.kernel.error import LongrollError

LONGEST: Final = 200


class BotFailed(LongrollError):
    """A computer player raised an error, gave an invalid answer or did not answer."""


def describe(error: BaseException) -> str:
    """The text of an error. A third-party error may be too long, not printable, or fail to give its text."""
    try:
        message = str(error)
    except BaseException:
        message = "no description"
    text = message if isinstance(error, LongrollError) else f"{type(error).__name__}: {message}"
    return " ".join(text.split())[:LONGEST].encode("utf-8", "backslashreplace").decode("utf-8").rstrip(".:")
