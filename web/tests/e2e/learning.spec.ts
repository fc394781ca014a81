// A first game at the generic table, alone against bots, on this device and at the house: introduction, guide, help on a
// choice, outlook, and a choice that is taken back.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { listen } from "./ear.ts";
import { Newcomer } from "./newcomer.ts";
import { hurried, sitDownAlone } from "./player.ts";
import { remember } from "./screen.ts";
import { expect, test } from "./visit.ts";

type Language = "en" | "fr";
const games = ["dead_money", "deadwood", "deadwood_1876", "desperados", "desperados_cards"];
const full = process.env.SALOON_FULL !== undefined;
const kMostGames = 8;
test.use({ trace: "off" }); // it would cost more than what it shows
test.beforeEach(({ page: _ }, { project }) => {
  test.skip(project.name !== "desktop", "the phone plays whole games");
  test.setTimeout(full ? 600_000 : 240_000);
});

interface Shell {
  shell: { new: { fewer: string; open: string }; ways: { quick: string }; room: { start: string } };
}

/** At the house, with as few bots as it takes. */
async function openWithBots(page: Page, game: string, language: Language): Promise<void> {
  const { shell } = JSON.parse(readFileSync(`words/shell.${language}.json`, "utf8")) as Shell;
  await listen(page);
  await remember(page, { ...hurried, language });
  await page.goto(`./#/new/${game}/online`);
  const fewer = page.getByRole("button", { name: shell.new.fewer });
  while (await fewer.isEnabled()) await fewer.click();
  await page.getByText(shell.ways.quick, { exact: true }).click();
  await page.getByRole("button", { name: shell.new.open }).click();
  await page.getByRole("button", { name: shell.room.start }).click();
}

/** Game after game, until a choice was taken back: not every game lets one. */
async function learn(page: Page, game: string, language: Language): Promise<void> {
  const newcomer = new Newcomer(page, game, language);
  await newcomer.sitsDown();
  await newcomer.learns();
  for (let played = 1; !newcomer.hasLearnt; played += 1) {
    expect(played, newcomer.missing).toBeLessThan(kMostGames);
    await page.locator(".dock .btn.go").press("Enter");
    await newcomer.sitsDownAgain();
    await newcomer.learns();
  }
}

games.forEach((game, n) => {
  const [here, there]: [Language, Language] = n % 2 === 0 ? ["en", "fr"] : ["fr", "en"];
  for (const language of full ? (["en", "fr"] as const) : [here]) {
    test(`learning ${game} on this device, ${language}`, async ({ page }) => {
      await sitDownAlone(page, game, { language });
      await learn(page, game, language);
    });
  }
  for (const language of full ? (["en", "fr"] as const) : [there]) {
    test(`learning ${game} at the house, ${language}`, async ({ page }) => {
      await openWithBots(page, game, language);
      await learn(page, game, language);
    });
  }
});
