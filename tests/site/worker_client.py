"""Asks the worker of a page what one would ask a server."""

from typing import Final

import httpx
from playwright.sync_api import Page, Worker

# Numbers below zero are ours: the page takes no notice of their replies.
ASK: Final = """async ([method, path, body]) => {
  while (!self.onmessage) await new Promise((go) => setTimeout(go, 10)); // its script is not read yet
  return new Promise((resolve) => {
    const number = (self.lastAsked = (self.lastAsked ?? 0) - 1);
    const post = self.postMessage;
    self.postMessage = (told) => {
      if (told.kind !== "reply" || told.number !== number) return post.call(self, told);
      self.postMessage = post;
      resolve([told.status, told.text]);
    };
    self.onmessage({data: {kind: "request", number, method, path, body, language: "en"}});
  });
}"""


class WorkerTransport(httpx.BaseTransport):
    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.above = httpx.URL(address).path

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        path = request.url.raw_path.decode().removeprefix(self.above)
        body = request.read().decode()
        status, text = self.worker().evaluate(ASK, [request.method, path, body])
        return httpx.Response(status, text=text)

    def worker(self) -> Worker:
        return next(filter(is_host, self.page.workers), None) or self.page.wait_for_event("worker", is_host)


def is_host(worker: Worker) -> bool:
    return "hostWorker" in worker.url


def ask_worker(page: Page, address: str) -> httpx.Client:
    return httpx.Client(base_url=address, transport=WorkerTransport(page, address))
