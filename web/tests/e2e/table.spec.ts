// People at one table, each with a device: who vanishes, who watches, what is said, and what nobody else may know.
import type { Page } from "@playwright/test";
import { events, heard, listen } from "./ear.ts";
import { goHome, openTable, say, type Visitor, visitor } from "./people.ts";
import { glance, keyboard, kOptions, play } from "./player.ts";
import { violationsInBoth } from "./screen.ts";
import { leaks, placesOf, wire } from "./search.ts";
import { expect, test } from "./visit.ts";

test.use({ trace: "off" }); // it would cost more than what it shows
test.beforeEach(({ page: _ }, { project }) => {
  test.skip(project.name !== "desktop", "the phone plays whole games");
  test.setTimeout(180_000);
});

interface Card {
  /** as it goes over the wire, and as it is read aloud */
  code: string;
  name: string;
}

/** The cards of whoever looks at this page. */
async function handOf(page: Page): Promise<Card[]> {
  const names = await page.locator(".dc-hand li").evaluateAll((cards) => {
    const spoken = (card: Element) => card.querySelector("[aria-label]")?.getAttribute("aria-label");
    return cards.map((card) => spoken(card) ?? card.querySelector(".vh")?.textContent?.trim() ?? "");
  });
  const hand = ((await heard(page)).now?.view.private?.hand ?? []) as string[];
  expect(names.length).toBe(hand.length);
  return hand.map((code, at) => ({ code: `"${code}"`, name: names[at]! }));
}

/** What nobody else can know of a hand: there are two of each card, and the other one may lie open. */
async function secretsOf(host: Page, others: Page): Promise<string[]> {
  const { view } = (await heard(others)).now!;
  const seen = JSON.stringify([view.private?.hand, view.public.piles, view.public.discard, view.public.posters]);
  const secret = (await handOf(host)).filter(({ code }) => !seen.includes(code));
  expect(secret.length).toBeGreaterThan(1);
  return secret.flatMap(({ code, name }) => [code, name]);
}

/** One decision after the other, by whoever is asked first, until it is enough. */
async function playTogether(pages: Page[], isEnough: () => Promise<boolean>): Promise<void> {
  let enough = false;
  const one = (page: Page) =>
    play(page, keyboard, {
      enough: async () => {
        enough ||= await isEnough();
        return enough;
      },
    });
  await Promise.all(pages.map(one));
}

test("checks 5, 9, 10: one of two vanishes, a bot plays for them, and the seat is theirs again", async ({
  browser,
  baseURL,
}) => {
  const line = await wire(baseURL!);
  const host = await visitor(browser, baseURL!, { language: "en", name: "Rosalie" });
  const guest = await visitor(browser, line.url, { language: "en", name: "Zoé" });
  const watcher = await visitor(browser, baseURL!, { language: "en", name: "Abel" });
  const { sit, watch } = await openTable(host.page, "desperados_cards", 1);
  await guest.page.goto(sit.replace(baseURL!, line.url));
  await guest.page.getByRole("button", { name: "Take a seat" }).click();
  await watcher.page.goto(watch);
  await expect(host.page.getByText("Zoé")).toBeVisible();
  await expect(host.page.getByText("Abel")).toBeVisible();
  await host.page.getByRole("button", { name: "Start the game" }).click();
  await expect(watcher.page.locator(".dock")).toContainText("You are watching", { timeout: 30_000 });
  await expect(guest.page.locator(".frame")).toBeVisible({ timeout: 30_000 });

  await test.step("nobody else knows a hand", () => checkHands(host.page, guest.page, watcher.page, line.heard));
  await test.step("what is said", () => checkTalk(host.page, guest.page, watcher.page));
  await test.step("sealed", () => checkSealed(host.page, guest.page, line.heard));
  await test.step("away", () => checkAway(host, guest));
  line.close();
  await goHome(host, guest, watcher);
});

