"""Analysis of one game: the cost of every decision, its reasons, and the effect of luck."""

from ludoteca.analysis.best_moves import best_moves, judge_answer
from ludoteca.analysis.effort import Effort
from ludoteca.analysis.game import GameAnalysis, analyse
from ludoteca.analysis.model import Analysis

__all__ = ["Analysis", "Effort", "GameAnalysis", "analyse", "best_moves", "judge_answer"]
