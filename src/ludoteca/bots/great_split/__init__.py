"""What boards of The Great Split are worth, and how to split, choose, discard and play by it."""

from ludoteca.bots.great_split.judge import JUDGE, GreatSplitJudge

__all__ = ["JUDGE", "GreatSplitJudge"]
