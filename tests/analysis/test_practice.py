"""The shipped practice sets are large enough, playable, and cover all difficulties."""

import pytest

from ludoteca.analysis.practice import DIFFICULTIES, of_the_day, practice_set

GAMES = ["castles-of-burgundy", "great-split", "mille-fiori"]


@pytest.mark.parametrize("game", GAMES)
def test_every_position_can_be_set_up_and_its_answer_begun(game: str) -> None:
    found = practice_set(game)
    assert len(found) >= 60
    assert {each.puzzle.difficulty for each in found} == set(DIFFICULTIES)
    assert len({each.id for each in found}) == len(found)
    for each in found:
        observation = each.observation()
        texts = [observation.position.text(each.puzzle.seat, action) for action in observation.legal]
        assert each.puzzle.best[0] in texts
        assert each.puzzle.loss >= 0.02


def test_each_day_has_its_own_puzzle() -> None:
    for game in GAMES:
        number = len(practice_set(game))
        first = number * 40
        days = [of_the_day(game, day) for day in range(first, first + number)]
        assert len({each.id for each in days if each}) == number
    assert of_the_day("pebbles", 5) is None
