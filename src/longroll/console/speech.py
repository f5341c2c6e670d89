"""What a board says of a match where the catalogue needs nothing but the game's own facts."""

from longroll.kernel.event import Event
from longroll.kernel.verdict import Refusal
from longroll.kernel.words import Words
from longroll.match import Choice, Match


class Speech:
    def __init__(self, words: Words) -> None:
        self.words = words

    def ask(self, match: Match) -> str:
        prompt = match.prompt
        return self.words.say(f"ask-{prompt.kind}", **prompt.facts)

    def tell(self, event: Event) -> str:
        return self.words.say(f"event-{event.kind}", **event.facts)

    def explain(self, match: Match, refusal: Refusal) -> str:
        del match
        return self.words.say(f"refusal-{refusal.code}", **refusal.facts)

    def label(self, match: Match, choice: Choice) -> str:
        told = match.game.describe(choice.action)
        return self.words.say(f"choice-{told['action']}", **told)
