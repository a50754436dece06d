"""Answers the messages of one page: moves, questions and view settings. Other commands are in `handlers`."""

import contextlib
import time
from collections.abc import Coroutine

from ludoteca.kernel.refusals import Refusal
from ludoteca.server.live import handlers
from ludoteca.server.live import viewer as close_codes
from ludoteca.server.live.background import BackgroundTasks
from ludoteca.server.live.handlers import TableCommand
from ludoteca.server.live.hub import TableHub
from ludoteca.server.live.protocol_guard import ProtocolGuard, failed, reason_in_words
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.live.viewer import Viewer
from ludoteca.server.localization import language_or_english, refusal_info, words_of
from ludoteca.server.metrics import slow_log
from ludoteca.server.protocol.messages import (
    LONGEST_KEY,
    Accepted,
    Act,
    AskBest,
    AskHint,
    AskWhy,
    BestAnswer,
    ClientMessage,
    Confirm,
    Hello,
    HintAnswer,
    Ping,
    Pong,
    Ready,
    Rejected,
    SayChat,
    SetBotSpeed,
    SetLanguage,
    Undo,
    WhyNotAnswer,
)
from ludoteca.server.storage.writer import NotSaved
from ludoteca.server.tables import commands, seeds
from ludoteca.server.tables.rejections import CommandRejected, RejectionCode
from ludoteca.server.tables.rows import Person

MOST_ACTIONS = 20
"""The largest number of actions in a message, and of picks in a question."""
LONGEST_ACTION = 2000
LONGEST_PICK = 100
WHOLE_LOG_COST = 10
"""The rate-limit cost of a request for the whole log, in messages."""


