"""Reports are complete, exist in both languages, and load nothing from other addresses."""

import re
import xml.etree.ElementTree as ET
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest

from ludoteca.arena.reports.drawing import Drawing
from ludoteca.arena.reports.files import write_plots
from ludoteca.arena.reports.plots import PlotRow, Scale, distribution_plot, interval_plot, matrix_plot, paired_bars
from ludoteca.arena.reports.tournament_page import plots, tournament_page
from ludoteca.arena.tournaments.standings import Standings, standings
from ludoteca.words import Words
from tests.arena.test_standings import SCHEDULE, game
from tests.cli.running import output


def done() -> Standings:
    return standings(SCHEDULE, [game(n, (60 + n % 7, 55 + n % 5)) for n in range(40)])


class Elements(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "line", "rect", "circle", "polygon"):
            self.open.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("href", "src")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """SVG's own."""

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_a_page_is_whole_and_needs_nothing_from_elsewhere() -> None:
    text = tournament_page(done())
    elements = Elements(text)
    assert not elements.open
    assert not elements.links
    assert re.findall(r"url\((.{5})", text) == ["data:", "data:"], "its two fonts are in it"
    assert 'main lang="en"' in text
    assert "Torneo de Mille Fiori" in text
    assert not re.search(r">arena-[a-z-]+<", text), "every message has words"
    used = set(re.findall(r"var\(--([a-z0-9-]{2,})\)", text))
    assert used <= set(re.findall(r"--([a-z0-9-]+):", text)), "every colour is defined"


def test_what_bots_are_called_does_no_harm() -> None:
    drawing = interval_plot("<b>", [PlotRow("<script>", 1, 0, 2)], str)
    assert "<script>" not in drawing.svg()
    assert "&lt;script&gt;" in drawing.svg()


@pytest.mark.parametrize(
    "drawing",
    [
        interval_plot("a", [PlotRow("one", 5, float("-inf"), float("inf")), PlotRow("two", 3, 1, 4)], str, 4),
        matrix_plot("b", ["x", "y"], ["1", "2"], [[0.2, None], [1.0, 0.0]], 0.5),
        distribution_plot("c", [("x", Counter({3: 2, 90: 5})), ("nobody", Counter())], True),
        paired_bars("d", [("areas", 40, 30.5), ("lost", -3, 0)], ("winners", "losers"), str),
    ],
    ids=lambda drawing: drawing.title,
)
def test_drawings_stay_on_their_sheet(drawing: Drawing) -> None:
    ET.fromstring(drawing.svg())
    for shape in drawing.shapes:
        xs, ys = shape.points[::2], shape.points[1::2]
        if shape.kind == "box":
            xs, ys = (xs[0], xs[0] + xs[1]), (ys[0], ys[0] + ys[1])
        assert all(-1 <= x <= drawing.width + 1 for x in xs), shape
        assert all(-1 <= y <= drawing.height + 1 for y in ys), shape


def test_scales_have_a_few_round_ticks() -> None:
    for low, high in ((0.0, 1.0), (-213.0, 370.0), (1480.0, 1500.0), (7.0, 7.0)):
        ticks = Scale.around([low, high], 0, 100).ticks()
        assert 2 <= len(ticks) <= 6, (low, high, ticks)


def test_plots_are_written_as_svg_and_png(tmp_path: Path) -> None:
    write_plots(plots(done(), Words(language="es", rooms=["ludoteca.arena"])), tmp_path / "plots")
    names = {path.name for path in (tmp_path / "plots").iterdir()}
    assert names == {
        f"{name}.{end}" for name in ("ratings", "wins", "scores", "margins", "seats") for end in ("svg", "png")
    }
    for path in (tmp_path / "plots").glob("*.svg"):
        assert "var(" not in path.read_text("utf-8"), "a file by itself has no page to take colours from"
    assert (tmp_path / "plots" / "wins.png").read_bytes().startswith(b"\x89PNG")


def test_the_command_writes_a_page_and_parquet(tmp_path: Path) -> None:
    import pyarrow.parquet

    page, table = tmp_path / "page.html", tmp_path / "games.parquet"
    files = ["--html", str(page), "--parquet", str(table), "--out", str(tmp_path / "games.jsonl")]
    output("arena", "great-split", "--bots", "easy,random", "--games", "2", *files)
    assert "Tournament of The Great Split" in page.read_text("utf-8")
    rows = pyarrow.parquet.read_table(table).to_pylist()
    assert [(row["number"], row["seat"]) for row in rows] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert {row["bot"] for row in rows} == {"easy", "random"}


def test_a_tournament_without_games_has_a_page() -> None:
    """Somebody stopped it at once."""
    nothing = standings(SCHEDULE, [])
    assert "0 games" in tournament_page(nothing)
    assert nothing.to_json()["games"] == 0
