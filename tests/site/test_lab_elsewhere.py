"""The Lab without a network, its Python in a stranger's page, and builds that are the same."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Route, expect

import published
import serve
from sitebuild import lab
from sitebuild.places import ROOT, tree_hash
from workbench import RANDOM, READY, run, write

KEPT = """async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith("sacbe-lab-"));
  const kept = names.length ? (await (await caches.open(names[0])).keys()).length : 0;
  return Boolean((await navigator.serviceWorker.ready).active) && kept > 20;
}"""
CDN = "https://cdn.jsdelivr.net/"


def test_it_works_without_a_network(browser: Browser, dist: Path, tmp_path: Path) -> None:
    copy = Path(shutil.copytree(dist, tmp_path / "site"))
    context = browser.new_context()
    with serve.served(copy) as address:
        page = context.new_page()
        page.goto(f"{address}lab.html")
        expect(page.locator(".top-facts")).to_have_text(READY, timeout=60_000)
        page.wait_for_function(KEPT, timeout=60_000)
    page.goto("about:blank")
    page.goto(f"{address}lab.html")
    expect(page.locator(".top-facts")).to_have_text(READY, timeout=60_000)
    write(page, RANDOM)
    run(page)
    expect(page.locator(".lab-progress")).to_contain_text("One game was played.")
    page.select_option("#language", "ru")
    expect(page.locator("#run")).to_have_text("Сыграть матч")
    page.select_option("#language", "en")
    with page.expect_popup() as opened:
        page.click("#play-it")
    expect(opened.value.locator("[data-seat=P2] .seat-kind")).to_have_text("Bot from the Lab", timeout=60_000)
    context.close()


@pytest.fixture(scope="module")
def cdn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the README's page loads from elsewhere, as published."""
    folder = tmp_path_factory.mktemp("cdn")
    published.write_pyodide(folder / "pyodide")
    published.write_pyscript(folder / "pyscript")
    return folder


def test_the_lines_of_the_readme_are_a_page_at_another_origin(
    browser: Browser, site_url: str, cdn: Path, tmp_path: Path
) -> None:
    (lines,) = re.findall(r"```html\n(.+?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert len(lines.splitlines()) <= 10
    (tmp_path / "index.html").write_text(lines.replace("https://example.org/sacbe/", site_url))

    def answer(route: Route) -> None:
        """Answers for the public host that PyScript and Pyodide come from."""
        url = urlsplit(route.request.url)
        file = cdn / ("pyscript" if "@pyscript" in url.path else "pyodide") / Path(url.path).name
        kind = serve.TYPES.get(file.suffix, "text/plain")
        route.fulfill(path=file, content_type=kind, headers={"Access-Control-Allow-Origin": "*"})

    page = browser.new_page()
    page.route(f"{CDN}**", answer)
    with serve.served(tmp_path) as stranger:
        assert urlsplit(stranger).netloc != urlsplit(site_url).netloc
        page.goto(stranger)
        expect(page.locator("body")).to_contain_text("draw A1: 1/6", timeout=60_000)
        page.close()


def test_two_builds_of_its_python_are_the_same(dist: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (wheel,) = (dist / "wheels").glob("*.whl")
    found = set()
    for name in ("one", "other"):
        monkeypatch.setattr(lab, "WORK", tmp_path / name)
        made = lab.compiled(wheel)
        found.add(tree_hash(made, base=made))
        files = sorted(path.name for path in made.iterdir())
        assert [each.partition("-")[0] for each in files] == ["micropip", "pyodide", "python_stdlib.zip", "sacbe"]
    assert len(found) == 1
