"""Games as data for machine learning: every decision with what its seat knew, could do and did, and the game's result.

A dataset is a folder. `dataset.json` describes it; each shard of a hundred games is two files, `games-00000` and
`decisions-00000`, as JSON lines or Parquet (docs/datasets.md). A shard is written to temporary files and renamed when
it is complete, its games last: existing shards are always complete, and an interrupted run continues after them.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final

from ludoteca.arena.seats import end_game, seat_bots
from ludoteca.bots.encoding import Encoder, Writer, encoder
from ludoteca.bots.playing import decide, first_deciding
from ludoteca.kernel.chance import seed_bytes
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record
from ludoteca.kernel.refusals import BadSettings
from ludoteca.kernel.rules import Rules

SHARD: Final = 100
JSONL: Final = "jsonl"
PARQUET: Final = "parquet"
FORMATS: Final = (PARQUET, JSONL)
HEAD: Final = "dataset.json"
VERSION: Final = 1


@dataclass
class FinishedGame:
    """A finished game and its players: bots by their names, people as `person`."""

    players: Sequence[str]
    record: Record


def bot_games(rules: Rules, bots: Sequence[str], seed: int, first: int) -> Iterator[FinishedGame]:
    """Yields games of bots from this number on; game number n has the seed `seed + n`, as in a simulation."""
    number = first
    while True:
        match = Match(rules, seed_bytes(seed + number))
        players = seat_bots(rules.game.id, bots, seed + number)
        while not match.state.over:
            seat = first_deciding(match.state)
            match.apply(seat, decide(match.state, seat, players[seat]))
        end_game(players, match.state.result)
        yield FinishedGame(bots, match.record())
        number += 1


def head_of(rules: Rules, form: str, source: Json) -> Json:
    """Returns the description of a dataset. A run that continues it must have the same one."""
    return {
        "version": VERSION,
        "format": form,
        "game": rules.game.id,
        "rules": rules.version,
        "players": rules.players,
        "options": rules.options,
        "source": source,
        "features": encoder(rules).names,
        "actions": [action.text for action in rules.actions],
    }


class Dataset:
    """A folder of shards; `written` is the number of games in it."""

    def __init__(self, folder: Path, rules: Rules, form: str, source: Json) -> None:
        self.folder: Final = folder
        self.rules: Final = rules
        self.form: Final = form
        self.encoder: Final[Encoder] = encoder(rules)
        self.writer: Final = Writer()
        if form not in FORMATS:
            raise BadSettings("format-unknown", {"format": form, "formats": [*FORMATS]})
        if form == PARQUET:
            require_parquet()
        folder.mkdir(parents=True, exist_ok=True)
        head = head_of(rules, form, source)
        place = folder / HEAD
        if place.exists() and json.loads(place.read_text("utf-8")) != head:
            raise BadSettings("dataset-of-something-else", {"folder": str(folder)})
        place.write_text(json.dumps(head), "utf-8")
        self.written = self._count()

    def _count(self) -> int:
        games = 0
        while games % SHARD == 0 and (shard := self._file("games", games // SHARD)).exists():
            held = rows_in(shard, self.form)
            games += held
            if not held:
                break
        return games

    def _file(self, what: str, shard: int) -> Path:
        return self.folder / f"{what}-{shard:05}.{self.form}"

    @property
    def first_to_come(self) -> int:
        """Returns the number of the first game of the next shard: an incomplete shard is written again."""
        return self.written - self.written % SHARD

    def add(self, games: Iterable[FinishedGame], total: int) -> Iterator[int]:
        """Writes shards until there are `total` games, or no more; `games` starts with number `first_to_come`.

        Yields the number of games after each shard.
        """
        source = iter(games)
        done = self.first_to_come
        while done < total and (shard := list(islice(source, min(SHARD, total - done)))):
            self._write(done // SHARD, [self._rows(done + place, game) for place, game in enumerate(shard)])
            done += len(shard)
            self.written = max(self.written, done)
            yield self.written

    def _write(self, shard: int, games: list[tuple[Json, list[Json]]]) -> None:
        decisions = [row for _, rows in games for row in rows]
        for what, rows in (("decisions", decisions), ("games", [game for game, _ in games])):
            place = self._file(what, shard)
            unfinished = place.with_suffix(".part")
            write_rows(unfinished, rows, self.form)
            unfinished.replace(place)

    def _rows(self, number: int, game: FinishedGame) -> tuple[Json, list[Json]]:
        """Returns the row of a game and those of its decisions."""
        state = game.record.begin(self.rules)
        rows: list[Json] = []
        for ply, move in enumerate(game.record.moves):
            action = self.rules.parse(move.text, state, move.seat)
            rows.append(
                {
                    "game": number,
                    "ply": ply,
                    "seat": move.seat,
                    "action": action.index,
                    "text": move.text,
                    "legal": sorted(legal.index for legal in state.legal(move.seat)),
                    "features": bytes(self.encoder.encode(state, move.seat, self.writer)),
                }
            )
            state.apply(move.seat, action)
        result = state.result
        for row, move in zip(rows, game.record.moves, strict=True):
            row["score"], row["rank"] = result.scores[move.seat], result.ranks[move.seat]
        told: Json = {
            "game": number,
            "players": [*game.players],
            "scores": result.scores,
            "ranks": result.ranks,
            "record": game.record.to_text(),
        }
        return told, rows


# -- files


def require_parquet() -> None:
    try:
        import pyarrow.parquet  # noqa: F401
    except ImportError:
        raise BadSettings("extra-missing", {"what": "Parquet", "package": "pyarrow"}) from None


def write_rows(path: Path, rows: list[Json], form: str) -> None:
    """Writes rows. Features are bytes in Parquet, and a list of numbers in JSON."""
    if form == PARQUET:
        import pyarrow
        import pyarrow.parquet

        pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows), path)
        return
    with path.open("w", encoding="utf-8") as file:
        for row in rows:
            features = row.get("features")
            plain = row | {"features": list(features)} if isinstance(features, bytes) else row
            file.write(json.dumps(plain, separators=(",", ":")) + "\n")


def rows_in(path: Path, form: str) -> int:
    if form == PARQUET:
        import pyarrow.parquet

        return int(pyarrow.parquet.read_metadata(path).num_rows)
    with path.open("rb") as file:
        return sum(1 for _ in file)
