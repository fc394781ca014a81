// Whether a long evening leaves anything behind.
import type { CDPSession, Page } from "@playwright/test";
import { keyboard, play, sitDownAlone } from "./player.ts";
import { full } from "./screen.ts";
import { expect, test } from "./visit.ts";

test.use({ trace: "off" }); // it would be most of what is measured
test.beforeEach(({ page: _ }, { project }) => {
  test.skip(project.name !== "desktop", "once is enough");
  test.setTimeout(full ? 1_200_000 : 180_000);
});

interface Held {
  heap: number;
  /** of the worker, and the memories of its modules */
  worker: number;
  modules: number;
  listeners: number;
  /** other games of which it still has lines of the log */
  games: number;
}

type Reply = { usedSize: number; result: { objectId: string; value: number }; objects: { objectId: string } };

/** A worker is talked to through its page. */
async function workerOf(line: CDPSession): Promise<(method: string, params?: object) => Promise<Reply>> {
  const attached = new Promise<string>((keep) => {
    line.on("Target.attachedToTarget", ({ sessionId, targetInfo }) => {
      if (targetInfo.type === "worker") keep(sessionId);
    });
  });
  await line.send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  const sessionId = await attached;
  let last = 0;
  return async (method, params = {}) => {
    last += 1;
    const id = last;
    const reply = new Promise<Reply>((keep) => {
      line.on("Target.receivedMessageFromTarget", ({ message }) => {
        const said = JSON.parse(message) as { id?: number; result: Reply };
        if (said.id === id) keep(said.result);
      });
    });
    await line.send("Target.sendMessageToTarget", { sessionId, message: JSON.stringify({ id, method, params }) });
    return reply;
  };
}

/** What the worker holds: of its heap, and in modules that nobody let go. */
async function heldByWorker(line: CDPSession): Promise<{ worker: number; modules: number }> {
  const worker = await workerOf(line);
  await worker("HeapProfiler.enable");
  await worker("HeapProfiler.collectGarbage");
  const { usedSize } = await worker("Runtime.getHeapUsage");
  const { result } = await worker("Runtime.evaluate", { expression: "WebAssembly.Memory.prototype" });
  const { objects } = await worker("Runtime.queryObjects", { prototypeObjectId: result.objectId });
  const sum = "function () { return this.reduce((sum, one) => sum + one.buffer.byteLength, 0); }";
  const summed = await worker("Runtime.callFunctionOn", { objectId: objects.objectId, functionDeclaration: sum });
  return { worker: usedSize, modules: summed.result.value };
}

/** What the page holds once everything that nobody needs is gone. */
async function heldBy(page: Page): Promise<Held> {
  const line = await page.context().newCDPSession(page);
  await line.send("HeapProfiler.enable");
  for (let times = 0; times < 3; times += 1) {
    await page.waitForTimeout(300); // what still moves comes to rest
    await line.send("HeapProfiler.collectGarbage");
  }
  const { usedSize } = await line.send("Runtime.getHeapUsage");
  const { jsEventListeners } = await line.send("Memory.getDOMCounters");
  const there = await heldByWorker(line);
  await line.detach();
  const games = await page.evaluate(() => {
    const ear = globalThis.saloonEar;
    ear.held = ear.held.filter(({ line }) => line.deref() !== undefined); // what is gone shall not be counted by its marks
    return new Set(ear.held.map(({ table }) => table).filter((table) => table !== ear.table?.table)).size;
  });
  return { heap: usedSize, ...there, listeners: jsEventListeners, games };
}

test("check 15: one game after the other in one tab leaves nothing behind", async ({ page }) => {
  await sitDownAlone(page, "deadwood_1876", { language: "en" });
  const held: Held[] = [];
  const games = full ? 20 : 4;
  for (let game = 0; game < games; game += 1) {
    await play(page, keyboard);
    await expect(page.locator('.dock a[href^="#/replay/"]')).toBeVisible(); // the last question is gone
    held.push(await heldBy(page));
    if (game + 1 === games) break;
    await page.getByRole("button", { name: "Play again" }).press("Enter");
    await expect(page.locator(".result")).toHaveCount(0);
  }
  const each = (what: (one: Held) => number | string) => held.map(what).join(", ");
  const inMegabytes = (bytes: number) => (bytes / 1e6).toFixed(2);
  console.log(`after each game: ${each(({ heap }) => inMegabytes(heap))} MB`);
  console.log(`worker: ${each((one) => `${inMegabytes(one.worker)} and ${inMegabytes(one.modules)}`)} MB in modules`);
  console.log(`${each(({ listeners }) => listeners)} listeners; ${each(({ games }) => games)} games before it`);
  // what grows at first is code that is compiled on the way: of 600 kB in ten games objects were 4
  const [warm, last] = [held[full ? 9 : 1]!, held.at(-1)!];
  expect(last.games, "the page may still hold the last two games, and no more").toBeLessThan(3);
  expect(last.heap, "heap").toBeLessThan(warm.heap * (full ? 1.1 : 1.15));
  expect(last.worker, "heap of the worker").toBeLessThan(warm.worker * 1.15);
  // one grows with its game; that of a table that is over is gone
  expect(last.modules, "memories of modules").toBeLessThan(warm.modules * 1.5);
  // of a game that is still held some listen too, but they become no more from game to game
  const most = Math.max(...held.slice(0, -2).map((one) => one.listeners));
  expect(last.listeners, "listeners").toBeLessThanOrEqual(most);
});
