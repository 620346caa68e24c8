"""Runs inside Pyodide at build time: writes the trimmed standard library and the engine as byte code.

Kept are the modules that are loaded once Pyodide has started, every game has begun, and everything is imported
that the engine names anywhere; and the few of `LATE` that the standard library imports only at a certain moment.
"""

import ast
import base64
import hashlib
import importlib
import importlib.util
import json
import marshal
import sys
import zipfile
from pathlib import Path

STDLIB = "/lib/python314.zip"
LATE = (
    "encodings.ascii",
    "encodings.idna",
    "encodings.latin_1",
    "encodings.utf_8_sig",
    "stringprep",
    "traceback",
    "linecache",
    "tokenize",
    "_strptime",
)
"""What error reports, text decoding and resources import while they run."""
NOT_IN_BROWSER = ("sacbe.cli", "sacbe.adapters", "sacbe.bots.arena", "sacbe.__main__")
"""Rooms of the engine for terminals and other libraries; they may import what the browser does not have."""
EPOCH = (1980, 1, 1, 0, 0, 0)
OUT = Path("/tmp/compiled")  # noqa: S108 (Pyodide's own file system)


def compile_all(wheel: str) -> list[str]:
    """Write both archives and return their paths: standard library, engine."""
    OUT.mkdir()
    with zipfile.ZipFile(wheel) as archive:
        engine = {n: archive.read(n) for n in archive.namelist() if not in_terminal_only(n)}
    for name in sorted(imported(engine) | set(LATE)):
        importlib.import_module(name)
    begin_every_game(wheel)
    with zipfile.ZipFile(STDLIB) as archive:
        stdlib = {n: archive.read(n) for n in archive.namelist() if wanted(n)}
    return [
        # Nobody reads the doc strings of the standard library in a game; they are a sixth of its bytes.
        write("python_stdlib.zip", compiled(stdlib, optimize=2)),
        write(compiled_name(Path(wheel).name), recorded(compiled(engine, optimize=0))),
    ]


def begin_every_game(wheel: str) -> None:
    """Load the engine as the browser does, with its data files."""
    sys.path.insert(0, wheel)
    bridge = importlib.import_module("sacbe.bridge")
    for name in importlib.import_module("sacbe.games").CODES:
        bridge.call(json.dumps({"do": "texts", "name": name}))
        reply = json.loads(bridge.call(json.dumps({"do": "new", "name": name, "options": {}})))
        if "ok" not in reply:
            raise RuntimeError(f"{name} does not begin: {reply}")


def module_name(path: str) -> str:
    """The dotted name of the module in `path`."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def in_terminal_only(path: str) -> bool:
    """Whether the file in `path` is none of the browser's business."""
    name = module_name(path)
    return any(name == room or name.startswith(room + ".") for room in NOT_IN_BROWSER)


def imported(files: dict[str, bytes]) -> set[str]:
    """The modules of the standard library that `files` import, at their top or inside a function."""
    found = set()
    for path, data in files.items():
        for node in ast.walk(ast.parse(data, path)) if path.endswith(".py") else ():
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module)
    return {name for name in found if name.partition(".")[0] in sys.stdlib_module_names}


def wanted(path: str) -> bool:
    """Whether this file of the standard library is kept: the modules loaded by now, no data files."""
    return path.endswith(".py") and module_name(path) in sys.modules


def compiled_name(wheel: str) -> str:
    """The name of the wheel of byte code: it fits one version of Python only."""
    stem = wheel.removesuffix("-py3-none-any.whl")
    return f"{stem}-cp{sys.version_info.major}{sys.version_info.minor}-none-any.whl"


def compiled(files: dict[str, bytes], optimize: int) -> dict[str, bytes]:
    """The same files with every module as byte code."""
    found = {}
    for name, data in files.items():
        if name.endswith(".py"):
            code = compile(data, name, "exec", dont_inherit=True, optimize=optimize)
            # Flags, time and size stay zero: a module without its source is never compared with it.
            found[name + "c"] = importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(code)
        else:
            found[name] = data
    return found


def recorded(files: dict[str, bytes]) -> dict[str, bytes]:
    """The files of a wheel with the RECORD that belongs to them."""
    record = next(name for name in files if name.endswith(".dist-info/RECORD"))
    lines = [f"{name},sha256={digest(files[name])},{len(files[name])}" for name in sorted(files) if name != record]
    return {**files, record: "\n".join([*lines, f"{record},,", ""]).encode()}


def digest(data: bytes) -> str:
    """The hash of `data` as a RECORD spells it."""
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def write(name: str, files: dict[str, bytes]) -> str:
    """Write an archive of `files`, the same bytes for the same files, and return its path."""
    target = OUT / name
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(files):
            info = zipfile.ZipInfo(path, EPOCH)
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, files[path], compresslevel=9)
    return str(target)
