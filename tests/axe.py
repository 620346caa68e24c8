"""What axe-core has against a page."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = (Path(__file__).parents[1] / "node_modules/axe-core/axe.min.js").read_text()


def violations(page: Page, *, also: tuple[str, ...] = ()) -> list[str]:
    """What axe-core has against the page as it is now; `also` names rules that are off by default."""
    page.evaluate(AXE)
    found = page.evaluate(
        """also => axe.run(document, {
          resultTypes: ["violations"], rules: Object.fromEntries(also.map(rule => [rule, { enabled: true }])) })""",
        also,
    )
    return [
        f"{v['id']}: {v['nodes'][0]['html'][:160]} {v['nodes'][0].get('failureSummary', '')}"
        for v in found["violations"]
    ]
