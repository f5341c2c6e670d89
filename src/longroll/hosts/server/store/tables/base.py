"""What all tables stand on."""

from typing import Final

from sqlalchemy import MetaData

metadata: Final = MetaData()
