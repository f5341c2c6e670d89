"""Columns that many tables have. None of them is ever empty."""

from sqlalchemy import Column, Float, Text


def key(name: str) -> Column[str]:
    return Column(name, Text, primary_key=True)


def text(name: str) -> Column[str]:
    return Column(name, Text, nullable=False)


def time(name: str) -> Column[float]:
    """In seconds of Unix time."""
    return Column(name, Float, nullable=False)
