"""What a list of matches shows of one, so that no match is loaded for it. It is what a spectator may know."""

from longroll.kernel.contract import Prompt
from longroll.kernel.outcome import Outcome
from longroll.match import Match
from longroll.match.visibility import before_hidden, public_version
from longroll.service.agreement import Agreement
from longroll.service.state_types import OutcomeShape, PromptShape, TermsShape
from longroll.service.stored import Summary


def summarize(match: Match, version: int, hidden_by: str, agreement: Agreement | None) -> Summary:
    outcome = match.outcome
    count = len(match.history)
    summary: Summary = {
        "version": public_version(version, hidden_by),
        "actions": before_hidden(match.history, count) if hidden_by else count,
        "to_move": match.to_move,
        "prompt": prompt_shape(match.prompt),
        "outcome": outcome_shape(outcome),
    }
    if agreement is not None:
        summary["agreement"] = terms_shape(agreement)
        summary["to_move"] = "" if agreement.result else match.to_move
    return summary


def terms_shape(agreement: Agreement) -> TermsShape:
    result, tournament = agreement.result, agreement.tournament
    return {
        "access": agreement.access,
        "rated": agreement.rated,
        "pace": agreement.pace._asdict(),
        "result": None if result is None else result._asdict(),
        "names": agreement.names,
        "tournament": None if tournament is None else tournament._asdict(),
    }


def prompt_shape(prompt: Prompt) -> PromptShape:
    return {"kind": prompt.kind, "rule": prompt.rule, "facts": prompt.facts, "task": prompt.task}


def outcome_shape(outcome: Outcome | None) -> OutcomeShape | None:
    if outcome is None:
        return None
    return {"winner": outcome.winner, "level": outcome.level, "rule": outcome.rule}