async function checkHands(host: Page, guest: Page, watcher: Page, frames: string[]): Promise<void> {
  await expect(host.locator(".dc-hand").first()).toBeVisible({ timeout: 30_000 });
  await expect(guest.locator(".dc-hand").first()).toBeVisible({ timeout: 30_000 });
  for (const page of [host, guest, watcher]) await expect(page.locator("main .dc-board")).toBeVisible();
  await expect(host.locator(".dc-dock .dc-mine"), "what only this seat knows is marked").toContainText("nobody else");
  const secrets = await secretsOf(host, guest);
  const open = await placesOf(guest, { url: "", heard: frames, close: () => undefined });
  expect(open.wire, "the frames are read along").toContain('"type":"now"');
  expect(leaks(open, secrets), "nothing of the host's hand at the guest's").toEqual([]);
  expect(leaks(await placesOf(watcher), await secretsOf(host, watcher)), "10: nothing of it at the watcher's").toEqual(
    [],
  );
  expect(await watcher.locator(kOptions).count(), "10: a watcher cannot act").toBe(0);
  expect(await watcher.locator(".dc-hand").count(), "10: a watcher sees no hand").toBe(0);
  expect(await violationsInBoth(watcher, ".dock"), "13: watching").toEqual([]);
  await plant(guest, frames, secrets[1]!);
}

/** The search finds what lies there. */
async function plant(guest: Page, frames: string[], secret: string): Promise<void> {
  await guest.evaluate((secret) => {
    localStorage.setItem("planted", secret);
    globalThis.saloonEar.all?.push(secret);
    const note = document.createElement("p");
    note.textContent = secret;
    document.querySelector("main")?.append(note);
  }, secret);
  const found = leaks(await placesOf(guest, { url: "", heard: [...frames, secret], close: () => undefined }), [secret]);
  expect(found.map((one) => one.split(":")[0]).sort()).toEqual(["kept", "page", "told", "tree", "wire"]);
  await guest.evaluate(() => {
    localStorage.removeItem("planted");
    globalThis.saloonEar.all?.pop();
    document.querySelector("main > p:last-child")?.remove();
  });
}

async function checkTalk(host: Page, guest: Page, watcher: Page): Promise<void> {
  await say(host, "Say a word to the table", "Howdy");
  await expect(guest.locator(".talk")).toContainText("Howdy");
  await say(watcher, "Say a word to the other watchers", "I know who wins");
  await say(guest, "Say a word to the table", "Bonsoir");
  await expect(host.locator(".talk")).toContainText("Bonsoir");
  expect((await placesOf(host)).told, "10: the watchers' talk is their own").not.toContain("I know who wins");
}

/** 5: what was given is locked and may be changed until all are in; the others see that it is there, and nothing of it. */
async function checkSealed(host: Page, guest: Page, frames: string[]): Promise<void> {
  const isGang = async (page: Page) => (await glance(page)).asked?.startsWith("choose_gang") ?? false;
  const isOne = async () => (await isGang(host)) || (await isGang(guest));
  await playTogether([host, guest], async () => (await isOne()) && (await isGang(host)) && (await isGang(guest)));
  const secrets = await secretsOf(host, guest);
  await guest.evaluate(() => globalThis.saloonEar.all?.splice(0));
  frames.splice(0);
  const isCalled = (all: Element[], name: string) => all.findIndex((one) => one.getAttribute("aria-label") === name);
  await keyboard.option(host, Math.max(0, await host.locator(kOptions).evaluateAll(isCalled, secrets[1]!)));
  await host.waitForFunction(() => globalThis.saloonEar.owed === 0);
  if (!(await glance(host)).ready) await keyboard.option(host, (await glance(host)).options - 1);
  await keyboard.commit(host);
  const sealed = host.locator(".sealed");
  await expect(sealed).toBeVisible();
  const given = (await heard(host)).now?.question?.given;
  const asked = async () => JSON.stringify((await heard(guest)).now?.view.public.asked);
  await expect.poll(asked).toMatch(/"answered":\[[^\]]*"S0"/);
  const places = await placesOf(guest, { url: "", heard: frames, close: () => undefined });
  expect(places.wire, "the frames are read along").toContain('{"event":"answered","seat":"S0"}');
  expect(leaks(places, [...secrets, JSON.stringify(given?.decision)]), "5: sealed").toEqual([]);
  await plant(guest, frames, secrets[0]!);
  await plant(guest, frames, secrets[1]!);
  await expect(guest.locator(".side.left")).toContainText("ready");
  expect(await violationsInBoth(host, ".sealed"), "13: sealed").toEqual([]);
  await sealed.getByRole("button", { name: "Take back" }).click();
  await expect(host.locator(".question[data-ask]")).toBeVisible();
}

