"""The bodies of requests and responses about a person: the name, devices, links, and their page."""

from typing import Literal

from msgspec import Struct

from ludoteca.kernel.jsontext import Json


class Me(Struct):
    name: str
    language: str = ""


class DeviceLink(Struct):
    """Signs a person in on another device: once, and within so many seconds."""

    token: str
    seconds: int


class DeviceSignIn(Struct, forbid_unknown_fields=True):
    """`instead` replaces the session of somebody else in this browser."""

    token: str
    instead: bool = False


class DeviceInfo(Struct):
    """A browser that is signed in. `browser` describes it coarsely (`Firefox · Linux`), `here` is the asker's own.

    `created` and `seen` are when it was first and last seen, in milliseconds since 1970."""

    id: str
    browser: str
    created: int
    seen: int
    here: bool


class Devices(Struct):
    """The asker's devices, and until when their open device link works; 0 where there is none."""

    devices: list[DeviceInfo]
    link_until: int


# -- a person's page


class GroupInfo(Struct):
    """Finished games of one kind. `mean` are the points, `rank` the mean rank; `board` is empty where a game has no choice."""

    game: str
    players: int
    board: str
    games: int
    wins: int
    mean: float
    best: int
    rank: float


class SourceLine(Struct):
    """The mean points of a source: one's own, those of everybody here and of the strong bots; null where nobody played."""

    source: str
    title: str
    mine: float
    everybody: float | None
    strong: float | None


class SourceTable(Struct):
    """Points by source in a game of so many players, and how many games each column rests on."""

    game: str
    players: int
    lines: list[SourceLine]
    games: int
    everybody: int
    strong: int


class RatingInfo(Struct):
    """An openskill rating on the scale of chess, with its 95 % interval, against `people` or against `bots`."""

    game: str
    against: Literal["people", "bots"]
    rating: float
    low: float
    high: float
    games: int


class Opponent(Struct):
    """`wins` are games in which one was ranked before this opponent, `losses` behind. `bot` is empty for a person."""

    name: str
    bot: str
    games: int
    wins: int
    losses: int


class AnalysedGame(Struct):
    """`accuracy` is 0 to 100, `luck` in points of margin."""

    table: str
    game: str
    ended: int
    accuracy: float
    luck: float


class Streaks(Struct):
    """Games won in a row, and days with a game in a row (UTC): at present, and the most so far."""

    wins: int
    most_wins: int
    days: int
    most_days: int


class Profile(Struct):
    """A person's page. `published` is its address, empty while it is private. At most the last 5000 games are looked at."""

    name: str
    since: int
    published: str
    games: int
    wins: int
    groups: list[GroupInfo]
    sources: list[SourceTable]
    ratings: list[RatingInfo]
    opponents: list[Opponent]
    analysed: list[AnalysedGame]
    streaks: Streaks


Against = Literal["people", "bots", "both"]


class PersonGame(Struct):
    """A finished game of a person. `counted` is false for one that no mean or rating has (docs/server.md says which).

    `table` is empty where the page is not one's own and others than bots played there in private; so is `others`."""

    table: str
    game: str
    players: int
    board: str
    ended: int
    points: int
    rank: int
    margin: int
    won: bool
    against: Against
    counted: bool
    accuracy: float | None
    luck: float | None
    others: list[str]


class PersonGames(Struct):
    """One page of a person's games; `total` is how many there are in all."""

    games: list[PersonGame]
    total: int
    page: int
    per_page: int


class Publishing(Struct, forbid_unknown_fields=True):
    """Whether everybody who knows the address may see the page."""

    published: bool


class Deletion(Struct, forbid_unknown_fields=True):
    """`name` must be the person's own: nothing is deleted by mistake."""

    name: str


# -- passkeys


class PasskeyInfo(Struct):
    """`browser` is the one in which it was made; `created` and `used` are in milliseconds since 1970."""

    id: str
    browser: str
    created: int
    used: int


class Passkeys(Struct):
    """The asker's passkeys, how many recovery codes are left, and why passkeys are not possible here, if they are not:
    the server lacks the library, or its address has no name."""

    passkeys: list[PasskeyInfo]
    codes: int
    why_not: Literal["", "not-installed", "no-name"]


class PasskeyOptions(Struct):
    """What a browser needs to make a passkey or to use one, as WebAuthn writes it in JSON."""

    options: Json


class NewPasskey(Struct, forbid_unknown_fields=True):
    """The browser's answer, as WebAuthn writes it in JSON."""

    credential: Json


class PasskeySignIn(Struct, forbid_unknown_fields=True):
    """The browser's answer. `instead` replaces the session of somebody else in this browser."""

    credential: Json
    instead: bool = False


class CodeSignIn(Struct, forbid_unknown_fields=True):
    code: str
    instead: bool = False


class RecoveryCodes(Struct):
    """Told once; each works once."""

    codes: list[str]


TYPES = (
    Me,
    DeviceLink,
    DeviceSignIn,
    Devices,
    Profile,
    PersonGames,
    Publishing,
    Deletion,
    Passkeys,
    PasskeyOptions,
    NewPasskey,
    PasskeySignIn,
    CodeSignIn,
    RecoveryCodes,
)
