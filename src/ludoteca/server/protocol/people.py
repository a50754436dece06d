"""The bodies of requests and responses about a person: the name, devices, links, and their page."""

from typing import Literal

from msgspec import Struct

from ludoteca.kernel.jsontext import Json


class Me(Struct):
    name: str
    language: str = ""


class DeviceLink(Struct):
    """Signs a person in on another device, once, within this many seconds."""

    token: str
    seconds: int


class DeviceSignIn(Struct, forbid_unknown_fields=True):
    """`instead` replaces the session of another person in this browser."""

    token: str
    instead: bool = False


class DeviceInfo(Struct):
    """A browser that is signed in. `browser` describes it coarsely (`Firefox · Linux`); `here` is the one that asks.

    `created` and `seen` are when it was first and last seen, in milliseconds since 1970.
    """

    id: str
    browser: str
    created: int
    seen: int
    here: bool


class Devices(Struct):
    """The person's devices, and when their open device link expires; 0 if there is none."""

    devices: list[DeviceInfo]
    link_until: int


# -- a person's page


class GroupInfo(Struct):
    """Finished games of one kind. `mean` is the mean score, `rank` the mean rank; `board` is empty if the game has
    only one."""

    game: str
    players: int
    board: str
    games: int
    wins: int
    mean: float
    best: int
    rank: float


class SourceLine(Struct):
    """The mean points of a source: the person's own, those of everybody here, and of the strong bots; null if nobody
    played."""

    source: str
    title: str
    mine: float
    everybody: float | None
    strong: float | None


class SourceTable(Struct):
    """Points by source in a game for this many players, and how many games each column is based on."""

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
    """`wins` are games in which the person was ranked before this opponent, `losses` after. `bot` is empty for a
    person."""

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
    """Games won in a row, and days with a game in a row (UTC): the current and the longest streak."""

    wins: int
    most_wins: int
    days: int
    most_days: int


class Profile(Struct):
    """A person's page. `published` is its address, empty while it is private. At most the last 5000 games are
    counted."""

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
    """A finished game of a person. `counted` is false if it is left out of means and ratings (docs/server.md says
    when).

    `table` and `others` are empty on another person's page if people played there in private.
    """

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
    """Sets whether everybody who knows the address may see the page."""

    published: bool


class Deletion(Struct, forbid_unknown_fields=True):
    """`name` must be the person's own, so that nothing is deleted by mistake."""

    name: str


# -- passkeys


class PasskeyInfo(Struct):
    """`browser` is the one that created it; `created` and `used` are in milliseconds since 1970."""

    id: str
    browser: str
    created: int
    used: int


class Passkeys(Struct):
    """The person's passkeys, the number of recovery codes left, and why passkeys are not possible here, if they are
    not: the server lacks the library, or its address has no name."""

    passkeys: list[PasskeyInfo]
    codes: int
    why_not: Literal["", "not-installed", "no-name"]


class PasskeyOptions(Struct):
    """What a browser needs to create or use a passkey, in WebAuthn's JSON."""

    options: Json


class NewPasskey(Struct, forbid_unknown_fields=True):
    """The browser's answer, in WebAuthn's JSON."""

    credential: Json


class PasskeySignIn(Struct, forbid_unknown_fields=True):
    """The browser's answer. `instead` replaces the session of another person in this browser."""

    credential: Json
    instead: bool = False


class CodeSignIn(Struct, forbid_unknown_fields=True):
    code: str
    instead: bool = False


class RecoveryCodes(Struct):
    """Recovery codes, shown once; each works once."""

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
