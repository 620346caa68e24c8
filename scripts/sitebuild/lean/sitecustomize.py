"""Imports byte code from our archives, which are not compressed, with one look into a table and one read each.

Python imports this module by itself when it starts. What it does not find, the usual ways do.
"""

import sys
import zipimport
from _frozen_importlib import ModuleSpec
from marshal import loads
from posix import O_RDONLY, close, open, pread

HEADER = 16
"""Bytes of a .pyc file before its code."""
NAMES_AT, NAMES_END = 26, 30
"""Where an entry of an archive says how long its name and its extra field are, which follow."""


class Archives:
    """Finds and loads the modules of all archives on the path."""

    def __init__(self) -> None:
        self.modules: dict[str, tuple[str, bool, int, int]] = {}
        """By name: the archive, whether the module is a package, where its entry begins, and its size."""
        self.archives = [path for path in sys.path if path.endswith((".zip", ".whl"))]
        for archive in self.archives:
            self.add(archive)

    def add(self, archive: str) -> None:
        """Adds the modules of an archive."""
        try:
            files = zipimport.zipimporter(archive)._get_files()  # type: ignore[attr-defined]
        except zipimport.ZipImportError:
            return
        for name, entry in files.items():
            if entry and name[-4:] == ".pyc":
                _, _, _, size, offset, *_ = entry
                stem = name[:-4].replace("/", ".")
                is_package = stem[-9:] == ".__init__"
                self.modules.setdefault(stem[:-9] if is_package else stem, (archive, is_package, offset, size))

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Returns how to load a module, if one of the archives has it."""
        found = self.modules.get(name)
        if found is None:
            return None
        archive, is_package, _, _ = found
        folder = f"{archive}/{name.replace('.', '/')}"
        origin = f"{folder}/__init__.pyc" if is_package else f"{folder}.pyc"
        spec = ModuleSpec(name, self, origin=origin, is_package=is_package)
        spec.has_location = True
        if is_package:
            spec.submodule_search_locations = [folder]
        return spec

    def create_module(self, spec: ModuleSpec) -> None:
        """Leaves it to Python to make the module."""

    def exec_module(self, module: object) -> None:
        """Runs a module."""
        archive, _, offset, size = self.modules[module.__name__]
        file = open(archive, O_RDONLY)
        try:
            lengths = pread(file, NAMES_END - NAMES_AT, offset + NAMES_AT)
            start = offset + NAMES_END + int.from_bytes(lengths[:2], "little") + int.from_bytes(lengths[2:], "little")
            code = pread(file, size - HEADER, start + HEADER)
        finally:
            close(file)
        exec(loads(code), module.__dict__)  # noqa: S102, S302

    def get_data(self, path: str) -> bytes:
        """Returns a file of an archive."""
        archive = next(each for each in self.archives if path.startswith(each))
        return zipimport.zipimporter(archive).get_data(path)


sys.meta_path.insert(0, Archives())
