"""What positions of Mille Fiori are worth, and how to play it quickly."""

from ludoteca.bots.mille_fiori.judge import JUDGE, MilleFioriJudge

__all__ = ["JUDGE", "MilleFioriJudge"]
