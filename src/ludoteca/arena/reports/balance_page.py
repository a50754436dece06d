"""The report of a balance study: seats, boards and characters, what wins, and what everything was worth."""

import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from statistics import fmean
from typing import Final

from ludoteca.arena.balance.anchors import AnchorComparison, compare
from ludoteca.arena.balance.findings import Advantage, Findings
from ludoteca.arena.intervals import CERTAINTY
from ludoteca.arena.reports.drawing import Drawing
from ludoteca.arena.reports.page import (
    cards,
    details,
    escaped,
    facts,
    page,
    paragraph,
    plot,
    section,
    small_interval,
    table,
)
from ludoteca.arena.reports.plots import PlotRow, interval_plot, paired_bars
from ludoteca.arena.reports.tournament_page import span
from ludoteca.words import Words

SHOWN: Final = 6
"""The number of best and of worst things that are shown; the others are folded."""


def balance_page(studies: Sequence[Findings]) -> str:
    game = studies[0].work.settings.rules.game
    return page(
        game,
        lambda words: words.say("balance-title", game=words.say("game")),
        lambda words: body(studies, words),
    )


def body(studies: Sequence[Findings], words: Words) -> str:
    first = studies[0]
    about = words.say("balance-about", bot=first.work.bot, games=sum(found.games for found in studies))
    parts = [paragraph(about, "lead"), paragraph(words.say("balance-read"), "verdict")]
    if len(studies) > 1:
        parts += [by_players(studies, words)]
    for found in studies:
        parts.append(one_study(found, words, words.say("balance-players", players=found.work.settings.players)))
    parts.append(
        section(
            words.say("arena-how"),
            paragraph(words.say("balance-how-paired")),
            paragraph(words.say("balance-how-sure", percent=round(100 * CERTAINTY))),
            paragraph(words.say("balance-how-worth")),
        )
    )
    return "".join(parts)


def one_study(found: Findings, words: Words, heading: str) -> str:
    drawings = plots(found, words)
    parts = [
        section(
            heading,
            facts(
                [
                    (words.say("balance-points"), f"{found.points.mean:.1f}"),
                    (words.say("balance-winner"), f"{found.winner.mean:.1f}"),
                    (words.say("balance-ties"), f"{found.ties.share:.1%}"),
                    (words.say("arena-decisions"), f"{found.length.mean:.0f}"),
                    (words.say("arena-games"), f"{found.games:,}"),
                ]
            ),
            kind="chapter",
        )
    ]
    if found.work.settings.players > 1:
        parts += anchors_part(found, words)
        parts.append(
            section(words.say("balance-seats"), cards(*(plot(drawings[name]) for name in drawings if name in SEATS)))
        )
        for trait, values in found.traits.items():
            shown = plot(drawings[f"trait-{trait}"])
            numbers = details(words.say("balance-numbers"), advantages(values.values(), words, trait))
            parts.append(section(trait_title(trait, words), cards(shown), numbers))
        parts.append(
            section(
                words.say("balance-sources"),
                cards(plot(drawings["sources"]), sources_table(found, words)),
                note=words.say("balance-note-sources"),
            )
        )
        parts += variants_part(found, words)
        parts.append(actions_part(found, words))
    return "".join(parts)


SEATS: Final = ("order", "seats")


def plots(found: Findings, words: Words) -> dict[str, Drawing]:
    """Returns the plots by the names of the files that they may be written to."""
    fair = 1 / found.work.settings.players
    drawings: dict[str, Drawing] = {}
    if found.order:
        rows = [win_row(one, words.say("balance-place", place=place + 1)) for place, one in enumerate(found.order)]
        drawings["order"] = interval_plot(words.say("balance-plot-order"), rows, percent, fair)
    rows = [win_row(one, words.say("arena-seat", seat=seat + 1)) for seat, one in enumerate(found.seats)]
    drawings["seats"] = interval_plot(words.say("balance-plot-seats"), rows, percent, fair)
    for trait, values in found.traits.items():
        best_first = sorted(values.values(), key=lambda one: -one.margin.mean)
        rows = [
            PlotRow(trait_name(trait, one.name, words), one.margin.mean, *one.margin.interval, colour(one))
            for one in best_first
        ]
        title = words.say("balance-plot-trait", trait=trait_title(trait, words))
        drawings[f"trait-{trait}"] = interval_plot(title, rows, signed, 0)
    bars = [(words.say(f"source-{one.source}"), one.winners.mean, one.losers.mean) for one in found.sources.values()]
    names = (words.say("balance-winners"), words.say("balance-losers"))
    drawings["sources"] = paired_bars(words.say("balance-plot-sources"), bars, names, lambda value: f"{value:.1f}")
    return drawings


