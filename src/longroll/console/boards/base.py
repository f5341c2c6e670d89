"""The sentences of a board, where the catalogue needs only the facts that the game gives."""

from longroll.kernel.catalogue import Catalogue
from longroll.kernel.event import Event
from longroll.kernel.verdict import Refusal
from longroll.match import Choice, Match


class BaseBoard:
    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    def prompt_text(self, match: Match) -> str:
        prompt = match.prompt
        return self.catalogue.format(f"ask-{prompt.kind}", **prompt.facts)

    def event_text(self, event: Event) -> str:
        return self.catalogue.format(f"event-{event.kind}", **event.facts)

    def refusal_text(self, match: Match, refusal: Refusal) -> str:
        del match
        return self.catalogue.format(f"refusal-{refusal.code}", **refusal.facts)

    def choice_text(self, match: Match, choice: Choice) -> str:
        described = match.game.describe(choice.action)
        return self.catalogue.format(f"choice-{described['action']}", **described)
