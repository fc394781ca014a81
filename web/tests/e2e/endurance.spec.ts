// Whether a long evening leaves anything behind.
import type { Page } from "@playwright/test";
import { keyboard, play, sitDownAlone } from "./player.ts";
import { expect, test } from "./visit.ts";

const full = process.env.SALOON_FULL !== undefined;
test.use({ trace: "off" }); // it would be most of what is measured
test.beforeEach(({ page: _ }, { project }) => {
  test.skip(project.name !== "desktop", "once is enough");
  test.setTimeout(full ? 1_200_000 : 180_000);
});

interface Held {
  heap: number;
  listeners: number;
  /** lines of the logs of other games */
  lines: number;
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
  await line.detach();
  const lines = await page.evaluate(() => {
    const ear = globalThis.saloonEar;
    ear.held = ear.held.filter(({ line }) => line.deref() !== undefined); // what is gone shall not be counted by its marks
    return ear.held.filter(({ table }) => table !== ear.table?.table).length;
  });
  return { heap: usedSize, listeners: jsEventListeners, lines };
}

test("check 15: one game after the other in one tab leaves nothing behind", async ({ page }) => {
  await sitDownAlone(page, "deadwood_1876", { language: "en" });
  const held: Held[] = [];
  for (let game = 0; game < (full ? 20 : 4); game += 1) {
    await play(page, keyboard);
    await expect(page.locator('.dock a[href^="#/replay/"]')).toBeVisible(); // the last question is gone
    held.push(await heldBy(page));
    await page.getByRole("button", { name: "Play again" }).press("Enter");
    await expect(page.locator(".result")).toHaveCount(0);
  }
  const each = (what: (one: Held) => number | string) => held.map(what).join(", ");
  console.log(
    `after each game: ${each(({ heap }) => (heap / 1e6).toFixed(2))} MB; ${each(({ lines }) => lines)} lines`,
  );
  // what grows at first is code that is compiled on the way: of 600 kB in ten games objects were 4
  const [warm, last] = [held[full ? 9 : 1]!, held.at(-1)!];
  expect(last.lines, "the page may still hold the last two games, and no more").toBeLessThan(held[1]!.lines * 2.5);
  expect(last.heap, "heap").toBeLessThan(warm.heap * (full ? 1.1 : 1.15));
  const listeners = Math.max(...held.slice(0, -1).map((one) => one.listeners)); // a single count may come too early
  expect(last.listeners, "listeners").toBeLessThan(listeners * 1.1);
});
