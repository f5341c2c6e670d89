"""Across Five Aprils: one system, five battles."""
