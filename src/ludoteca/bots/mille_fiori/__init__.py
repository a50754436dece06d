"""The judge of Mille Fiori, and a quick policy."""

from ludoteca.bots.mille_fiori.judge import JUDGE, MilleFioriJudge

__all__ = ["JUDGE", "MilleFioriJudge"]
