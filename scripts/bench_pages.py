"""Measures pages as Lighthouse does for phones, with a processor that is four times slower: the score for performance,
the longest task of the main thread, and when the largest content is painted; for pages that are read also the other
scores. Served compressed, as hosts do.
"""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

import chromium
import serve
from sacbe import CODES
from sitebuild import site

LIGHTHOUSE = "lighthouse@13.5.0"
PAGES = (
    "",
    *(f"rules/en/{game}/{page}" for page in ("", "reference.html", "summary.html") for game in CODES),
    "rules/en/",
    "learn.html",
)
RUNS = 3
BARS = {"score": 90, "task": 200, "read": 95}
"""The least performance and the longest task of every page; the least score of pages of rules in any category."""
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
FLAGS = [f"--only-categories={','.join(CATEGORIES)}", "--output=json", "--quiet"]


def run() -> dict[str, Any]:
    """Measures every page and prints the table."""
    found = {}
    with serve.served(site.ensure(), compressed=True) as address:
        for page in PAGES:
            print(f"{page or 'the play page'} …", flush=True)
            found[page or "index.html"] = [measured(address + page) for _ in range(RUNS)]
    return report(found)


def measured(url: str) -> dict[str, Any]:
    """Returns what Lighthouse says about a page."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "report.json"
        chrome = f"--chrome-flags=--headless=new {' '.join(chromium.QUIET)}"
        command = ["npx", "--yes", LIGHTHOUSE, url, *FLAGS, f"--output-path={target}", chrome]
        subprocess.run(command, check=True, env=os.environ | {"CHROME_PATH": chromium.find() or ""}, cwd=folder)
        told = json.loads(target.read_text(encoding="utf-8"))
    audits = told["audits"]
    tasks = audits["long-tasks"].get("details", {}).get("items", [])
    return {
        "score": round(100 * told["categories"]["performance"]["score"]),
        "scores": {name: round(100 * told["categories"][name]["score"]) for name in CATEGORIES},
        "tasks": sorted((round(task["duration"]) for task in tasks), reverse=True),
        "of": [task["url"].rpartition("/")[2] for task in sorted(tasks, key=lambda each: -each["duration"])],
        "paint": round(audits["largest-contentful-paint"]["numericValue"]),
        "blocked": round(audits["total-blocking-time"]["numericValue"]),
    }


def report(found: dict[str, list[dict[str, Any]]]) -> dict[str, Any]:
    """Prints the table of medians and returns everything with the targets."""
    print(f"\n{'page':34}{'score':>7}{'longest task':>14}{'largest paint':>15}{'blocked':>9}")
    bars = {}
    for page, runs in found.items():
        score, task, paint, blocked = (
            median(values)
            for values in (
                [each["score"] for each in runs],
                [max(each["tasks"], default=0) for each in runs],
                [each["paint"] for each in runs],
                [each["blocked"] for each in runs],
            )
        )
        print(f"{page:34}{score:>7.0f}{task:>11.0f} ms{paint:>12.0f} ms{blocked:>6.0f} ms")
        bars[f"{page}: Lighthouse performance {score:.0f} of {BARS['score']}"] = score >= BARS["score"]
        bars[f"{page}: longest task {task:.0f} ms of {BARS['task']}"] = task <= BARS["task"]
        if page.startswith("rules/"):
            least = min(median(each["scores"][name] for each in runs) for name in CATEGORIES)
            bars[f"{page}: Lighthouse in every category {least:.0f} of {BARS['read']}"] = least >= BARS["read"]
    return {"pages": found, "bars": bars}
