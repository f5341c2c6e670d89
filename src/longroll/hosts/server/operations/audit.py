"""The audit log on the command line."""

from time import localtime, strftime

from longroll.hosts.server.moderation.storage import SqlModeration
from longroll.hosts.server.operations.console import carry_out
from longroll.hosts.server.people.storage import SqlPeople
from longroll.hosts.server.store.records import Records
from longroll.service.seats import PERSON


def print_audit(database: str, limit: int) -> None:
    async def work(records: Records) -> list[str]:
        entries = await SqlModeration(records).audit("", limit)
        players = {player.removeprefix(PERSON) for entry in entries for player in (entry.actor, entry.person)} - {""}
        names = {PERSON + person.id: person.name for person in await SqlPeople(records).people(sorted(players))}
        return [
            " ".join(
                part
                for part in (
                    strftime("%Y-%m-%d %H:%M:%S", localtime(entry.at)),
                    names.get(entry.actor, entry.actor) or "longroll admin",
                    entry.action,
                    names.get(entry.person, entry.person),
                    entry.match,
                    one_line(entry.detail),
                )
                if part
            )
            for entry in entries
        ]

    for line in carry_out(database, work):
        print(line)


def one_line(text: str) -> str:
    """Text from people on one line, so that it is not taken for another entry and cannot control the terminal."""
    shown = " ".join(text.split())
    return "".join(one if one.isprintable() else ascii(one)[1:-1] for one in shown)
