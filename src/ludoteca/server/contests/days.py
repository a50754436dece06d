"""The game of the day: one deal per game and day, drawn the day before, with the same bots for everybody."""

from collections.abc import Collection
from dataclasses import replace

import ludoteca
from ludoteca import bots
from ludoteca.bots.outside import registry
from ludoteca.server.contests import deals
from ludoteca.server.contests.access import days_on, today
from ludoteca.server.contests.duels import DealService, counted, score_of
from ludoteca.server.protocol.contests import DayInfo, DayLine
from ludoteca.server.storage import contest_rows
from ludoteca.server.storage.writer import NotSaved
from ludoteca.server.tables import seeds
from ludoteca.server.tables.rows import Deal, Person, TableRow

RIVALS = 2
USUAL_BOTS = ("medium", "greedy", "random")
"""The first of these bots that plays the game takes the other seats."""


async def of_day(service: DealService, game: str, day: str) -> Deal:
    """Returns the deal of a day, drawing it at the first request. Tomorrow's deal is requested today, so that its
    commitment is published before it can be played."""
    repository = service.repository
    found = await repository.deal_of_day(day, game)
    if found is None:
        drawn = draw(game, day)
        try:
            await repository.save(contest_rows.insert_deal(drawn))
        except NotSaved:  # another request stored it first
            found = await repository.deal_of_day(day, game)
            if found is None:
                raise
        else:
            return drawn
    return found


def draw(game: str, day: str) -> Deal:
    """Draws a deal with the default options, for one person against bots; the person's seat changes every day."""
    known = ludoteca.game(game)
    least, most = known.seats
    players = min(max(least, 1 + RIVALS), most)
    own = int(day.replace("-", "")) % players
    able = [bot for bot in bots.who_can_play(game) if bot not in registry.registered()]
    bot = next((bot for bot in USUAL_BOTS if bot in able), able[0] if able else "random")
    deal = deals.new_deal(deals.DAY, known.rules(players, {}), [bot if seat != own else "" for seat in range(players)])
    return replace(deal, day=day)


async def info(
    service: DealService, game: str, person: Person | None, viewers: Collection[str], language: str
) -> DayInfo:
    day = today()
    deal = await of_day(service, game, day)
    following = await of_day(service, game, days_on(day, 1))
    shown = await service.info(deal, person, viewers, language)
    best = await best_of(service, game, days_on(day, -1))
    seat = deals.person_seat(best.deal) if best is not None and best.deal is not None else 0
    return DayInfo(
        shown,
        seeds.commitment(following.secret),
        sum(1 for entry in shown.entries if entry.counted and entry.status == "over"),
        best.id if best else None,
        best.seats[seat].name if best else "",
        score_of(best, seat) if best else None,
    )


async def line(service: DealService, game: str, person: Person | None) -> DayLine:
    shown = await service.info(await of_day(service, game, today()), person, [], "en")
    own = next((entry for entry in shown.entries if entry.mine and entry.counted), None)
    played = sum(1 for entry in shown.entries if entry.counted and entry.status == "over")
    return DayLine(game, played, shown.state == "playing", own.rank if own else None, own.score if own else None)


async def best_of(service: DealService, game: str, day: str) -> TableRow | None:
    """Returns the table with the best counted result of a day; of equal ones the first."""
    deal = await service.repository.deal_of_day(day, game)
    if deal is None:
        return None
    seat = deals.person_seat(deal)
    rows = counted(deal, await service.repository.tables_of_deals([deal.id]))
    finished = [row for row in rows if score_of(row, seat) is not None]
    return max(finished, key=lambda row: score_of(row, seat) or 0, default=None)
