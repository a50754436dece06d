"""Rows of deals, evenings and onlookers as values, and the statements that write them."""

from dataclasses import asdict

import msgspec
from sqlalchemy import RowMapping, bindparam, select

from ludoteca.kernel.jsontext import canonical
from ludoteca.kernel.rules import Options
from ludoteca.server.storage import schema
from ludoteca.server.storage.writer import BoundStatement
from ludoteca.server.tables.rows import Deal, Entrant, Evening

INSERT_DEAL = schema.deals.insert()
UPDATE_TABLE_DEAL = (
    schema.tables.update()
    .where(schema.tables.c.id == bindparam("of"), schema.tables.c.deal.is_(None))
    .values(deal=bindparam("to"))
)
# Inserts nothing if the row exists, in a form that both kinds of database support.
INSERT_ONLOOKER = schema.onlookers.insert().from_select(
    ["seen", "viewer"],
    select(
        bindparam("what", type_=schema.onlookers.c.seen.type), bindparam("who", type_=schema.onlookers.c.viewer.type)
    ).where(
        ~select(schema.onlookers)
        .where(schema.onlookers.c.seen == bindparam("what"), schema.onlookers.c.viewer == bindparam("who"))
        .exists()
    ),
)
INSERT_EVENING = schema.evenings.insert()
UPDATE_ROUND = (
    schema.evenings.update()
    .where(schema.evenings.c.id == bindparam("of"))
    .values(round=bindparam("to"), began=bindparam("at"))
)
UPDATE_AUTO = schema.evenings.update().where(schema.evenings.c.id == bindparam("of")).values(auto=bindparam("to"))
INSERT_ENTRANT = schema.entrants.insert()
DELETE_ENTRANTS = schema.entrants.delete().where(schema.entrants.c.evening == bindparam("of"))


def deal(row: RowMapping) -> Deal:
    plain = dict(row)
    plain["options"] = msgspec.json.decode(row["options"], type=Options)
    plain["bots"] = tuple(msgspec.json.decode(row["bots"], type=list[str]))
    nonces = msgspec.json.decode(row["nonces"], type=dict[str, str])
    plain["nonces"] = {int(seat): nonce for seat, nonce in nonces.items()}
    return Deal(**plain)


def evening(row: RowMapping) -> Evening:
    return Evening(**{**row, "options": msgspec.json.decode(row["options"], type=Options)})


def insert_deal(deal: Deal) -> BoundStatement:
    nonces = {str(seat): nonce for seat, nonce in deal.nonces.items()}
    texts = {"options": canonical(deal.options), "nonces": canonical(nonces)}
    return INSERT_DEAL, {**asdict(deal), **texts, "bots": msgspec.json.encode(deal.bots).decode()}


def join_deal(table: str, deal: str) -> BoundStatement:
    """Makes a finished table the first of a deal."""
    return UPDATE_TABLE_DEAL, {"of": table, "to": deal}


def insert_onlooker(seen: str, viewer: str) -> BoundStatement:
    return INSERT_ONLOOKER, {"what": seen, "who": viewer}


def insert_evening(evening: Evening) -> BoundStatement:
    return INSERT_EVENING, {**asdict(evening), "options": canonical(evening.options)}


def start_round(evening: str, round: int, at: int) -> BoundStatement:
    return UPDATE_ROUND, {"of": evening, "to": round, "at": at}


def set_auto(evening: str, auto: bool) -> BoundStatement:
    return UPDATE_AUTO, {"of": evening, "to": auto}


def insert_entrant(evening: str, entrant: Entrant) -> BoundStatement:
    return INSERT_ENTRANT, {"evening": evening, **asdict(entrant)}


def delete_entrants(evening: str) -> BoundStatement:
    return DELETE_ENTRANTS, {"of": evening}
