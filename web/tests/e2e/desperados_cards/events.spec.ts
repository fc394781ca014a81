// Every kind of event of the game: met on the board, and moved there or, with a reason in the board's README, not.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { sitDownAlone } from "../player.ts";
import { type Kept, remember } from "../screen.ts";
import { expect, test } from "../visit.ts";
import { place, watchBoard } from "./moves.ts";
import { openAt, type Position } from "./position.ts";
import { blocked, emptyHanded, lastHoldUp, nobodyElse, reshuffle } from "./positions.ts";

test.use({ trace: "off" });
test.beforeEach(({ page: _ }, { project }) => test.skip(project.name !== "desktop", "the same on a phone"));

const schema = readFileSync("docs/wire/desperados_cards.ts", "utf8");
const kinds = [...schema.matchAll(/event: "([a-z_]+)"/g)].map(([, kind]) => kind as string);
const readme = readFileSync("games/desperados_cards/board/README.md", "utf8");

/** The kinds that a table of the README lists. */
function listed(heading: string): string[] {
  const part = readme.split(`### ${heading}\n`)[1]?.split("\n#")[0] ?? "";
  return [...part.matchAll(/^\| `([a-z_]+)` \|/gm)].map(([, kind]) => kind as string);
}
const kept: Kept = { language: "en", name: "Rosalie", pace: "none", motion: "full" };

async function at(page: Page, position: Position, settings: Kept = kept): Promise<void> {
  await watchBoard(page);
  await remember(page, settings);
  await openAt(page, position);
  await expect(page.locator(".dc-hand [data-option]").first()).toBeVisible();
}
async function until(page: Page, kind: string): Promise<void> {
  await page.waitForFunction((kind) => globalThis.met.some(({ event }) => event === kind), kind);
}
/** Stays until nothing flies any more; what was met and what flew. */
async function seen(page: Page) {
  await page.waitForTimeout(100);
  await expect(page.locator(".dc-flight")).toHaveCount(0);
  return page.evaluate(() => ({ met: globalThis.met, flown: globalThis.flown }));
}
async function sendGang(page: Page, ...cards: string[]): Promise<void> {
  for (const card of cards) await page.locator(".dc-hand").getByRole("button", { name: card }).click();
  await page.locator(".question > .acts .btn.go").click();
}
async function stayOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Stay out" }).click();
  await page.locator(".question > .acts .btn.go").click();
}

/** Each way to some of the kinds, the rare ones from a scenario's position. */
const ways: [string, string, (page: Page) => Promise<void>][] = [
  ["a new game", "drew", (page) => watchBoard(page).then(() => sitDownAlone(page, "desperados_cards", kept))],
  ["nobody can place", "blind_discard", (page) => at(page, blocked()).then(() => place(page, "red Dynamite", "P0"))],
  ["nothing to place", "empty_handed", (page) => at(page, emptyHanded()).then(() => place(page, "green Ace", "P0"))],
  ["the draw pile is empty", "reshuffled", (page) => at(page, reshuffle()).then(() => place(page, "green Ace", "P0"))],
  ["nobody comes", "nobody_came", (page) => at(page, nobodyElse()).then(() => stayOut(page))],
  [
    "somebody comes",
    "hold_up_won",
    (page) => at(page, nobodyElse()).then(() => sendGang(page, "yellow Ace", "red Ace")),
  ],
  ["the last hold-up", "hold_up_began", (page) => at(page, lastHoldUp()).then(() => place(page, "yellow", "P4"))],
];

