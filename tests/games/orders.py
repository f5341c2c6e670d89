"""What can be ordered in a position."""

from longroll import Match
from longroll.kernel.order_question import OrderQuestion


def asked(match: Match) -> OrderQuestion:
    question = match.game.order_question(match.position)
    assert question is not None
    return question


def answers(match: Match) -> dict[str, str]:
    """The answers that can be ordered now, each with the action that it leads to."""
    return {answer: match.game.write_action(action) for answer, action in asked(match).answers.items()}


def obey(match: Match, kind: str, answer: str) -> list[str]:
    """Give one answer to questions of a kind for as long as they are asked; returns what was played."""
    played = []
    while (question := match.game.order_question(match.position)) is not None and question.kind == kind:
        played.append(match.game.write_action(question.answers[answer]))
        match.play(played[-1])
    return played
