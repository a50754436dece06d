"""Questions about analyses, positions and practice, the same over HTTP and in a browser without a server."""

import asyncio
from datetime import UTC, datetime

import ludoteca
from ludoteca.analysis import practice
from ludoteca.analysis.practice import PracticePosition
from ludoteca.bots.playing import first_deciding
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.record import record_from_text
from ludoteca.kernel.refusals import Refused
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.localization import language_or_english, words_of
from ludoteca.server.protocol.exercises import BestMovesRequest, PracticeItem, PracticeSet
from ludoteca.server.protocol.schemas import LaidPosition
from ludoteca.server.protocol.study import AnalysisProgress
from ludoteca.server.replay import setup
from ludoteca.server.replay.analyses import AnalysisService
from ludoteca.server.replay.analysis_views import analysis_info
from ludoteca.server.replay.exercises import PositionStudy
from ludoteca.server.replay.replay import ReplayCache, eyes_of
from ludoteca.server.tables.rows import Person


class StudyService:
    def __init__(self, tables: TableRegistry, replays: ReplayCache) -> None:
        self._tables = tables
        self._replays = replays
        self._analyses = AnalysisService(tables)

    async def stop(self) -> None:
        await self._analyses.stop()

    # -- games that are over

    async def progress(self, id: str, language: str) -> AnalysisProgress:
        """Returns the progress of an analysis, starting it at the first request."""
        table = (await self._tables.hub(id)).table.core
        spoken = language_or_english(language)
        found = await self._analyses.ask(table)
        why = words_of(table.row.game, spoken).refusal(found.why.refusal) if found.why else ""
        analysis = None
        if found.analysis is not None:
            analysis = await asyncio.to_thread(analysis_info, found.analysis, table, spoken)
        return AnalysisProgress(found.status, found.share, why, analysis)

    async def moment(self, id: str, number: int, language: str) -> PositionStudy:
        """Returns the position of a decision in an analysed game, as its seat knew it."""
        table = (await self._tables.hub(id)).table.core
        found = await self._analyses.ask(table)
        if found.analysis is None or not 0 <= number < len(found.analysis.moments):
            raise Refused("moment-unknown")
        moment = found.analysis.moments[number]
        record = record_from_text(await self._tables.repository.record(id))
        state = await asyncio.to_thread(record.replay, table.rules, moment.ply)
        return PositionStudy(self._tables, state.view(moment.seat), table.names, language_or_english(language), id)

    async def position(self, id: str, version: int, person: Person | None, eyes: str, language: str) -> PositionStudy:
        """Returns a seat's decision in any position of a finished game."""
        table = (await self._tables.hub(id)).table.core
        if table.row.status != "over":
            raise Refused("game-not-over")
        seat = eyes_of(table, person, eyes)
        state = (await self._replays.timeline(table)).at(version)
        return PositionStudy(self._tables, state.view(seat), table.names, language_or_english(language), id)

    # -- any position

    async def any_position(self, data: BestMovesRequest, language: str, asker: str) -> PositionStudy:
        """Returns the study of an observation, wherever it comes from."""
        observation = await asyncio.to_thread(read_observation, data)
        spoken = language_or_english(language)
        return PositionStudy(self._tables, observation, seat_names(data.players, spoken), spoken, asker)

    async def laid(self, data: LaidPosition, seat: int, language: str, asker: str) -> PositionStudy:
        """Returns the study of an edited position, for this seat or the first deciding one; raises BadPosition."""
        state = await asyncio.to_thread(setup.read, data)
        if not state.deciding:
            raise Refused("nothing-to-decide")
        mover = seat if seat in state.deciding else first_deciding(state)
        spoken = language_or_english(language)
        return PositionStudy(self._tables, state.view(mover), seat_names(data.players, spoken), spoken, asker)

    async def practice(self, game: str, item: str, language: str, asker: str) -> tuple[PracticeItem, PositionStudy]:
        found = next((each for each in practice.practice_set(ludoteca.game(game).id) if each.id == item), None)
        if found is None:
            raise Refused("practice-unknown")
        observation = await asyncio.to_thread(found.observation)
        spoken = language_or_english(language)
        names = seat_names(found.record.players, spoken)
        return practice_item(found), PositionStudy(self._tables, observation, names, spoken, asker)


def read_observation(data: BestMovesRequest) -> Observation:
    return ludoteca.game(data.game).rules(data.players, data.options).observation_from_json(data.observation)


def seat_names(players: int, language: str) -> list[str]:
    words = words_of("", language)
    return [words.say("imported-seat", number=seat + 1) for seat in range(players)]


# -- the practice sets


def puzzle_of_the_day() -> PracticeItem:
    """Returns today's puzzle. The games take turns."""
    day = today()
    games = [game for game in ludoteca.all_games() if practice.practice_set(game)]
    found = practice.of_the_day(games[day % len(games)], day // len(games)) if games else None
    if found is None:
        raise Refused("practice-unknown")
    return practice_item(found)


def practice_set(game: str) -> PracticeSet:
    id = ludoteca.game(game).id
    items = [practice_item(each) for each in practice.practice_set(id)]
    day = practice.of_the_day(id, today())
    return PracticeSet(id, datetime.now(UTC).date().isoformat(), day.id if day else "", items)


def practice_item(found: PracticePosition) -> PracticeItem:
    puzzle = found.puzzle
    return PracticeItem(found.id, found.record.game, found.record.players, puzzle.difficulty, puzzle.loss)


def today() -> int:
    """Returns the number of the day in UTC."""
    return datetime.now(UTC).toordinal()
