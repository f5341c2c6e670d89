"""JSON by msgspec where it is installed, because it is many times as fast; elsewhere by the standard library."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from longroll.hosts.common.fast_json import DecodeError, check_events, decode, encode, raw
else:
    try:
        from longroll.hosts.common.fast_json import DecodeError, check_events, decode, encode, raw
    except ModuleNotFoundError:
        from longroll.hosts.common.plain_json import DecodeError, check_events, decode, encode, raw

__all__ = ["DecodeError", "check_events", "decode", "encode", "raw"]
