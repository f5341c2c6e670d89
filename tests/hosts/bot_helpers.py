"""Helpers for tests of the computer players of a server."""

import os

from tests.hosts.local_server import Json, LocalServer, wait_until


def pids(server: LocalServer) -> list[int]:
    """The processes that think, or wait to."""
    pools = (server.thinker.quick_pool, server.thinker.deep_pool)
    workers = [worker for pool in pools for worker in (*pool.busy, *pool.idle)]
    return [worker.process.pid for worker in workers if worker.process.pid is not None]


def is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def wait_for_thought(server: LocalServer) -> int:
    """Somebody thinks; the process in which it does."""
    wait_until(lambda: server.thinker.quick_pool.busy or server.thinker.deep_pool.busy)
    (pid,) = pids(server)
    return pid


def wait_for_error(server: LocalServer, match: str) -> str:
    wait_until(lambda: server.state(match)["bot_error"])
    return str(server.state(match)["bot_error"])


def set_seats(server: LocalServer, match: str, status: int = 200, **seats: str) -> Json:
    answer = server.client.put(f"/api/matches/{match}/seats", json={"seats": seats})
    assert answer.status_code == status, answer.text
    shape: Json = answer.json()
    return shape


def move_now(server: LocalServer, match: str) -> None:
    assert server.client.post(f"/api/matches/{match}/move-now").status_code == 204


def hurry_once(server: LocalServer, match: str) -> None:
    """The computer player that thinks makes one choice, and thinks about the next."""
    turn = server.service.bots.turns[match]
    wait_until(lambda: turn.on_hurry is not None)
    assert turn.on_hurry is not None
    turn.on_hurry()
