"""Links: short, exact, and never fooled by noise."""

from __future__ import annotations

import base64
import zlib
from functools import cache
from random import Random
from time import perf_counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sacbe import CODES, Action, Game, Record, from_link, game, to_link
from sacbe.cli.main import main
from sacbe.core.errors import BadLink
from sacbe.core.link import LONGEST
from sacbe.testing.fuzz import play_random


@cache
def finished(which: Game) -> Record:
    """A random game to its end."""
    return play_random(which, which.check_options({}), Random(11))


def test_a_link_opens_at_every_length(any_game: Game) -> None:
    record = finished(any_game)
    for step in range(0, len(record.actions) + 1, max(1, len(record.actions) // 10)):
        link = to_link(record.at(step))
        again = from_link(f"https://example.org/play/#{link}")
        assert again.actions == record.actions[:step]
        assert again.state == record.states[step]
        assert to_link(again) == link


def test_a_link_is_safe_in_a_fragment(any_game: Game) -> None:
    assert set(to_link(finished(any_game))) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")


def test_a_truncated_link_is_refused(any_game: Game) -> None:
    link = to_link(finished(any_game))
    for length in (*range(12), len(link) // 2, len(link) - 2, len(link) - 1):
        with pytest.raises(BadLink):
            from_link(link[:length])


@given(st.sampled_from(sorted(CODES)), st.data())
@settings(max_examples=60, deadline=None)
def test_a_flipped_character_is_refused(name: str, data: st.DataObject) -> None:
    link = to_link(finished(game(name)))
    at = data.draw(st.integers(0, len(link) - 1))
    other = data.draw(st.sampled_from("ABCDEFGHabcdefgh0123-_").filter(lambda c: c != link[at]))
    with pytest.raises(BadLink):
        from_link(link[:at] + other + link[at + 1 :])


@given(st.one_of(st.text(max_size=300), st.binary(max_size=300).map(lambda b: base64.urlsafe_b64encode(b).decode())))
@settings(max_examples=150, deadline=None)
def test_noise_is_refused(text: str) -> None:
    with pytest.raises(BadLink):
        from_link(text)


@given(st.sampled_from(sorted(CODES)), st.binary(min_size=1, max_size=60), st.sampled_from([0, 1]))
@settings(max_examples=100, deadline=None)
def test_noise_behind_a_right_checksum_opens_as_a_legal_game_or_is_refused(name: str, body: bytes, kind: int) -> None:
    try:
        record = from_link(_sealed(bytes([1, game(name).code, game(name).rules_version, kind]) + body))
    except BadLink:
        return
    assert list(record.state.violations()) == []
    assert to_link(record)


def test_a_hundred_kilobytes_of_noise_are_refused_at_once() -> None:
    noise = base64.urlsafe_b64encode(Random(1).randbytes(75_000)).decode()
    begun = perf_counter()
    with pytest.raises(BadLink, match="at most"):
        from_link(noise)
    with pytest.raises(BadLink):
        from_link(noise[:LONGEST])
    with pytest.raises(BadLink):
        from_link(_sealed(bytes([1, 1, 1, 0, 0xFF, 0xFF, 0x7F]) + Random(1).randbytes(10_000)))
    assert perf_counter() - begun < 2


@pytest.mark.parametrize(
    ("head", "message"),
    [
        ((2, 1, 1, 0), "format 2"),
        ((1, 99, 1, 0), "game number 99"),
        ((1, 1, 77, 0), "version 77 of the rules"),
        ((1, 1, 1, 9), "is of kind 9"),
    ],
)
def test_another_version_is_named(head: tuple[int, ...], message: str) -> None:
    with pytest.raises(BadLink, match=message):
        from_link(_sealed(bytes([*head, 0, 0])))


def test_a_position_bomb_is_refused() -> None:
    bomb = zlib.compress(b"[" * 10_000_000, 9, -15)[:9000]
    size = bytes([len(bomb) & 127 | 128, len(bomb) >> 7])
    with pytest.raises(BadLink):
        from_link(_sealed(bytes([1, 1, 1, 1]) + size + bomb + b"\0"))


def test_a_deeply_nested_position_is_refused() -> None:
    deep = zlib.compress(b"[" * 20_000 + b"]" * 20_000, 9, -15)
    with pytest.raises(BadLink, match="nested"):
        from_link(_sealed(bytes([1, 1, 1, 1, len(deep)]) + deep + b"\0"))


def test_a_number_of_thousands_of_digits_is_refused() -> None:
    long = zlib.compress(b'{"players":' + b"9" * 5000 + b"}", 9, -15)
    with pytest.raises(BadLink):
        from_link(_sealed(bytes([1, 1, 1, 1, len(long)]) + long + b"\0"))


def test_an_impossible_position_in_a_link_is_refused() -> None:
    text = zlib.compress(b'{"players":2,"camps":{"a4":"P1"}}', 9, -15)
    with pytest.raises(BadLink, match="not a camp site"):
        from_link(_sealed(bytes([1, 1, 1, 1, len(text)]) + text + b"\0"))


def test_an_absurd_bundle_in_a_link_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    offer = (
        f'{{"phase":"sell","sale":{{"tiles":["2m/3","sym/2"],"offers":{{"P2":"1 {"+".join(["sym:red"] * 256)}"}}}}}}'
    )
    text = zlib.compress(offer.encode(), 9, -15)
    link = _sealed(bytes([1, 2, 1, 1, len(text)]) + text + b"\0")
    with pytest.raises(BadLink, match="no terms"):
        from_link(link)
    assert main(["show", link]) == 2
    assert "no terms" in capsys.readouterr().err


@pytest.mark.parametrize(
    "padded",
    [
        bytes([1, 1, 1, 0, 0x80, 0]),
        bytes([1, 1, 1, 0, 0x81, 0]),
        bytes([1, 1, 1, 0, 0x81, 0x80, 0]),
        bytes([1, 1, 1, 1, 0x84, 0]) + zlib.compress(b"{}", 9, -15) + b"\0",
    ],
)
def test_a_number_with_padding_is_refused(padded: bytes) -> None:
    with pytest.raises(BadLink, match="padded number"):
        from_link(_sealed(padded))


def test_a_game_with_zeros_behind_its_last_step_is_refused() -> None:
    payload = base64.urlsafe_b64decode(to_link(finished(game("tikal"))) + "==")[:-3]
    from_link(_sealed(payload))
    with pytest.raises(BadLink, match="ends in padding"):
        from_link(_sealed(payload + b"\0"))


def test_bytes_behind_a_position_are_refused() -> None:
    text = zlib.compress(b'{"players":2}', 9, -15) + b"more"
    with pytest.raises(BadLink, match="extra data after its position"):
        from_link(_sealed(bytes([1, 1, 1, 1, len(text)]) + text + b"\0"))


def test_a_record_can_go_on_from_a_link() -> None:
    record = from_link(to_link(Record.start(game("tikal"), players=3)))
    assert record.play(record.state.legal()[0]).step == 1


def _sealed(payload: bytes) -> str:
    """A link around any payload, with the right checksum."""
    check = zlib.crc32(payload).to_bytes(4, "little")[:3]
    return base64.urlsafe_b64encode(payload + check).rstrip(b"=").decode()


def test_every_way_to_lose_a_part_of_a_link_is_told_as_that() -> None:
    whole = to_link(Record.start(game("tikal"), players=2).play(Action("draw", "A1")).play(Action("place", "a3/0")))
    for lost in range(1, len(whole) - 1):
        with pytest.raises(BadLink) as cut:
            from_link(whole[:-lost])
        assert cut.value.key == "cut"
    with pytest.raises(BadLink) as foreign:
        from_link("https://example.org/a page")
    assert foreign.value.key == "foreign"
    assert from_link(f"https://example.org/#~h1~~P2~{whole}").state == from_link(whole).state
