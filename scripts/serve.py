"""Serves folders on localhost as a static host would: content types, the headers in `_headers`, compressed files."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".toml": "application/toml; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
}


class Handler(SimpleHTTPRequestHandler):
    """Files of one or more folders below a prefix; the first folder that has a file wins."""

    protocol_version = "HTTP/1.1"
    # Headers and file are two writes; without this the second waits 40 ms for the browser to acknowledge the first.
    disable_nagle_algorithm = True
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **TYPES}  # noqa: RUF012

    def __init__(self, *args: Any, folders: Sequence[Path], prefix: str, compressed: bool, **rest: Any) -> None:
        self.folders, self.prefix, self.folder, self.compressed = folders, prefix, folders[0], compressed
        super().__init__(*args, directory=str(folders[0]), **rest)

    def translate_path(self, path: str) -> str:
        """Returns the file that `path` names, from the first folder that has it."""
        if not path.startswith(self.prefix):
            return str(self.folders[0] / "no-such-file")
        inside = "/" + path.removeprefix(self.prefix)
        for folder in (*self.folders, self.folders[0]):
            self.folder, self.directory = folder, str(folder)
            found = super().translate_path(inside)
            if Path(found).exists():
                break
        return found

    def send_head(self) -> Any:
        """Sends the headers and returns the file to send: a compressed copy, if there is one that the browser takes."""
        path = Path(self.translate_path(self.path))
        file = path / "index.html" if path.is_dir() and self.path.endswith("/") else path
        packed = file.with_name(f"{file.name}.gz")
        if not self.compressed or "gzip" not in self.headers.get("Accept-Encoding", "") or not packed.is_file():
            return super().send_head()
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(str(file)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(packed.stat().st_size))
        self.send_header("Vary", "Accept-Encoding")
        self.end_headers()
        return packed.open("rb")

    def end_headers(self) -> None:
        """Adds the headers of `_headers`, and those for caching: files in `assets/` never change."""
        fixed = self.path.startswith(f"{self.prefix}assets/")
        self.send_header("Cache-Control", "max-age=31536000, immutable" if fixed else "no-cache")
        for name, value in asked_headers(self.folder, "/" + self.path.removeprefix(self.prefix).partition("?")[0]):
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, *_: Any) -> None:
        """Prints nothing."""


def asked_headers(folder: Path, path: str) -> list[tuple[str, str]]:
    """Returns the headers for a path in a folder, from its `_headers`."""
    file = folder / "_headers"
    asked, is_meant = [], False
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        if line.startswith(" "):
            name, _, value = line.strip().partition(": ")
            asked += [(name, value)] * is_meant
        else:
            is_meant = path.startswith(line[:-1]) if line.endswith("*") else path == line
    return asked


class QuietServer(ThreadingHTTPServer):
    """A server that ignores dropped connections."""

    daemon_threads = True

    def __init__(self, *arguments: Any) -> None:
        self._open: set[socket.socket] = set()
        super().__init__(*arguments)

    def process_request_thread(self, request: Any, client_address: Any) -> None:
        """Serves one connection, which browsers keep open."""
        self._open.add(request)
        super().process_request_thread(request, client_address)
        self._open.discard(request)

    def server_close(self) -> None:
        """Stops listening and drops open connections."""
        super().server_close()
        for connection in list(self._open):
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)

    def handle_error(self, *_: Any) -> None:
        """Ignores errors of pages closed while loading."""


def server(*folders: Path, port: int = 0, prefix: str = "/", compressed: bool = False) -> QuietServer:
    """Returns a server for `folders`, listening on localhost; port 0 takes any free port."""
    handler = partial(Handler, folders=folders, prefix=prefix, compressed=compressed)
    return QuietServer(("127.0.0.1", port), handler)


@contextmanager
def served(*folders: Path, prefix: str = "/", compressed: bool = False) -> Iterator[str]:
    """Serves `folders` within a `with` block and yields their address."""
    running = server(*folders, prefix=prefix, compressed=compressed)
    threading.Thread(target=running.serve_forever, daemon=True).start()
    try:
        yield f"http://localhost:{running.server_address[1]}{prefix}"
    finally:
        running.shutdown()
        running.server_close()