/** 9: the others may let a bot play; whoever comes back has the seat at the next decision, and is told what happened. */
async function checkAway(host: Visitor, guest: Visitor): Promise<void> {
  const table = guest.page.url();
  const device = guest.page.context();
  await guest.page.close();
  const letBotPlay = host.page.getByRole("button", { name: "Let a bot play" });
  await play(host.page, keyboard, { enough: () => letBotPlay.isVisible() });
  expect(await violationsInBoth(host.page, ".away"), "13: somebody is away").toEqual([]);
  await letBotPlay.click();
  await expect(host.page.locator(".side.left")).toContainText("is playing for now");
  expect(await play(host.page, keyboard, { enough: (decisions) => decisions > 0 })).toBe(1);

  const back = await device.newPage();
  await listen(back, true);
  guest.page = back;
  await back.goto(table);
  await expect(back.locator("dialog[open]")).toContainText("played for you", { timeout: 30_000 });
  await back.locator("dialog[open] .btn.ink").click();
  await play(host.page, keyboard, { enough: async () => (await back.locator(".question[data-ask]").count()) > 0 });
  await back.keyboard.press("1");
}

test("checks 7, 8, 9: two play to the end, one of them offline in between, and agree to open the game", async ({
  browser,
  baseURL,
}) => {
  const host = await visitor(browser, baseURL!, { language: "en", name: "Rosalie" });
  const guest = await visitor(browser, baseURL!, { language: "fr", name: "Zoé" });
  const { sit } = await openTable(host.page, "deadwood_1876", 2);
  await guest.page.goto(sit);
  await guest.page.getByRole("button", { name: "Prendre place" }).click();
  await expect(host.page.getByText("Zoé")).toBeVisible();
  await host.page.getByRole("button", { name: "Start the game" }).click();

  await playTogether([host.page, guest.page], async () => (await glance(guest.page)).asked !== null);
  await test.step("a choice without a line", () => checkPending(host.page, guest.page));
  await test.step("to the end", () => playTogether([host.page, guest.page], async () => false));
  await test.step("replay", () => checkOpening(host.page, guest.page));
  await goHome(host, guest);
});

/** 9: what is chosen while there is no line arrives once it is there again, and only once. */
async function checkPending(host: Page, guest: Page): Promise<void> {
  await guest.context().setOffline(true);
  await expect(guest.getByText("Pas de connexion")).toBeVisible({ timeout: 3_000 });
  const { now } = await heard(guest);
  const before = (await events(host)).filter(({ event, seat }) => event === "answered" && seat === now?.viewer).length;
  await play(guest, keyboard, { enough: (decisions) => decisions > 0 });
  await expect(guest.locator(".sealed")).toBeVisible();
  await guest.context().setOffline(false);
  const round = now?.question?.round ?? 0;
  await expect
    .poll(async () => (await heard(host)).now?.view.public.asked, { timeout: 3_000 })
    .not.toMatchObject({ round });
  const answers = (await events(host)).filter(({ event, seat }) => event === "answered" && seat === now?.viewer);
  expect(answers.length, "once").toBe(before + 1);
}

/** 8: only what the viewer may see, everything once the table has agreed to open it. */
async function checkOpening(host: Page, guest: Page): Promise<void> {
  for (const page of [host, guest]) await expect(page.locator(".result")).toBeVisible({ timeout: 30_000 });
  const eyes = host.getByRole("radiogroup", { name: "Through the eyes of" });
  await host.locator('.dock a[href^="#/replay/"]').press("Enter");
  await eyes.getByRole("radio").last().click();
  await expect(host.getByRole("alert")).not.toBeEmpty();
  await host.goBack();
  await host.locator(".dock .more button").click();
  await guest.locator(".dock .more button").click();
  await expect(host.locator(".dock .more button")).toContainText("Save");
  await host.locator('.dock a[href^="#/replay/"]').press("Enter");
  await eyes.getByRole("radio").last().click();
  await expect(eyes.getByRole("radio").last()).toBeChecked();
  await expect(host.getByRole("alert")).toHaveCount(0);
  await host.keyboard.press("End");
  await expect(host.locator(".result")).toBeVisible();
}
