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
    listed: "in the list",
    bot: "Let a bot play",
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
    listed: "dans la liste",
    bot: "Laisser jouer un robot",
  },
};

class Camera {
  readonly #page: Page;
  readonly #name: string;
  constructor(page: Page, name: string) {
    this.#page = page;
    this.#name = name;
  }
  /** `rarely`: in two of the four looks, for the sake of what all pictures weigh */
  async shoot(view: string, rarely = false): Promise<void> {
    if (rarely && !/light\.fr|dusk\.en/.test(this.#name)) return;
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

/** Somebody who has begun two games on this device, while one table waits for company. */
async function shootPages(page: Page, host: Page, camera: Camera, language: "en" | "fr"): Promise<void> {
  const said = words[language];
  await host.goto("./#/new/deadwood/online");
  await host.getByText(said.listed, { exact: true }).click();
  await host.getByRole("button", { name: said.open }).click();
  await expect(host.locator(".wanted")).toBeVisible();
  for (const game of ["desperados_cards", "deadwood_1876"]) {
    await sitDown(page, game);
    await untilAsked(page);
  }
  const pages: [string, string][] = [
    ["home", "#/"],
    ["game", "#/game/deadwood_1876"],
    ["new", "#/new/desperados/online"],
    ["new-here", "#/new/dead_money/here"],
    ["rules", "#/rules/deadwood_1876/DW76-TURN-02"],
    ["help", "#/help"],
    ["settings", "#/settings"],
    ["credits", "#/credits"],
    ["lost", "#/nowhere"],
    ["recover", "#/recover/no-key"],
  ];
  for (const [view, hash] of pages) {
    await page.goto(`./${hash}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await camera.shoot(view, view === "lost" || view === "recover");
  }
  await host.getByRole("button", { name: said.start }).click(); // and it waits no more
  await expect(host.locator(".frame")).toBeVisible({ timeout: 30_000 });
  for (const one of [page, host]) await one.context().close();
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

async function shootReplay(page: Page, camera: Camera, view: string, rarely = false): Promise<void> {
  await play(page, keyboard);
  if (!rarely) await camera.shoot("result");
  await page.locator('.dock a[href^="#/replay/"]').press("Enter");
  await expect(page.getByRole("slider")).not.toHaveAttribute("max", "0", { timeout: 30_000 });
  const said = page.locator(".dock .said"); // of some moves there is nothing to tell
  for (let n = 0; n < 12 || (await said.textContent()) === ""; n += 1) await page.keyboard.press("ArrowRight");
  await camera.shoot(view, rarely);
}

async function shootGame(page: Page, camera: Camera, game: string): Promise<void> {
  do {
    await sitDown(page, game);
    await play(page, keyboard, { enough: (decisions) => decisions > 5 });
  } while ((await untilAsked(page)).over); // some games are short
  await camera.shoot(`table-${game}`);
  if (game === "dead_money") await shootBuilder(page, camera);
  if (game === "desperados_cards") await shootReplay(page, camera, "replay-board", true);
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
  await shootReplay(page, camera, "replay");
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

/** What is said, beside the table or in its drawer. */
async function shootTalk(host: Page, guest: Page, camera: Camera, at: At): Promise<void> {
  const { talk, players } = words[at.kept.language!];
  if (at.device === "phone") await guest.keyboard.press("l");
  await guest.locator(".talk input").fill(talk);
  await guest.keyboard.press("Enter");
  await expect(guest.locator(".talk")).toContainText(talk);
  await guest.keyboard.press("Escape");
  if (at.device === "phone") {
    await host.keyboard.press("l");
    await camera.shoot("chat");
    await host.keyboard.press("Escape");
    await host.getByRole("button", { name: players }).click();
  }
  await camera.shoot("together");
  if (at.device === "phone") await host.keyboard.press("Escape");
}

/** Both choose, and one is ready. */
async function shootSealed(host: Page, guest: Page, camera: Camera): Promise<void> {
  const isGang = async (page: Page) => (await glance(page)).asked?.startsWith("choose_gang") ?? false;
  let both = false;
  const enough = async () => {
    both ||= (await isGang(host)) && (await isGang(guest));
    return both;
  };
  await Promise.all([host, guest].map((page) => play(page, keyboard, { enough })));
  await keyboard.option(host, (await glance(host)).options - 1); // to stay away is always lawful
  await glance(host, 1_000);
  await keyboard.commit(host);
  await expect(host.locator(".sealed")).toBeVisible();
  await camera.shoot("sealed", true);
}

interface Vanished {
  table: string;
  guest: Page;
  eyes: Camera;
}

/** One opens a table, one sits down and vanishes, one watches. */
async function shootTogether(browser: Browser, baseURL: string, host: Page, camera: Camera, at: At): Promise<Vanished> {
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
  await shootTalk(host, guest, camera, at);
  await shootSealed(host, guest, camera);
  await guest.context().setOffline(true);
  await guest.waitForTimeout(3_000);
  await eyes.shoot("offline");
  return { table: host.url(), guest, eyes };
}

/** Back at the table where somebody has vanished, for longer than it waits; a bot plays, and they come back. */
async function shootAway(page: Page, camera: Camera, { table, guest, eyes }: Vanished, bot: string): Promise<void> {
  await page.goto(table);
  await expect(page.locator(".away")).toBeVisible({ timeout: 90_000 });
  await camera.shoot("away");
  await page.getByRole("button", { name: bot }).click();
  await play(page, keyboard, { enough: (decisions) => decisions > 0 });
  await guest.context().setOffline(false);
  await expect(guest.locator("dialog[open]")).toBeVisible({ timeout: 30_000 });
  await eyes.shoot("missed", true);
  await guest.context().close();
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
        const vanished = await shootTogether(browser, baseURL!, page, camera, { device, kept });
        // meanwhile the table waits for whoever vanished
        const reader = await visit(browser, baseURL!, device, kept);
        const lister = await visit(browser, baseURL!, device, { ...kept, name: "Ada" });
        await shootPages(reader, lister, new Camera(reader, `${device}.${theme}.${language}`), language);
        await shootAway(page, camera, vanished, words[language].bot);
        await page.context().close();
      });
    }
  }
}
