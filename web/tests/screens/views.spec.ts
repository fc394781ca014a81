// Every view once in each size, theme and language.
import { type Browser, expect, type Page, test } from "@playwright/test";
import { listen } from "../e2e/ear.ts";
import { glance, hurried, keyboard, kOptions, play, untilAsked } from "../e2e/player.ts";
import { type Kept, remember } from "../e2e/screen.ts";

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
  },
  fr: {
    open: "Ouvrir la table",
    begin: "Commencer la partie",
    sit: "Prendre place",
    start: "Commencer la partie",
    talk: "Bonsoir ! Qui attaque la banque ?",
    players: "Joueurs",
    person: "Personne",
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
    await this.#page.evaluate(() => document.fonts.ready.then(() => undefined));
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

async function shootGame(page: Page, camera: Camera, game: string): Promise<void> {
  await page.goto(`./#/game/${game}`);
  await page.locator("dialog .btn.go").press("Enter");
  await play(page, keyboard, { enough: (decisions) => decisions > 5 });
  await untilAsked(page);
  await camera.shoot(`table-${game}`);
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
  for (let n = 0; n < 12; n += 1) await page.keyboard.press("ArrowRight");
  await camera.shoot("replay");
}

async function shootTogether(
  browser: Browser,
  baseURL: string,
  host: Page,
  camera: Camera,
  at: { device: keyof typeof devices; kept: Kept },
): Promise<void> {
  const said = words[at.kept.language!];
  await host.goto("./#/new/desperados_cards/online");
  await host.getByRole("button", { name: said.open }).click();
  const link = await host.locator(".wanted input").first().inputValue();
  const guest = await visit(browser, baseURL, at.device, { ...at.kept, name: "" });
  const eyes = new Camera(guest, `${at.device}.${at.kept.theme}.${at.kept.language}`);
  await guest.goto(link);
  await guest.getByRole("textbox").fill("Zoé");
  await eyes.shoot("invitation");
  await guest.getByRole("button", { name: said.sit }).click();
  await expect(host.getByText("Zoé")).toBeVisible();
  await camera.shoot("room");
  await host.getByRole("button", { name: said.start }).click();
  await expect(guest.locator(".frame")).toBeVisible({ timeout: 30_000 });
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
        await shootTogether(browser, baseURL!, page, camera, { device, kept });
        await shootPages(page, camera);
        await page.context().close();
      });
    }
  }
}
