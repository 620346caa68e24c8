"""The whole build, step by step: `dist/` from the engine, the site's sources and the pinned packages."""

from __future__ import annotations

import sys
import time
from contextlib import AbstractContextManager
from pathlib import Path

from sitebuild.compress import write_compressed
from sitebuild.lab import build_lab
from sitebuild.licences import write_licences
from sitebuild.locked import locked
from sitebuild.pages import build_pages, bundle
from sitebuild.places import ADDRESS, DIST, ROOT, WORK, BuildError, emptied, node_json, tree_hash
from sitebuild.runtime import build_runtime
from sitebuild.scenarios import build_scenarios

SOURCES = (
    "engine",
    "examples/bots",
    "site",
    "docs/rules",
    "tests/scenarios",
    "scripts/sitebuild",
    "tests/scenarios",
    "package.json",
    "package-lock.json",
    "pyproject.toml",
    "requirements/lab.txt",
    "requirements/engine.txt",
    "requirements/site.txt",
    "requirements/docs.txt",
    "LICENSE",
)
STAMP = WORK / "site.stamp"


def is_fresh(*, docs: bool = False) -> bool:
    """Returns whether `dist/` is up to date; with `docs`, also whether it has the API reference."""
    there = DIST.is_dir() and STAMP.is_file() and (not docs or (DIST / "docs").is_dir())
    return there and STAMP.read_text() == sources_hash()


def sources_hash() -> str:
    """Returns one hash over everything the site is built from."""
    return tree_hash(*(ROOT / name for name in SOURCES)) + ADDRESS


def ensure() -> Path:
    """Builds `dist/` unless it is up to date, and returns it."""
    with one_at_a_time():
        if not is_fresh():
            _build()
    return DIST


def build_or_say_why(*, docs: bool = False) -> bool:
    """Builds the site and prints the progress; returns whether it worked."""
    began = time.perf_counter()
    print("Building the site …", flush=True)
    try:
        build(docs=docs)
    except BuildError as error:
        print(error, file=sys.stderr)
        return False
    print(f"Built {DIST.name}/ in {time.perf_counter() - began:.1f} s.", flush=True)
    return True


def build(*, docs: bool = False) -> None:
    """Builds `dist/` from scratch, with the API reference if `docs`; the old one stays until the new one is ready."""
    with one_at_a_time():
        _build(docs)


def one_at_a_time() -> AbstractContextManager[None]:
    """Returns a lock, because several processes may build the site at once: tests, or a game and a build."""
    WORK.mkdir(exist_ok=True)
    return locked(WORK / "lock")


def _build(docs: bool = False) -> None:
    sources = sources_hash()
    fresh = emptied(WORK / "dist")
    runtime = build_runtime(fresh)
    lab = build_lab(fresh, next((fresh / "wheels").glob("*.whl")))
    build_pages(fresh, runtime, lab)
    build_scenarios(fresh)
    write_licences(fresh)
    build_service_worker(fresh)
    if docs:
        from sitebuild.reference import build_reference  # players do not have pdoc

        build_reference(fresh)
    write_compressed(fresh)
    emptied(DIST).rmdir()
    fresh.rename(DIST)
    STAMP.write_text(sources)


def build_service_worker(dist: Path) -> None:
    """Writes `sw.js` with the list of all files; its name has no hash, because it must stay the same."""
    made = bundle(dist, ["site/sw.js"], {})["site/sw.js"]["file"]
    (dist / made).rename(dist / "sw.js")
    node_json("precache.mjs", str(dist / "sw.js"), str(dist))
