"""What happened in a finished game, and why: chances, luck and decisions."""

from longroll.analysis.analysis import USUAL, Analysis, Effort, Stopped, analyse

__all__ = ["USUAL", "Analysis", "Effort", "Stopped", "analyse"]
