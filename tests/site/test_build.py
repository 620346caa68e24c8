"""What lies in `dist/`, without a browser."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import zipfile
from pathlib import Path
from urllib.request import urlopen

from pyodide_lock import PyodideLockSpec

from sacbe import game

ROOT = Path(__file__).resolve().parents[2]
HASHED = re.compile(r"-[0-9A-Za-z]{8,}(?:\.\w+$|/)")


def files(dist: Path) -> list[str]:
    return sorted(str(path.relative_to(dist)) for path in dist.rglob("*") if path.is_file())


def test_everything_under_assets_carries_a_hash_in_its_name(dist: Path) -> None:
    assert [name for name in files(dist) if name.startswith("assets/") and not HASHED.search(name)] == []


def test_the_service_worker_lists_every_file_but_itself_the_wheel_for_others_and_headers(dist: Path) -> None:
    listed = re.findall(r'"?url"?:"([^"]+)"', (dist / "sw.js").read_text())
    expected = [name for name in files(dist) if name not in ("sw.js", "_headers") and not name.startswith("wheels/")]
    assert sorted(listed) == expected


def test_the_policy_comes_first_in_every_page_and_nothing_in_it_is_inline(dist: Path) -> None:
    pages = sorted(dist.glob("*.html"))
    assert pages
    for page in pages:
        text = page.read_text()
        assert re.search(r'<head>\s*<meta http-equiv="Content-Security-Policy"', text), page
        assert "unsafe-inline" not in text
        assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=|javascript:", text), page
        assert not re.search(r'(?:src|href)="(?:/|\w+://)', text), "addresses are relative: the site may lie anywhere"


def test_the_same_policy_is_ready_for_hosts_that_send_headers(dist: Path, site_url: str) -> None:
    (policy,) = re.findall(r'Policy" content="([^"]+)"', (dist / "index.html").read_text())
    assert "data:" not in policy
    assert (dist / "_headers").read_text() == f"/*\n  Content-Security-Policy: {policy}\n"
    for name in ("index.html", next((dist / "assets").glob("worker-*.js")).relative_to(dist)):
        with urlopen(f"{site_url}{name}") as answer:  # noqa: S310
            assert answer.headers["Content-Security-Policy"] == policy, "so that every test in a browser is under it"


def test_the_installed_site_looks_like_the_page_and_is_told_from_others_of_its_host(dist: Path) -> None:
    page, manifest = (dist / "index.html").read_text(), json.loads((dist / "manifest.webmanifest").read_text())
    assert f'<meta name="theme-color" content="{manifest["theme_color"]}">' in page
    assert f"<title>{manifest['name']}</title>" in page
    assert "id" not in manifest, "it is the address then; './' would be the root of the host"


def test_whose_work_it_is_is_told_with_every_licence(dist: Path) -> None:
    told = (dist / "licences.txt").read_text(encoding="utf-8")
    for name, version in json.loads((ROOT / "package.json").read_text())["dependencies"].items():
        assert f"- {name} {version}: " in told
    for text in ("Mozilla Public License Version 2.0", "SIL OPEN FONT LICENSE", "Apache License", "PYTHON SOFTWARE"):
        assert text in told
    assert told.count("[1]") == 2, "a number in the list leads to a text"


def test_the_lock_file_names_the_engine_with_its_hash(dist: Path) -> None:
    lock = PyodideLockSpec.from_json(dist / "pyodide-lock.json")
    assert list(lock.packages) == ["sacbe"]
    engine = lock.packages["sacbe"]
    assert engine.sha256 == hashlib.sha256((dist / engine.file_name).read_bytes()).hexdigest()
    pinned = json.loads((ROOT / "package.json").read_text())["dependencies"]["pyodide"]
    assert lock.info.version == pinned


def test_the_engine_is_a_whole_wheel_of_byte_code(dist: Path) -> None:
    wheel = next(dist.glob("assets/engine-*/*.whl"))
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        assert not [name for name in names if name.endswith(".py")]
        assert {"sacbe/bridge.pyc", "sacbe/tikal/components.json", "sacbe/tikal/texts.ftl"} <= set(names)
        assert not [name for name in names if name.startswith(("sacbe/cli/", "sacbe/adapters/", "sacbe/testing/"))]
        record = next(name for name in names if name.endswith("/RECORD"))
        for line in archive.read(record).decode().splitlines():
            name, digest, size = line.rsplit(",", 2)
            if name != record:
                found = base64.urlsafe_b64encode(hashlib.sha256(archive.read(name)).digest()).rstrip(b"=")
                assert (digest, size) == (f"sha256={found.decode()}", str(len(archive.read(name)))), name


def test_the_standard_library_is_trimmed_byte_code(dist: Path) -> None:
    stock = ROOT / "node_modules" / "pyodide" / "python_stdlib.zip"
    ours = next(dist.glob("assets/python_stdlib-*.zip"))
    with zipfile.ZipFile(ours) as archive:
        assert {Path(name).suffix for name in archive.namelist()} == {".pyc"}
    assert ours.stat().st_size < stock.stat().st_size / 2


def test_the_opening_is_there_before_the_engine(dist: Path) -> None:
    view = json.loads(json.dumps(game("tikal").start().view(None)))
    found = [json.loads(path.read_text())["view"] for path in dist.glob("assets/tikal-opening-*.json")]
    assert view in found


def test_no_lock_file_names_a_host_to_download_from() -> None:
    packages = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    assert [name for name, package in packages.items() if "resolved" in package] == []


def test_every_requirement_and_every_library_is_pinned() -> None:
    manifest = json.loads((ROOT / "package.json").read_text())
    wanted = {**manifest["dependencies"], **manifest["devDependencies"]}
    assert [name for name, version in wanted.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)] == []
    lines = [line for path in (ROOT / "requirements").glob("*.txt") for line in path.read_text().splitlines()]
    loose = [line for line in lines if line and not line.startswith(("#", "-r ")) and "==" not in line]
    assert loose == []
