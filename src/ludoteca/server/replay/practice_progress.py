"""A person's progress with practice positions: the streak and the positions solved, the same on all their devices."""

import asyncio
import json
from collections.abc import Sequence

from sqlalchemy import bindparam, select

import ludoteca
from ludoteca.analysis import practice
from ludoteca.server.protocol.exercises import PracticeAnswer, PracticeProgress
from ludoteca.server.storage import schema
from ludoteca.server.storage.repository import Repository
from ludoteca.server.tables.rows import Person

DELETE = schema.practice.delete().where(schema.practice.c.person == bindparam("of"))
INSERT = schema.practice.insert()


class PracticeProgressService:
    def __init__(self, repository: Repository) -> None:
        self._repository = repository
        self._lock = asyncio.Lock()

    async def add(self, person: Person, answers: Sequence[PracticeAnswer]) -> PracticeProgress:
        """Counts these answers and returns the person's progress. Answers to unknown positions are ignored."""
        async with self._lock:
            last, progress = await self._read(person)
            for answer in filter(is_known, answers):
                last = counted(progress, last, answer)
            if answers:
                row = {
                    "person": person.id,
                    "streak": progress.streak,
                    "longest": progress.longest,
                    "last": last,
                    "solved": json.dumps(progress.solved),
                }
                await self._repository.save((DELETE, {"of": person.id}), (INSERT, row))
            return progress

    async def _read(self, person: Person) -> tuple[str, PracticeProgress]:
        rows = await self._repository.rows(select(schema.practice).where(schema.practice.c.person == person.id))
        if not rows:
            return "", PracticeProgress(0, 0, [])
        row = rows[0]
        return row["last"], PracticeProgress(row["streak"], row["longest"], json.loads(row["solved"]))


def counted(progress: PracticeProgress, last: str, answer: PracticeAnswer) -> str:
    """Counts an answer unless its position is the one answered last; returns the position answered last."""
    name = f"{answer.game}/{answer.item}"
    if name == last:
        return last
    progress.streak = progress.streak + 1 if answer.solved else 0
    progress.longest = max(progress.longest, progress.streak)
    if answer.solved and name not in progress.solved:
        progress.solved.append(name)
    return name


def is_known(answer: PracticeAnswer) -> bool:
    if answer.game not in ludoteca.all_games():
        return False
    return any(each.id == answer.item for each in practice.practice_set(answer.game))
