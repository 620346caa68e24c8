"""What a person reads on a machine where something is missing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("script", ["play.py", "build.py"])
@pytest.mark.parametrize(("node", "said"), [(None, "Node 20 or newer"), ("v18.1.0", "this machine has v18.1.0")])
def test_a_missing_or_old_node_gets_one_clear_sentence(
    tmp_path: Path, script: str, node: str | None, said: str
) -> None:
    if node:
        for name in ("node", "npm"):
            command = tmp_path / name
            command.write_text(f"#!/bin/sh\necho {node}\n")
            command.chmod(0o755)
    done = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / script)],
        env={"PATH": f"{tmp_path}:/bin" if node else str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""
