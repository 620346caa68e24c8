"""Draws the pictures by which other sites and devices show ours: `python3 scripts/icons.py` writes `site/icons/`."""

from __future__ import annotations

import setup_env

setup_env.prepare("site", "browser")

import base64  # noqa: E402
import sys  # noqa: E402

from playwright.sync_api import sync_playwright  # noqa: E402

import chromium  # noqa: E402
from sitebuild.drawing import draw_scene  # noqa: E402
from sitebuild.places import SITE, drawable  # noqa: E402

OUT = SITE / "icons"
PREVIEW = (1200, 630)
"""The size of the picture that messengers show beside a link."""
TOUCH = (180, 180)
"""The size of the icon on the home screen of an iPhone."""


def preview() -> str:
    """Returns a page with the scenes of all games side by side."""
    scenes = [f'<img src="{_data(draw_scene(name)[0])}">' for name in drawable()]
    style = (
        "body{margin:0;display:flex;background:#2b1c12;gap:6px}img{flex:1;min-width:0;height:630px;object-fit:cover}"
    )
    return f"<style>{style}</style>{''.join(scenes)}"


def touch() -> str:
    """Returns a page with the icon on an opaque ground."""
    icon = _data((OUT / "icon.svg").read_text(encoding="utf-8"))
    return f'<style>body{{margin:0;background:#ead9b5}}img{{width:180px;height:180px}}</style><img src="{icon}">'


def _data(svg: str) -> str:
    return f"data:image/svg+xml;base64,{base64.b64encode(svg.encode()).decode()}"


def main() -> int:
    """Writes the pictures."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chromium.launch_options())
        for name, size, markup in (("preview", PREVIEW, preview()), ("icon-180", TOUCH, touch())):
            page = browser.new_page(viewport={"width": size[0], "height": size[1]})
            page.set_content(markup, wait_until="load")
            page.screenshot(path=OUT / f"{name}.png")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
