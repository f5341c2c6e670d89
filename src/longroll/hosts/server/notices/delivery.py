"""The processes that send pushes and call webhooks, seen from the server."""

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from longroll.service.notices.ports import Gone, Refused, Unreachable

PROCESSES: Final = 2
SECONDS: Final = 8.0  # seconds after which a process that hangs is ended
START: Final = 30.0  # the first answer waits until everything is loaded
LINE: Final = 64 * 1024
PASSED_ON: Final = ("PATH", "PYTHONPATH", "LANG", "TZ", "SYSTEMROOT", "SSL_CERT_FILE", "SSL_CERT_DIR")
CERTIFICATES: Final = ("REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE")
MODULE: Final = "longroll.hosts.server.notices.delivery_worker"
Json = dict[str, Any]
SENTENCES: Final = {
    "private": "notices-private",
    "unknown": "notices-unknown-host",
    "malformed": "notices-address",
    "file": "notices-address",
    "process": "notices-address",
}


class Delivery:
    """`settings` are those of `delivery_worker`. A process starts when it is first needed."""

    def __init__(self, settings: Json) -> None:
        self.settings = settings
        self.seconds = SECONDS
        self.free = asyncio.Semaphore(PROCESSES)
        self.idle: list[Process] = []

    async def ask(self, request: Json) -> Json:
        """Send a request and return the answer. Raises the errors of a `Channel`."""
        async with self.free:
            process, seconds = await self._take()
            try:
                async with asyncio.timeout(seconds):
                    answer = await exchange(process, request)
            except BaseException as error:
                await end(process)
                if isinstance(error, (TimeoutError, OSError, ValueError)):
                    raise Unreachable("no answer") from None
                raise
            self.idle.append(process)
        return judge(answer)

    async def stop(self) -> None:
        for process in self.idle:
            await end(process)
        self.idle.clear()

    async def _take(self) -> tuple[Process, float]:
        while self.idle:
            process = self.idle.pop()
            if process.returncode is None:
                return process, self.seconds
        try:
            process = await start()
            write(process, self.settings)
        except OSError:
            raise Unreachable("no process") from None
        return process, self.seconds + START


async def start() -> Process:
    """Start a process without the proxies and passwords of this machine, and without the folder in which the server was
    started (`-P`), so that nothing there is loaded or read."""
    environment = {name: os.environ[name] for name in (*PASSED_ON, *CERTIFICATES) if name in os.environ}
    command = (sys.executable, "-P", "-m", MODULE)
    return await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=environment, limit=LINE)


def write(process: Process, content: Json) -> None:
    assert process.stdin is not None
    process.stdin.write(json.dumps(content).encode() + b"\n")


async def exchange(process: Process, request: Json) -> Json:
    assert process.stdout is not None
    write(process, request)
    answer: Json = json.loads(await process.stdout.readline())
    return answer


async def end(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
    await process.wait()


def judge(answer: Json) -> Json:
    error = answer["error"]
    if error == "gone":
        raise Gone(str(answer.get("detail", "")))
    if error == "unreachable":
        raise Unreachable(str(answer.get("detail", "")))
    if error:
        raise Refused(SENTENCES[error])
    return answer


@asynccontextmanager
async def open_delivery(settings: Json) -> AsyncIterator[Delivery]:
    delivery = Delivery(settings)
    try:
        yield delivery
    finally:
        await delivery.stop()
