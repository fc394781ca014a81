// Every view once in each size, theme and language.
import { type Browser, expect, type Page, test } from "@playwright/test";
import { listen } from "../e2e/ear.ts";
import { glance, hurried, keyboard, kOptions, play, untilAsked } from "../e2e/player.ts";
import { type Kept, remember, untilTypeIsThere } from "../e2e/screen.ts";

const games = ["dead_money", "deadwood", "deadwood_1876", "desperados", "desperados_cards"];
const devices = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const languages = ["en", "fr"] as const;
const themes = ["light", "dusk"] as const;
/** what is tapped is called after the language */
const words = {
  en: {
    open: "Open the table",
    begin: "Begin the game",
    sit: "Take a seat",
    start: "Start the game",
    talk: "Evening, all. Who robs the bank?",
    players: "Players",
    person: "Person",
    vanishes: "When somebody vanishes",
  },
  fr: {
    open: "Ouvrir la table",
    begin: "Commencer la partie",
    sit: "Prendre place",
    start: "Commencer la partie",
    talk: "Bonsoir ! Qui attaque la banque ?",
    players: "Joueurs",
    person: "Personne",
    vanishes: "Si quelqu’un disparaît",
  },
};

class Camera {
  readonly #page: Page;
  readonly #name: string;
  constructor(page: Page, name: string) {
    this.#page = page;
    this.#name = name;
  }
  async shoot(view: string): Promise<void> {
    await untilTypeIsThere(this.#page);
    await this.#page.waitForTimeout(250);
    await this.#page.screenshot({ path: `build-screens/${view}.${this.#name}.png`, animations: "disabled" });
  }
}

async function visit(browser: Browser, baseURL: string, device: keyof typeof devices, kept: Kept): Promise<Page> {
  const phone = device === "phone";
  const context = await browser.newContext({ baseURL, viewport: devices[device], hasTouch: phone, isMobile: phone });
  const page = await context.newPage();
  await listen(page);
  await remember(page, { ...hurried, ...kept });
  return page;
}

async function shootPages(page: Page, camera: Camera): Promise<void> {
  const pages: [string, string][] = [
    ["home", "#/"],
    ["game", "#/game/deadwood_1876"],
    ["new", "#/new/desperados/online"],
    ["new-here", "#/new/dead_money/here"],
    ["rules", "#/rules/deadwood_1876/DW76-TURN-02"],
    ["help", "#/help"],
    ["settings", "#/settings"],
    ["credits", "#/credits"],
  ];
  for (const [view, hash] of pages) {
    await page.goto(`./${hash}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await camera.shoot(view);
  }
}

async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto(`./#/game/${game}`);
  await page.locator("dialog .btn.go").press("Enter");
}

/** Not every game comes to a showdown; there a bid is put together until the house has a word on it. */
async function shootBuilder(page: Page, camera: Camera): Promise<void> {
  const isBuilt = async () => (await glance(page)).asked?.endsWith(" build") ?? false;
  for (let games = 0; games < 20 && !(await isBuilt()); games += 1) {
    await sitDown(page, "dead_money");
    await play(page, keyboard, { enough: isBuilt });
  }
  const verdict = page.locator(".verdict.yes, .verdict.no");
  for (let at = 0; at < 3 || (at < 10 && !(await verdict.isVisible())); at += 1) {
    await keyboard.option(page, at);
    await glance(page);
  }
  await expect(verdict).toBeVisible();
  await camera.shoot("builder");
}

async function shootGame(page: Page, camera: Camera, game: string): Promise<void> {
  do {
    await sitDown(page, game);
    await play(page, keyboard, { enough: (decisions) => decisions > 5 });
  } while ((await untilAsked(page)).over); // some games are short
  await camera.shoot(`table-${game}`);
  if (game === "dead_money") await shootBuilder(page, camera);
  if (game !== "deadwood_1876") return;
  await keyboard.option(page, 0);
  await glance(page);
  await camera.shoot("picked");
  await page.keyboard.press("h");
  await camera.shoot("question-help");
  await page.keyboard.press("Escape");
  await page.keyboard.press("l");
  await camera.shoot("log");
  await page.keyboard.press("Escape");
  await play(page, keyboard);
  await camera.shoot("result");
  await page.locator('.dock a[href^="#/replay/"]').press("Enter");
  await expect(page.getByRole("slider")).not.toHaveAttribute("max", "0", { timeout: 30_000 });
  const said = page.locator(".dock .said"); // of some moves there is nothing to tell
  for (let n = 0; n < 12 || (await said.textContent()) === ""; n += 1) await page.keyboard.press("ArrowRight");
  await camera.shoot("replay");
}

interface At {
  device: keyof typeof devices;
  kept: Kept;
}

/** A table at the house: the links to sit and to watch. */
async function openTable(host: Page, language: "en" | "fr"): Promise<{ sit: string; watch: string }> {
  const said = words[language];
  await host.goto("./#/new/desperados_cards/online");
  await host.getByRole("combobox", { name: said.vanishes }).selectOption("30");
  await host.getByRole("button", { name: said.open }).click();
  const links = host.locator(".wanted input");
  return { sit: await links.first().inputValue(), watch: await links.last().inputValue() };
}

async function shootWatching(page: Page, camera: Camera): Promise<void> {
  await expect(page.locator(".frame")).toBeVisible({ timeout: 30_000 });
  await expect(page.locator(".dock")).not.toBeEmpty();
  await camera.shoot("watching");
  await page.context().close();
}

/** One opens a table, one sits down and vanishes, one watches. Says where the table is. */
async function shootTogether(browser: Browser, baseURL: string, host: Page, camera: Camera, at: At): Promise<string> {
  const said = words[at.kept.language!];
  const come = async (name: string) => {
    const page = await visit(browser, baseURL, at.device, { ...at.kept, name });
    return { page, eyes: new Camera(page, `${at.device}.${at.kept.theme}.${at.kept.language}`) };
  };
  const { sit, watch } = await openTable(host, at.kept.language!);
  const { page: guest, eyes } = await come("");
  await guest.goto(sit);
  await guest.getByRole("textbox").fill("Zoé");
  await eyes.shoot("invitation");
  await guest.getByRole("button", { name: said.sit }).click();
  await expect(host.getByText("Zoé")).toBeVisible();
  await camera.shoot("room");
  const watcher = await come("Abel");
  await watcher.page.goto(watch);
  await expect(host.getByText("Abel")).toBeVisible();
  await host.getByRole("button", { name: said.start }).click();
  await expect(guest.locator(".frame")).toBeVisible({ timeout: 30_000 });
  await shootWatching(watcher.page, watcher.eyes);
  if (at.device === "desktop") {
    await guest.locator(".talk input").fill(said.talk);
    await guest.keyboard.press("Enter");
    await expect(host.getByText(said.talk)).toBeVisible();
  } else {
    await host.getByRole("button", { name: said.players }).click();
  }
  await camera.shoot("together");
  await guest.context().setOffline(true);
  await guest.waitForTimeout(3_000);
  await eyes.shoot("offline");
  await guest.context().close();
  return host.url();
}

/** Back at the table where somebody has vanished, for longer than it waits. */
async function shootAway(page: Page, camera: Camera, table: string): Promise<void> {
  await page.goto(table);
  await expect(page.locator(".away")).toBeVisible({ timeout: 90_000 });
  await camera.shoot("away");
}

async function shootCurtain(page: Page, camera: Camera, language: "en" | "fr"): Promise<void> {
  const said = words[language];
  await page.goto("./#/new/desperados_cards/here");
  await page.getByRole("radiogroup").nth(2).getByText(said.person).click();
  await page.getByRole("button", { name: said.begin }).click();
  await expect(page.locator(".curtain")).toBeVisible();
  await camera.shoot("curtain");
  await page.locator(".curtain button").press("Enter");
  await untilAsked(page);
  await expect(page.locator(kOptions).first()).toBeVisible();
}

for (const device of Object.keys(devices) as (keyof typeof devices)[]) {
  for (const theme of themes) {
    for (const language of languages) {
      test(`${device}, ${theme}, ${language}`, async ({ browser, baseURL }) => {
        const solo = Object.fromEntries(games.map((game) => [game, { bots: 2, level: "greenhorn" }]));
        const kept: Kept = { theme, language, solo };
        const page = await visit(browser, baseURL!, device, kept);
        const camera = new Camera(page, `${device}.${theme}.${language}`);
        for (const game of games) await shootGame(page, camera, game);
        await shootCurtain(page, camera, language);
        const table = await shootTogether(browser, baseURL!, page, camera, { device, kept });
        await shootPages(page, camera); // meanwhile the table waits for whoever vanished
        await shootAway(page, camera, table);
        await page.context().close();
      });
    }
  }
}
