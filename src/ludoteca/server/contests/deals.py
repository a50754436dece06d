"""Makes deals, and the tables that play them."""

import hashlib
import secrets
from dataclasses import replace

import ludoteca
from ludoteca import bots
from ludoteca.bots.outside import registry
from ludoteca.bots.strengths import repeatable
from ludoteca.kernel.refusals import BadSettings, Refused
from ludoteca.kernel.rules import Rules
from ludoteca.server.lobby import table_factory
from ludoteca.server.protocol.schemas import NewTable
from ludoteca.server.tables import dealt, seeds
from ludoteca.server.tables.core import TableCore
from ludoteca.server.tables.journal import TAKEBACK
from ludoteca.server.tables.rows import Deal, Person, SeatRow, TableRow, Terms, now

DEAL_ID_BYTES = 12
DUEL, DAY, EVENING = "duel", "day", "evening"
BOT_NAMES = ("Teo", "Lucía", "Bruno", "Nora", "Iris", "Hugo")


def new_deal(kind: str, rules: Rules, seats_bots: list[str]) -> Deal:
    """Returns a deal with its own secret. Its seed contains no nonces, because it is fixed before anybody joins."""
    id = secrets.token_urlsafe(DEAL_ID_BYTES)
    fixed = tuple(repeatable_bot(bot, rules.game.id) if bot else "" for bot in seats_bots)
    return Deal(
        id,
        kind,
        rules.game.id,
        rules.version,
        rules.players,
        rules.options,
        fixed,
        seeds.new_secret(),
        id,
        {},
        now(),
    )


def repeatable_bot(bot: str, game: str) -> str:
    """Returns the bot's name with settings that make it reproducible; raises BadSettings for outside programs, which
    cannot be made so."""
    if bot in registry.registered():
        raise BadSettings("bot-not-repeatable", {"bot": bot})
    fixed = repeatable(bot)
    bots.make(fixed, game, 0)  # raises BadSettings for a bot that cannot play this game
    return fixed


# -- duels


def duel_from(table: TableCore, person: str) -> Deal:
    """Returns a duel on the chance of a finished game of one person against bots; raises Refused if it would not be
    fair."""
    row = table.row
    if row.status != "over" or row.imported or row.result is None:
        raise Refused("duel-not-over")
    people = [seat for seat in row.seats if seat.kind != "bot"]
    if len(people) != 1 or people[0].person != person:
        raise Refused("duel-not-alone")
    if table.record_start is not None or table.record_from > 0 or row.rules_version != table.rules.version:
        raise Refused("duel-from-position")
    if any(entry.kind == TAKEBACK for entry in table.journal):
        raise Refused("duel-taken-back")
    secret, name, nonces = dealt.seed_parts(row)
    return Deal(
        secrets.token_urlsafe(DEAL_ID_BYTES),
        DUEL,
        row.game,
        row.rules_version,
        row.players,
        row.options,
        tuple(repeatable_bot(seat.bot, row.game) if seat.kind == "bot" else "" for seat in row.seats),
        secret,
        name,
        nonces,
        now(),
        first=row.id,
    )


def new_duel(new: NewTable, host: Person) -> tuple[Deal, TableRow]:
    """Returns a duel with a new table for its first game; raises BadSettings if game, options and seats do not fit
    together."""
    row = table_factory.table_row(new, host)
    if sum(1 for seat in row.seats if seat.kind == "person") != 1 or any(seat.kind == "open" for seat in row.seats):
        raise BadSettings("duel-seats")
    rules = ludoteca.game(row.game).rules(row.players, row.options)
    deal = new_deal(DUEL, rules, [seat.bot for seat in row.seats])
    return deal, at_deal(replace(row, terms=duel_terms(row.terms)), deal)


def duel_terms(terms: Terms) -> Terms:
    """Returns the terms without takebacks and spectators, which would reveal chance events in advance."""
    return replace(terms, public=False, takebacks=False)


# -- tables


def person_seat(deal: Deal) -> int:
    return deal.bots.index("")


def bot_name(bot: str) -> str:
    return bot.partition(":")[0]


def challenger_table(deal: Deal, first: TableRow | None, person: Person, name: str) -> TableRow:
    """Returns a table on which this person plays the deal; bots keep the names and colours of the first table."""
    rules = rules_of(deal)
    seat = person_seat(deal)
    seats = [
        _bot(deal, number, first) if number != seat else table_factory.person_seat(number, person, name)
        for number in range(deal.players)
    ]
    if first is not None:
        seats = [replace(one, colour=first.seats[one.seat].colour) for one in seats]
    others = [one.name for one in seats if one.seat != seat]
    seats[seat] = replace(seats[seat], name=table_factory.free_name(seats[seat].name, others))
    terms = duel_terms(first.terms if first is not None else Terms(hints=deal.kind == DUEL))
    return at_deal(table_factory.row_for(rules, seats, person.id, terms), deal)


def _bot(deal: Deal, number: int, first: TableRow | None) -> SeatRow:
    before = [seat for seat in range(number) if deal.bots[seat]]
    name = first.seats[number].name if first is not None else BOT_NAMES[len(before) % len(BOT_NAMES)]
    return table_factory.bot_seat(number, bot_name(deal.bots[number]), deal.game, name)


def evening_table(deal: Deal, number: int, seats: list[SeatRow], host: str, clock_text: str) -> TableRow:
    """Returns a table of an evening. Its id is derived from the deal's secret: if a round is started twice at the same
    moment, the database refuses the second table."""
    terms = Terms(hints=False, takebacks=False, clock=clock_text)
    row = table_factory.row_for(rules_of(deal), seats, host, terms)
    id = hashlib.blake2b(f"table {number}".encode(), key=deal.secret, digest_size=table_factory.TABLE_ID_BYTES)
    return at_deal(replace(row, id=id.hexdigest()), deal)


def at_deal(row: TableRow, deal: Deal) -> TableRow:
    return replace(row, secret=deal.secret, deal=deal)


def rules_of(deal: Deal) -> Rules:
    """Returns the rules of a deal; raises Refused if the rules have changed since it was made."""
    rules = ludoteca.game(deal.game).rules(deal.players, deal.options)
    if rules.version != deal.rules_version:
        raise Refused("deal-old-rules")
    return rules
