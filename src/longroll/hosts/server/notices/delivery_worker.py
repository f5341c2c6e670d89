"""A process that sends pushes and calls webhooks. It reads requests and writes answers, a line of JSON each, and ends
with its input. The server ends it when an answer takes too long.

The first line says what it may do. An answer has an `error`, empty if it was sent, and perhaps a `detail`."""

import json
import logging
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import apprise
import certifi
import py_vapid
import pywebpush
import requests

from longroll.hosts.server.notices.delivery_guard import DeliveryGuard
from longroll.hosts.server.notices.private_network import PrivateAddress

SCHEMES: Final = (
    *("discord", "slack", "matrix", "matrixs", "tgram", "ntfy", "ntfys", "gotify", "gotifys", "json", "jsons"),
    *("mmost", "mmosts", "rocket", "rockets", "zulip", "pover", "pbul", "signal", "signals", "mastodon", "mastodons"),
)
"""Services that are called by HTTP. Other services of Apprise use the machine itself, or send mails."""
TIMEOUT: Final = 5.0  # seconds without an answer
KEPT_FOR: Final = 86_400  # seconds for which a push waits for its browser
GONE: Final = (404, 410)
MEMORY: Final = 256 * 2**20  # bytes; it needs about 60 MiB, and an answer may unpack to any size
Json = dict[str, Any]


class Worker:
    def __init__(self, settings: Json) -> None:
        self.subject: str = settings["subject"]
        self.allowed: list[str] = settings["allowed"]
        self.key = py_vapid.Vapid02.from_pem(settings["key"].encode())
        self.asset = apprise.AppriseAsset(storage_mode=apprise.PersistentStoreMode.MEMORY, async_mode=False)
        readable = [sys.prefix, sys.base_prefix, sys.exec_prefix, certifi.where(), *sys.path]
        self.guard = DeliveryGuard(self.allowed, [*readable, *trusted_certificates()])

    def answer(self, request: Json) -> Json:
        work: Callable[[Json], Json] = {
            "check-push": self.check_push,
            "push": self.push,
            "check-webhook": self.check_webhook,
            "webhook": self.call_webhook,
        }[request["kind"]]
        self.guard.probing = request["kind"].startswith("check-")
        try:
            return work(request)
        except PrivateAddress as refused:
            return {"error": str(refused), **({"label": request.get("label", "")} if not str(refused) else {})}
        except (ValueError, py_vapid.VapidException) as error:
            return {"error": "malformed", "detail": type(error).__name__}
        except Exception as error:
            return {"error": "unreachable", "detail": type(error).__name__}

    # --- pushes

    def check_push(self, request: Json) -> Json:
        endpoint: str = request["endpoint"]
        if not endpoint.startswith(("https://", "http://") if self.allowed else "https://"):
            return {"error": "malformed"}
        self.look_up(endpoint)
        return {"error": "malformed"}

    def push(self, request: Json) -> Json:
        try:
            pywebpush.webpush(
                request["subscription"],
                request["data"],
                vapid_private_key=self.key,
                vapid_claims={"sub": self.subject},
                ttl=KEPT_FOR,
                timeout=TIMEOUT,
                headers={"Urgency": "normal", "Topic": request["topic"]},
            )
        except pywebpush.WebPushException as error:
            status = error.response.status_code if error.response is not None else 0
            return {"error": "gone" if status in GONE else "unreachable", "detail": str(status)}
        return {"error": ""}

    def look_up(self, address: str) -> None:
        """Check a host. Ends with `PrivateAddress`, which says what is wrong with it, or returns nothing."""
        requests.head(address, timeout=TIMEOUT)

    # --- webhooks

    def check_webhook(self, request: Json) -> Json:
        """Check a webhook: call it in earnest, up to the lookup of its host."""
        service = self.find_service(request["url"])
        if service is None:
            return {"error": "malformed"}
        request["label"] = str(service.url(privacy=True)).partition("?")[0][:200]
        service.notify(body="Longroll", title="Longroll")
        return {"error": "malformed"}

    def call_webhook(self, request: Json) -> Json:
        service = self.find_service(request["url"])
        if service is None:
            return {"error": "malformed"}
        sent = service.notify(body=request["body"], title=request["title"], body_format=apprise.NotifyFormat.TEXT)
        return {"error": "" if sent else "unreachable"}

    def find_service(self, url: str) -> apprise.NotifyBase | None:
        found = apprise.Apprise.instantiate(url, asset=self.asset, suppress_exceptions=True)
        if not isinstance(found, apprise.NotifyBase) or found.url().partition(":")[0] not in SCHEMES:
            return None
        found.socket_connect_timeout = found.socket_read_timeout = TIMEOUT  # whatever the address asks for
        return found


def trusted_certificates() -> list[str]:
    names = ("REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE", "SSL_CERT_FILE", "SSL_CERT_DIR")
    return [os.environ.get(name, "") for name in names]


def limit_memory() -> None:
    """Limit the memory, where the system can do it; elsewhere there is only the limit of time."""
    with suppress(ImportError):
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))


def main() -> None:
    logging.disable(logging.CRITICAL)  # these logs would contain secrets of webhooks
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    worker = Worker(json.loads(sys.stdin.readline()))
    for scheme in SCHEMES:
        apprise.Apprise.instantiate(f"{scheme}://x", asset=worker.asset, suppress_exceptions=True)
    limit_memory()
    worker.guard.install()
    for line in sys.stdin:
        answers.write(json.dumps(worker.answer(json.loads(line))) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
