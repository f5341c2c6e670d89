"""What a board says of a match where the catalogue needs nothing but the game's own facts."""

from longroll.kernel.catalogue import Catalogue
from longroll.kernel.event import Event
from longroll.kernel.verdict import Refusal
from longroll.match import Choice, Match


class Speech:
    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    def ask(self, match: Match) -> str:
        prompt = match.prompt
        return self.catalogue.format(f"ask-{prompt.kind}", **prompt.facts)

    def tell(self, event: Event) -> str:
        return self.catalogue.format(f"event-{event.kind}", **event.facts)

    def explain(self, match: Match, refusal: Refusal) -> str:
        del match
        return self.catalogue.format(f"refusal-{refusal.code}", **refusal.facts)

    def label(self, match: Match, choice: Choice) -> str:
        told = match.game.describe(choice.action)
        return self.catalogue.format(f"choice-{told['action']}", **told)
