"""Notices: messages to people who are not looking at the page."""
