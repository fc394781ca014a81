import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Link } from "../../src/told.ts";
import { MemoryLedger } from "../../src/worker/ledger.ts";
import { Line } from "../../src/worker/line.ts";

/** A socket on which nothing happens but what a test does. */
class Socket {
  static made: Socket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly said: string[] = [];
  isClosed = false;
  constructor() {
    Socket.made.push(this);
  }
  send(text: string): void {
    this.said.push(text);
  }
  close(): void {
    this.isClosed = true;
  }
  welcome(): void {
    this.onopen?.();
    this.onmessage?.({ data: '{"type":"welcome","name":"","build":"","tables":[]}' });
  }
}

let line: Line;
let links: Link[] = [];
let isOwed = false;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  Socket.made = [];
  links = [];
  isOwed = false;
  const ledger = new MemoryLedger();
  await ledger.set("person", true);
  line = new Line("http://localhost/", ledger, {
    link: (link) => links.push(link),
    open: () => undefined,
    message: () => undefined,
    outdated: () => undefined,
    pulse: () => ({ type: "hall", on: false, id: "pulse" }),
    isOwed: () => isOwed,
  });
  line.start();
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  line.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ["opens", (_: Socket) => undefined],
  ["is welcomed", (socket: Socket) => socket.onopen?.()],
])("a line that never %s is given up", async (_, happens) => {
  const [first] = Socket.made;
  happens(first!);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(Socket.made.length).toBe(1);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(first!.isClosed).toBe(true);
  expect(Socket.made.length).toBe(2);
  Socket.made[1]!.welcome();
  expect(links.at(-1)).toBe("online");
});

test("a network that is there again does not wait for a line that was being opened without it", async () => {
  line.network(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(Socket.made.map((socket) => socket.isClosed)).toEqual([true, false]);
  Socket.made[1]!.welcome();
  line.network(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(Socket.made.length).toBe(2);
});

test("a silent line is asked whether it is alive, and given up if it does not answer", async () => {
  const [first] = Socket.made;
  first!.welcome();
  await vi.advanceTimersByTimeAsync(21_000);
  expect(first!.said.at(-1)).toContain("pulse");
  first!.onmessage?.({ data: '{"type":"done","id":"pulse"}' });
  await vi.advanceTimersByTimeAsync(19_000);
  expect(first!.isClosed).toBe(false);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(first!.isClosed).toBe(true);
});

test("a silent line that owes an answer is in doubt two seconds later, until something is heard", async () => {
  const [first] = Socket.made;
  first!.welcome();
  await vi.advanceTimersByTimeAsync(15_000);
  isOwed = true;
  line.send({ type: "hall", on: true, id: "asked" });
  await vi.advanceTimersByTimeAsync(1_400);
  expect(links.at(-1), "an answer may take its time").toBe("online");
  await vi.advanceTimersByTimeAsync(600);
  expect(first!.said.at(-1)).toContain("pulse");
  expect(links.at(-1), "said on the screen a second later").toBe("connecting");
  first!.onmessage?.({ data: '{"type":"done","id":"pulse"}' });
  expect(links.at(-1)).toBe("online");
  await vi.advanceTimersByTimeAsync(8_000); // and dies for good
  expect(first!.isClosed).toBe(true);
  expect(links.slice(-2)).not.toContain("online");
});

test("a device becomes somebody new once, though a network comes while it does", async () => {
  line.stop();
  let letIn: (reply: { ok: boolean }) => void = () => undefined;
  const fetched = vi.fn(() => new Promise((keep) => (letIn = keep)));
  vi.stubGlobal("fetch", fetched);
  Socket.made = [];
  line = new Line("http://localhost/", new MemoryLedger(), {
    link: (link) => links.push(link),
    open: () => undefined,
    message: () => undefined,
    outdated: () => undefined,
    pulse: () => ({ type: "hall", on: false }),
    isOwed: () => false,
  });
  line.start();
  await vi.advanceTimersByTimeAsync(0);
  line.network(true);
  await vi.advanceTimersByTimeAsync(0);
  letIn({ ok: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(Socket.made.length).toBe(1);
});
