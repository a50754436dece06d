"""What the box holds, as tables of small ints: tracks, cards, characters, tokens, the art market.

`house.toml` is built in; `load_data` reads any other file of that form. A card is a kind: its icons and its level.
The level changes no effect, but it is printed on the card, and whoever has seen a card knows from which deck it
came, hence what that deck still holds.
"""

from importlib import resources
from typing import Final

from ludoteca.games.great_split.data_file import FileTable, read_toml
from ludoteca.kernel import jsontext
from ludoteca.kernel.observation import HIDDEN
from ludoteca.kernel.refusals import BadSettings

RESOURCES: Final = ["tome", "artwork", "topaz", "emerald", "gold"]
TOME: Final = 0
ARTWORK: Final = 1
TOPAZ: Final = 2
EMERALD: Final = 3
GOLD: Final = 4
FIRST_SEAL: Final = 5
TRACK_COUNT: Final = 10
PRESTIGE: Final = 10
TRACKS: Final = [*RESOURCES, *(f"{resource}-seal" for resource in RESOURCES), "prestige"]
"""Five resource tracks, the seal track of each, and prestige, which is the score and never ends."""

SEAL_ICONS: Final = ["diamond", "square", "star"]
ICONS: Final = ["prestige", *RESOURCES, *SEAL_ICONS]
LEVELS: Final = ["I", "II", "III"]
ROUNDS: Final = 6
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 7
FIRST_HAND: Final = 4
"""Cards of level I that each player has before the first round."""
SCORING_TOKENS: Final = ["tome", "artwork", "gems", "none"]
TOMES_SCORE: Final = 0
ARTWORK_SCORES: Final = 1
GEMS_SCORE: Final = 2
"""The scoring tokens that score something, as places in SCORING_TOKENS."""

# Pending effects of a seat are a stack of frames in one int, the next one lowest: how many, and of what.
FRAME_BITS: Final = 8
WHAT_BITS: Final = 4
MOST_STEPS: Final = 15
"""The largest count that a frame has bits for."""
MOST_FRAMES: Final = 31
"""More than are ever pending at once; positions read from outside may not have more."""
DIAMOND: Final = 11
SQUARE: Final = 12
STAR: Final = 13
ARROW: Final = 14
MOST_ICONS: Final = 9

SEAL_GROUP: Final = [range(5, 7), range(7, 10), range(5, 10)]
"""The seal tracks that a diamond, square and star seal may be used on."""

NO_EFFECT: Final = -1
SPACES: Final = 64
"""Room for a track in the tables that are strided by track."""

LONGEST_HAND_LIMIT: Final = 10


def frame(what: int, count: int) -> int:
    return count << WHAT_BITS | what


class Character:
    """Starting steps and contracts, per resource."""

    def __init__(self, name: str, start: list[int], contracts: list[int]) -> None:
        self.name: Final = name
        self.start: Final = start
        self.contracts: Final = contracts


