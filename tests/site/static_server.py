"""A server of files as anyone may have one: it knows nothing of Longroll. The folder that it serves can change while
it runs, as by an upload of a new version."""

import gzip
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.utils import formatdate
from functools import cache
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

PREFIX: Final = "/games/longroll/"
"""Not at the top, because many hosts put a project into a folder."""
TYPES: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".gz": "application/gzip",
}
COMPRESSED: Final = {".html", ".js", ".mjs", ".css", ".json", ".svg", ".webmanifest"}


class StaticServer(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), Answer)
        self.folder = folder
        self.up = True
        self.gone = "nothing"
        """Files with this in their names are not found."""
        self.cut_off = "nothing"
        """Of files with this in their names only half is sent."""
        self.withheld = "nothing"
        """What is not sent until `release`: the files with this in their names."""
        self._released = threading.Event()
        self.sent = 0
        self.asked: list[str] = []
        self.address = f"http://127.0.0.1:{self.server_port}{PREFIX.rstrip('/')}"

    def withhold(self, part: str) -> None:
        self._released.clear()
        self.withheld = part

    def release(self) -> None:
        self.withheld = "nothing"
        self._released.set()

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser may hang up."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]

    def wait_for(self, file: Path) -> None:
        if self.withheld in file.name:
            self._released.wait()


class Answer(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: StaticServer

    def do_GET(self) -> None:
        self.server.asked.append(self.path)
        file = self._file()
        if not self.server.up:
            self.close_connection = True
        elif file is None:
            self._send(HTTPStatus.NOT_FOUND, b"not here", {})
        else:
            self.server.wait_for(file)
            self._send_file(file)

    def _file(self) -> Path | None:
        path = self.path.partition("?")[0]
        if not path.startswith(PREFIX):
            return None
        file = self.server.folder / path.removeprefix(PREFIX)
        file = file / "index.html" if file.is_dir() else file
        return file if file.is_file() and self.server.gone not in file.name else None

    def _send_file(self, file: Path) -> None:
        tag = f'"{file.stat().st_mtime_ns:x}"'
        headers = {"etag": tag, "last-modified": formatdate(file.stat().st_mtime, usegmt=True)}
        if self.headers.get("if-none-match") == tag:
            self._send(HTTPStatus.NOT_MODIFIED, b"", headers)
            return
        headers["content-type"] = TYPES[file.suffix]
        if file.suffix in COMPRESSED:
            headers["content-encoding"] = "gzip"
        whole = content(file, tag)
        if self.server.cut_off in file.name:
            self.close_connection = True
            self._send(HTTPStatus.OK, whole[: len(whole) // 2], headers, len(whole))
        else:
            self._send(HTTPStatus.OK, whole, headers)

    def _send(self, status: HTTPStatus, body: bytes, headers: dict[str, str], told: int | None = None) -> None:
        """`told`: how many bytes it says, if not as many as come."""
        self.send_response(status)
        for name, value in {**headers, "content-length": str(len(body) if told is None else told)}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)
        self.server.sent += len(body)

    def log_message(self, format: str, *args: object) -> None:
        del format, args


@cache
def content(file: Path, tag: str) -> bytes:
    del tag
    return gzip.compress(file.read_bytes(), 6, mtime=0) if file.suffix in COMPRESSED else file.read_bytes()


@contextmanager
def serve_files(folder: Path) -> Iterator[StaticServer]:
    server = StaticServer(folder)
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
