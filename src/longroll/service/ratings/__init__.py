"""Ratings of the players of the club."""
