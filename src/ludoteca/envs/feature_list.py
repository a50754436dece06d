# not compiled: it writes a page of the docs
"""`python -m ludoteca.envs.feature_list` writes docs/features.md: what the numbers of each game's array are, in order."""

from collections.abc import Iterator
from itertools import groupby

import ludoteca
from ludoteca.bots.encoding import encoder
from ludoteca.kernel.rules import Rules

OWN_GAMES = ("mille-fiori", "great-split", "castles-of-burgundy")
FEW = 6
HEADING = """# Features

Written by `python -m ludoteca.envs.feature_list`: the arrays of the [environments](environments.md#observations) with two players and the
games' usual options, in order. With more players the parts of `next-1` come again for `next-2` and so on; expansions add theirs at the end, and
tiles and steps where those stand. `encoder(rules).names` has all names of any settings.
"""


def document() -> str:
    parts = [HEADING]
    for game in OWN_GAMES:
        rules = ludoteca.rules(game, players=2)
        parts += [f"## {game}: {encoder(rules).size} numbers", "", "| from | numbers | name |", "| ---: | ---: | --- |"]
        parts += [*rows(rules), ""]
    return "\n".join(parts)


def rows(rules: Rules) -> Iterator[str]:
    """Yields one row for names that differ only in their last part."""
    first = 0
    for about, names in groupby(encoder(rules).names, lambda name: name.rpartition("/")[0]):
        ends = [name.rpartition("/")[2] for name in names]
        for some in [ends] if about else [[end] for end in ends]:
            told = ", ".join(some) if len(some) <= FEW else f"{some[0]}, {some[1]}, ..., {some[-1]}"
            yield f"| {first} | {len(some)} | {f'`{about}/` ' if about else ''}{told} |"
            first += len(some)


if __name__ == "__main__":
    print(document(), end="")
