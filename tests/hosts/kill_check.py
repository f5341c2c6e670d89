"""Compares what is stored with what the clients were told."""

from longroll.match import Match
from tests.hosts.kill_client import MATCHES, Client, Json, Known, Pending
from tests.hosts.server_process import ServerProcess


class Checker:
    def __init__(self, server: ServerProcess, clients: list[Client]) -> None:
        self.server = server
        self.clients = clients

    def check(self) -> None:
        stored = {match["id"] for match in self.server.get("/api/matches?limit=1000")}
        for client in self.clients:
            self.check_client(client, stored)
        known = {match for client in self.clients for match in client.matches}
        origins = [client.pending.origin for client in self.clients if client.pending and not client.pending.match]
        strangers = stored - known
        assert len(strangers) <= len(origins), f"{len(strangers)} matches that nobody asked for"
        for match in strangers:
            assert self.replay(match)[0] in origins, f"{match} is not what somebody asked for"
            self.server.delete(f"{MATCHES}/{match}")
        for client in self.clients:
            client.pending = None

    def check_client(self, client: Client, stored: set[str]) -> None:
        for match in client.deleted:
            assert match not in stored, f"{match} was deleted and is there again"
        client.deleted.clear()
        for known in list(client.matches.values()):
            pending = client.pending if client.pending and client.pending.match == known.id else None
            if known.id not in stored:
                assert pending is not None, f"{known.id} is lost"
                assert pending.kind == "delete", f"{known.id} is lost"
                del client.matches[known.id]
                continue
            self.check_match(known, pending)

    def check_match(self, known: Known, pending: Pending | None) -> None:
        actions, barriers = self.replay(known.id)
        state: Json = self.server.get(f"{MATCHES}/{known.id}")
        assert state["damage"] is None
        assert state["actions"] == len(actions)
        before = (known.actions, known.seats)
        if (actions, state["seats"]) == before and state["version"] == known.version:
            pass  # as it was told
        else:
            assert pending is not None, f"{known.id}: {actions} and not {known.actions}"
            assert state["version"] == known.version + 1, f"{known.id}: version {state['version']}"
            self.check_pending(known, pending, actions, barriers, state)
        known.actions = actions
        known.state, known.version, known.seats = state, state["version"], state["seats"]

    def check_pending(
        self, known: Known, pending: Pending, actions: list[str], barriers: list[str], state: Json
    ) -> None:
        """The request was carried out as a whole."""
        if pending.kind.startswith("act"):
            count = len(known.actions)
            assert actions[:count] == known.actions
            made = actions[count:]
            assert made == pending.actions[: len(made)]
            assert made, f"{known.id}: a version without its actions"
            assert len(made) == len(pending.actions) or barriers[-1], f"{known.id}: half of {pending.actions}"
        elif pending.kind == "undo":
            assert actions == known.actions[: pending.keep]
        else:
            assert pending.kind == "seats", f"{known.id} was changed by {pending.kind}"
            assert (actions, state["seats"]) == (known.actions, pending.seats)

    def replay(self, match: str) -> tuple[list[str], list[str]]:
        """The actions that are stored, and what barrier each is; raises if the journal does not replay."""
        history = Match.replay(self.server.get_text(f"{MATCHES}/{match}/journal")).history
        return [entry.action for entry in history], [entry.barrier for entry in history]
