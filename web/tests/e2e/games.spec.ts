// Whole games against bots, by somebody who knows no rule: everything that can be asked is answered on the screen alone.
import { existsSync } from "node:fs";
import type { Page } from "@playwright/test";
import { Examiner } from "./examiner.ts";
import { fingers, type Glance, glance, type Hands, keyboard, play, sitDownAlone } from "./player.ts";
import { full, type Kept, violations } from "./screen.ts";
import { expect, test } from "./visit.ts";

const games = ["dead_money", "deadwood", "deadwood_1876", "desperados", "desperados_cards"];
test.use({ trace: "off" }); // of a whole game it would cost more than the game

async function checkResult(page: Page): Promise<void> {
  await expect(page.locator("#headline")).not.toBeEmpty();
  await expect(page.locator(".result tbody tr")).not.toHaveCount(0);
  expect((await glance(page)).options, "3: nothing to choose once it is over").toBe(0);
  expect(await violations(page), "13: result").toEqual([]);
  const record = page.waitForEvent("download");
  await page.locator(".dock .more button").press("Enter");
  expect((await record).suggestedFilename(), "14: the record").toMatch(/^saloon-.*\.jsonl$/);
}

async function checkReplay(page: Page): Promise<void> {
  await page.locator('.dock a[href^="#/replay/"]').press("Enter");
  const slider = page.getByRole("slider");
  await expect(slider).toHaveValue("0", { timeout: 30_000 });
  await expect(slider).not.toHaveAttribute("max", "0");
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveValue("1");
  await expect(page).toHaveURL(/\/1$/);
  await page.reload();
  await expect(slider, "8: the link leads to that moment").toHaveValue("1", { timeout: 30_000 });
  await page.keyboard.press("End");
  await expect(page.locator(".result")).toBeVisible();
  expect(await violations(page), "13: replay").toEqual([]);
}

async function wholeGame(page: Page, game: string, kept: Kept, hands: Hands): Promise<void> {
  test.setTimeout(full ? 600_000 : 240_000);
  await sitDownAlone(page, game, kept);
  const examiner = new Examiner(page, hands);
  const isDrawn = existsSync(`games/${game}/board/index.ts`);
  const look = async (seen: Glance) => {
    expect(await page.locator("main .words").count(), "answered on the board where there is one").toBe(isDrawn ? 0 : 1);
    return examiner.look(seen);
  };
  const decisions = await play(page, hands, { look });
  expect(decisions).toBeGreaterThan(0);
  await examiner.sum();
  await checkResult(page);
  await checkReplay(page);
}

games.forEach((game, n) => {
  test(`checks 2, 3, 4, 5, 8, 12, 13, 14, 15: ${game} to its end`, async ({ page }, { project }) => {
    const phone = project.name === "phone";
    test.skip(!full && phone !== (n % 2 === 1), "the other half is played in --full");
    const theme = n % 4 < 2 ? "light" : "dusk";
    if (phone) await wholeGame(page, game, { language: "fr", theme }, fingers);
    else await wholeGame(page, game, { language: "en", theme }, keyboard);
  });
});
