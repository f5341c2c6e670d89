"""The American Civil War. Its titles are put into the library here until the library lists them itself."""

from longroll.games import SYSTEMS, TITLES

SYSTEMS.setdefault("american-civil-war", "american_civil_war")
TITLES.setdefault("civil-war-basic", "american-civil-war")
TITLES.setdefault("civil-war-standard", "american-civil-war")
