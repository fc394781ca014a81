// The pages around a table: each of the client's points that is about them has its check here, named by its number.
import type { Browser, Page } from "@playwright/test";
import { full, kLanguages, remember, sideways, smallTargets, violations } from "./screen.ts";
import { expect, test } from "./visit.ts";

/** A table at the house that waits for people: its page, and the link that the host passes on. */
async function openTable(browser: Browser, baseURL: string): Promise<{ host: Page; link: string }> {
  const host = await (await browser.newContext({ baseURL })).newPage();
  await remember(host, { language: "en", name: "Rosalie" });
  await host.goto("./#/new/desperados_cards/online");
  await host.getByRole("button", { name: "Open the table" }).click();
  const link = await host.getByRole("textbox", { name: "The link" }).inputValue();
  return { host, link };
}

const pages: [string, string][] = [
  ["home", "#/"],
  ["sheet of a game", "#/game/deadwood_1876"],
  ["new table", "#/new/desperados/online"],
  ["new table on this device", "#/new/dead_money/here"],
  ["rules", "#/rules/deadwood_1876/DW76-TURN-02"],
  ["help", "#/help"],
  ["settings", "#/settings"],
  ["credits", "#/credits"],
  ["nowhere", "#/nowhere"],
];
pages.forEach(([name, hash], n) => {
  const theme = n % 2 ? "dusk" : "light";
  for (const language of full ? kLanguages : ([n % 4 < 2 ? "fr" : "en"] as const)) {
    test(`checks 4, 13: ${name}, ${theme}, ${language}`, async ({ page }) => {
      await remember(page, { theme, language, name: "Rosalie" });
      await page.goto(`./${hash}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForLoadState("networkidle");
      for (const summary of await page.locator("main summary").all()) await summary.click();
      expect(await violations(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      expect(await sideways(page)).toBe(0);
    });
  }
});

for (const language of full ? kLanguages : []) {
  test(`check 13: invitation and room, ${language}`, async ({ page, browser, baseURL }) => {
    const { host, link } = await openTable(browser, baseURL!);
    await remember(page, { language });
    await page.goto(link);
    await expect(page.getByRole("textbox")).toHaveCount(1);
    expect(await violations(page), "invitation").toEqual([]);
    await page.getByRole("textbox").fill("Zoé");
    await page.keyboard.press("Enter");
    await expect(host.getByText("Zoé")).toBeVisible();
    await expect(page.getByRole("button", { name: /Zoé/ })).toBeVisible();
    expect(await violations(page), "room").toEqual([]);
    await host.context().close();
  });
}

test("check 1: from a cold invitation to a seat by one field and one tap", async ({ page, browser, baseURL }) => {
  const { host, link } = await openTable(browser, baseURL!);
  await remember(page, { language: "fr" });
  const began = Date.now();
  await page.goto(link);
  await expect(page.getByRole("textbox")).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  await page.getByLabel("Votre nom").fill("Zoé");
  await page.getByRole("button", { name: "Prendre place" }).click();
  await expect(page.getByRole("button", { name: /Zoé/ })).toBeVisible();
  expect(Date.now() - began).toBeLessThan(10_000);
  expect(page.url()).not.toContain(link.split(".").pop()); // the key has opened the door and is gone
  await page.goto(link); // once more, while its page is open
  await expect(page).toHaveURL(/#\/t\//);
  await expect(page.getByRole("button", { name: /Zoé/ })).toBeVisible();
  await expect(host.getByText("Zoé")).toBeVisible();
  expect(await violations(host)).toEqual([]);
  await host.getByRole("button", { name: /Zoé/ }).click();
  await host.getByRole("button", { name: "Send Zoé away" }).click();
  await expect(page.getByText("L’hôte vous a renvoyé.")).toBeVisible();
  await host.context().close();
});

test("check 1: from the first page to a game against bots by two taps, remembered", async ({ page }) => {
  await remember(page, { language: "en" });
  await page.goto("./");
  await page.locator('a.cover[href="#/game/desperados_cards"]').click();
  await page.getByRole("button", { name: "One bot fewer" }).click();
  await page.getByText("Greenhorn").click();
  await page.getByRole("button", { name: "Play now" }).click();
  await expect(page).toHaveURL(/#\/t\//);
  await expect(page.locator("[role=status]:visible").first()).not.toBeEmpty();
  await page.goto("./#/game/desperados_cards");
  await expect(page.getByRole("radio", { name: "Greenhorn" })).toBeChecked();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("link", { name: "Resume" }).last()).toBeVisible();
});

test("check 6: a name that is refused may be put right", async ({ page }) => {
  await remember(page, { language: "en" });
  await page.goto("./#/new/desperados_cards/online");
  const name = page.getByLabel("Your name");
  await name.fill("Ros\u0430lie"); // with a Cyrillic letter in it
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByText("This name cannot be taken.")).toBeVisible();
  await name.fill("Rosalie");
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page).toHaveURL(/#\/t\//);
});

test("check 7: the language is another one at once, and kept", async ({ page }) => {
  await remember(page, { language: "en" });
  const other = page.waitForResponse(/words\/fr\/table\.json/);
  await page.goto("./#/settings");
  await other; // while nobody waits, the other language comes too
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.getByText("Français").click();
  await expect(page.getByRole("heading", { name: "Réglages" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  expect(asked.filter((url) => !url.includes("/ws"))).toEqual([]);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Réglages" })).toBeVisible();
});

test("check 9: a lost line is said within three seconds, and only at a table of the house", async ({
  browser,
  baseURL,
}) => {
  const { host } = await openTable(browser, baseURL!);
  await host.context().setOffline(true);
  await expect(host.getByText("No connection.")).toBeVisible({ timeout: 3_000 });
  await host.context().setOffline(false);
  await expect(host.getByText("No connection.")).toBeHidden({ timeout: 3_000 });
  await host.goto("./#/");
  await host.context().setOffline(true);
  await expect(host.getByText("games on this device go on")).toBeVisible();
  await expect(host.getByText("No connection.")).toBeHidden();
  await host.context().close();
});

const awaited = [
  { language: "fr", hash: "#/", title: "Deadwood 1876", late: "Les jeux tardent à venir.", again: "Réessayer" },
  {
    language: "fr",
    hash: "#/new/deadwood/here",
    title: "Une nouvelle table",
    late: "Les jeux tardent",
    again: "Réessayer",
  },
  { language: "en", hash: "#/", title: "Deadwood 1876", late: "The games are slow to come.", again: "Try again" },
] as const;
for (const { language, hash, title, late, again } of awaited.slice(0, full ? 3 : 2)) {
  test(`check 15: games that do not come are waited for in words, and asked for again by a tap: ${hash}, ${language}`, async ({
    page,
  }) => {
    await remember(page, { language });
    let isThere = false;
    await page.route(/games\.\w+\.json/, (route) => (isThere ? route.continue() : undefined));
    await page.goto(`./${hash}`);
    await expect(page.getByText(late)).toBeVisible({ timeout: 8_000 });
    expect(await violations(page)).toEqual([]);
    isThere = true;
    await page.getByRole("button", { name: again }).click();
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
  });
}

test("check 15: large text, forced colours and a magnified page stay usable", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL!,
    viewport: { width: 360, height: 740 },
    forcedColors: "active",
  });
  const page = await context.newPage();
  await remember(page, { language: "fr", text: 130 });
  for (const [, hash] of pages) {
    await page.goto(`./${hash}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await sideways(page), hash).toBe(0);
    await page.setViewportSize({ width: 640, height: 400 }); // a desktop at 200 %
    expect(await sideways(page), `${hash} at 200 %`).toBe(0);
    await page.setViewportSize({ width: 360, height: 740 });
  }
  await context.close();
});
