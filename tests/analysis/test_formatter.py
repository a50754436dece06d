"""Reasons are formatted as one sentence in a player's words."""

import pytest

import ludoteca
from ludoteca.analysis.formatter import ROOM, AnalysisFormatter
from ludoteca.analysis.model import LineValue, Reason
from ludoteca.words import Words

SWAN = LineValue(["a"], [{"type": "choose", "card": "swan-4"}], [1], [], 0.5, 0.0)
RESIDENCE = LineValue(["b"], [{"type": "choose", "card": "residence-2"}], [1], [], 0.6, 5.0)
REASONS = [
    Reason("why-now", {"points": 3, "best_points": 0}),
    Reason("why-gains", {"source": "residences", "points": 11}),
    Reason("why-denies", {"seat": 1, "source": "bonus", "points": 20}),
    Reason("why-costs", {"source": "sea", "points": 2}),
    Reason("why-wins", {"percent": 8}),
]


def formatter(language: str) -> AnalysisFormatter:
    return AnalysisFormatter(Words(ludoteca.game("mille-fiori"), language, [ROOM]), ["Ana", "Teo"])


EXPECTED = {
    "en": "“Keep swan 4” gains 3 points now; “Keep residence 2” would bring 11 more for residences "
    "and keep 20 for bonus spaces from Teo, at the price of 2 for sea.",
    "es": "«Quedarte el cisne 4» da 3 puntos ahora; «Quedarte la residencia 2» sumaría 11 más en residencias "
    "y le quitaría 20 en bonificaciones a Teo, a cambio de 2 en mar.",
}
WINS = {"en": "That wins 8 more games in a hundred.", "es": "Así se ganan 8 partidas más de cada cien."}


@pytest.mark.parametrize("language", ["en", "es"])
def test_reasons_name_both_moves_and_what_they_bring(language: str) -> None:
    assert formatter(language).why(REASONS, SWAN, RESIDENCE) == [EXPECTED[language], WINS[language]]


def test_what_is_not_there_is_not_told() -> None:
    assert formatter("en").why([], SWAN, SWAN) == []
    later = [Reason("why-later", {"points": 4})]
    assert formatter("en").why(later, SWAN, SWAN) == ["The better line would be worth 4 more later on."]
