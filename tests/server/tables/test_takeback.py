"""A request to go back beyond a barrier, and the votes on it; without any I/O."""

import pytest

from ludoteca.server.tables.rejections import CommandRejected
from ludoteca.server.tables.takeback import request_takeback
from tests.server.tables.test_core import act, begun


def test_everybody_else_votes_and_a_no_ends_it() -> None:
    table, _ = begun("mille-fiori", 3)
    seat = act(table).entry.seat  # type: ignore[union-attr]
    others = [one for one in range(3) if one != seat]
    request = request_takeback(table, seat)
    assert (request.version, request.waiting) == (1, others)
    with pytest.raises(CommandRejected, match="no-takeback"):
        request.vote(table, seat, True)
    assert request.vote(table, others[0], True)
    assert (request.yes, request.waiting) == (others[:1], others[1:])
    with pytest.raises(CommandRejected, match="no-takeback"):
        request.vote(table, others[0], True)
    assert not request.vote(table, others[1], False)
    assert not request.vote(table, seat, False), "whoever asked may change their mind"


def test_nobody_takes_back_what_they_have_not_done() -> None:
    table, _ = begun("mille-fiori", 2)
    with pytest.raises(CommandRejected, match="nothing-to-undo"):
        request_takeback(table, 0)
