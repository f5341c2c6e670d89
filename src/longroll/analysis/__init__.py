"""What happened in a finished game, and why: chances, luck and decisions."""

from longroll.analysis.analysis import Analysis, Effort, Stopped, analyse

__all__ = ["Analysis", "Effort", "Stopped", "analyse"]
