"""What everybody does first, in browsers that the rest of the tests do not use."""

from __future__ import annotations

import threading

import serve
from browsers.drivers import Driver, until
from sitebuild import site

STEPS = "Number(document.querySelector('#scrubber')?.max ?? 0)"
SETTINGS = """localStorage.setItem("sacbe.settings", '{"pace": "instant", "ask": false}')"""
READY = "!document.querySelector('.banner')"
ANSWERS = "document.querySelectorAll('.log .seat-P2').length"
MINE = "document.querySelector('#chip-hint:not(:disabled)')"
KEPT = "document.documentElement.dataset.kept"


def pressed(*buttons: str) -> str:
    """An expression that presses the first of these buttons that can be pressed, and tells whether one could."""
    names = ", ".join(f"#chip-{button}:not(:disabled)" for button in buttons)
    return f"(found => found && (found.click(), true))(document.querySelector('{names}'))"


def turn(driver: Driver) -> None:
    """A person's turn as a hint says, until the computer has answered."""
    before = driver.run(ANSWERS)
    until(driver, pressed("hint"))
    until(driver, pressed("hint-play"))
    until(driver, f"({ANSWERS} > {before} && {MINE}) || ({pressed('end', 'continue')}, false)")


def test_a_game_against_the_computer_that_survives_a_reload_without_a_network(driver: Driver) -> None:
    server = serve.server(site.ensure(), prefix="/some/where/")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    url = f"http://localhost:{server.server_address[1]}/some/where/"
    driver.open(url)
    driver.run(SETTINGS)
    driver.run(f"void navigator.serviceWorker.ready.then(() => ({KEPT} = 'all'))")
    until(driver, KEPT)
    driver.open(f"{url}?")  # now with these settings, and from what was kept
    until(driver, pressed("quick"))
    until(driver, f"document.querySelector('main.table[data-game]') && {READY}")
    turn(driver)
    played = driver.run(STEPS)
    server.shutdown()
    server.server_close()
    driver.run(f"{KEPT} = 'old'")
    driver.run("location.reload()")
    until(driver, f"!{KEPT}")
    until(driver, f"{STEPS} === {played} && {READY} && {MINE}")
    turn(driver)
    assert driver.faults() == []
