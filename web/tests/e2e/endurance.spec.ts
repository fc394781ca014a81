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
  /** other games of which it still has lines of the log */
  games: number;
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
  const games = await page.evaluate(() => {
    const ear = globalThis.saloonEar;
    ear.held = ear.held.filter(({ line }) => line.deref() !== undefined); // what is gone shall not be counted by its marks
    return new Set(ear.held.map(({ table }) => table).filter((table) => table !== ear.table?.table)).size;
  });
  return { heap: usedSize, listeners: jsEventListeners, games };
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
  console.log(`after each game: ${each(({ heap }) => (heap / 1e6).toFixed(2))} MB`);
  console.log(`${each(({ listeners }) => listeners)} listeners; ${each(({ games }) => games)} games before it`);
  // what grows at first is code that is compiled on the way: of 600 kB in ten games objects were 4
  const [warm, last] = [held[full ? 9 : 1]!, held.at(-1)!];
  expect(last.games, "the page may still hold the last two games, and no more").toBeLessThan(3);
  expect(last.heap, "heap").toBeLessThan(warm.heap * (full ? 1.1 : 1.15));
  // a game that is still held listens with some more than the one on the screen
  const fewest = Math.min(...held.map((one) => one.listeners));
  expect(last.listeners, "listeners").toBeLessThan(fewest * 4);
});
