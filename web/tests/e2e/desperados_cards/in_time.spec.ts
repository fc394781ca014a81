// How long a view takes to the screen of a phone, while nothing else is tested.
import type { Page } from "@playwright/test";
import { heard, listen, timeViews } from "../ear.ts";
import { untilAsked } from "../player.ts";
import { full, remember } from "../screen.ts";
import { expect, test } from "../visit.ts";
import { openAt } from "./position.ts";
import { five } from "./positions.ts";

test.use({ trace: "off", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Picks something, whatever is asked; gives the number of the question. */
async function chooseAnything(page: Page): Promise<number> {
  const { asked, round } = await untilAsked(page);
  if (asked?.startsWith("choose_gang")) await page.getByRole("button", { name: "Stay out" }).click();
  else await page.locator(".question .dc-hand [data-option]").first().click();
  if (asked?.startsWith("place_henchman")) await page.locator("main [data-option]").first().click();
  return round;
}

test("a view is on the screen within 50 ms on a processor four times slower", async ({ page }) => {
  test.skip(!full, "it takes a quiet machine");
  test.setTimeout(180_000);
  await timeViews(page, 400);
  await listen(page);
  await remember(page, { name: "Rosalie", motion: "less", pace: "none", language: "en" });
  await openAt(page, five());
  await page.locator(".guide .btn").click();
  const line = await page.context().newCDPSession(page);
  const before = (await heard(page)).views.length;
  for (let n = 0; n < 12; n += 1) {
    await line.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    const round = await chooseAnything(page);
    await line.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.evaluate(() => document.querySelector<HTMLElement>(".question > .acts .btn.go")?.click());
    await page.waitForTimeout(3_000); // whoever looks takes the processor's time as well
    await expect.poll(async () => (await untilAsked(page)).round).not.toBe(round);
  }
  const views = (await heard(page)).views.slice(before).sort((a, b) => a - b);
  const within = (part: number) => Math.round(views[Math.floor(part * views.length)]!);
  console.log(`of ${views.length} views half are there within ${within(0.5)} ms, nine in ten within ${within(0.9)} ms`);
  expect(views.length).toBeGreaterThan(30);
  expect(within(0.5)).toBeLessThan(50);
});
