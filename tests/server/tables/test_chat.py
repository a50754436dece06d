"""Lines of the chat, without any I/O."""

import pytest

from ludoteca.server.tables.chat import KEPT_LINES, LONGEST_LINE, ChatLog, clean
from ludoteca.server.tables.rejections import CommandRejected


def test_the_last_lines_are_kept_and_said_once() -> None:
    log = ChatLog([])
    for number in range(KEPT_LINES + 5):
        log.add(log.next_line(0, "Ana", 1000, f"line {number}"), "ana", f"key {number}")
    assert len(log.lines) == KEPT_LINES
    assert [line.id for line in log.lines[-2:]] == [KEPT_LINES + 4, KEPT_LINES + 5]
    assert log.is_said("ana", f"key {KEPT_LINES + 4}")
    assert not log.is_said("ben", f"key {KEPT_LINES + 4}")
    assert not log.is_said("ana", "")


def test_texts_are_one_line_and_not_too_long() -> None:
    assert clean(" a\nb\x07c ", LONGEST_LINE) == "a b c"
    assert clean("a\nb", LONGEST_LINE, "\n") == "a\nb"
    with pytest.raises(CommandRejected, match="too-large"):
        clean("x" * (LONGEST_LINE + 1), LONGEST_LINE)
