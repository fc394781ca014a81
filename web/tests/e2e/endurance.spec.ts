// How long things take on a poor line and a slow device, and whether a long evening leaves anything behind.
import type { Browser, Page } from "@playwright/test";
import { keyboard, play, sitDownAlone } from "./player.ts";
import { remember } from "./screen.ts";
import { slowLine } from "./slow_line.ts";
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
    const { held, table: now } = globalThis.saloonEar;
    return held.filter(({ table, line }) => table !== now?.table && line.deref() !== undefined).length;
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
  const [warm, last] = [held[full ? 4 : 1]!, held.at(-1)!]; // code that is compiled on the way takes room too
  expect(last.lines, "the page may still hold the last two games, and no more").toBeLessThan(held[1]!.lines * 2.5);
  expect(last.heap, "heap").toBeLessThan(warm.heap * 1.15);
  const listeners = Math.max(...held.slice(0, -1).map((one) => one.listeners)); // a single count may come too early
  expect(last.listeners, "listeners").toBeLessThan(listeners * 1.1);
});

interface Times {
  home: number;
  choice: number;
}

/** From nothing: the first page, then by two taps to the first choice. */
async function firstGame(browser: Browser, url: string): Promise<Times> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await remember(page, { language: "fr", name: "Zoé" });
  const line = await context.newCDPSession(page);
  await line.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const began = Date.now();
  await page.goto("./", { waitUntil: "commit" });
  await page.locator('a.cover[href="#/game/desperados_cards"]').waitFor();
  const home = Date.now() - began;
  await page.locator('a.cover[href="#/game/desperados_cards"]').click();
  await page.locator("dialog .btn.go").click();
  await page.locator(".question [data-option]").first().waitFor({ timeout: 30_000 });
  const choice = Date.now() - began;
  await context.close();
  return { home, choice };
}

function median(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
}

test("check 15: the first page and the first choice on a poor line and a slow device", async ({ browser, baseURL }) => {
  const line = await slowLine(baseURL!, 1_600_000, 150);
  const times: Times[] = [];
  for (let n = 0; n < (full ? 5 : 1); n += 1) times.push(await firstGame(browser, line.url));
  line.close();
  const [home, choice] = [median(times.map((one) => one.home)), median(times.map((one) => one.choice))];
  console.log(`at 1.6 Mbit/s, 150 ms and a quarter of the processor: home ${home} ms, first choice ${choice} ms`);
  if (!full) return; // beside other tests it is a figure to look at, not one to hold anybody to
  expect(home).toBeLessThan(2_000);
  expect(choice).toBeLessThan(4_000);
});
