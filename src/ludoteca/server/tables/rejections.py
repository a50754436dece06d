"""Rejected commands, which change nothing; the code tells the page why."""

from typing import Literal

from ludoteca.kernel.refusals import Refusal

RejectionCode = Literal[
    "stale",
    "illegal",
    "not-deciding",
    "not-seated",
    "name-missing",
    "not-playing",
    "after-barrier",
    "nothing-to-undo",
    "not-saved",
    "no-takebacks",
    "no-hints",
    "takeback-open",
    "no-takeback",
    "standin",
    "resigned",
    "not-away",
    "chat-too-fast",
    "muted",
    "too-large",
    "closed",
]


class CommandRejected(Exception):
    """A command was not executed; `refusal` is the rules' reason, if they refused it."""

    def __init__(self, code: RejectionCode, refusal: Refusal | None = None) -> None:
        super().__init__(code)
        self.code: RejectionCode = code
        self.refusal = refusal
