"""Runs inside a stock Pyodide at build time: writes the engine and the standard library as byte code."""

import ast
import base64
import hashlib
import importlib.util
import json
import marshal
import sys
import tomllib
import zipfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import CodeType

STDLIB = "/lib/python314.zip"
NOT_IN_BROWSER = (
    "sacbe.cli", "sacbe.adapters", "sacbe.testing", "sacbe.catalogue", "sacbe.notebook", "sacbe.__main__",
    "sacbe.bots.arena", "sacbe.bots.match", "sacbe.bots.own", "sacbe.bots.pools", "sacbe.bots.watchdog",
)  # fmt: skip
"""Parts of the engine for terminals, checks, other libraries and the Lab; they may import what the browser does not
have."""
EPOCH = (1980, 1, 1, 0, 0, 0)
OUT = Path("/tmp/compiled")  # noqa: S108 (Pyodide's own file system)

_named: set[str] = set()


def write_engine(wheel: str) -> str:
    """Writes the wheel of byte code and returns its path."""
    with zipfile.ZipFile(wheel) as archive:
        engine = {name: archive.read(name) for name in archive.namelist() if is_for_page(name)}
    _named.update(imported(engine))
    return write(compiled_name(Path(wheel).name), recorded(compiled(with_json_tables(engine), engine_code)))


def with_json_tables(files: dict[str, bytes]) -> dict[str, bytes]:
    """Returns the same files with every table as JSON instead of TOML; `sacbe.core.data` reads both."""
    found = dict(files)
    for name in files:
        if name.endswith(".toml"):
            table = tomllib.loads(found.pop(name).decode())
            found[name.replace(".toml", ".json")] = json.dumps(table, separators=(",", ":")).encode()
    return found


def modules_named() -> str:
    """Returns the modules of the standard library that the engine imports anywhere, as JSON text."""
    return json.dumps(sorted(_named))


def write_stdlib(lean: str, loaded: str) -> str:
    """Writes the standard library and returns its path: the modules in `loaded`, replaced by those in `lean`."""
    wanted = set(json.loads(loaded))
    with zipfile.ZipFile(STDLIB) as archive:
        files = {n: archive.read(n) for n in archive.namelist() if n.endswith(".py") and module_name(n) in wanted}
    files |= {name: source.encode() for name, source in json.loads(lean).items()}
    return write("python_stdlib.zip", compiled(files, library_code))


def is_just(stdlib: str, loaded: str) -> bool:
    """Returns whether a standard library has only the modules in `loaded`."""
    with zipfile.ZipFile(stdlib) as archive:
        held = {module_name(name.removesuffix("c")) for name in archive.namelist()}
    return held <= set(json.loads(loaded))


def module_name(path: str) -> str:
    """Returns the dotted name of the module in `path`."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def is_for_page(name: str) -> bool:
    """Returns whether the page needs a file: not the terminal, nor other languages, which the page has by itself."""
    return not in_terminal_only(name) and ("/texts/" not in name or name.endswith("/en.ftl"))


def in_terminal_only(path: str) -> bool:
    """Returns whether the file in `path` is not for the browser."""
    name = module_name(path)
    return any(name == room or name.startswith(room + ".") for room in NOT_IN_BROWSER)


def imported(files: dict[str, bytes]) -> set[str]:
    """Returns the modules of the standard library that `files` import, at the top or inside a function."""
    found = set()
    for path, data in files.items():
        for node in ast.walk(ast.parse(data, path)) if path.endswith(".py") else ():
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module)
    return {name for name in found if name.partition(".")[0] in sys.stdlib_module_names}


def compiled_name(wheel: str) -> str:
    """Returns the name of the wheel of byte code, which is for one version of Python only."""
    stem = wheel.removesuffix("-py3-none-any.whl")
    return f"{stem}-cp{sys.version_info.major}{sys.version_info.minor}-none-any.whl"


def compiled(files: dict[str, bytes], compile_module: Callable[[str, bytes], CodeType]) -> dict[str, bytes]:
    """Returns the same files with every module as byte code."""
    found = {}
    for name, data in files.items():
        if name.endswith(".py"):
            found[name + "c"] = byte_code(name, data, compile_module)
        else:
            found[name] = data
    return found


@cache
def byte_code(name: str, source: bytes, compile_module: Callable[[str, bytes], CodeType]) -> bytes:
    """Returns the contents of a .pyc file; flags, time and size are zero, as there is no source to compare with."""
    return importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(compile_module(name, source))


def engine_code(name: str, source: bytes) -> CodeType:
    """Returns a module of the engine without what only readers and type checkers need."""
    tree = ast.parse(source, name)
    Lean().visit(tree)
    return compile(tree, name, "exec", dont_inherit=True, optimize=0)


def library_code(name: str, source: bytes) -> CodeType:
    """Returns a module of the standard library without docstrings and line numbers: a sixth and a fifth of it, of no
    use in a game."""
    return without_lines(compile(source, name, "exec", dont_inherit=True, optimize=2))


def without_lines(code: CodeType) -> CodeType:
    """Returns code, with everything inside it, without line numbers."""
    inner = tuple(without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=inner)


class Lean(ast.NodeTransformer):
    """Removes docstrings and the annotations of functions; those of classes stay, since named tuples read them."""

    def visit_Expr(self, node: ast.Expr) -> ast.Expr | None:
        """Returns nothing instead of a text that stands alone."""
        is_text = isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        return None if is_text else node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """Returns a class that may have nothing in it."""
        self.generic_visit(node)
        node.body = node.body or [ast.Pass()]
        return ast.fix_missing_locations(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Returns a function that does not say what it returns, and may do nothing."""
        self.generic_visit(node)
        node.returns = None
        node.body = node.body or [ast.Pass()]
        return ast.fix_missing_locations(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        """Returns an argument that does not say what it is."""
        node.annotation = None
        return node


def recorded(files: dict[str, bytes]) -> dict[str, bytes]:
    """Returns the files of a wheel together with their RECORD."""
    record = next(name for name in files if name.endswith(".dist-info/RECORD"))
    lines = [f"{name},sha256={digest(files[name])},{len(files[name])}" for name in sorted(files) if name != record]
    return {**files, record: "\n".join([*lines, f"{record},,", ""]).encode()}


def digest(data: bytes) -> str:
    """Returns the hash of `data` as written in a RECORD."""
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def write(name: str, files: dict[str, bytes]) -> str:
    """Writes a reproducible archive of `files`, not compressed, and returns its path."""
    OUT.mkdir(exist_ok=True)
    target = OUT / name
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as archive:
        for path in sorted(files):
            archive.writestr(zipfile.ZipInfo(path, EPOCH), files[path])
    return str(target)
