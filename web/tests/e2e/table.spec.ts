// People at one table, on several devices and on one, and what happens when they come, go and change their language.
import type { Browser, Page } from "@playwright/test";
import { glance, keyboard, kOptions, play, sitDownAlone, untilAsked } from "./player.ts";
import { type Kept, remember, violations } from "./screen.ts";
import { expect, test } from "./visit.ts";

test.use({ trace: "off" }); // it would cost more than what it shows
test.beforeEach(({ page: _ }, { project }) => {
  test.skip(project.name !== "desktop", "the phone plays whole games");
  test.setTimeout(300_000);
});

async function visitor(browser: Browser, baseURL: string, kept: Kept): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await remember(page, { motion: "less", pace: "none", confirm: "always", ...kept });
  return page;
}
/** The cards that this page shows of the hand of whoever looks at it. */
function hand(page: Page): Promise<string[]> {
  return page.locator(".dc-hand [data-option], .dc-hand [role=img]").evaluateAll((cards) => {
    return cards.map((card) => card.getAttribute("aria-label") ?? card.textContent?.trim() ?? "");
  });
}
/** Everything that is said in the page outside the curtain. */
function besideTheCurtain(page: Page): Promise<string> {
  return page.locator("#app").evaluate((app) => {
    const rest = app.cloneNode(true) as HTMLElement;
    for (const one of rest.querySelectorAll(".curtain, svg")) one.remove();
    return rest.textContent?.trim() ?? "";
  });
}
async function openTable(host: Page): Promise<{ sit: string; watch: string }> {
  await host.goto("./#/new/desperados_cards/online");
  await host.getByRole("button", { name: "One seat fewer" }).click();
  await host.getByText("at once", { exact: true }).click();
  await host.getByRole("combobox", { name: "When somebody vanishes" }).selectOption("30");
  await host.getByRole("button", { name: "Open the table" }).click();
  const links = host.getByRole("textbox", { name: "The link" });
  const sit = await links.first().inputValue();
  await host.locator(".wanted summary").click();
  return { sit, watch: await links.last().inputValue() };
}
async function say(page: Page, circle: string, text: string): Promise<void> {
  await page.getByRole("textbox", { name: circle }).fill(text);
  await page.keyboard.press("Enter");
  await expect(page.locator(".talk").getByText(text)).toBeVisible();
}

test("9, 10: one of two vanishes, a bot plays for them, and the seat is theirs again", async ({ browser, baseURL }) => {
  const host = await visitor(browser, baseURL!, { language: "en", name: "Rosalie" });
  const guest = await visitor(browser, baseURL!, { language: "fr", name: "Zoé" });
  const watcher = await visitor(browser, baseURL!, { language: "en", name: "Abel" });
  const { sit, watch } = await openTable(host);
  await guest.goto(sit);
  await guest.getByRole("button", { name: "Prendre place" }).click();
  await watcher.goto(watch);
  await expect(host.getByText("Zoé")).toBeVisible();
  await expect(host.getByText("Abel")).toBeVisible();
  await host.getByRole("button", { name: "Start the game" }).click();

  await expect(watcher.locator(".dock")).toContainText("You are watching", { timeout: 30_000 });
  await expect(guest.locator(".frame")).toBeVisible({ timeout: 30_000 });
  await say(host, "Say a word to the table", "Howdy");
  await expect(guest.locator(".talk")).toContainText("Howdy");
  await say(watcher, "Say a word to the other watchers", "I know who wins");
  await say(guest, "Dire un mot à la table", "Bonsoir");
  await expect(host.locator(".talk")).toContainText("Bonsoir");
  await expect(host.getByText("I know who wins")).toHaveCount(0);
  expect(await watcher.locator(kOptions).count(), "10: a watcher cannot act").toBe(0);
  expect(await hand(watcher), "10: a watcher sees no hand").toEqual([]);
  expect(await violations(watcher), "13: watching").toEqual([]);

  const table = guest.url();
  const device = guest.context();
  await guest.close();
  const letBotPlay = host.getByRole("button", { name: "Let a bot play" });
  await play(host, keyboard, { enough: () => letBotPlay.isVisible() });
  expect(await violations(host), "13: somebody is away").toEqual([]);
  await letBotPlay.click();
  await expect(host.locator(".who")).toContainText("is playing for now");
  expect(await play(host, keyboard, { enough: (decisions) => decisions > 0 })).toBe(1);

  const back = await device.newPage();
  await back.goto(table);
  await expect(back.locator("dialog[open]")).toBeVisible({ timeout: 30_000 });
  await back.locator("dialog[open] .btn.ink").click();
  const isAsked = async () => (await back.locator(".question").count()) > 0;
  await play(host, keyboard, { enough: isAsked });
  expect(await play(back, keyboard, { enough: (decisions) => decisions > 0 })).toBe(1);
  for (const page of [host, back, watcher]) await page.context().close();
});

