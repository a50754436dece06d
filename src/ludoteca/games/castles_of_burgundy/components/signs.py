"""What monasteries, shields and trade routes show of what they do: a row of small signs.

A data file writes a row in words: symbols by name, anything else as it is printed. `{value}` and `{points}` are filled in,
and `coin*` is the symbol as often as `value` says.
"""

from ludoteca.kernel.jsontext import Json


def sign_row(words: str, value: int = 0, points: int = 0) -> list[Json]:
    row: list[Json] = []
    for word in words.split():
        symbol = word.removesuffix("*")
        if symbol.replace("-", "").isalpha():
            row.extend({"symbol": symbol, "text": ""} for _ in range(value if word != symbol else 1))
        else:
            text = word.replace("{value}", str(value)).replace("{points}", str(points))
            row.append({"symbol": None, "text": text})
    return row