def win_row(one: Advantage, label: str) -> PlotRow:
    return PlotRow(label, one.won.share, *one.won.interval, colour(one))


def colour(one: Advantage) -> str:
    """Returns grey for a difference that may be due to chance."""
    if not one.differs:
        return "line-strong"
    return "good" if one.margin.mean > 0 else "bad"


def percent(value: float) -> str:
    return f"{value:.0%}"


def signed(value: float) -> str:
    return f"{value:+.1f}" if value else "0"


# -- parts


def anchors_part(found: Findings, words: Words) -> list[str]:
    compared = compare(found)
    if not compared:
        return []
    rows = [anchor_row(one, words) for one in compared]
    headings = ["", *(words.say(f"balance-anchor-{name}") for name in ("theirs", "ours", "agrees"))]
    return [section(words.say("balance-anchors"), table(headings, rows), note=words.say("balance-note-anchors"))]


def anchor_row(one: AnchorComparison, words: Words) -> list[str]:
    anchor = one.anchor
    name = trait_name(anchor.trait, anchor.name, words) if anchor.name else ""
    what = words.say(f"balance-anchor-{anchor.what}", name=name)
    share = anchor.what in ("first", "ties")
    if anchor.value is not None:
        theirs = f"{anchor.value:.1%}" if share else f"{anchor.value:g}"
    elif anchor.low is not None and anchor.high is not None:
        theirs = f"{anchor.low:.0%} – {anchor.high:.0%}"
    else:
        theirs = words.say("arena-yes")
    if one.ours is None or one.interval is None:
        ours = "–"
    elif share:
        ours = f"{one.ours:.1%} {span(100 * one.interval[0], 100 * one.interval[1], 1)}"
    elif anchor.what == "points":
        ours = f"{one.ours:.1f} {span(*one.interval, 1)}"
    else:
        best = words.say("balance-anchor-ours-best", name=trait_name(anchor.trait, one.ours_name, words))
        ours = f"{one.ours:+.1f} {span(*one.interval, 1)}" + (f"; {escaped(best)}" if one.ours_name else "")
    open_end = "unknown" if one.ours is None else "unsure"
    verdict = open_end if one.agrees is None else "agrees" if one.agrees else "differs"
    mark = {"agrees": "up", "differs": "down"}.get(verdict, "span")
    return [
        escaped(what),
        escaped(theirs),
        ours,
        f'<span class="{mark}">{escaped(words.say(f"balance-{verdict}"))}</span>',
    ]


def by_players(studies: Sequence[Findings], words: Words) -> str:
    """Returns the section that compares numbers of players."""
    counts = [words.say("balance-players", players=found.work.settings.players) for found in studies]
    rows = [
        [escaped(words.say("balance-points")), *(f"{found.points.mean:.1f}" for found in studies)],
        [escaped(words.say("balance-winner")), *(f"{found.winner.mean:.1f}" for found in studies)],
        [
            escaped(words.say("balance-first")),
            *(f"{found.order[0].won.share:.1%}" if found.order else "–" for found in studies),
        ],
        [escaped(words.say("balance-ties")), *(f"{found.ties.share:.1%}" for found in studies)],
        [escaped(words.say("arena-decisions")), *(f"{found.length.mean:.0f}" for found in studies)],
    ]
    parts = [table(["", *counts], rows)]
    for trait in dict.fromkeys(trait for found in studies for trait in found.traits):
        names = sorted({name for found in studies for name in found.traits.get(trait, {})}, key=natural)
        lines = []
        for name in names:
            margins = [found.traits.get(trait, {}).get(name) for found in studies]
            known = [one.margin.mean for one in margins if one]
            gain = f"{known[-1] - known[0]:+.1f}" if len(known) == len(studies) else "–"
            cells = [f"{one.margin.mean:+.1f} {span(*one.margin.interval, 1)}" if one else "–" for one in margins]
            lines.append([escaped(trait_name(trait, name, words)), *cells, gain])
        headings = [trait_title(trait, words), *counts, words.say("balance-gain")]
        parts.append(paragraph(words.say("balance-note-gain"), "note") + table(headings, lines))
    return section(words.say("balance-by-players"), *parts)


def sources_table(found: Findings, words: Words) -> str:
    rows = [
        [
            escaped(words.say(f"source-{one.source}")),
            f"{one.winners.mean:.1f}",
            f"{one.losers.mean:.1f}",
            f"{one.difference.mean:+.1f} {span(*one.difference.interval, 1)}",
        ]
        for one in found.sources.values()
    ]
    headings = ["", *(words.say(f"balance-{name}") for name in ("winners", "losers", "difference"))]
    return table(headings, rows)


