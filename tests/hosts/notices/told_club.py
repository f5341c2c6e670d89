"""A club on loopback whose people are told something by real mail, push and webhook servers. Its jobs are carried out
when a test wants it."""

import re
from pathlib import Path

from longroll.hosts.common.clock import SystemClock
from longroll.hosts.memory.jobs import MemoryJobs
from longroll.service.notices.addresses import Addresses
from longroll.service.notices.notices import Notices
from tests.hosts.club.table import SECRET, SHARE, Table, ask
from tests.hosts.local_server import Json
from tests.hosts.notices.receivers import HttpReceiver, MailServer, PushBrowser
from tests.hosts.people.browsers import Browser, ClubServer


class ToldClub(ClubServer):
    def __init__(self, folder: Path, database: str, mail: MailServer, receiver: HttpReceiver) -> None:
        super().__init__(folder, database, mail=mail.config, private_addresses=[f"127.0.0.1:{receiver.port}"])
        self.mail = mail
        self.receiver = receiver
        self.notices.observer.delay = 0.0
        self.jobs = MemoryJobs(SystemClock())
        self.notices.use(self.jobs)
        self.table = Table(self)

    @property
    def addresses(self) -> Addresses:
        found: Addresses = self.app.state.notices
        return found

    @property
    def notices(self) -> Notices:
        return self.addresses.notices

    def confirm_mail(self, browser: Browser, address: str) -> None:
        ask(browser, "PUT", "/api/account", email=address)
        ask(browser, "POST", "/api/notices/mail", 204)
        text = self.mail.to(address)[-1].get_content()
        token = re.findall(r"#/confirm/(\S+)", text)[0]
        ask(self.browser(), "POST", "/api/notices/mail/confirm", 204, token=token)

    def add_push(self, browser: Browser, path: str) -> PushBrowser:
        pushed = PushBrowser(f"http://127.0.0.1:{self.receiver.port}{path}")
        ask(browser, "POST", "/api/notices/push", 204, **pushed.subscription)
        return pushed

    def add_webhook(self, browser: Browser, path: str) -> Json:
        url = f"json://127.0.0.1:{self.receiver.port}{path}"
        found: Json = ask(browser, "POST", "/api/notices/webhooks", 201, url=url)
        return found

    def begin_against(self, opponent: Browser) -> str:
        """A match in which it is the opponent's turn."""
        challenge = self.table.challenge()
        ask(opponent, "POST", f"/api/challenges/{challenge['id']}/accept", entropy=SHARE)
        begun = ask(self.table.ann, "POST", f"/api/challenges/{challenge['id']}/reveal", entropy=SECRET)
        self.hand_over(begun["match"])
        return str(begun["match"])

    def hand_over(self, match: str) -> None:
        state = self.table.state(match)
        while state["to_move"] == "union":
            state = self.table.play(self.table.ann, match, state["choices"][-1]["text"])

    def wait_until_sent(self) -> None:
        """Look at what has changed, and carry out what is due."""

        async def work() -> None:
            await self.notices.observer.look_at_changes()
            await self.jobs.run_due()

        self.call(work())
