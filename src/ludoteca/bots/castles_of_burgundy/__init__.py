"""What positions of The Castles of Burgundy are worth, and how to look through a turn of many small decisions."""

from ludoteca.bots.castles_of_burgundy.judge import JUDGE, BurgundyJudge

__all__ = ["JUDGE", "BurgundyJudge"]
