"""The judge of The Great Split, and a policy for splitting, choosing, discarding and playing."""

from ludoteca.bots.great_split.judge import JUDGE, GreatSplitJudge

__all__ = ["JUDGE", "GreatSplitJudge"]