def variants_part(found: Findings, words: Words) -> list[str]:
    if not found.variants:
        return []
    rows = []
    for place, one in enumerate(found.variants):
        difference = f"{one.difference.mean:+.1f} {span(*one.difference.interval, 1)}" if place else "–"
        rows.append(
            [
                escaped(words.option(one.option, one.value)),
                f"{one.points.mean:.1f}",
                difference,
                f"{one.winner.mean:.1f}",
                f"{one.spread.mean:.1f}",
                f"{one.first.share:.1%} {span(100 * one.first.interval[0], 100 * one.first.interval[1])}",
                f"{one.length.mean:.0f}",
            ]
        )
    names = ("points", "difference", "winner", "spread", "first")
    headings = [
        words.option(found.variants[0].option),
        *(words.say(f"balance-{name}") for name in names),
        words.say("arena-decisions"),
    ]
    return [section(words.say("balance-variants"), table(headings, rows), note=words.say("balance-note-variants"))]


def actions_part(found: Findings, words: Words) -> str:
    """Returns the tables of actions by event, the largest differences first."""
    actions = sorted(found.actions.values(), key=lambda one: one.name.partition(" ")[0])
    groups = [(event, list(group)) for event, group in groupby(actions, lambda one: one.name.partition(" ")[0])]
    groups.sort(key=lambda group: -fmean(one.differs for one in group[1]))
    parts = []
    for event, group in groups:
        group.sort(key=lambda one: -one.margin.mean)
        title = words.say(f"did-{event}") if words.has(f"did-{event}") else event
        short = len(group) <= 2 * SHOWN + 2
        shown = group if short else [*group[:SHOWN], *group[-SHOWN:]]
        inside = advantages(shown, words)
        if not short:
            rest = group[SHOWN:-SHOWN]
            inside += details(words.say("balance-rest", count=len(rest)), advantages(rest, words))
        parts.append(f"<h3>{escaped(title)}</h3>{inside}")
    if not parts:
        parts = [paragraph(words.say("balance-too-few"), "note")]
    return section(words.say("balance-worth"), *parts, note=words.say("balance-note-worth"))


def advantages(ones: Iterable[Advantage], words: Words, trait: str = "") -> str:
    """Returns a table; significant differences are coloured, and all bars have the same scale."""
    ordered = sorted(ones, key=lambda one: -one.margin.mean)
    names = shown_names(ordered, words, trait)
    most = max((max(abs(bound) for bound in one.margin.interval) for one in ordered), default=1.0)
    rows = []
    for one, name in zip(ordered, names, strict=True):
        mark = ("up" if one.margin.mean > 0 else "down") if one.differs else "number"
        about = "" if trait else words.help(one.name.partition(" ")[2])
        rows.append(
            [
                f'<span title="{escaped(about)}">{escaped(name)}</span>' if about else escaped(name),
                f'<span class="{mark}">{one.margin.mean:+.1f}</span> {span(*one.margin.interval, 1)}',
                f"{one.won.share:.0%} {span(100 * one.won.interval[0], 100 * one.won.interval[1])}",
                f"{one.games:,}",
                small_interval(one.margin.mean, *one.margin.interval, most, colour(one)),
            ]
        )
    return table(["", words.say("balance-margin"), words.say("arena-wins"), words.say("arena-games"), ""], rows)


def shown_names(ones: Sequence[Advantage], words: Words, trait: str) -> list[str]:
    """Returns the names, with the id added if the game gives several things the same name, such as hexes."""
    ids = [one.name if trait else one.name.partition(" ")[2] for one in ones]
    names = [trait_name(trait, id, words) if trait else words.name(id) for id in ids]
    alike = Counter(names)
    return [told_apart(name, id) if alike[name] > 1 else name for name, id in zip(names, ids, strict=True)]


def told_apart(name: str, id: str) -> str:
    return id if id.startswith(name) else f"{name} ({id})"


def trait_title(trait: str, words: Words) -> str:
    return words.say(f"trait-{trait}") if words.has(f"trait-{trait}") else trait


def trait_name(trait: str, name: str, words: Words) -> str:
    """Returns the game's name of a trait's value: its own, or that of the option by which a player chooses it."""
    if words.has_name(name):
        return words.name(name)
    return words.option(f"{trait.removesuffix('s')}_1", name)


def natural(name: str) -> tuple[int, str]:
    """Returns a sort key by which 2 comes before 10, and numbers before names."""
    return (int(name), "") if name.isdigit() else (sys.maxsize, name)
