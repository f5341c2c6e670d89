"""What the page can ask its worker: the same as the server."""

from longroll.hosts.browser import game_routes, match_routes, order_routes, pack_routes, play_routes
from longroll.hosts.browser.routing import ROUTES, Reply, handle

__all__ = ["ROUTES", "Reply", "game_routes", "handle", "match_routes", "order_routes", "pack_routes", "play_routes"]
