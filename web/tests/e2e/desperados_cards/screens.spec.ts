// The pictures of docs/screens/desperados_cards, taken anew where SALOON_SCREENS is set: opening, placing, a gang, the
// hold-up, the end, the introduction; five and three at the table.
import type { Page } from "@playwright/test";
import { fingers, keyboard, play, sitDownAlone, untilAsked } from "../player.ts";
import { type Kept, remember, untilTypeIsThere } from "../screen.ts";
import { expect, test } from "../visit.ts";
import { openAt } from "./position.ts";
import { five, lastReveal, reveal } from "./positions.ts";

test.skip(!process.env.SALOON_SCREENS, "pictures are taken when they are wanted");
test.use({ trace: "off" });

for (const theme of ["light", "dusk"] as const) {
  const kept: Kept = {
    language: theme === "light" ? "fr" : "en",
    name: "Rosalie",
    theme,
    motion: "less",
    pace: "none",
  };
  const shoot = async (page: Page, what: string, project: string) => {
    await untilTypeIsThere(page);
    await page.screenshot({ path: `${process.env.SALOON_SCREENS}/desperados_cards/${what}-${project}-${theme}.png` });
  };
  const card = (fr: string, en: string) => (kept.language === "fr" ? fr : en);

  const send = async (page: Page, gang: [string, string][]) => {
    await page.locator("[data-ask=choose_gang] .guide .btn").click();
    for (const [fr, en] of gang) {
      const name = card(`${fr} bleu`, `blue ${en}`);
      await page.locator(".dc-hand").getByRole("button", { name }).click();
    }
    await page.locator(".question > .acts .btn.go").click();
    await expect(page.locator(".dc-film .stamp")).toBeVisible();
  };
  const others: [string, string][] = [
    ["Fossoyeur", "Gravedigger"],
    ["Mauvais-Œil", "Evil-Eye"],
    ["Bourreau", "Hangman"],
  ];

  test(`five at the table, ${theme}`, async ({ page }, { project }) => {
    await remember(page, kept);
    await openAt(page, five());
    await page.locator(".guide .btn").click();
    await page
      .locator(".dc-hand")
      .getByRole("button", { name: card("Violoneux rouge", "red Fiddler") })
      .click();
    await page.locator('button[data-at="pile-P2"]').click();
    await expect(page.locator(".verdict.yes")).toBeVisible();
    await shoot(page, "place", project.name);
    await page.locator(".question > .acts .btn.go").click();
    await page.locator("[data-ask=choose_gang] .guide .btn").click();
    for (const [fr, en] of [["Coyote", "Coyote"] as const, ...others.slice(0, 2)]) {
      const name = card(`${fr} bleu`, `blue ${en}`);
      await page.locator(".dc-hand").getByRole("button", { name }).click();
    }
    await expect(page.locator(".verdict.yes")).toBeVisible();
    await shoot(page, "gang", project.name);
  });

  test(`the hold-up, ${theme}`, async ({ page }, { project }) => {
    await remember(page, kept);
    await openAt(page, reveal());
    await send(page, [["Coyote", "Coyote"], ...others]);
    await shoot(page, "hold-up", project.name);
  });

  test(`the end, ${theme}`, async ({ page }, { project }) => {
    await remember(page, kept);
    await openAt(page, lastReveal());
    await send(page, others);
    await page.locator("[data-go-on]").click();
    await expect(page.locator(".dc-result .stamp")).toBeVisible();
    await shoot(page, "end", project.name);
  });

  test(`the introduction, ${theme}`, async ({ page }, { project }) => {
    await remember(page, kept);
    await page.goto("./#/rules/desperados_cards");
    await page.locator(".dc-intro").scrollIntoViewIfNeeded();
    await shoot(page, "introduction", project.name);
  });

  test(`three at the table, ${theme}`, async ({ page }, { project }) => {
    test.setTimeout(240_000);
    await sitDownAlone(page, "desperados_cards", kept);
    await untilAsked(page);
    await shoot(page, "opening", project.name);
    const hands = project.name === "phone" ? fingers : keyboard;
    await play(page, hands, { enough: (decisions) => decisions > 12 });
    await untilAsked(page);
    const film = page.locator("[data-go-on]");
    if (await film.isVisible()) await film.click();
    await shoot(page, "middle", project.name);
  });
}
