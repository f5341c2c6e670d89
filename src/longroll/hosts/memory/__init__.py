"""The service over dictionaries: for tests, and a model for other hosts."""

from longroll.hosts.memory.host import make_service

__all__ = ["make_service"]
