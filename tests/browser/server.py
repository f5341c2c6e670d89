"""The server beside the page: matches are set up and looked at without the page."""

from pathlib import Path
from typing import Any, Final

import httpx

from longroll import Match

Json = dict[str, Any]

JOURNALS: Final = Path(__file__).parents[1] / "journals"


class Server:
    def __init__(self, client: httpx.Client, process: int = 0) -> None:
        self.client = client
        self.process = process
        self.address = str(client.base_url).rstrip("/")

    def begin(self, seed: str = "1861", scenario: str = "short", title: str = "house-divided", **seats: str) -> str:
        asked = {"title": title, "scenario": scenario, "seed": seed, "seats": seats}
        return self._made(self.client.post("/api/matches", json=asked))

    def begin_late(self, journal: str, turn: int, **seats: str) -> str:
        """A match as a stored one was when a turn began, with the dice that follow there: it can be repeated."""
        whole = Match.replay((JOURNALS / f"{journal}.journal").read_text(encoding="utf-8"))
        number = next(number for number, entry in enumerate(whole.history, 1) if entry.moment.turn == turn)
        early = [one for one in whole.checkpoints if 0 < one.number <= number]
        begun = Match.restore(whole.header, whole.history[:number], early)
        match = self.bring_journal(begun.journal.dumps())
        if seats:
            self.seat(match, **seats)
        return match

    def bring_journal(self, text: str) -> str:
        kind = {"content-type": "text/plain"}
        return self._made(self.client.post("/api/matches/import", content=text, headers=kind))

    def bring_position(self, position: str, *actions: str, seed: str = "1861", title: str = "house-divided") -> str:
        match = Match.from_position(title, position, seed=seed)
        for action in actions:
            match.play(action)
        return self.bring_journal(match.journal.dumps())

    def seat(self, match: str, **seats: str) -> None:
        answer = self.client.put(f"/api/matches/{match}/seats", json={"seats": seats})
        assert answer.status_code == 200, answer.text

    def state(self, match: str) -> Json:
        answer = self.client.get(f"/api/matches/{match}")
        assert answer.status_code == 200, answer.text
        state: Json = answer.json()
        return state

    def preview(self, match: str, *actions: str) -> Json:
        answer = self.client.get(f"/api/matches/{match}/preview", params={"after": list(actions)})
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def choices(self, match: str) -> list[str]:
        return [choice["text"] for choice in self.state(match)["choices"]]

    def act(self, match: str, action: str) -> None:
        state = self.state(match)
        asked = {"actions": [action], "version": state["version"], "seat": state["to_move"]}
        answer = self.client.post(f"/api/matches/{match}/actions", json=asked)
        assert answer.status_code == 200, answer.text

    def actions(self, match: str) -> list[str]:
        """Every action that is stored."""
        text = self.client.get(f"/api/matches/{match}/journal").text
        return [entry.action for entry in Match.replay(text).journal.entries]

    def log(self, match: str) -> list[Json]:
        """Every entry: an action with its events."""
        entries: list[Json] = self.client.get(f"/api/matches/{match}/log").json()
        return entries

    def events(self, match: str) -> list[Json]:
        """Every event, with the number and the seat of its action."""
        entries = self.log(match)
        return [
            {**event, "number": entry["number"], "seat": entry["seat"]}
            for entry in entries
            for event in entry["events"]
        ]

    def _made(self, answer: httpx.Response) -> str:
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])
