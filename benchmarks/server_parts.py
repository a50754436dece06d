"""What one move costs at a server, part by part, in processor time: a game is played through the server's own functions."""

import asyncio
import secrets
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import msgspec

import ludoteca
from ludoteca.server.lobby import table_factory
from ludoteca.server.localization import preload_words, words_of
from ludoteca.server.protocol.messages import encode
from ludoteca.server.settings import Limits, database_address
from ludoteca.server.storage import statements
from ludoteca.server.storage.repository import Repository
from ludoteca.server.tables import commands, seats, views
from ludoteca.server.tables.core import TableCore
from ludoteca.server.tables.rows import Person, Terms, now
from ludoteca.server.tables.views import RenderedSentences, ViewerProjection
from ludoteca.server.workers.jobs import MakePlans
from ludoteca.server.workers.plans import make_plans

GAMES = ("mille-fiori", "great-split", "castles-of-burgundy")
PLAYERS = 3
PLANNED = 10
"""Every so manieth decision has its plans made: they cost most, and in another process."""
PARTS = ("rules", "words", "position", "json", "commit", "commit of ten", "plans")


class Spent:
    """Seconds of processor by part, of all threads of this process."""

    def __init__(self) -> None:
        self.seconds: Counter[str] = Counter()
        self.times: Counter[str] = Counter()

    @contextmanager
    def on(self, part: str, times: int = 1) -> Iterator[None]:
        began = time.process_time()
        yield
        self.seconds[part] += time.process_time() - began
        self.times[part] += times

    def micros(self, part: str) -> float:
        return self.seconds[part] / max(1, self.times[part]) * 1e6


def table() -> Iterator[str]:
    preload_words()
    yield f"| game | {' | '.join(PARTS)} |"
    yield f"| --- |{' ---: |' * len(PARTS)}"
    for game in GAMES:
        for _ in range(2):  # the second game counts: in the first each message is parsed and compiled
            with tempfile.TemporaryDirectory() as data:
                spent = asyncio.run(game_of(game, Path(data)))
        yield f"| {game} | {' | '.join(f'{spent.micros(part):,.0f}' for part in PARTS)} |"
    yield "\n`words`, `position` and `json` are for four audiences: three seats and those who watch. `commit` is a transaction of its own, `commit of ten` one"
    yield "tenth of a transaction with ten moves, as they come together under load. `plans` are made by a worker process, once for a decision."


async def game_of(game: str, data: Path) -> Spent:
    repository = Repository(database_address("", data))
    await repository.start()
    try:
        return await play(game, repository)
    finally:
        await repository.stop()


async def play(game: str, repository: Repository) -> Spent:
    spent, rng = Spent(), Random(1)
    core = await begun(game, repository)
    audiences = [(seat, ViewerProjection(words_of(game, "en"), core.names, seat)) for seat in (*range(PLAYERS), None)]
    waiting = []
    while core.running:
        state = core.playing().state
        seat = rng.choice(state.deciding)
        if core.version % PLANNED == 0:
            plan(core, seat, spent)
        text = state.text(seat, rng.choice(state.legal(seat)))
        with spent.on("rules"):
            change = commands.act(core, seat, [text], core.version, secrets.token_hex(6), now())
        if core.version % 2:
            with spent.on("commit"):
                await repository.save(*statements.change(change))
        else:
            waiting.append(change)
        core.commit(change)
        if len(waiting) == 10 or not core.running:
            with spent.on("commit of ten", len(waiting)):
                await asyncio.gather(*(repository.save(*statements.change(each)) for each in waiting))
            waiting = []
        assert change.entry is not None
        told: RenderedSentences = {}
        for viewer, projection in audiences:
            with spent.on("words", 0):
                entry = projection.entry(change.entry, told)
            with spent.on("position", 0):
                seen = views.seen_at(core, viewer)
            with spent.on("json", 0):
                encode([entry, seen.position, seen.standings])
        for part in ("words", "position", "json"):
            spent.times[part] += 1
    return spent


def plan(core: TableCore, seat: int, spent: Spent) -> None:
    assert core.state is not None
    row, limits = core.row, Limits()
    seen = core.state.view(seat)
    job = MakePlans(row.game, row.players, row.options, {}, "en", core.names, limits.plans, limits.plan_bytes)
    with spent.on("plans"):
        msgspec.json.encode(make_plans(job, seen))


async def begun(game: str, repository: Repository) -> TableCore:
    person = Person("bench", "Bench", "en", now())
    await repository.add_person(person, b"bench")
    rules = ludoteca.game(game).rules(PLAYERS, {})
    taken = [table_factory.person_seat(number, person, f"Bench {number}") for number in range(PLAYERS)]
    row = table_factory.row_for(rules, taken, person.id, Terms())
    await repository.add_table(row)
    core = TableCore(row)
    for seat in range(PLAYERS):
        change = seats.take_nonce(core, seat, secrets.token_hex(16), now())
        await repository.save(*statements.change(change))
        core.commit(change)
    return core