test("every kind of event is met on the board, and moves as the README says", async ({ browser, baseURL }) => {
  test.setTimeout(120_000);
  const [moving, still] = [listed("What moves"), listed("What does not")];
  expect([...moving, ...still].sort(), "the README lists what the schema has").toEqual([...kinds].sort());
  const met = new Set<string>();
  const flown = new Map<string, number[]>();
  for (const [name, kind, go] of ways) {
    const context = await browser.newContext({ baseURL: baseURL!, viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await go(page);
    await until(page, kind);
    if (kind === "hold_up_began") {
      await sendGang(page, "green Ace");
      await until(page, "game_over");
    }
    const film = page.locator(".dc-film");
    if (await film.isVisible()) {
      await page
        .getByRole("button", { name: "Skip" })
        .click({ timeout: 1_500 })
        .catch(() => undefined);
      await page.getByRole("button", { name: "Go on" }).click();
    }
    const all = await seen(page);
    expect(
      all.met.filter(({ drawn }) => !drawn),
      `${name} is drawn`,
    ).toEqual([]);
    await expect(page.locator(".dc-board"), name).toBeVisible();
    for (const { event } of all.met) met.add(event);
    for (const { event, off } of all.flown) flown.set(event, [...(flown.get(event) ?? []), ...off]);
    await context.close();
  }
  expect(
    kinds.filter((kind) => !met.has(kind)),
    "never met",
  ).toEqual([]);
  for (const kind of moving.filter((one) => one !== "gang_shown")) {
    expect(flown.get(kind)?.length ?? 0, `${kind} moves`).toBeGreaterThan(0);
    expect(Math.max(...(flown.get(kind) ?? [])), `${kind}: from where it was to where it is`).toBeLessThan(3);
  }
  expect(
    [...flown.keys()].filter((kind) => still.includes(kind)),
    "moves though the README says not",
  ).toEqual([]);
});

test("gangs lie closed, are turned over at once, counted, and one wins; the film is skipped, seen again, slowed", async ({
  page,
}) => {
  await at(page, nobodyElse());
  await sendGang(page, "yellow Ace", "red Ace");
  const film = page.locator(".dc-film");
  await expect(film).toHaveAttribute("data-step", "closed");
  await expect(film.locator(".dc-card")).toHaveCount(0);
  await page.getByRole("button", { name: "Skip" }).click();
  await expect(film).toHaveAttribute("data-step", "won");
  await expect(film.locator(".gang .dc-card")).toHaveCount(2);
  await expect(film.locator(".strength").first()).not.toBeEmpty();
  await film.getByRole("button", { name: "Again" }).click();
  await expect(film).toHaveAttribute("data-step", "closed");
  await expect(film).toHaveAttribute("data-step", "won", { timeout: 4_000 });
  await page.getByRole("button", { name: "Slowly" }).click();
  await expect(film).toHaveAttribute("data-step", "closed");
  await page.waitForTimeout(900);
  await expect(film, "slowly").toHaveAttribute("data-step", "closed");
  await page.getByRole("button", { name: "Skip" }).click();
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(film).toHaveCount(0);
  await page.locator(".dc-last").getByRole("button").click();
  await expect(film).toBeVisible();
});

test("a lawful choice never waits for the film: the first card that is touched ends it", async ({ page }) => {
  await at(page, nobodyElse());
  await sendGang(page, "yellow Ace", "red Ace");
  await expect(page.locator(".dc-film")).toBeVisible();
  await page.locator(".question .dc-hand [data-option]").first().click();
  await expect(page.locator(".dc-film")).toHaveCount(0);
});

/** Nothing has flown, and the film, if there is one, stands at its end. */
async function checkStill(page: Page): Promise<void> {
  const film = page.locator(".dc-film");
  if (await film.isVisible()) {
    await expect(film).toHaveAttribute("data-step", "won");
    await page.getByRole("button", { name: "Go on" }).click();
  }
  expect((await seen(page)).flown).toEqual([]);
}

test("with less motion everything is at its new place at once, and marked", async ({ page }) => {
  const less: Kept = { ...kept, motion: "less" };
  const met = new Set<string>();
  const after = async (kind: string, check: () => Promise<void>) => {
    await until(page, kind);
    await checkStill(page);
    await check();
    for (const { event } of (await seen(page)).met) met.add(event);
  };
  const stack = (n: number) => page.locator(".dc-head .stack").nth(n);
  await at(page, blocked(), less);
  await place(page, "red Dynamite", "P0");
  await after("blind_discard", async () => {
    await expect(page.locator('[data-at="row-P0-1"]'), "placed").toHaveAttribute("aria-label", /red Dynamite/);
    await expect(stack(1), "blind_discard").not.toHaveText("0");
  });
  await openAt(page, reshuffle());
  await place(page, "green Ace", "P0");
  await after("reshuffled", async () => {
    // one was left to draw, 23 were discarded; whoever placed the only card has drawn two since
    await expect(page.locator(".dc-dock .dc-hand li"), "drew").toHaveCount(2);
    await expect(page.locator('[data-at="seat-S0"] .hand'), "drew").toHaveText("2");
    expect(Number(await stack(0).textContent()), "reshuffled").toBeGreaterThan(1);
    expect(Number(await stack(1).textContent()), "reshuffled").toBeLessThan(23);
  });
  await openAt(page, nobodyElse());
  await stayOut(page);
  await after("nobody_came", async () => {
    await expect(page.locator('[data-at^="row-P3-"].free'), "nobody_came").toHaveCount(3);
    await expect(stack(1), "nobody_came").not.toHaveText("0");
  });
  await openAt(page, nobodyElse());
  await sendGang(page, "yellow Ace", "red Ace");
  await expect(page.locator(".dc-film .stamp")).toBeVisible();
  await expect(page.locator(".dc-film .gang .dc-card"), "gang_shown").toHaveCount(2);
  await after("hold_up_won", async () => {
    await expect(page.locator('[data-at="wall-A"].new'), "hold_up_won").toBeVisible();
    await expect(page.locator('[data-at="seat-S0"] .robbed .new'), "hold_up_won").toHaveCount(1);
    await expect(page.locator("button.bill.new")).toHaveCount(1);
  });
  expect(
    listed("What moves").filter((kind) => !met.has(kind)),
    "every kind that moves",
  ).toEqual([]);
});
