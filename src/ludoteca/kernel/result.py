"""The result of a game."""

from typing import Final

from ludoteca.kernel.jsontext import Json


class Result:
    """Scores and ranks per seat; ties share a rank (`[1, 2, 2, 4]`); `won` is for solo games."""

    def __init__(self, scores: list[int], ranks: list[int], won: bool | None = None) -> None:
        self.scores: Final = scores
        self.ranks: Final = ranks
        self.won: Final = won

    def to_json(self) -> Json:
        data: Json = {"scores": self.scores, "ranks": self.ranks}
        if self.won is not None:
            data["won"] = self.won
        return data

    def __repr__(self) -> str:
        return f"<Result {self.to_json()}>"


def ranks_by(keys: list[tuple[int, ...]]) -> list[int]:
    """Returns a rank per seat from a key per seat: the highest key first, equal keys sharing a rank."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]
