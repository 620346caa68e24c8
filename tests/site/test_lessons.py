"""Lessons: every one has a solution, asks for something, has its words, and can be played on its page."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from axe import violations
from sacbe.cli.rules import known_rules
from sacbe.core.fluent import read
from sitebuild.drawing import Picture, draw
from sitebuild.lessons import Lesson, read_course, taught
from sitebuild.places import SITE, drawable

FEWEST = {"tikal": 10, "teotihuacan": 12, "eschnapur": 8}
COURSES = {name: read_course(name) for name in taught()}
LESSONS = [pytest.param(lesson, id=f"{name}-{lesson.id}") for name, course in COURSES.items() for lesson in course]


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_solution_reaches_the_goal_and_doing_nothing_does_not(lesson: Lesson) -> None:
    assert not lesson.is_met(lesson.record)
    for seed in range(5):
        assert lesson.is_met(lesson.solved(Random(seed)))


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_mistake_is_refused_by_the_rule_it_is_about(lesson: Lesson) -> None:
    state = lesson.record.state
    found = {text: getattr(state.why_not(state.game.notation.parse(text)), "rule", None) for text in lesson.wrong}
    assert found == lesson.wrong
    assert set(lesson.rules) and set(lesson.rules) <= known_rules()


@pytest.mark.parametrize("name", COURSES)
def test_a_course_is_long_enough_has_all_its_words_and_can_be_drawn(name: str) -> None:
    course = COURSES[name]
    ids = [lesson.id for lesson in course]
    assert len(ids) == len(set(ids)) >= FEWEST[name]
    words = read((SITE / f"locales/en/lessons-{name}.ftl").read_text(encoding="utf-8"))
    assert list(words) == [f"lesson-{name}-{each}" for each in ids]
    assert all(set(message.attributes) == {"task", "hint", "done"} for message in words.values())
    if name in drawable():
        views = [lesson.record.state.view(lesson.seat) for lesson in course]
        assert all(len(drawn) > 5000 for drawn in draw(Picture(view, name) for view in views))


def test_a_first_visitor_is_led_to_a_lesson_solves_it_and_comes_back_to_the_next(page: Page) -> None:
    page.goto("./")
    page.click("#learn-tikal")
    expect(page.locator(".task-count")).to_have_text("Tikal, lesson 1 of 12", timeout=30_000)
    assert violations(page) == []
    page.click("#chip-enter-W")
    page.click(".hit[data-place=a5]")
    expect(page.locator(".beans-count")).to_have_text("9")
    expect(page.locator(".task-met")).to_have_count(0)
    page.keyboard.press("Escape")
    page.click("#chip-enter-L")
    page.click(".hit[data-place=a5]")
    expect(page.locator(".beans-count")).to_have_text("8")
    page.keyboard.press("Escape")
    page.click(".hit[data-place=a5]")
    page.click("#chip-piece-W")
    page.click(".hit[data-place=a4]")
    expect(page.locator(".task-met")).to_be_visible()
    expect(page.locator("#lesson-next")).to_be_focused()
    assert violations(page) == []
    page.goto("./")
    page.goto("learn.html#tikal")
    expect(page.locator(".task-count")).to_have_text("Tikal, lesson 2 of 12", timeout=30_000)
    page.goto("learn.html#")
    expect(page.locator(".lesson-done")).to_have_count(1)
    assert violations(page) == []


def test_a_wrong_move_gets_its_rule_and_a_wasted_turn_can_be_started_over(page: Page) -> None:
    page.goto("learn.html#tikal/strength")
    page.click(".hit[data-place=a4]", timeout=30_000)
    page.click("#chip-do-guard")
    expect(page.locator(".message-refusal .rule")).to_have_text("TIK-7.7")
    page.click("#chip-end")
    expect(page.locator(".task .message")).to_contain_text("Not quite")
    page.click("#chip-lesson-restart")
    expect(page.locator(".task .message")).to_have_count(0)
    expect(page.locator(".beans-count")).to_have_text("4")


def test_every_lesson_opens_on_its_page(page: Page) -> None:
    for name, course in COURSES.items():
        for number, lesson in enumerate(course, 1):
            page.goto(f"learn.html#{name}/{lesson.id}")
            expect(page.locator(".task-count")).to_contain_text(f"lesson {number} of {len(course)}", timeout=30_000)
            expect(page.locator("main.table[data-game] .board")).to_be_visible()
            expect(page.locator(".task-met")).to_have_count(0)
