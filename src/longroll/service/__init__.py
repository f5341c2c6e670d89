"""Everything that can be done with stored matches. It needs only the standard library; a host supplies the ports."""

from longroll.service.service import Service

__all__ = ["Service"]
