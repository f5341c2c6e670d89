"""The computer players of a table, watched and ordered about."""

import os

from tests.table.house import House, Json, wait_until


def pids(house: House) -> list[int]:
    """The processes that think, or wait to."""
    bots = house.table.bots
    workers = [worker for lane in (bots.quick, bots.deep) for worker in (*lane.busy, *lane.idle)]
    return [worker.process.pid for worker in workers if worker.process.pid is not None]


def is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def wait_for_thought(house: House) -> int:
    """Somebody thinks; the process in which it does."""
    wait_until(lambda: house.table.bots.quick.busy or house.table.bots.deep.busy)
    (pid,) = pids(house)
    return pid


def wait_for_trouble(house: House, match: str) -> str:
    wait_until(lambda: house.state(match)["trouble"])
    return str(house.state(match)["trouble"])


def reseat(house: House, match: str, status: int = 200, **seats: str) -> Json:
    answer = house.client.put(f"/api/matches/{match}/seats", json={"seats": seats})
    assert answer.status_code == status, answer.text
    shape: Json = answer.json()
    return shape


def hurry(house: House, match: str) -> None:
    assert house.client.post(f"/api/matches/{match}/hurry").status_code == 204
