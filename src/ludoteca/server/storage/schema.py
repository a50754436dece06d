"""The database schema. The journal is the source of truth of every running game; everything else can be derived from
it.

Times are milliseconds since 1970, UTC. Changes go through `migrations/`.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
)

METADATA = MetaData()
EPHEMERAL = "passing"
"""Marks tables about running servers, which backups leave out."""

people = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    # Once the first browser's token; since 0008 `tokens` has them all. SQLite cannot drop a unique column.
    Column("token_hash", LargeBinary, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("muted", Boolean, nullable=False, server_default=false()),  # an admin took them the chat
    Column("published", Text),  # the address of their page; nothing while it is private
    Index("people_by_published", "published", unique=True),
)

tokens = Table(  # of a person's devices; a token itself is in its browser only
    "tokens",
    METADATA,
    Column("hash", LargeBinary, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("device", Text, nullable=False),
    Column("browser", Text, nullable=False),  # "Firefox · Linux"
    Column("seen", BigInteger, nullable=False),
    Index("tokens_of_person", "person"),
    Index("tokens_by_device", "device", unique=True),
)

links = Table(  # that carry a person to another browser, once
    "links",
    METADATA,
    Column("hash", LargeBinary, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("links_of_person", "person"),
)

evenings = Table(  # tournaments of several deals
    "evenings",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("title", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),  # at one table
    Column("options", Text, nullable=False),
    Column("bot", Text, nullable=False),  # at seats that nobody has
    Column("boards", Integer, nullable=False),
    Column("clock", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("invite", Text, nullable=False),
    Column("round", Integer, nullable=False),  # 0 before the first
    Column("began", BigInteger, nullable=False),  # the present round
    Column("created", BigInteger, nullable=False),
    Column("auto", Boolean, nullable=False, server_default=false()),  # the next round begins by itself
    Index("evenings_by_invite", "invite"),
    Index("evenings_of_host", "host"),
)

entrants = Table(
    "entrants",
    METADATA,
    Column("evening", Text, ForeignKey("evenings.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", Text, nullable=False, index=True),  # empty after they were deleted: their games stay
    Column("name", Text, nullable=False),
)

deals = Table(  # what several tables share
    "deals",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),  # duel, day or evening
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("bots", Text, nullable=False),  # one for each seat, as JSON
    Column("secret", LargeBinary, nullable=False),
    Column("seed_name", Text, nullable=False),
    Column("nonces", Text, nullable=False),  # by seat, as JSON
    Column("created", BigInteger, nullable=False),
    Column("first", Text),  # the table that a duel was made of
    Column("day", Text),
    Column("evening", Text),
    Column("board", Integer, nullable=False),
    Index("deal_of_day", "day", "game", unique=True),
    Index("deals_of_evening", "evening"),
)

onlookers = Table(  # who has seen a game, or has chosen to look at those of a deal instead of playing it
    "onlookers",
    METADATA,
    Column("seen", Text, primary_key=True),  # the id of a table or a deal
    Column("viewer", Text, primary_key=True),  # a person or a browser
)

passkeys = Table(
    "passkeys",
    METADATA,
    Column("id", Text, primary_key=True),  # the credential's, base64url
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("browser", Text, nullable=False),  # in which it was made
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
)

recovery_codes = Table(
    "recovery_codes",
    METADATA,
    Column("hash", LargeBinary, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
)

challenges = Table(  # that a browser has yet to sign
    "challenges",
    METADATA,
    Column("hash", LargeBinary, primary_key=True),
    Column("person", Text, nullable=False),  # who makes a passkey; empty to sign in
    Column("until", BigInteger, nullable=False, index=True),
    info={EPHEMERAL: True},
)

tables = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("host", Text, ForeignKey("people.id"), nullable=False),
    Column("invite", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("version", Integer, nullable=False),
    Column("deciding", Integer, nullable=False),  # bit per seat
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("result", Text),
    Column("next", Text),  # the table of the rematch
    Column("public", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("takebacks", Boolean, nullable=False),
    Column("clock", Text, nullable=False),  # "minutes 10 5", "days 2", or nothing
    Column("imported", Boolean, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("ticked", BigInteger, nullable=False),  # clocks are charged up to here
    Column("deadline", BigInteger),  # when the first clock runs out
    Column("deal", Text),  # what it shares with other tables
    Index("tables_by_invite", "invite"),
    Index("tables_by_deadline", "deadline"),
    Index("tables_by_host", "host"),
    Index("tables_public", "public", "status", "changed"),
    Index("tables_of_deal", "deal"),
)

seats = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("person", Text, ForeignKey("people.id")),
    Column("bot", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("nonce", Text, nullable=False),
    Column("standin", Text, nullable=False),  # why a bot plays for this person
    Column("left", BigInteger, nullable=False),  # on the seat's clock when it was last charged, in milliseconds
    Column("seen", BigInteger, nullable=False),
    Column("invited", Boolean, nullable=False),
    Column("colour", Integer),  # brought from an earlier table
    Index("seats_of_person", "person"),
)

snapshots = Table(
    "snapshots",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("position", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    # Where the record begins: the seed alone, or this position if a release changed the rules while the game ran.
    Column("record_from", Integer, nullable=False),
    Column("record_start", Text),
)

journal = Table(
    "journal",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("actions", Text, nullable=False),  # one text a line
    Column("undone", Text, nullable=False),  # versions taken back
    Column("key", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("events", LargeBinary, nullable=False),
)

archives = Table(
    "archives",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("record", LargeBinary, nullable=False),
    Column("position", LargeBinary, nullable=False),
    Column("journal", LargeBinary, nullable=False),
)

analyses = Table(  # of finished games; whatever has another format is made anew
    "analyses",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("format", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("made", BigInteger, nullable=False, server_default="0"),
)

chat = Table(
    "chat",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("id", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("person", Text),  # not in lines of earlier releases
    Index("chat_of_person", "person"),
)

notes = Table(
    "notes",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("text", Text, nullable=False),
)

practice = Table(  # how a person gets on with practice positions
    "practice",
    METADATA,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("streak", Integer, nullable=False),
    Column("longest", Integer, nullable=False),
    Column("last", Text, nullable=False),  # "<game>/<position>": its first answer counts, until another one is answered
    Column("solved", Text, nullable=False),  # a JSON list of such names
)

# What people's pages are made of. It follows from finished games, and is counted after their end (`profiles/tally.py`).

scores = Table(
    "scores",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Text, ForeignKey("people.id")),
    Column("bot", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("board", Text, nullable=False),
    Column("against", Text, nullable=False),  # people, bots or both
    Column("counted", Boolean, nullable=False),  # in means, ratings and streaks
    Column("points", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("margin", Integer, nullable=False),  # to the best other seat
    Column("won", Boolean, nullable=False),
    Column("sources", Text, nullable=False),  # points by source, JSON
    Column("ended", BigInteger, nullable=False),
    Column("accuracy", Float),  # once the game is analysed
    Column("luck", Float),
    Column("team", Integer),  # the same for partners; not in games of earlier releases
    Index("scores_of_person", "person", "ended"),
    Index("scores_by_game", "game", "players", "bot", "ended"),
)

ratings = Table(
    "ratings",
    METADATA,
    Column("player", Text, primary_key=True),  # a person's id, or the name of a bot
    Column("game", Text, primary_key=True),
    Column("pool", Text, primary_key=True),  # people among themselves, or people and bots
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

uncounted = Table(  # finished games that are not in `scores` yet
    "uncounted",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("ended", BigInteger, nullable=False, index=True),
)

beats = Table("beats", METADATA, Column("at", BigInteger, primary_key=True))  # when a server was last alive

# Which of several servers is alive and has which table. On SQLite there is one, and these stay empty.

servers = Table(
    "servers",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("url", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("until", BigInteger, nullable=False),  # by the database's clock: dead if not renewed before
    info={EPHEMERAL: True},
)

owners = Table(
    "owners",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("server", Text, ForeignKey("servers.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("here", Integer, nullable=False),  # bit per seat whose person looks at the table
    info={EPHEMERAL: True},
)
