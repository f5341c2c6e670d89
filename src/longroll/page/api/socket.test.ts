import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { ReconnectingSocket } from "./socket.ts";

class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: () => void = () => undefined;
  onmessage: (message: { data: string }) => void = () => undefined;
  onclose: ((end: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }

  connect(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  send(text: string): void {
    this.sent.push(text);
  }
}

const LONGEST = 4000;
const FINAL = 4404;
const SILENCE = 40_000;
let events: string[] = [];

function connect(): ReconnectingSocket {
  const user = {
    target: () => `/live?n=${FakeSocket.made.length}`,
    opened: () => events.push("opened"),
    received: (text: string) => events.push(text),
    lost: (code: number) => {
      events.push(`lost ${code}`);
      return code !== FINAL;
    },
  };
  return new ReconnectingSocket(user, LONGEST);
}

function last(): FakeSocket {
  const socket = FakeSocket.made.at(-1);
  if (!socket) throw new Error("no socket was made");
  return socket;
}

beforeEach(() => {
  events = [];
  FakeSocket.made = [];
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "https:", host: "club.example" });
  vi.stubGlobal("window", globalThis);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("after a break it connects again, with a new target, ever more slowly", () => {
  connect();
  expect(last().url).toBe("wss://club.example/live?n=0");
  for (const wait of [500, 1000, 2000, LONGEST, LONGEST]) {
    const count = FakeSocket.made.length;
    last().close();
    vi.advanceTimersByTime(wait - 1);
    expect(FakeSocket.made).toHaveLength(count);
    vi.advanceTimersByTime(1);
    expect(last().url).toBe(`wss://club.example/live?n=${count}`);
  }
  last().connect();
  last().close();
  vi.advanceTimersByTime(500);
  expect(FakeSocket.made).toHaveLength(7);
});

test("a server that falls silent is left", () => {
  connect();
  last().connect();
  vi.advanceTimersByTime(SILENCE - 1);
  last().onmessage({ data: "news" });
  vi.advanceTimersByTime(SILENCE - 1);
  expect(events).toEqual(["opened", "news"]);
  vi.advanceTimersByTime(1);
  expect(events).toEqual(["opened", "news", "lost 1006"]);
});

test("it stays closed when its user does not want it back, and after it was closed", () => {
  connect();
  last().connect();
  last().close(FINAL);
  vi.advanceTimersByTime(SILENCE);
  expect(FakeSocket.made).toHaveLength(1);
  const socket = connect();
  last().connect();
  socket.close();
  vi.advanceTimersByTime(SILENCE);
  expect(FakeSocket.made).toHaveLength(2);
  expect(events).toEqual(["opened", `lost ${FINAL}`, "opened"]);
});

test("it is opened again and sends only while it is connected", () => {
  const socket = connect();
  socket.send("early");
  socket.reopen();
  expect(FakeSocket.made).toHaveLength(1);
  last().connect();
  socket.send("text");
  expect(last().sent).toEqual(["text"]);
  socket.reopen();
  expect(FakeSocket.made).toHaveLength(2);
  expect(events).toEqual(["opened"]);
});
