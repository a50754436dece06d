"""Journal entries come back from the database as they were, from rows and archives of any release."""

import json
import zlib

from sqlalchemy import create_engine

from ludoteca.kernel.events import Event
from ludoteca.server.storage import journal_codec, schema, statements
from ludoteca.server.storage.schema import METADATA
from ludoteca.server.tables.journal import ACT, UNDO, JournalEntry

ENTRIES = [
    JournalEntry(1, ACT, 0, ["choose quartz-3", "place w9"], [], "a", 5, [Event("chose", 0, {"card": "x"}, ("card",))]),
    JournalEntry(2, UNDO, 0, [], [1], "b", 6),
    JournalEntry(
        3, ACT, 1, ["sail"], [], "c", 7, [Event("scored", 1, {"points": 2}), Event("seen", 1, {}, (), (0, 2))]
    ),
]
OLD_ARCHIVE = [
    [1, "act", 0, ["choose quartz-3", "place w9"], [], "a", 5, [["chose", 0, {"card": "x"}, ["card"], [0]]]],
    [2, "undo", 0, [], [1], "b", 6, []],
    [3, "act", 1, ["sail"], [], "c", 7, [["scored", 1, {"points": 2}, [], [1]], ["seen", 1, {}, [], [0, 2]]]],
]


def plain(entries: list[JournalEntry]) -> list[object]:
    return [
        (
            e.version,
            e.kind,
            e.seat,
            e.actions,
            e.undone,
            e.key,
            e.at,
            [(v.to_json(), v.secret, v.eyes) for v in e.events],
        )
        for e in entries
    ]


def test_a_row_holds_the_whole_entry() -> None:
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        METADATA.create_all(connection)
        for entry in ENTRIES:
            connection.execute(*statements.insert_entry("t", entry))
        rows = connection.execute(schema.journal.select().order_by(schema.journal.c.version)).mappings().all()
    engine.dispose()
    assert plain([journal_codec.from_columns(row) for row in rows]) == plain(ENTRIES)


def test_an_archive_holds_all_entries() -> None:
    assert plain(journal_codec.from_archive(journal_codec.to_archive(ENTRIES))) == plain(ENTRIES)


def test_row_and_archive_use_one_encoding() -> None:
    archived = json.loads(zlib.decompress(journal_codec.to_archive(ENTRIES)))
    for values, entry in zip(archived, ENTRIES, strict=True):
        row = journal_codec.to_columns(entry)
        events = row["events"]
        assert isinstance(events, bytes)
        assert values == [*(row[name] for name in journal_codec.COLUMNS[:-1]), json.loads(events)]


def test_an_archive_of_an_older_release_is_read() -> None:
    data = zlib.compress(json.dumps(OLD_ARCHIVE).encode())
    assert plain(journal_codec.from_archive(data)) == plain(ENTRIES)


def test_only_the_last_keys_are_archived() -> None:
    many = [JournalEntry(number, ACT, 0, ["sail"], [], f"k{number}", 0) for number in range(1, 20)]
    keys = [entry.key for entry in journal_codec.from_archive(journal_codec.to_archive(many))]
    assert keys == [""] * 11 + [f"k{number}" for number in range(12, 20)]
    assert many[0].key == "k1"
