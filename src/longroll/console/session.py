"""The text game: a match, its players, and the lines that a player types."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from longroll.console.boards import find_board
from longroll.console.commands import COMMANDS, Quit
from longroll.console.terminal import Terminal
from longroll.kernel.contract import Game
from longroll.kernel.dice import SeededDice
from longroll.kernel.error import LongrollError
from longroll.kernel.event import Event
from longroll.kernel.verdict import Refused
from longroll.match import Choice, Match
from longroll.opponents import ask, find_bot
from longroll.opponents.bot import Bot
from longroll.opponents.failure import BotFailed
from longroll.opponents.roster import bot_facts, timed_budget

ME: Final = "me"
MANY: Final = 10


class Session:
    def __init__(self, match: Match, players: Mapping[str, str], terminal: Terminal) -> None:
        self.match = match
        self.terminal = terminal
        self.board = find_board(match.game)
        self.catalogue = self.board.catalogue
        self.saved = list(match.history)
        self.shown: object = None
        self.asked = False
        self.players = by_seat(match.game, players)
        self.bots: dict[str, Bot] = {
            seat: find_bot(name, match.game) for seat, name in self.players.items() if name != ME
        }
        self.budgets = {seat: timed_budget(name) for seat, name in self.players.items()}
        self.bot_dice = SeededDice(f"{match.header.commitment or match.hash}/players")

    def run(self) -> None:
        """Play until the player ends the session."""
        try:
            self.show_start()
            while True:
                self.play_bots()
                if not self.asked:
                    self.show_prompt()
                line = self.terminal.read_line("> ")
                if line is None:
                    break
                self.handle_line(line)
        except Quit:
            pass
        except KeyboardInterrupt:
            self.terminal.line()
        self.terminal.line(self.catalogue.format("console-left", **self.unsaved()))

    def unsaved(self) -> dict[str, int]:
        """How many actions are not in the file, and how many are only there, from the first difference."""
        played = self.match.history
        pairs = zip(played, self.saved, strict=False)
        same = next((number for number, (a, b) in enumerate(pairs) if a != b), min(len(played), len(self.saved)))
        return {"actions": len(played) - same, "undone": len(self.saved) - same}

    def show_start(self) -> None:
        game = self.match.game
        self.terminal.line(self.catalogue.format(f"title-{game.title}"), "strong")
        if self.match.history:
            self.terminal.line(self.catalogue.format("console-loaded", actions=len(self.match.history)))
        elif self.match.header.scenario:
            self.terminal.text(self.catalogue.format(f"scenario-{self.match.header.scenario}"))
        for seat, name in self.players.items():
            bot = {} if name == ME else bot_facts(name)
            player = self.catalogue.format("console-bot" if bot else "console-me", **bot)
            self.terminal.line(self.catalogue.format("console-seats", side=self.board.side_name(seat), player=player))
        self.terminal.line(self.catalogue.format("console-hint"), "faint")

    # --- one step

    def play_bots(self) -> None:
        match = self.match
        while bot := self.bots.get(seat := match.to_move):
            try:
                thought = ask(bot, match.game, match.position, self.bot_dice, self.budgets[seat])
            except BotFailed as error:
                self.terminal.error(str(error))
                self.take_over(seat)
                return
            except KeyboardInterrupt:
                self.terminal.line()
                self.take_over(seat)
                return
            self.show_events(match.play(match.game.write_action(thought.action)))

    def take_over(self, seat: str) -> None:
        """The person plays on for a computer player that failed or was interrupted."""
        del self.bots[seat]
        self.asked = False
        self.terminal.line(self.catalogue.format("console-bot-failed", side=self.board.side_name(seat)))

    def show_prompt(self) -> None:
        """Show the position if it has changed, the question and the choices."""
        self.asked = True
        key = self.board.state_key(self.match)
        if key != self.shown:
            self.shown = key
            self.board.show(self.match, self.terminal, whole=False)
        self.terminal.line()
        self.terminal.text(self.board.prompt_text(self.match), "strong")
        if self.match.to_move:
            self.list_choices(self.match.choices())
        else:
            self.terminal.text(self.catalogue.format("console-over"))

    def list_choices(self, choices: list[Choice]) -> None:
        labels = [self.board.choice_text(self.match, choice) for choice in choices]
        if len(choices) == 1:
            self.terminal.line(f"  {self.catalogue.format('console-enter', label=labels[0])}")
            return
        rows = [f"{number:>4}  {label}" for number, label in enumerate(labels, 1)]
        if len(rows) > MANY and max(len(row) for row in rows) <= self.terminal.width // 2 - 2:
            half = (len(rows) + 1) // 2
            self.terminal.columns(rows[:half], rows[half:])
            return
        column = max((len(row) for row in rows if len(row) <= self.terminal.width * 3 // 5), default=0)
        for row, choice in zip(rows, choices, strict=True):
            self.list_choice(f"{row:<{column}}", choice.text)

    def list_choice(self, row: str, text: str) -> None:
        """With its written form beside it where there is room."""
        if len(row) + 3 + len(text) <= self.terminal.width:
            self.terminal.line(f"{row}   {self.terminal.style(text, 'faint')}")
        else:
            self.terminal.text(row.rstrip(), hang="      ")

    def show_events(self, events: list[Event]) -> None:
        for event in events:
            self.terminal.text(self.board.event_text(event), indent="  ", hang="    ")

    # --- what the player types

    def handle_line(self, line: str) -> None:
        try:
            self.execute(line)
        except Refused as refused:
            self.show_refusal(refused)
        except LongrollError as error:
            self.terminal.error(str(error))
        except OSError as error:
            self.terminal.error(f"{error.filename}: {error.strerror}")

    def execute(self, line: str) -> None:
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
        self.show_events(events)

    def read_choice(self, line: str) -> str:
        """An action, given by the number of a choice or written out."""
        if not line.isdecimal():
            return " ".join(line.lower().split())
        choices = self.match.choices()
        if not 1 <= len(line) <= 4 or not 1 <= int(line) <= len(choices):
            raise LongrollError(self.catalogue.format("console-no-choice", number=line[:20], last=len(choices)))
        return choices[int(line) - 1].text

    def show_refusal(self, refused: Refused) -> None:
        self.terminal.text(self.board.refusal_text(self.match, refused.refusal))
        self.show_rule(refused.refusal.rule)

    def show_rule(self, rule: str) -> None:
        key = rule.replace(".", "_")
        kind = "rule" if self.catalogue.has(f"rule-{key}") else "ruling"
        self.terminal.text(f"{rule}: {self.catalogue.format(f'{kind}-{key}')}", "faint", indent="  ", hang="    ")


def by_seat(game: Game[Any], players: Mapping[str, str]) -> dict[str, str]:
    """Who plays each seat; who plays a side plays all seats of it that are not given to another."""
    return {seat: players.get(seat) or players[game.seats[number % 2]] for number, seat in enumerate(game.seats)}
