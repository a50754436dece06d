"""The game's settings: seats, the least group, the data set; and the actions they allow."""

import contextlib
import os
from pathlib import Path
from typing import Final

from ludoteca.games.great_split import division, rounds
from ludoteca.games.great_split.actions import Arrow, Discard, Seal, Sell, Split, Splitter, Take, Use
from ludoteca.games.great_split.data import (
    FEWEST_PLAYERS,
    FIRST_SEAL,
    GOLD,
    HOUSE,
    MOST_PLAYERS,
    PRESTIGE,
    ROUNDS,
    TRACK_COUNT,
    TRACKS,
    DataSet,
    load_data,
)
from ludoteca.games.great_split.data_file import is_plain_name
from ludoteca.games.great_split.position import json_reader
from ludoteca.games.great_split.presentation import description
from ludoteca.games.great_split.presentation.presentation import GreatSplitPresentation
from ludoteca.games.great_split.scoring import CONTRACTS
from ludoteca.games.great_split.state import GreatSplitState
from ludoteca.kernel.actions import Action
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.refusals import BadSettings
from ludoteca.kernel.rules import Game, Option, Options, OptionValue, Rules
from ludoteca.kernel.state import State

HOUSE_NAME: Final = "house"
DATA_FOLDER: Final = "LUDOTECA_DATA"
"""The folder of an owner's own data sets: `$LUDOTECA_DATA/great-split/<name>.toml`."""


class GreatSplitRules(Rules):
    """Options as plain values, and the actions by what they are about."""

    def __init__(self, game: Game, players: int, options: Options, data: DataSet) -> None:
        super().__init__(game, players, options)
        self.data = data
        self.min_group = int(options["min_group"])
        self.dealt = [data.dealt(players, round) for round in range(ROUNDS + 1)]
        self.discard_stride = data.kinds + 1
        self._splits_of: dict[int, list[Action]] = {}
        self._make_actions()

    def _make_actions(self) -> None:
        names = self.data.names[: self.data.kinds]
        slots = max(self.data.hand_limits)
        self.discard: list[Action] = [Discard(kind, name) for kind, name in enumerate(names)]
        self.split: list[Split] = [Split(mask, slots) for mask in range(0, 1 << slots, 2)]
        self.take: list[Action] = [Take(0), Take(1)]
        self.use: list[Action] = [Use(kind, name) for kind, name in enumerate(names)]
        self.sell_for_gold: list[Action] = [Sell(kind, name, GOLD, "gold") for kind, name in enumerate(names)]
        self.sell_for_prestige: list[Action] = [
            Sell(kind, name, PRESTIGE, "prestige") for kind, name in enumerate(names)
        ]
        self.plays: list[list[Action]] = [
            [self.use[kind], self.sell_for_gold[kind], self.sell_for_prestige[kind]] for kind in range(len(names))
        ]
        self.plays_without_gold: list[list[Action]] = [[using, selling] for using, _, selling in self.plays]
        self.splitter: list[Action] = [Splitter(track, name) for track, name in enumerate(TRACKS)]
        self.seal: list[Action] = [Seal(track, TRACKS[track]) for track in range(TRACK_COUNT)]
        self.arrow: list[Action] = [Arrow(track, name) for track, name in enumerate(TRACKS)]
        for action in [*self.discard, *self.split, *self.take, *self.use, *self.sell_for_gold]:
            self.actions.add(action)
        for action in [*self.sell_for_prestige, *self.splitter, *self.seal[FIRST_SEAL:], *self.arrow]:
            self.actions.add(action)

    def splits_of(self, size: int, equals: int) -> list[Action]:
        """The splits of a hand of this size in which the slots in `equals` hold the same as the one before."""
        key = equals << 4 | size
        if key not in self._splits_of:
            self._splits_of[key] = [
                self.split[mask >> 1]
                for mask in range(0, 1 << size, 2)
                if (mask or not self.min_group) and division.is_canonical(mask, size, equals)
            ]
        return self._splits_of[key].copy()

    def data_digest(self) -> str:
        return "" if self.data is HOUSE else self.data.digest

    def describe(self) -> Json:
        return description.describe(self)

    def start(self, seed: bytes) -> State:
        state = GreatSplitState(self, self, seed)
        rounds.begin(state)
        return state

    def load(self, data: Json) -> State:
        state = GreatSplitState(self, self, b"")
        json_reader.load(state, data)
        return state


class GreatSplit(Game):
    def __init__(self) -> None:
        self._installed: dict[str, DataSet] = {}
        self._files: dict[str, Path] = _files_in(os.environ.get(DATA_FOLDER, ""))
        super().__init__("great-split", 1, (FEWEST_PLAYERS, MOST_PLAYERS), [], "ludoteca.games.great_split")
        self.presentation = GreatSplitPresentation(self, self.data_sets)
        self._offer()

    def _offer(self) -> None:
        """The data sets there are, as choices of an option; the house set is the default."""
        choices: list[OptionValue] = [HOUSE_NAME, *sorted({*self._files, *self._installed})]
        self.options = [Option("min_group", (1, 0), 1), Option("data", tuple(choices), HOUSE_NAME)]

    def install(self, name: str, text: str) -> None:
        """Offers a data set under this name; raises BadSettings, which says what is wrong with it."""
        if name == HOUSE_NAME or name in self._files or name in self._installed or not is_plain_name(name):
            raise BadSettings("data-name-wrong", {"name": name})
        self._installed[name] = load_data(text)
        self._offer()

    def data_set(self, name: str) -> DataSet:
        if name == HOUSE_NAME:
            return HOUSE
        if name not in self._installed:
            self._installed[name] = load_data(_read(self._files[name]))
        return self._installed[name]

    def data_sets(self) -> list[DataSet]:
        """All that a table may be played with; a file that is wrong is refused where somebody chooses it."""
        sets = [HOUSE]
        for name in sorted({*self._files, *self._installed}):
            with contextlib.suppress(BadSettings):
                sets.append(self.data_set(name))
        return sets

    def make(self, players: int, options: Options) -> Rules:
        return GreatSplitRules(self, players, options, self.data_set(str(options["data"])))

    def sheet(self) -> list[str]:
        return ["prestige", "tome", "artwork", "gems", *CONTRACTS]

    def option_sets(self, players: int) -> list[Options]:
        return [{}, {"min_group": 0}]


def _files_in(folder: str) -> dict[str, Path]:
    """The data files of an admin's folder, by name; their content is read when one is chosen."""
    if not folder:
        return {}
    found = sorted((Path(folder) / "great-split").glob("*.toml"))
    return {path.stem: path for path in found if is_plain_name(path.stem) and path.stem != HOUSE_NAME}


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadSettings("data-unreadable", {"file": path.name, "why": str(error)}) from None


GAME: Final = GreatSplit()
