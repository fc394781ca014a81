// A first game at the generic table, alone against bots, on this device and at the house: introduction, guide, help on a
// choice, outlook, and a choice that is taken back.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { listen } from "./ear.ts";
import { Newcomer } from "./newcomer.ts";
import { hurried, sitDownAlone } from "./player.ts";
import { full, kLanguages, remember } from "./screen.ts";
import { expect, test } from "./visit.ts";

type Language = "en" | "fr";
const games = ["dead_money", "deadwood", "deadwood_1876", "desperados", "desperados_cards"];
/** a deal in which a choice can soon be taken back, in every game */
const kDeal = "2".repeat(64);
// taken back can be what a marshal did, and whoever sits down is one in a third of the games
const kMostGames = 24;
test.use({ trace: "off" }); // it would cost more than what it shows
test.beforeEach(({ page: _ }, { project }) => {
  test.skip(project.name !== "desktop", "the phone plays whole games");
  test.setTimeout(full ? 600_000 : 240_000);
});

interface Shell {
  new: { fewer: string; open: string };
  ways: { quick: string };
  room: { start: string };
}
function wordsOf(language: Language): Shell {
  return (JSON.parse(readFileSync(`words/shell.${language}.json`, "utf8")) as { shell: Shell }).shell;
}

/** At the house, with as few bots as it takes. */
async function openWithBots(page: Page, game: string, language: Language): Promise<void> {
  const shell = wordsOf(language);
  await listen(page);
  await remember(page, { ...hurried, language });
  await page.goto(`./#/new/${game}/online`);
  const fewer = page.getByRole("button", { name: shell.new.fewer });
  while (await fewer.isEnabled()) await fewer.click();
  await page.getByText(shell.ways.quick, { exact: true }).click();
  await page.getByRole("button", { name: shell.new.open }).click();
  await page.getByRole("button", { name: shell.room.start }).click();
}

/** The same game every time, so that it costs the same: how soon a choice can be taken back is a matter of luck. */
async function deal(page: Page): Promise<void> {
  await page.addInitScript((seed) => {
    globalThis.Worker = class extends Worker {
      override postMessage(message: { ask?: string; args?: object }): void {
        if (message.ask === "create") Object.assign(message.args!, { seed });
        super.postMessage(message);
      }
    };
  }, kDeal);
}

/** Game after game, until everything was met: not every one lets a choice be taken back. */
async function learn(page: Page, newcomer: Newcomer, start: string): Promise<void> {
  await newcomer.sitsDown();
  await newcomer.learns();
  for (let played = 1; !newcomer.hasLearnt; played += 1) {
    expect(played, newcomer.missing).toBeLessThan(kMostGames);
    await page.locator(".dock .btn.go").press("Enter");
    await expect(page.locator(".result")).toHaveCount(0);
    const room = page.getByRole("button", { name: start });
    await expect(room.or(page.locator(".frame"))).toBeVisible();
    if (await room.isVisible()) await room.click();
    await newcomer.sitsDownAgain();
    await newcomer.learns();
  }
}

games.forEach((game, n) => {
  const [here, there]: [Language, Language] = n % 2 === 0 ? ["en", "fr"] : ["fr", "en"];
  for (const language of full ? kLanguages : [here]) {
    test(`learning ${game} on this device, ${language}`, async ({ page }) => {
      if (!full) await deal(page);
      await sitDownAlone(page, game, { language });
      await learn(page, new Newcomer(page, game, language, true), wordsOf(language).room.start);
    });
  }
  for (const language of full ? kLanguages : [there]) {
    test(`learning ${game} at the house, ${language}`, async ({ page }) => {
      await openWithBots(page, game, language);
      await learn(page, new Newcomer(page, game, language, full), wordsOf(language).room.start);
    });
  }
});
