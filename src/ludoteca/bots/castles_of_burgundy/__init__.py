"""The judge of The Castles of Burgundy, and a search through turns of many small decisions."""

from ludoteca.bots.castles_of_burgundy.judge import JUDGE, BurgundyJudge

__all__ = ["JUDGE", "BurgundyJudge"]
