"""Files for other programs: plots as SVG and PNG, games as Parquet."""

import json
from pathlib import Path

from ludoteca.arena.reports.drawing import Drawing
from ludoteca.kernel.refusals import BadSettings


def write_plots(drawings: dict[str, Drawing], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, drawing in drawings.items():
        (folder / f"{name}.svg").write_text(drawing.svg_file(), "utf-8")
        write_png(drawing, folder / f"{name}.png")


def write_png(drawing: Drawing, path: Path) -> None:
    """Writes a PNG by matplotlib, which is an extra."""
    try:
        from ludoteca.arena.reports import raster
    except ImportError:
        raise BadSettings("extra-missing", {"what": "PNG", "package": "matplotlib"}) from None
    raster.write_png(drawing, path)


def write_parquet(games: Path, path: Path) -> None:
    """Writes a row for each seat of each game of a tournament's file."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadSettings("extra-missing", {"what": "Parquet", "package": "pyarrow"}) from None
    columns: dict[str, list[object]] = {
        name: [] for name in ("number", "seed", "seat", "bot", "score", "rank", "decisions", "seconds", "faults")
    }
    with games.open("rb") as file:
        next(file)
        for line in file:
            game = json.loads(line)
            for seat, bot in enumerate(game["seats"]):
                row = (
                    game["number"],
                    game["seed"],
                    seat,
                    bot,
                    game["scores"][seat],
                    game["ranks"][seat],
                    game["decisions"][seat],
                    game["seconds"][seat],
                    sum(game["faults"][seat].values()),
                )
                for column, value in zip(columns.values(), row, strict=True):
                    column.append(value)
    pyarrow.parquet.write_table(pyarrow.table(columns), path)