test("11: behind the curtain there is nothing of anybody", async ({ page }) => {
  await remember(page, { language: "en", name: "Rosalie", motion: "less", pace: "none" });
  await page.goto("./#/new/desperados_cards/here");
  await page.getByRole("button", { name: "One seat fewer" }).click();
  await page.getByRole("radiogroup", { name: "Seat 2" }).getByText("Person").click();
  await page.getByRole("textbox", { name: "Name at seat 2" }).fill("Ada");
  await page.getByRole("button", { name: "Begin the game" }).click();
  const curtain = page.locator(".curtain");
  const seen = new Set<string>();
  let cards: string[] = [];
  while (seen.size < 2) {
    await expect(curtain).toBeVisible({ timeout: 60_000 });
    expect(await violations(page), "13: curtain").toEqual([]);
    expect(await besideTheCurtain(page)).toBe("");
    const html = await page.content();
    expect(cards.filter((card) => html.includes(card))).toEqual([]);
    await curtain.getByRole("button").press("Enter");
    const { status } = await untilAsked(page);
    expect(status).toMatch(/Rosalie|Ada/);
    seen.add(status.includes("turn, Ada") ? "Ada" : "Rosalie");
    cards = await hand(page);
    expect(cards.length).toBeGreaterThan(0);
    await play(page, keyboard);
  }
});

test("7: another language in the middle of a question", async ({ page }) => {
  await sitDownAlone(page, "deadwood_1876", { language: "en" });
  await untilAsked(page);
  const question = page.locator(".question h2");
  const asked = await question.textContent();
  const told = await page.locator("#log li").first().textContent();
  await page.locator('a[href="#/settings"]').click();
  await page.getByText("Français").click();
  await page.goBack();
  await untilAsked(page);
  await expect(question).not.toHaveText(asked!);
  await expect(page.locator("#log li").first()).not.toHaveText(told!);
  expect(await play(page, keyboard, { enough: (decisions) => decisions > 0 })).toBe(1);
});

test("9: a closed tab loses nothing", async ({ page, context }) => {
  await sitDownAlone(page, "dead_money", { language: "en" });
  await play(page, keyboard, { enough: (decisions) => decisions > 1 });
  const before = await untilAsked(page);
  const told = await page.locator("#log li").count();
  await page.close();
  const again = await context.newPage();
  await again.goto("./");
  await again.getByRole("link", { name: "Resume" }).last().click();
  const after = await untilAsked(again);
  expect(after.asked).toBe(before.asked);
  expect(after.status).toBe(before.status);
  await expect(again.locator("#log li")).toHaveCount(told);
  expect(await play(again, keyboard, { enough: (decisions) => decisions > 0 })).toBe(1);
});

test("9: after one visit a game is played without any network", async ({ page, context, wrong }) => {
  await remember(page, { language: "en" });
  await page.goto("./");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.reload();
  await sitDownAlone(page, "desperados_cards");
  expect(await play(page, keyboard, { enough: (decisions) => decisions > 0 })).toBe(1);
  expect((await glance(page)).status).not.toBe("");
  await context.setOffline(false);
  const lost = wrong.filter((one) => !one.includes("ERR_INTERNET_DISCONNECTED"));
  wrong.splice(0, wrong.length, ...lost);
});
