"""Moderation on a server."""
