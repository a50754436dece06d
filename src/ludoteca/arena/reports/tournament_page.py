"""The report of a tournament, and its plots by name."""

import math

from ludoteca.arena.reports.drawing import Drawing, series
from ludoteca.arena.reports.page import cards, escaped, facts, page, paragraph, plot, section, table
from ludoteca.arena.reports.plots import PlotRow, distribution_plot, interval_plot, matrix_plot
from ludoteca.arena.tournaments.standings import PairStanding, Standings
from ludoteca.words import Words


def tournament_page(done: Standings) -> str:
    game = done.schedule.settings.rules.game
    return page(
        game,
        lambda words: words.say("arena-title", game=words.say("game")),
        lambda words: body(done, words),
    )


def body(done: Standings, words: Words) -> str:
    drawings = plots(done, words)
    return "".join(
        [
            paragraph(about(done, words), "lead"),
            paragraph(order_line(done, words), "verdict"),
            facts(
                [
                    (words.say("arena-best"), done.bots[0].bot),
                    (words.say("arena-games"), f"{done.games:,}"),
                    (words.say("arena-seeds"), f"{done.seeds:,}"),
                    (words.say("arena-decisions"), f"{done.length.mean:.0f}"),
                ]
            ),
            section(words.say("arena-standings"), bots_table(done, words), note=words.say("arena-note-standings")),
            section(
                words.say("arena-pairs"),
                cards(plot(drawings["ratings"]), plot(drawings["wins"], words.say("arena-note-matrix"))),
                pairs_table(done, words),
                note=words.say("arena-note-pairs"),
            ),
            section(
                words.say("arena-distributions"),
                cards(plot(drawings["scores"]), plot(drawings["margins"], words.say("arena-note-margins"))),
            ),
            section(words.say("arena-seats"), cards(plot(drawings["seats"], words.say("arena-note-seats")))),
            section(
                words.say("arena-how"), paragraph(words.say("arena-how-played")), paragraph(words.say("arena-how-sure"))
            ),
        ]
    )


def about(done: Standings, words: Words) -> str:
    schedule = done.schedule
    return words.say(
        "arena-about",
        players=schedule.settings.players,
        format=schedule.format,
        games=done.games,
        seeds=done.seeds,
    )


def order_line(done: Standings, words: Words) -> str:
    if done.certain:
        return words.say("arena-order-certain", percent=round(100 * done.error))
    open_pairs = [
        words.say("arena-pair-open", first=pair.first, second=pair.second) for pair in done.pairs if not pair.winner
    ]
    return words.say("arena-order-open", pairs="; ".join(open_pairs))


def plots(done: Standings, words: Words) -> dict[str, Drawing]:
    """Returns the plots by the names of the files that they may be written to."""
    players = done.schedule.settings.players
    names = [bot.bot for bot in done.bots]
    ratings = [PlotRow(bot.bot, bot.rating, *bot.rating_interval, series(place)) for place, bot in enumerate(done.bots)]
    return {
        "ratings": interval_plot(words.say("arena-plot-ratings"), ratings, lambda value: f"{value:.0f}"),
        "wins": matrix_plot(
            words.say("arena-plot-wins"),
            names,
            names,
            [[ahead(done, one, other) for other in names] for one in names],
            0.5,
        ),
        "scores": distribution_plot(words.say("arena-plot-scores"), [(bot.bot, bot.scores) for bot in done.bots]),
        "margins": distribution_plot(
            words.say("arena-plot-margins"), [(bot.bot, bot.margins) for bot in done.bots], True
        ),
        "seats": matrix_plot(
            words.say("arena-plot-seats"),
            names,
            [words.say("arena-seat", seat=seat + 1) for seat in range(players)],
            [[seat.share if seat.games else None for seat in bot.by_seat] for bot in done.bots],
            1 / players,
        ),
    }


def ahead(done: Standings, one: str, other: str) -> float | None:
    pair = done.pair(one, other) if one != other else None
    if pair is None or not pair.ahead.games:
        return None
    return pair.ahead.share if pair.first == one else 1 - pair.ahead.share


# -- tables


def bots_table(done: Standings, words: Words) -> str:
    headings = ["bot", "rating", "wins", "points", "deviation", "time", "games"]
    rows = [
        [
            escaped(bot.bot),
            f"{bot.rating:.0f} {span(*bot.rating_interval)}",
            f"{bot.won.share:.1%} {span(100 * bot.won.interval[0], 100 * bot.won.interval[1])}",
            f"{bot.points.mean:.1f}",
            f"{bot.points.deviation:.1f}",
            f"{bot.milliseconds:.2f}",
            f"{bot.won.games:,}",
        ]
        for bot in done.bots
    ]
    return table([words.say(f"arena-{heading}") for heading in headings], rows)


def pairs_table(done: Standings, words: Words) -> str:
    rows = []
    for pair in done.pairs:
        better = Better(pair)
        certain = words.say("arena-yes" if pair.winner else "arena-not-yet")
        rows.append(
            [
                escaped(words.say("arena-pair", first=better.first, second=better.second)),
                f"{better.share:.1%} {span(100 * better.bounds[0], 100 * better.bounds[1])}",
                f"{better.margin:+.1f} {span(*better.margins, 1)}",
                escaped(certain),
            ]
        )
    headings = ["", *(words.say(f"arena-{heading}") for heading in ("ahead", "margin", "certain"))]
    return table(headings, rows)


class Better:
    """A pair with the leading bot first, or the one that is named."""

    def __init__(self, pair: PairStanding, first: str | None = None) -> None:
        self.first, self.second = pair.first, pair.second
        self.share, self.bounds = pair.ahead.share, pair.ahead.interval
        self.margin, self.margins = pair.margin.mean, pair.margin.interval
        if self.first != first if first else self.share < 0.5:
            self.first, self.second = self.second, self.first
            self.share, self.bounds = 1 - self.share, (1 - self.bounds[1], 1 - self.bounds[0])
            self.margin, self.margins = -self.margin, (-self.margins[1], -self.margins[0])


def span(low: float, high: float, digits: int = 0) -> str:
    return f'<span class="span">{interval_text(low, high, digits)}</span>'


def interval_text(low: float, high: float, digits: int = 0) -> str:
    return f"[{low:.{digits}f}, {high:.{digits}f}]" if math.isfinite(low) and math.isfinite(high) else "[?]"
