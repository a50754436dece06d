"""Plays a few games on a real server and keeps its database as a compressed SQL dump, named after its schema.

    python -m tests.corpus.make [--with-older]

`--with-older` also makes those of earlier schemas, by taking the newest back: that was done once, when the corpus began.
"""

import argparse
import contextlib
import gzip
import shutil
import sqlite3
import tempfile
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

import ludoteca.server.storage
from ludoteca.server.storage.repository import NEWEST_MIGRATION
from tests.server.harness import OPEN, Person, Server

FOLDER = Path(__file__).parent
MIGRATIONS = Path(ludoteca.server.storage.__file__).parent / "migrations"


def play(data: Path) -> None:
    """Two games that are over, one of each that runs, and tables that wait and are closed."""
    with Server(data) as server:
        ana, ben = Person(server, "Ana"), Person(server, "Ben")
        for game in ("mille-fiori", "great-split"):
            finished = ana.new_table("me random", game)["id"]
            ana.sit(finished).play_on()
            ana.http.post(f"/api/tables/{finished}/duel").raise_for_status()
        for game in ("mille-fiori", "great-split", "castles-of-burgundy"):
            terms = {"public": True, "clock": {"kind": "minutes", "minutes": 30, "increment": 5}}
            table = ana.new_table("me open", game, terms)
            first, second = ana.sit(table["id"]), ben.join(table)
            first.say("chat", text="¡Hola!")
            first.say("note", text="my plan")
            for page in (first, second, first, second):
                page.drain(0.2)
                if page.update and page.update["decision"] is not None:
                    page.act(page.update["position"]["legal"][0])
        ana.new_table("me open open", "castles-of-burgundy", board="1")
        closed = ana.new_table("me random", "castles-of-burgundy")["id"]
        ana.sit(closed).wait_until_asked()
        ana.http.post(f"/api/tables/{closed}/close").raise_for_status()
        OPEN.close()
        server.stop()


def take_back(file: Path, schema: str) -> None:
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, schema)
    engine.dispose()


def keep(file: Path, schema: str) -> None:
    with contextlib.closing(sqlite3.connect(file)) as database:
        dump = "\n".join(database.iterdump())
    (FOLDER / f"{schema}.sql.gz").write_bytes(gzip.compress(dump.encode(), 9, mtime=0))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--with-older", action="store_true")
    older = parser.parse_args().with_older
    with tempfile.TemporaryDirectory() as data:
        play(Path(data))
        file = Path(data) / "ludoteca.sqlite3"
        keep(file, NEWEST_MIGRATION)
        for number in range(int(NEWEST_MIGRATION) - 1, 0, -1) if older else ():
            copy = Path(data) / "older.sqlite3"
            shutil.copy(file, copy)
            take_back(copy, f"{number:04}")
            keep(copy, f"{number:04}")
            copy.unlink()


if __name__ == "__main__":
    main()
