import { beforeEach, expect, test, vi } from "vitest";
import type { Told } from "../../src/told.ts";

class FakeWorker {
  static last: FakeWorker;
  onmessage: (message: { data: object }) => void = () => undefined;
  onerror: () => void = () => undefined;
  constructor() {
    FakeWorker.last = this;
  }
  postMessage(): void {}
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("addEventListener", () => undefined);
});

test("a worker that never comes fails whoever waits for it, and is told", async () => {
  const { ask, hear } = await import("../../src/link/ask.ts");
  const told: Told[] = [];
  hear((one) => told.push(one));
  const reply = ask("tables", { on: true });
  FakeWorker.last.onerror();
  await expect(reply).rejects.toThrow("no worker");
  expect(told).toEqual([{ type: "trouble", text: null }]);
});

test("a mistake in a worker that runs is told, and what it was asked is still answered", async () => {
  const { ask, hear } = await import("../../src/link/ask.ts");
  const told: Told[] = [];
  hear((one) => told.push(one));
  const [first, second] = [ask("tables", { on: true }), ask("tables", { on: false })];
  FakeWorker.last.onmessage({ data: { id: 1, reply: {} } });
  await first;
  FakeWorker.last.onerror();
  expect(told).toEqual([{ type: "trouble", text: null }]);
  FakeWorker.last.onmessage({ data: { id: 2, reply: {} } });
  expect(await second).toEqual({});
});
