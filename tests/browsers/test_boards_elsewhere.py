"""Boards in articles of another site, in browsers that the rest of the tests do not use."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from articles import Site, articles
from browsers.drivers import Driver, until
from sitebuild import site

SHOWN = "document.querySelector('.board') && document.querySelector('#wake')"
STEP = "Number(document.querySelector('#scrubber')?.value ?? -1)"
HEIGHT = "document.querySelector('#{board}').shadowRoot.querySelector('iframe').clientHeight"


@pytest.fixture
def theirs(tmp_path: Path) -> Iterator[str]:
    """The address of the articles."""
    ours = Site(site.ensure())
    with articles(ours, tmp_path / "embed") as address:
        yield address
    ours.stop()


def clicked(selector: str) -> str:
    """An expression that clicks on something, and tells whether it was there."""
    click = "found.dispatchEvent(new MouseEvent('click', {bubbles: true}))"
    return f"(found => found && ({click}, true))(document.querySelector('{selector}'))"


def test_a_plain_frame_shows_wakes_steps_plays_and_says_why_not(driver: Driver, theirs: str) -> None:
    driver.open(f"{theirs}frame.html")
    until(driver, "document.querySelector('iframe').clientHeight > 100")
    until(driver, SHOWN, 0)
    until(driver, clicked(".board"), 0)
    until(driver, f"{STEP} === 0", 0)
    until(driver, clicked("#step-on"), 0)
    until(driver, f"{STEP} === 1", 0)
    until(driver, clicked("#step-first"), 0)
    until(driver, f"{STEP} === 0", 0)
    until(driver, clicked("#play"), 0)
    until(driver, "document.querySelector('.turn .prompt')", 0)
    until(driver, clicked(".hit[data-place=a4]"), 0)
    until(driver, clicked("#chip-do-uncover"), 0)
    until(driver, "document.querySelector('.beans-count')?.textContent === '8'", 0)
    until(driver, clicked("#chip-do-uncover"), 0)
    until(driver, "document.querySelector('.message-refusal .rule')?.textContent === 'TIK-7.4'", 0)
    assert driver.run_inside("document.documentElement.scrollWidth <= innerWidth", 0)
    assert driver.faults() == []


def test_boards_of_an_article_have_their_height_and_wake_one_after_the_other(driver: Driver, theirs: str) -> None:
    driver.open(theirs)
    for number, board in enumerate(("walk", "first")):
        driver.run(f"void document.querySelector('#{board}').scrollIntoView()")
        until(driver, f"{HEIGHT.format(board=board)} > 300")
        until(driver, SHOWN, number)
        until(driver, clicked(".board"), number)
        until(driver, f"{STEP} === 0", number)
    until(driver, clicked("#next"))
    until(driver, f"{STEP} === 1", 1)
    assert driver.faults() == []
