"""What scripts install and what a person reads where something is missing; what is published."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

import setup_env

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = ROOT / ".github" / "workflows"
FORMS = [path for path in (ROOT / ".github" / "ISSUE_TEMPLATE").iterdir() if path.name != "config.yml"]


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


def test_packages_are_installed_anew_when_an_included_list_changes() -> None:
    lists = setup_env.with_included([ROOT / "requirements" / "test.txt"])
    assert [path.name for path in lists] == ["test.txt", "engine.txt", "pyodide.txt"]


def test_the_pictures_are_taken_with_a_browser_that_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def stop(*groups: str) -> None:
        asked.extend(groups)
        sys.exit()

    monkeypatch.setattr(setup_env, "prepare", stop)
    with pytest.raises(SystemExit):
        runpy.run_path(str(ROOT / "scripts" / "screenshots.py"), run_name="__main__")
    assert any("playwright==" in (ROOT / "requirements" / f"{group}.txt").read_text() for group in asked)


def test_the_browser_is_looked_for_in_one_place() -> None:
    scripts = [*(ROOT / "scripts").glob("*.py"), *(ROOT / "tests" / "site").glob("*.py")]
    looking = [path.name for path in scripts if "google" + "-chrome" in path.read_text(encoding="utf-8")]
    assert looking == ["chromium.py"]


def test_actions_of_others_are_pinned_by_commit_with_their_version() -> None:
    used = [
        each for path in WORKFLOWS.iterdir() for each in re.findall(r"uses: *(.*)", path.read_text(encoding="utf-8"))
    ]
    assert len(used) > 5
    assert [each for each in used if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", each)] == []


def test_images_of_others_are_pinned_by_digest() -> None:
    jobs = [
        job for path in WORKFLOWS.iterdir() for job in yaml.safe_load(path.read_text(encoding="utf-8"))["jobs"].values()
    ]
    images = [job["container"] for job in jobs if "container" in job]
    assert images
    assert [image for image in images if not re.fullmatch(r"[\w:.-]+@sha256:[0-9a-f]{64}", image)] == []


@pytest.mark.parametrize("path", sorted((ROOT / "requirements").iterdir()), ids=lambda path: path.stem)
def test_every_package_is_pinned_with_the_hashes_of_its_files(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    pins = [line for line in lines if not line.startswith(("#", "-r "))]
    assert pins
    assert [
        pin for pin in pins if not re.fullmatch(r"[\w.-]+==\S+( ;[^-]+)?( +--hash=sha256:[0-9a-f]{64})+ *", pin)
    ] == []


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_an_issue_form_is_one_that_github_shows(path: Path) -> None:
    form = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert form["name"]
    assert form["description"]
    questions = form["body"]
    assert {question["type"] for question in questions} <= {"textarea", "input", "dropdown"}
    assert all(question["attributes"]["label"] for question in questions)
    assert any(question.get("validations", {}).get("required") for question in questions)
    assert len({question["id"] for question in questions}) == len(questions)


def test_only_what_was_tested_on_main_is_published() -> None:
    workflow = yaml.safe_load((WORKFLOWS / "test-and-publish.yml").read_text(encoding="utf-8"))
    jobs = workflow["jobs"]
    assert (jobs["publish"]["needs"], jobs["build"]["needs"]) == ("build", ["test", "browsers"])
    assert {jobs[name]["if"] for name in ("build", "publish")} == {"github.ref == 'refs/heads/main'"}
    assert workflow["permissions"] == {"contents": "read"}
    assert [name for name, job in jobs.items() if "permissions" in job] == ["publish"]
    steps = [step for job in jobs.values() for step in job["steps"] if "setup-node" in step.get("uses", "")]
    assert len({step["with"]["node-version"] for step in steps}) == 1
