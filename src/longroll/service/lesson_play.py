"""Playing a lesson: the rules judge an action first, then the lesson, which answers a solved step with its reply."""

from collections.abc import Sequence

from longroll.kernel.error import LongrollError
from longroll.kernel.verdict import Refused
from longroll.lessons import Guide, Lesson, find_lesson
from longroll.match import HistoryEntry, Match
from longroll.match.match import Savepoint
from longroll.service.errors import RefusedAction, ServiceError, missing, no_action
from longroll.service.published import Published


def known_lesson(name: str) -> Lesson:
    try:
        return find_lesson(name)
    except LongrollError:
        raise missing("service-no-lesson", name=name[:40]) from None


def guide_of(name: str, history: Sequence[HistoryEntry]) -> Guide | None:
    """Where the learner stands. None if no lesson is played, or if the lesson has changed since it was begun: then the
    match is one like any other."""
    if not name:
        return None
    try:
        return Guide.of(find_lesson(name), [entry.action for entry in history])
    except LongrollError:
        return None


def guide_now(published: Published) -> Guide | None:
    return guide_of(published.info.lesson, published.snapshot.history[: published.snapshot.count])


def play_lesson(match: Match, guide: Guide, actions: Sequence[str], optional: Sequence[Sequence[str]]) -> int:
    """Play the actions, all or none, then each optional group, whole or not at all, up to the end of the step; then the
    reply to it. Returns how many of the actions asked for were played."""
    played, guide = play_group(match, guide, actions)
    for group in optional:
        if guide.reply or match.history[-1].barrier:
            break
        try:
            count, guide = play_group(match, guide, group)
        except ServiceError:
            continue
        played += count
    for action in guide.reply:
        match.play(action)
    return played


def play_group(match: Match, guide: Guide, actions: Sequence[str]) -> tuple[int, Guide]:
    before = Savepoint(match)
    for number, action in enumerate(actions, 1):
        try:
            match.play(wanted_action(match, guide, action))
        except ServiceError:
            before.restore(match)
            raise
        guide = Guide.of(guide.lesson, [entry.action for entry in match.history])
        if guide.reply or match.history[-1].barrier:
            return number, guide
    return len(actions), guide


def wanted_action(match: Match, guide: Guide, text: str) -> str:
    """The action as the lesson writes it, if the rules allow it and the step asks for it."""
    try:
        refusal = match.why_not(text)
    except LongrollError:
        raise no_action(text) from None
    if refusal is not None:
        raise RefusedAction(Refused(text, refusal))
    read = match.game.read_action
    for wanted in guide.next:
        if read(wanted) == read(text):
            return wanted
    raise ServiceError("lesson", "service-lesson-over" if guide.finished else "service-lesson-other")


def undo_target(lesson: Lesson, history: Sequence[HistoryEntry], keep: int) -> int:
    """How many actions remain when all after the first `keep` are undone: fewer, where that would leave a part of a
    reply. What led to the first step stays."""
    actions = [entry.action for entry in history]
    start = len(lesson.start.actions)
    for count in range(max(keep, start), start, -1):
        if not Guide.of(lesson, actions[:count]).reply:
            return count
    return start
