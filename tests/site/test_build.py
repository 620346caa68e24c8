"""What lies in `dist/`, without a browser."""

from __future__ import annotations

import base64
import gzip
import hashlib
import io
import json
import re
import zipfile
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from pyodide_lock import PyodideLockSpec

import serve
from sacbe import game
from sitebuild import glue
from sitebuild.places import BuildError, node_json
from sitebuild.reference import build_reference, public_modules

ROOT = Path(__file__).resolve().parents[2]
HASHED = re.compile(r"-[0-9A-Za-z]{8,}(?:\.\w+$|/)")


INLINE = re.compile(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=|javascript:")


def files(dist: Path) -> list[str]:
    """Everything but compressed copies."""
    found = (path for path in dist.rglob("*") if path.is_file() and path.suffix != ".gz")
    return sorted(str(path.relative_to(dist)) for path in found)


def test_compressed_copies_are_of_the_files_beside_them_and_are_what_is_served(dist: Path) -> None:
    copies = sorted(dist.rglob("*.gz"))
    assert {copy.with_suffix("").suffix for copy in copies} >= {".html", ".js", ".css", ".wasm"}
    for copy in copies:
        assert gzip.decompress(copy.read_bytes()) == copy.with_suffix("").read_bytes(), copy
    with serve.served(dist, compressed=True) as address:
        for asked, encoding in (("gzip, br", "gzip"), ("identity", None)):
            request = Request(address, headers={"Accept-Encoding": asked})  # noqa: S310 (our own)
            with urlopen(request) as answer:  # noqa: S310
                body = answer.read()
                assert answer.headers["Content-Encoding"] == encoding
                assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
                assert "Content-Security-Policy" in answer.headers
            page = gzip.decompress(body) if encoding else body
            assert page == (dist / "index.html").read_bytes()


def test_a_pyodide_that_we_do_not_know_fails_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert glue.changed_script().is_file()
    (tmp_path / glue.SCRIPT).write_text((glue.PYODIDE / glue.SCRIPT).read_text().replace("updateGOT(", "renewGOT("))
    monkeypatch.setattr(glue, "PYODIDE", tmp_path)
    with pytest.raises(BuildError, match="0 times instead of once"):
        glue.changed_script()


def test_everything_under_assets_carries_a_hash_in_its_name(dist: Path) -> None:
    assert [name for name in files(dist) if name.startswith("assets/") and not HASHED.search(name)] == []


def kept_offline(dist: Path) -> list[str]:
    return sorted(re.findall(r'"?url"?:"([^"]+)"', (dist / "sw.js").read_text()))


def test_the_service_worker_lists_every_file_that_players_need(dist: Path) -> None:
    left_out = (
        "sw.js",
        "_headers",
        "wheels/",
        "docs/",
        "scenarios/",
        "lab.html",
        "lab/",
        "assets/lab-",
        "icons/preview.png",
        "licences.txt",
        "rules/en/coverage.html",
    )
    assert kept_offline(dist) == [name for name in files(dist) if not name.startswith(left_out)]


def test_the_service_worker_does_not_keep_the_reference(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    for name, text in (("index.html", ""), ("docs/index.html", ""), ("sw.js", "keep(self.__WB_MANIFEST)")):
        (tmp_path / name).write_text(text)
    node_json("precache.mjs", str(tmp_path / "sw.js"), str(tmp_path))
    assert kept_offline(tmp_path) == ["index.html"]


def test_the_reference_lives_under_the_policy_of_the_site(tmp_path: Path) -> None:
    build_reference(tmp_path, ["sacbe.core.action", "sacbe.core.errors"])
    pages = sorted((tmp_path / "docs").rglob("*.html"))
    assert [page.name for page in pages] == ["index.html", "action.html", "errors.html"]
    for page in pages:
        text = page.read_text(encoding="utf-8")
        assert re.search(r'<head>\s*<meta http-equiv="Content-Security-Policy"', text), page
        assert not INLINE.search(text), page
        assert "data:" not in text
        needed = re.findall(r'(?:<script src|<link rel="stylesheet" href)="([^"]+)"', text)
        assert {Path(name).suffix for name in needed} == {".css", ".js"}
        linked = [name for name in re.findall(r'<a[^>]* href="([^"#]+\.html)', text) if "://" not in name]
        assert linked, page
        assert [name for name in needed + linked if not (page.parent / name).is_file()] == []


def test_the_reference_tells_whose_work_it_carries(tmp_path: Path) -> None:
    build_reference(tmp_path, ["sacbe.core.errors", "sacbe.core.action"])
    carried = "".join(file.read_text(encoding="utf-8") for file in (tmp_path / "docs").glob("*.[cj]s*"))
    notices = re.findall(r"Copyright(?: \(C\))? ([\d-]+ [^*]+?) *\*", carried)
    assert len(notices) >= 4
    told = (tmp_path / "docs" / "licences.txt").read_text(encoding="utf-8")
    assert [notice for notice in notices if f"Copyright {notice}" not in told] == []


def test_the_reference_has_a_page_for_all_that_others_may_import() -> None:
    modules = public_modules()
    assert {"sacbe", "sacbe.core.contract", "sacbe.bots.arena", "sacbe.tikal", "sacbe.bridge"} <= set(modules)
    assert [name for name in modules if name.startswith(("sacbe.cli", "sacbe.adapters"))] == []


def test_the_policy_comes_first_in_every_page_and_nothing_in_it_is_inline(dist: Path) -> None:
    pages = [page for page in sorted(dist.rglob("*.html")) if not page.is_relative_to(dist / "docs")]
    assert pages
    for page in pages:
        text = page.read_text()
        assert re.search(r'<head>\s*<meta http-equiv="Content-Security-Policy"', text), page
        assert "unsafe-inline" not in text
        assert not INLINE.search(text), page
        assert not re.search(r'(?:src|href)="(?:/|\w+://)', text), "addresses are relative: the site may lie anywhere"


def test_the_same_policy_is_ready_for_hosts_that_send_headers(dist: Path, site_url: str) -> None:
    (policy,) = re.findall(r'Policy" content="([^"]+)"', (dist / "index.html").read_text())
    assert "data:" not in policy
    text = (dist / "_headers").read_text()
    assert text.startswith("/*\n  Access-Control-Allow-Origin: *\n/\n")
    # Only some pages make pictures, and only the play page seats bots, in workers of their own.
    general = policy.replace("img-src 'self' blob:", "img-src 'self'").replace(
        "worker-src 'self' blob:", "worker-src 'self'"
    )
    assert f"\n/assets/*\n  Content-Security-Policy: {general}\n" in text
    assert {f"/{page.relative_to(dist).as_posix()}" for page in dist.rglob("*.html")} <= set(text.splitlines())
    worker = next((dist / "assets").glob("worker-*.js")).relative_to(dist)
    for name, own in (("index.html", policy), (worker, general)):
        with urlopen(f"{site_url}{name}") as answer:  # noqa: S310
            assert answer.headers["Content-Security-Policy"] == own, "so that every test in a browser is under it"


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
    wheel = next(dist.glob("assets/engine-*.bin"))
    with zipfile.ZipFile(io.BytesIO(gzip.decompress(wheel.read_bytes()))) as archive:
        names = archive.namelist()
        assert not [name for name in names if name.endswith(".py")]
        assert {"sacbe/bridge/session.pyc", "sacbe/tikal/components.json", "sacbe/tikal/texts/en.ftl"} <= set(names)
        assert not [name for name in names if name.startswith(("sacbe/cli/", "sacbe/adapters/", "sacbe/testing/"))]
        assert not [name for name in names if "/texts/" in name and not name.endswith("/en.ftl")]
        record = next(name for name in names if name.endswith("/RECORD"))
        for line in archive.read(record).decode().splitlines():
            name, digest, size = line.rsplit(",", 2)
            if name != record:
                found = base64.urlsafe_b64encode(hashlib.sha256(archive.read(name)).digest()).rstrip(b"=")
                assert (digest, size) == (f"sha256={found.decode()}", str(len(archive.read(name)))), name


def test_the_standard_library_is_trimmed_byte_code(dist: Path) -> None:
    stock = ROOT / "node_modules" / "pyodide" / "python_stdlib.zip"
    ours = next(dist.glob("assets/python_stdlib-*.bin"))
    with zipfile.ZipFile(io.BytesIO(gzip.decompress(ours.read_bytes()))) as archive:
        assert {Path(name).suffix for name in archive.namelist()} == {".pyc"}
    assert ours.stat().st_size < stock.stat().st_size / 2


def test_the_worker_has_only_what_the_engine_uses_of_pyodides_script(dist: Path) -> None:
    stock = (glue.PYODIDE / glue.SCRIPT).read_text(encoding="utf-8")
    worker = next(dist.glob("assets/worker-*.js")).read_text(encoding="utf-8")
    assert len(worker) < len(stock) / 3
    assert "emscripten_glDrawArrays" in stock
    assert "emscripten_glDrawArrays" not in worker


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
    loose = [line for line in lines if line and not line.startswith(("#", "-r ", " ")) and "==" not in line]
    assert loose == []
