"""The events that cause notices, and the channels by which notices go out."""

from typing import Final

TURN: Final = "turn"
CHALLENGE: Final = "challenge"
ACCEPTED: Final = "accepted"
OFFER: Final = "offer"
CHAT: Final = "chat"
OVER: Final = "over"
CLOCK: Final = "clock"
TOURNAMENT: Final = "tournament"
ANNULLED: Final = "annulled"
EVENTS: Final = (TURN, CHALLENGE, ACCEPTED, OFFER, CHAT, OVER, ANNULLED, CLOCK, TOURNAMENT)

SOUND: Final = "sound"
BROWSER: Final = "browser"
PUSH: Final = "push"
MAIL: Final = "mail"
WEBHOOK: Final = "webhook"
CHANNELS: Final = (SOUND, BROWSER, PUSH, MAIL, WEBHOOK)
"""The first two are channels of an open page."""
