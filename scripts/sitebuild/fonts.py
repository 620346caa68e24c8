"""The typefaces of the site, cut down to the letters and features that it uses: `build/fonts/<name>-<script>.woff2`.

Alegreya comes with small capitals, fractions and letters of languages that we do not speak. Cyrillic letters have files
of their own, without instructions for coarse screens; browsers fetch them when a page has such letters.
"""

from __future__ import annotations

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

from sitebuild.places import ROOT, WORK, sha256

FOLDER = WORK / "fonts"
FACES = {
    "alegreya-700": "alegreya/files/alegreya-{}-700-normal.woff2",
    "alegreya-sans-400": "alegreya-sans/files/alegreya-sans-{}-400-normal.woff2",
    "alegreya-sans-800": "alegreya-sans/files/alegreya-sans-{}-800-normal.woff2",
}
"""By name: the file in the package of the typeface, for each script."""
LETTERS = {
    "latin": (*range(0x20, 0x100), 0x152, 0x153, 0x178, *range(0x2010, 0x203B), 0x20AC, *range(0x2190, 0x2194), 0x2212),
    "cyrillic": (0x301, 0x401, *range(0x410, 0x450), 0x451, 0x2116),
}
"""By script: what English, Italian and French, and what Russian is written with."""
FEATURES = ("ccmp", "kern", "liga", "lnum", "locl", "mark", "tnum")


def build_fonts() -> None:
    """Makes the files that `site/css/fonts.css` names, unless they are there."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    recipe = sha256(Path(__file__).read_bytes())[:10]
    for script in LETTERS:
        for name, path in FACES.items():
            source = ROOT / "node_modules" / "@fontsource" / path.format(script)
            made, stamp = FOLDER / f"{name}-{script}.woff2", FOLDER / f"{name}-{script}.stamp"
            wanted = f"{recipe} {sha256(source.read_bytes())}"
            if not made.is_file() or not stamp.is_file() or stamp.read_text() != wanted:
                _cut(source, script, made)
                stamp.write_text(wanted)


def _cut(source: Path, script: str, made: Path) -> None:
    """Writes a file with only the letters of a script."""
    font = TTFont(source)
    options = subset.Options(flavor="woff2", layout_features=list(FEATURES), hinting=script == "latin")
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=LETTERS[script])
    cutter.subset(font)
    font.flavor = "woff2"
    font.save(made)
