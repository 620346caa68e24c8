"""How the tests use the Lab: open it, write a bot, play a match."""

from __future__ import annotations

from playwright.sync_api import Page, expect

RANDOM = "def choose(observation, rng):\n    return rng.choice(observation.legal())\n"
PASTE = """(content, text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  content.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}"""
READY = "Python is ready."


def open_lab(page: Page, fragment: str = "") -> None:
    page.goto(f"./lab.html{fragment}")
    expect(page.locator(".top-facts")).to_have_text(READY, timeout=60_000)
    expect(page.locator(".cm-content")).to_be_visible()


def write(page: Page, source: str) -> None:
    """Paste a bot into the editor."""
    content = page.locator(".cm-content")
    content.click()
    page.keyboard.press("Control+a")
    content.evaluate(PASTE, source)


def run(page: Page, games: int = 1) -> None:
    """Play a match to its end."""
    page.click("#tab-match")
    page.fill("#games", str(games))
    page.press("#games", "Tab")
    results = page.locator(".lab-results")
    before = results.get_attribute("data-match") if results.count() else ""
    page.click("#run")
    expect(results).not_to_have_attribute("data-match", before or "", timeout=60_000)
    expect(results).to_have_attribute("aria-busy", "false", timeout=60_000)
