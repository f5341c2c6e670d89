"""The text game: a match, the players of its seats, and the lines a player types."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from longroll.console.board import find_board
from longroll.console.commands import COMMANDS, Quit
from longroll.console.paper import Paper
from longroll.kernel.contract import Game
from longroll.kernel.dice import SeededDice
from longroll.kernel.error import LongrollError
from longroll.kernel.event import Event
from longroll.kernel.verdict import Refused
from longroll.match import Choice, Match
from longroll.opponents import ask, find_bot, timed_budget
from longroll.opponents.bot import Bot
from longroll.opponents.failure import BotFailed

ME: Final = "me"
MANY: Final = 10


class Session:
    def __init__(self, match: Match, players: Mapping[str, str], paper: Paper) -> None:
        self.match = match
        self.paper = paper
        self.board = find_board(match.game)
        self.catalogue = self.board.catalogue
        self.saved = list(match.history)
        self.scene: object = None
        self.asked = False
        self.players = by_seat(match.game, players)
        self.bots: dict[str, Bot] = {
            seat: find_bot(name, match.game) for seat, name in self.players.items() if name != ME
        }
        self.budgets = {seat: timed_budget(name) for seat, name in self.players.items()}
        self.bot_dice = SeededDice(f"{match.header.commitment or match.hash}/players")

    def run(self) -> None:
        """Play until the player leaves."""
        try:
            self.greet()
            while True:
                self.play_bots()
                if not self.asked:
                    self.put()
                line = self.paper.ask("> ")
                if line is None:
                    break
                self.answer(line)
        except Quit:
            pass
        except KeyboardInterrupt:
            self.paper.line()
        self.paper.line(self.catalogue.format("console-left", **self.unsaved()))

    def unsaved(self) -> dict[str, int]:
        """How many actions are not in the file, and how many only there, from the first that differs."""
        played = self.match.history
        pairs = zip(played, self.saved, strict=False)
        same = next((number for number, (a, b) in enumerate(pairs) if a != b), min(len(played), len(self.saved)))
        return {"actions": len(played) - same, "undone": len(self.saved) - same}

    def greet(self) -> None:
        game = self.match.game
        self.paper.line(self.catalogue.format(f"title-{game.title}"), "strong")
        if self.match.history:
            self.paper.line(self.catalogue.format("console-loaded", actions=len(self.match.history)))
        elif self.match.header.scenario:
            self.paper.text(self.catalogue.format(f"scenario-{self.match.header.scenario}"))
        for seat, name in self.players.items():
            player = (
                self.catalogue.format("console-me") if name == ME else self.catalogue.format("console-bot", bot=name)
            )
            self.paper.line(self.catalogue.format("console-seats", side=self.board.side(seat), player=player))
        self.paper.line(self.catalogue.format("console-hint"), "faint")

    # --- one step

    def play_bots(self) -> None:
        match = self.match
        while bot := self.bots.get(seat := match.to_move):
            try:
                thought = ask(bot, match.game, match.position, self.bot_dice, self.budgets[seat])
            except BotFailed as error:
                self.paper.complain(str(error))
                self.take_over(seat)
                return
            except KeyboardInterrupt:
                self.paper.line()
                self.take_over(seat)
                return
            self.tell(match.play(match.game.write_action(thought.action)))

    def take_over(self, seat: str) -> None:
        """A computer player that fails, or for whom the person waits no longer, leaves its seat to the person."""
        del self.bots[seat]
        self.asked = False
        self.paper.line(self.catalogue.format("console-bot-failed", side=self.board.side(seat)))

    def put(self) -> None:
        """The scene if it is another one, the question and the choices; not again until something has changed."""
        self.asked = True
        scene = self.board.scene(self.match)
        if scene != self.scene:
            self.scene = scene
            self.board.show(self.match, self.paper, whole=False)
        self.paper.line()
        self.paper.text(self.board.ask(self.match), "strong")
        if self.match.to_move:
            self.list_choices(self.match.choices())
        else:
            self.paper.text(self.catalogue.format("console-over"))

    def list_choices(self, choices: list[Choice]) -> None:
        labels = [self.board.label(self.match, choice) for choice in choices]
        if len(choices) == 1:
            self.paper.line(f"  {self.catalogue.format('console-enter', label=labels[0])}")
            return
        rows = [f"{number:>4}  {label}" for number, label in enumerate(labels, 1)]
        if len(rows) > MANY and max(len(row) for row in rows) <= self.paper.width // 2 - 2:
            half = (len(rows) + 1) // 2
            self.paper.columns(rows[:half], rows[half:])
            return
        column = max((len(row) for row in rows if len(row) <= self.paper.width * 3 // 5), default=0)
        for row, choice in zip(rows, choices, strict=True):
            self.list_choice(f"{row:<{column}}", choice.text)

    def list_choice(self, row: str, text: str) -> None:
        """With its written form beside it where there is room."""
        if len(row) + 3 + len(text) <= self.paper.width:
            self.paper.line(f"{row}   {self.paper.style(text, 'faint')}")
        else:
            self.paper.text(row.rstrip(), hang="      ")

    def tell(self, events: list[Event]) -> None:
        for event in events:
            self.paper.text(self.board.tell(event), indent="  ", hang="    ")

    # --- what the player types

    def answer(self, line: str) -> None:
        try:
            self.carry_out(line)
        except Refused as refused:
            self.refuse(refused)
        except LongrollError as error:
            self.paper.complain(str(error))
        except OSError as error:
            self.paper.complain(f"{error.filename}: {error.strerror}")

    def carry_out(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        command: Callable[[Session, str], None] | None = COMMANDS.get(word.lower())
        if command is not None:
            command(self, rest.strip())
        elif line:
            self.play(self.read_choice(line))
        elif len(choices := self.match.choices()) == 1:
            self.play(choices[0])
        else:
            self.asked = False

    def play(self, choice: Choice | str) -> None:
        events = self.match.play(choice)
        self.asked = False
        self.tell(events)

    def read_choice(self, line: str) -> str:
        """An action, given by the number of a choice or written out."""
        if not line.isdecimal():
            return " ".join(line.lower().split())
        choices = self.match.choices()
        if not 1 <= len(line) <= 4 or not 1 <= int(line) <= len(choices):
            raise LongrollError(self.catalogue.format("console-no-choice", number=line[:20], last=len(choices)))
        return choices[int(line) - 1].text

    def refuse(self, refused: Refused) -> None:
        self.paper.text(self.board.explain(self.match, refused.refusal))
        self.show_rule(refused.refusal.rule)

    def show_rule(self, rule: str) -> None:
        key = rule.replace(".", "_")
        kind = "rule" if self.catalogue.has(f"rule-{key}") else "ruling"
        self.paper.text(f"{rule}: {self.catalogue.format(f'{kind}-{key}')}", "faint", indent="  ", hang="    ")


def by_seat(game: Game[Any], players: Mapping[str, str]) -> dict[str, str]:
    """Who plays each seat; who plays a side plays all seats of it that are not given to another."""
    return {seat: players.get(seat) or players[game.seats[number % 2]] for number, seat in enumerate(game.seats)}
