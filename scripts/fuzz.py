"""Fuzzes one entry point of the engine, guided by coverage: `python3 scripts/fuzz.py from_link --runs 100000`.

It starts from the kept corpus in `tests/fixtures/fuzz/` and from seeds taken from random games and scenarios, and
resumes earlier runs from `build/fuzz/`. An input that breaks a guarantee ends the run and is written to the kept
corpus, where the tests find it. At the end it says which share of the engine's lines all inputs reach. `--keep 20`
runs nothing: it adds up to 20 inputs of earlier runs to the kept corpus, those that reach the most new lines. Creates
`.venv` and installs Atheris, which has wheels for Linux only.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import inspect
import multiprocessing
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from types import CodeType, FrameType
from typing import Any

import setup_env

KEPT = setup_env.ROOT / "tests" / "fixtures" / "fuzz"
"""A folder for each target."""
GROWN = setup_env.ROOT / "build" / "fuzz"
SCENARIOS = setup_env.ROOT / "tests" / "scenarios"
ENGINE = str(setup_env.ROOT / "engine" / "sacbe")
LONGEST = 8192
"""Bytes of an input; longer ones are only slower."""
PATIENCE = 30
"""Seconds after which an input counts as a finding."""
NOISE = 0.2
"""The share of changes made without regard to what the bytes mean."""
Line = tuple[str, int]


def main() -> None:
    """Runs the command line; exits with 0 if nothing was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("target", choices=sorted(folder.name for folder in KEPT.iterdir()))
    parser.add_argument("--runs", type=int, default=100_000, help="executions (default: 100,000)")
    parser.add_argument("--seed", type=int, default=0, help="random seed (default 0: a new one each time)")
    parser.add_argument("--keep", type=int, metavar="N", help="add N inputs of earlier runs to the kept corpus")
    args = parser.parse_args()
    _prepare()
    if args.keep is None:
        # Atheris ends its process, and what it has instrumented stays slow.
        run = multiprocessing.get_context("spawn").Process(target=_fuzz, args=(args.target, args.runs, args.seed))
        run.start()
        with contextlib.suppress(KeyboardInterrupt):
            run.join()
        run.join()
        _tell(args.target)
        sys.exit(run.exitcode)
    else:
        _keep(args.target, args.keep)


def _prepare() -> None:
    """Continues in the Python of `.venv`, with Atheris installed."""
    try:
        setup_env.check_python()
        setup_env.make_venv()
        setup_env.install_python_packages(("fuzz",))
    except setup_env.Missing as error:
        sys.exit(str(error))
    if not setup_env.in_venv():
        setup_env.run_in_venv()


def _fuzz(name: str, runs: int, seed: int) -> None:
    """Runs a target; ends the process."""
    import atheris

    with atheris.instrument_imports(include=["sacbe"]):
        from sacbe.testing.targets import TARGETS

        target = TARGETS[name]
        seeds = target.seeds(path.read_bytes() for path in sorted(SCENARIOS.rglob("*.toml")))
        for data in seeds:
            target.run(data)  # games and computer players are imported when they are first needed
    grown, kept = GROWN / name, KEPT / name
    grown.mkdir(parents=True, exist_ok=True)
    for number, data in enumerate(seeds):
        (grown / f"seed-{number:03}").write_bytes(data)

    def mutate(data: bytes, most: int, seed: int) -> bytes:
        rng = Random(seed)
        found: bytes = atheris.Mutate(data, most) if rng.random() < NOISE else target.mutate(data, rng)
        return found if len(found) <= most else data

    options = {
        "runs": runs,
        "seed": seed,
        "max_len": LONGEST,
        "len_control": 0,
        "timeout": PATIENCE,
        "report_slow_units": PATIENCE,
        "artifact_prefix": f"{kept}/",
        "print_final_stats": 1,
    }
    flags = [f"-{key}={value}" for key, value in options.items()]
    atheris.Setup([sys.argv[0], *flags, str(grown), str(kept)], target.run, custom_mutator=mutate)
    atheris.Fuzz()


def _keep(name: str, most: int) -> None:
    """Adds the inputs that reach the most lines not yet reached by the kept corpus, smaller ones first if equal."""
    from sacbe.testing.targets import TARGETS

    run, kept = TARGETS[name].run, KEPT / name
    reached: set[Line] = set()
    for path in sorted(kept.iterdir()):
        reached |= _lines(run, path)
    candidates = {path: _lines(run, path) for path in sorted((GROWN / name).iterdir(), key=lambda p: p.stat().st_size)}
    for _ in range(most):
        best = max(candidates, key=lambda path: len(candidates[path] - reached))
        if candidates[best] <= reached:
            break
        data = best.read_bytes()
        (kept / hashlib.sha256(data).hexdigest()[:16]).write_bytes(data)
        reached |= candidates[best]
    everything = reached.union(*candidates.values())
    print(f"{name}: the kept corpus reaches {len(reached)} lines, all of {len(candidates)} inputs {len(everything)}")


def _tell(name: str) -> None:
    """Prints how much of the engine the inputs of all runs so far reach, and of which modules."""
    from sacbe.testing.targets import TARGETS

    inputs = [*(GROWN / name).iterdir(), *(KEPT / name).iterdir()]
    TARGETS[name].seeds(())  # the games that seeds are taken from are played now, before anything is counted
    TARGETS[name].run(inputs[0].read_bytes())
    reached: set[Line] = set()
    for path in inputs:
        reached |= _lines(TARGETS[name].run, path)
    loaded = {file for each in list(sys.modules.values()) if (file := getattr(each, "__file__", None) or "")}
    files = sorted(file for file in loaded if file.startswith(ENGINE) and not file.startswith(f"{ENGINE}/testing"))
    print(f"\n{'lines of functions reached':40}{'lines':>8}{'of':>8}{'share':>8}")
    rooms: dict[str, list[str]] = {"everything that was loaded": files}
    for file in files:
        room = Path(file).parent.relative_to(ENGINE).as_posix()
        rooms.setdefault("sacbe" if room == "." else f"sacbe/{room}", []).append(file)
    for room, inside in rooms.items():
        lines = set(_function_lines(inside))
        if lines:
            found = len(lines & reached)
            print(f"{room:40}{found:>8}{len(lines):>8}{found / len(lines):>8.0%}")


def _function_lines(files: Iterable[str]) -> Iterator[Line]:
    """Every line inside the functions of some files."""
    codes: list[tuple[str, CodeType]] = [(file, compile(Path(file).read_bytes(), file, "exec")) for file in files]
    while codes:
        file, code = codes.pop()
        codes += [(file, each) for each in code.co_consts if isinstance(each, CodeType)]
        if code.co_flags & inspect.CO_OPTIMIZED:
            yield from ((file, line) for _, _, line in code.co_lines() if line)


def _lines(run: Callable[[bytes], None], path: Path) -> set[Line]:
    """The lines of the engine that an input reaches."""
    found: set[Line] = set()

    def trace(frame: FrameType, event: str, arg: object) -> Any:
        if not frame.f_code.co_filename.startswith(ENGINE):
            return None
        found.add((frame.f_code.co_filename, frame.f_lineno))
        return trace

    sys.settrace(trace)
    try:
        run(path.read_bytes())
    finally:
        sys.settrace(None)
    return found


if __name__ == "__main__":
    main()