class DataSet:
    """All numbers of one edition of the board, the cards and the characters."""

    def __init__(self, file: FileTable) -> None:
        self.deal_levels: Final = [level - 1 for level in file.numbers("deal_levels", ROUNDS, 2, 3)]
        self.hand_limits: Final = file.numbers("hand_limits", ROUNDS, 3, LONGEST_HAND_LIMIT)
        self.scoring_rounds: Final = file.numbers("scoring_rounds", 2, 1, ROUNDS - 1)
        self.market_tokens: Final = file.numbers("market_tokens", 9, 0, 9)
        self.hand_room: Final = 2 * max(self.hand_limits) + 2
        """The longest hand: two whole hands after an exchange (without a least group), and two cards dealt."""

        self.length: Final = [0] * TRACK_COUNT
        self.effect: Final = [NO_EFFECT] * (TRACK_COUNT * SPACES)
        self.contracts: Final = [0] * (TRACK_COUNT * SPACES)
        self.stars: Final = [0] * (TRACK_COUNT * SPACES)
        self.tome_values: Final = [0] * SPACES
        self._read_tracks(file.table("tracks"))
        self._read_seal_tracks(file.table("seal_tracks"))

        self.highest_gauge: Final = sum(sorted(self.market_tokens)[-ROUNDS:])
        self.art_points: Final[list[list[int]]] = []
        self._read_art_market(file.table("art_market"))

        self.names: Final[list[str]] = []
        self.levels: Final[list[int]] = []
        self.icons: Final[list[list[int]]] = []
        self.copies: Final[list[int]] = []
        self.first_copy: Final[list[int]] = []
        self.prestige: Final[list[int]] = []
        self.frames: Final[list[int]] = []
        self.decks: Final[list[list[int]]] = [[], [], []]
        self._read_cards(file.tables("cards"))
        self.kinds: Final = len(self.names)
        self.unknown: Final = self.kinds
        """A card that an observer has not seen, as if it were one more kind."""
        self.number: Final = {name: kind for kind, name in enumerate(self.names)}
        self.names.append(HIDDEN)
        self.cards: Final = sum(self.copies)
        self.level_first: Final = [0, len(self.decks[0]), len(self.decks[0]) + len(self.decks[1])]
        self._check_decks()

        self.characters: Final = [_read_character(one) for one in file.tables("characters")]
        self._check_characters()
        file.finish()
        self.source: Final = file.data
        self.digest: Final = jsontext.digest(file.data)

    # -- tracks: the stride of the lists is known here only

    def effect_at(self, track: int, space: int) -> int:
        """Returns the instant effect of a space, or NO_EFFECT."""
        return self.effect[track * SPACES + space]

    def contracts_at(self, track: int, space: int) -> int:
        """Counts the contracts up to a space of a resource track."""
        return self.contracts[track * SPACES + space]

    def stars_at(self, track: int, space: int) -> int:
        """Returns the stars of the last ribbon up to a space of a seal track."""
        return self.stars[track * SPACES + space]

    def _set_effect(self, track: int, space: int, effect: int) -> None:
        self.effect[track * SPACES + space] = effect

    def _read_tracks(self, tables: FileTable) -> None:
        for track, resource in enumerate(RESOURCES):
            table = tables.table(resource)
            last = table.number("length", 1, SPACES - 1)
            self.length[track] = last
            for space in table.spaces("contracts", last):
                for further in range(space, last + 1):
                    self.contracts[track * SPACES + further] += 1
            if track == GOLD:
                for space in table.spaces("double_arrows", last):
                    self._set_effect(track, space, ARROW)
            if track == TOME:
                for space, points in table.by_space("values", last, 0, 99).items():
                    self.tome_values[space:] = [points] * (SPACES - space)
            table.finish()
        tables.finish()

    def _read_seal_tracks(self, tables: FileTable) -> None:
        for number, resource in enumerate(RESOURCES):
            track = FIRST_SEAL + number
            table = tables.table(resource)
            last = table.number("length", 1, SPACES - 1)
            self.length[track] = last
            icons = table.optional_table("icons")
            for space in icons.keys_as_spaces(1, last):
                self._set_effect(track, space, RESOURCES.index(icons.word(str(space), RESOURCES)))
            for space, stars in table.by_space("ribbons", last, 0, 9).items():
                self.stars[track * SPACES + space : (track + 1) * SPACES] = [stars] * (SPACES - space)
            table.finish()
        tables.finish()

    def _read_art_market(self, table: FileTable) -> None:
        """The gauge can stand at any sum of the tokens, so each needs its row."""
        for gauge in range(self.highest_gauge + 1):
            row = table.by_space(str(gauge), SPACES - 1, 0, 99)
            if 0 not in row:
                raise table.wrong("data-row-without-zero", str(gauge))
            points = [0] * SPACES
            for space, worth in row.items():
                points[space:] = [worth] * (SPACES - space)
            self.art_points.append(points)
        table.finish()

    # -- cards

    def _read_cards(self, tables: list[FileTable]) -> None:
        """Kinds in the order of their level, then of the file; that is the order of a sorted hand."""
        for level in range(len(LEVELS)):
            for table in tables:
                if table.number("level", 1, len(LEVELS)) - 1 == level:
                    self._read_card(table, level)

    def _read_card(self, table: FileTable, level: int) -> None:
        counts = table.counts("icons", ICONS, MOST_ICONS)
        copies = table.number("copies", 1, 99)
        table.finish()
        icons = [counts.get(icon, 0) for icon in ICONS]
        if not any(icons):
            raise table.wrong("data-card-empty", "icons")
        kind = len(self.names)
        name = "+".join(f"{icon}-{count}" for icon, count in zip(ICONS, icons, strict=True) if count)
        name = f"{name}-{LEVELS[level]}"
        if name in self.names:
            raise table.wrong("data-card-twice", "icons", {"card": name})
        self.first_copy.append(sum(self.copies))
        self.names.append(name)
        self.levels.append(level)
        self.icons.append(icons)
        self.copies.append(copies)
        self.prestige.append(icons[0])
        self.frames.append(_frames(icons))
        self.decks[level].extend([kind] * copies)

    def dealt(self, players: int, round: int) -> list[int]:
        """How many cards of each level have left the decks once this round's are dealt; none in round 0."""
        counts = [0, 0, 0]
        if round:
            counts[0] = FIRST_HAND * players
        for level in self.deal_levels[:round]:
            counts[level] += players
            if players == 2:
                counts[level - 1] += players
        return counts

    def _check_decks(self) -> None:
        for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
            for level, needed in enumerate(self.dealt(players, ROUNDS)):
                there = len(self.decks[level])
                if there < needed:
                    raise BadSettings(
                        "data-deck-small",
                        {"level": LEVELS[level], "needed": needed, "cards": there, "players": players},
                    )

    def _check_characters(self) -> None:
        names = [character.name for character in self.characters]
        if len(names) < MOST_PLAYERS:
            raise BadSettings("data-characters-few", {"needed": MOST_PLAYERS, "cards": len(names)})
        if len(set(names)) < len(names):
            raise BadSettings("data-character-twice", {"field": "characters"})


def _frames(icons: list[int]) -> int:
    """The steps of a card, to be taken in the order of the icons; prestige is scored apart, as nothing follows from it."""
    stack = 0
    for place in range(len(ICONS) - 1, 0, -1):
        if icons[place]:
            seal = place - 1 - len(RESOURCES)
            stack = stack << FRAME_BITS | frame(DIAMOND + seal if seal >= 0 else place - 1, icons[place])
    return stack


def _read_character(table: FileTable) -> Character:
    start = table.counts("start", RESOURCES, MOST_ICONS)
    contracts = table.counts("contracts", RESOURCES, MOST_ICONS)
    name = table.text("name")
    table.finish()
    return Character(
        name,
        [start.get(resource, 0) for resource in RESOURCES],
        [contracts.get(resource, 0) for resource in RESOURCES],
    )


def load_data(text: str) -> DataSet:
    """The data set in a TOML text; raises BadSettings, which says where the text is wrong."""
    return DataSet(read_toml(text))


HOUSE: Final = load_data((resources.files(__package__) / "house.toml").read_text("utf-8"))