class Answers:
    """Puts every answer into the viewer's queue, behind the updates already there."""

    def __init__(
        self, tables: TableRegistry, hub: TableHub, viewer: Viewer, person: Person | None, guard: ProtocolGuard
    ) -> None:
        self._tables = tables
        self._hub = hub
        self._viewer = viewer
        self._person = person
        self._guard = guard
        self._questions = BackgroundTasks()

    def cancel_questions(self) -> None:
        self._questions.cancel()

    async def answer(self, message: ClientMessage) -> None:
        match message:
            case Act() | Undo():
                began = time.perf_counter()
                self._viewer.send(await self._play(message))
                seconds = time.perf_counter() - began
                self._tables.move_seconds.add(seconds)
                slow_log.add(f"move at table {self._hub.table.core.id}", seconds)
            case Ready():
                await self._take_nonce(message)
            case Confirm():
                self._confirm()
            case AskHint() | AskBest() if not self._hub.table.core.row.terms.hints:
                self._viewer.send(self._refuse(message.key[:LONGEST_KEY], "no-hints"))
            case AskHint():
                self._ask(self._hint(message))
            case AskBest():
                self._ask(self._best(message))
            case AskWhy():
                self._why(message)
            case SetLanguage():
                await self._change_language(message.language)
            case SetBotSpeed():
                self._viewer.bot_speed = message.speed
                self._hub.bots.wake()
            case Ping():
                self._viewer.send(Pong())
            case Hello():
                self._guard.complain("garbage", close_codes.PROTOCOL_ERROR)
            case _:
                await self._execute(message)

    # -- commands

    def _locked(self) -> contextlib.AbstractAsyncContextManager[TableHub]:
        return self._tables.locked(self._hub.table.core.id)

    async def _execute(self, message: TableCommand) -> None:
        key = message.key[:LONGEST_KEY] if isinstance(message, SayChat) else ""
        try:
            async with self._locked() as hub:
                await handlers.execute(message, hub, self._viewer, self._person, self._tables.chat_rate)
                if key:
                    self._viewer.send(Accepted(key, hub.table.core.version))
        except CommandRejected as rejected:
            self._viewer.send(self._refuse(key, rejected.code, rejected.refusal))
        except NotSaved:
            self._viewer.send(self._refuse(key, "not-saved"))

    async def _play(self, message: Act | Undo) -> Accepted | Rejected:
        if not _is_within_limits(message):
            self._guard.count_bad()
            return self._refuse(message.key[:LONGEST_KEY], "illegal", Refusal("too-large"))
        try:
            async with self._locked() as hub:
                return await self._play_alone(hub, handlers.own_seat(hub.table, self._viewer), message)
        except CommandRejected as rejected:
            return self._refuse(message.key, rejected.code, rejected.refusal)
        except NotSaved:
            return self._refuse(message.key, "not-saved")

    async def _play_alone(self, hub: TableHub, seat: int, message: Act | Undo) -> Accepted:
        table = hub.table
        if (before := commands.answered(table.core, seat, message.key)) is not None:
            return Accepted(message.key, before)
        handlers.check_plays_self(table, seat)
        if isinstance(message, Undo):
            version = await table.undo(seat, message.all, message.version, message.key)
            released = hub.bots.release(seat)
        else:
            if not message.confirmed:
                hub.bots.hold(seat)
            try:
                version = await table.act(seat, message.actions, message.version, message.key)
            except (CommandRejected, NotSaved):
                hub.bots.release(seat)
                raise
            final = table.core.match is None or version not in table.core.match.undoable(seat)
            released = final and hub.bots.release(seat)  # there is nothing left to undo
        if released:  # the status sent with the change did not include it
            hub.broadcast_status()
        return Accepted(message.key, version)

    def _refuse(self, key: str, code: RejectionCode, refusal: Refusal | None = None) -> Rejected:
        version = max(self._viewer.version, 0)
        if refusal is None:
            return Rejected(key, code, version, reason_in_words(code, self._viewer.language))
        return Rejected(key, code, version, self._words(refusal), refusal_info(refusal))

    def _words(self, refusal: Refusal) -> str:
        """Returns a refusal in the game's own words, with the names of the players."""
        table = self._hub.table
        return words_of(table.core.row.game, self._viewer.language).refusal(refusal, table.core.names)

    async def _take_nonce(self, message: Ready) -> None:
        if self._viewer.seat is None or not seeds.is_nonce(message.nonce):
            self._viewer.send(failed("bad-nonce", self._viewer.language))
            return
        with contextlib.suppress(CommandRejected, NotSaved):
            async with self._locked() as hub:
                seat = handlers.own_seat(hub.table, self._viewer)
                if hub.table.core.needs_nonce(seat):
                    await hub.table.take_nonce(seat, message.nonce)

    def _confirm(self) -> None:
        if self._viewer.seat is not None:
            self._hub.bots.release(self._viewer.seat)
            self._hub.broadcast_status()

    # -- questions

    def _ask(self, work: Coroutine[None, None, None]) -> None:
        """Answers a question in the background, because a bot may take a while. Only one question is open at a time."""
        if self._questions:
            work.close()
            self._guard.complain("too-fast", close_codes.TOO_SLOW_OR_FAST)
            return
        self._questions.start(work)

    async def _hint(self, message: AskHint) -> None:
        seat, key = self._viewer.seat, message.key[:LONGEST_KEY]
        hint = await self._hub.hints.hint(seat, self._viewer.language) if seat is not None else None
        if hint is None:
            self._viewer.send(HintAnswer(key, [], [], [], ""))
        else:
            self._viewer.send(HintAnswer(key, hint.actions, hint.typed, hint.picks, hint.text))

    async def _best(self, message: AskBest) -> None:
        seat = self._viewer.seat
        best = await self._hub.hints.best(seat, self._viewer.language) if seat is not None else None
        self._viewer.send(BestAnswer(message.key[:LONGEST_KEY], best))

    def _why(self, message: AskWhy) -> None:
        state, seat = self._hub.table.core.state, self._viewer.seat
        if state is None or seat is None:
            why = Refusal("not-seated" if seat is None else "not-playing")
        elif len(message.picks) > MOST_ACTIONS or any(len(pick) > LONGEST_PICK for pick in message.picks):
            why = Refusal("too-large")
        else:
            try:
                why = state.why_not(seat, message.picks)
            except ValueError:  # legal after all
                self._viewer.send(WhyNotAnswer(message.key[:LONGEST_KEY], "", None))
                return
        self._viewer.send(WhyNotAnswer(message.key[:LONGEST_KEY], self._words(why), refusal_info(why)))

    # -- its view

    async def _change_language(self, language: str) -> None:
        if not self._guard.take(WHOLE_LOG_COST):
            self._guard.complain("too-fast", close_codes.TOO_SLOW_OR_FAST)
            return
        async with self._locked() as hub:
            self._viewer.language = language_or_english(language)
            self._viewer.version = -1
            await hub.send_backlog(self._viewer)


def _is_within_limits(message: Act | Undo) -> bool:
    if not (0 < len(message.key) <= LONGEST_KEY and message.key.isascii() and message.key.isprintable()):
        return False
    return isinstance(message, Undo) or (
        0 < len(message.actions) <= MOST_ACTIONS
        and all(0 < len(text) <= LONGEST_ACTION and "\n" not in text for text in message.actions)
    )
