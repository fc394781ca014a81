// The board of Desperados (cards): its two questions on the pieces, at any size, in both languages, seen again afterwards.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { heard, listen } from "../ear.ts";
import { Examiner } from "../examiner.ts";
import { fingers, keyboard, play, sitDownAlone, untilAsked } from "../player.ts";
import { type Kept, kLooks, remember, sideways, smallTargets, untilTypeIsThere, violations } from "../screen.ts";
import { expect, test } from "../visit.ts";
import { place } from "./moves.ts";
import { openAt, type Position } from "./position.ts";
import { five, nobodyElse, seated } from "./positions.ts";

test.use({ trace: "off" });
const full = process.env.SALOON_FULL !== undefined;
const isPhone = (project: string): boolean => project === "phone";
const schema = readFileSync("docs/wire/desperados_cards.ts", "utf8");
const questions = [...schema.matchAll(/ask: "([a-z_]+)"; about/g)].map(([, ask]) => ask as string).sort();

async function at(page: Page, position: Position, kept: Kept): Promise<void> {
  await listen(page);
  await remember(page, { name: "Rosalie", motion: "less", pace: "none", ...kept });
  await openAt(page, position);
  await expect(page.locator(".question .dc-hand [data-option]").first()).toBeVisible();
}
/** Text that is smaller than anybody should have to read. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>(".dc-board *, .dc-dock *")];
    const own = all.filter((one) =>
      [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    );
    const small = own.filter((one) => one.checkVisibility() && Number.parseFloat(getComputedStyle(one).fontSize) < 12);
    return small.map((one) => `${one.className}: ${one.textContent}`);
  });
}
/** Names on pieces that do not fit there. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = [...document.querySelectorAll<HTMLElement>(".nm > .dc-fitted")].filter((one) =>
      one.checkVisibility(),
    );
    const beyond = (one: HTMLElement) =>
      one.getBoundingClientRect().right - one.parentElement!.getBoundingClientRect().right;
    return names.filter((one) => beyond(one) > 1).map((one) => `${one.textContent}: by ${beyond(one)}`);
  });
}
async function checkSize(page: Page, what: string): Promise<void> {
  expect(await sideways(page), what).toBe(0);
  expect(await tooSmall(page), what).toEqual([]);
  expect(await cutOff(page), what).toEqual([]);
}
const kPhone = { width: 390, height: 844 };
const kDesktop = { width: 1280, height: 800 };
const kSmallPhone = { width: 360, height: 740 };

async function checkScreen(page: Page, phone: boolean, what: string): Promise<void> {
  await untilTypeIsThere(page);
  expect(await violations(page), what).toEqual([]);
  await checkSize(page, what);
  if (!phone) return;
  expect(await smallTargets(page), what).toEqual([]);
  await page.setViewportSize(kSmallPhone);
  await checkSize(page, `${what}, on a small phone`);
  await page.setViewportSize(kPhone);
}

async function seeAgain(page: Page): Promise<void> {
  await page.locator('.dock a[href^="#/replay/"]').tap();
  const slider = page.getByRole("slider");
  await expect(slider).toHaveValue("0", { timeout: 30_000 });
  await page.keyboard.press("ArrowRight");
  const eyes = page.getByRole("radiogroup");
  const hands = page.locator(".dc-board .dc-hand");
  const own = await hands.textContent();
  await eyes.getByRole("radio").nth(2).tap(); // another seat's
  await expect(hands).not.toHaveText(own!);
  await expect(hands).toHaveCount(1);
  const one = await hands.textContent();
  await eyes.getByRole("radio").nth(0).tap(); // those of whoever watches
  await expect(hands).toHaveCount(0);
  await eyes.getByRole("radio").last().tap(); // opened: every hand
  await expect(hands).toHaveCount(await page.locator(".dc-seats li").count());
  await expect(page.locator(".dc-board [data-option]")).toHaveCount(0);
  await eyes.getByRole("radio").nth(2).tap();
  await expect(hands).toHaveCount(1);
  await expect(hands).toHaveText(one!);
  await page.keyboard.press("End");
  await expect(page.locator(".dc-result")).toBeVisible();
  await expect(page.locator(".dc-board")).toBeVisible();
}

test("a whole game by taps in French, with everything that holds of a question, and seen again", async ({ page }, {
  project,
}) => {
  test.skip(!isPhone(project.name), "the keyboard plays it on a desktop in games.spec.ts");
  test.setTimeout(240_000);
  await sitDownAlone(page, "desperados_cards", { language: "fr", theme: "dusk" });
  const examiner = new Examiner(page, fingers);
  const met = new Set<string>();
  const decisions = await play(page, fingers, {
    look: async (seen) => {
      if (seen.asked) met.add(seen.asked.split(" ")[0] as string);
      expect(await page.locator(".dc-board").count(), "on the board").toBe(1);
      return examiner.look(seen);
    },
  });
  expect(decisions).toBeGreaterThan(10);
  expect([...met].sort(), "every question of the schema").toEqual(questions);
  await examiner.sum();
  await seeAgain(page);
});

/** Which question is on the screen, on the board's own pieces. */
async function asked(page: Page): Promise<string> {
  await expect(page.locator(".question.drawn .dc-hand [data-option]").first()).toBeVisible();
  return (await page.locator(".question.drawn").getAttribute("data-ask")) ?? "";
}

/** What everybody holds and has is on the screen, whole, and in front of everything. */
async function checkSeats(page: Page, seats: number, what: string): Promise<void> {
  await expect(page.locator("[data-at^=seat-]"), what).toHaveCount(seats);
  const hidden = await page.locator("[data-at^=seat-] .n").evaluateAll(
    (all) =>
      all.filter((one) => {
        const { left, right, top, bottom, width } = one.getBoundingClientRect();
        const corners = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => [x, y] as const));
        const chip = one.closest(".chip");
        return width === 0 || !corners.every(([x, y]) => chip?.contains(document.elementFromPoint(x, y)));
      }).length,
  );
  expect(hidden, what).toBe(0);
  await expect(page.locator("[data-at^=seat-] .n"), what).toHaveCount(2 * seats);
}

for (const seats of [3, 4]) {
  test(`${seats} at the table, both questions, large and small`, async ({ page }, { project }) => {
    test.skip(isPhone(project.name), "both sizes are looked at here");
    await at(page, seated(seats), { language: "en" });
    const met: string[] = [];
    const look = async () => {
      met.push(await asked(page));
      for (const size of [kPhone, kDesktop]) {
        await page.setViewportSize(size);
        await checkSeats(page, seats, `${met.at(-1)}, ${size.width} wide`);
        await checkSize(page, `${met.at(-1)}, ${size.width} wide`);
      }
    };
    await untilTypeIsThere(page);
    await page.locator(".guide .btn").click();
    await look();
    await place(page, "red Fiddler", "P2");
    await page.locator("[data-ask=choose_gang] .guide .btn").click();
    await look();
    expect(met.sort()).toEqual(questions);
  });
}

kLooks.forEach((look, n) => {
  test(`five at the table, both questions, ${look.theme}, ${look.language}`, async ({ page }, { project }) => {
    const phone = isPhone(project.name);
    test.skip(!full && n !== (phone ? 0 : 1), "the other looks are for --full");
    await at(page, five(), look);
    await checkScreen(page, phone, "a henchman");
    const met = [await asked(page)];
    await page.locator(".guide .btn").click();
    await checkSeats(page, 5, "a henchman");
    await place(page, look.language === "fr" ? "Violoneux rouge" : "red Fiddler", "P2", async () => {
      await expect(page.locator(".verdict.yes")).toBeVisible();
      await checkSeats(page, 5, "a henchman, before it is confirmed");
    });
    await expect(page.locator("[data-ask=choose_gang]")).toBeVisible();
    met.push(await asked(page));
    expect(met.sort()).toEqual(questions);
    // Coyote, Evil Eye, Gravedigger, Hangman, Iron Jaw, Fiddler, Jinx: the row, and their posters
    const worth = page.locator(".dc-hand .worth");
    const strength = look.language === "fr" ? "force" : "strength";
    await expect(worth).toHaveText([7, 2, 4, 2, 0, 1, 0].map((n) => `${strength}${n}`));
    await checkScreen(page, phone, "a gang");
    await page.locator(".guide .btn").click();
    await page.locator(".dc-hand [data-option]").first().click();
    await expect(page.locator(".verdict.yes")).toBeVisible();
    await checkSeats(page, 5, "a gang");
  });
});

test("a gang that is not lawful says its clause, and how to begin anew", async ({ page }, { project }) => {
  await at(page, nobodyElse(), { language: "en" });
  const hand = page.locator(".dc-hand [data-option]");
  const send = page.locator(".question > .acts .btn.go");
  await hand.filter({ hasText: "yellow Ace" }).click();
  await expect(page.locator(".verdict")).toContainText("strength");
  await hand.filter({ hasText: "yellow Dynamite" }).click();
  await expect(send).toBeEnabled();
  await hand.filter({ hasText: "red Ace" }).click();
  await expect(page.locator(".verdict.no")).toContainText("DSC-GANG-");
  await expect(send).toBeDisabled();
  await checkScreen(page, isPhone(project.name), "refused");
  await page.getByRole("button", { name: "Begin anew with the last card" }).click();
  await expect(hand.and(page.locator("[aria-pressed=true]"))).toHaveCount(1);
  await expect(send).toBeEnabled();
  await page.keyboard.press("u");
  await expect(page.locator(".dc-hand [aria-pressed=true]")).toHaveCount(0);
});

test("another language in the middle of a question", async ({ page }, { project }) => {
  test.skip(isPhone(project.name), "the same on a phone");
  await at(page, nobodyElse(), { language: "en" });
  await page.locator(".dc-hand [data-option]").filter({ hasText: "yellow Ace" }).click();
  await page.locator('a[href="#/settings"]').click();
  await page.getByText("Français").click();
  await page.goBack();
  const hand = page.locator(".dc-hand [data-option]");
  await hand.filter({ hasText: "As jaune" }).click();
  await expect(page.locator(".verdict")).toContainText("force");
  await expect(page.locator(".dc-head h3").first()).toHaveText("Avis de recherche");
  await page.locator(".question > .acts .btn.go").click();
  await expect(page.locator(".dc-film")).toBeVisible();
});

test("what is on the board explains itself, and the first game points at it", async ({ page }, { project }) => {
  test.skip(isPhone(project.name), "the same on a phone");
  await at(page, five(), { language: "en" });
  for (const n of ["1", "2", "3", "4"]) {
    await expect(page.locator(".guide .dc-point", { hasText: n })).toHaveCount(1);
    await expect(page.locator(".dc-board .dc-point, .dc-dock .dc-point").filter({ hasText: n })).toHaveCount(1);
  }
  await page.locator(".guide .btn").click();
  await expect(page.locator(".dc-point")).toHaveCount(0);
  await expect(page.locator(".dc-dock .dc-mine")).toContainText("nobody else sees it");
  for (const piece of ['[data-at="pile-P2"]', '[data-at="wall-C"]', ".dc-hand [data-option]"]) {
    await page.locator(piece).first().focus();
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog"), piece).toContainText(/DSC-/);
    await page.keyboard.press("Escape");
  }
  await page.locator('[data-at="pile-P1"]').click();
  await expect(page.getByRole("dialog").locator(".dc-bills li")).toHaveCount(2);
  await page.keyboard.press("Escape");
  await page.locator('[data-at="seat-S1"]').click();
  await expect(page.getByRole("dialog").locator(".dc-bills li")).toHaveCount(2);
  await page.keyboard.press("Escape");
  await page.keyboard.press("h");
  await page.getByRole("button", { name: "Show it on the board" }).click();
  await expect(page.locator(".dc-board .dc-point")).not.toHaveCount(0);
});

test("the introduction shows the pieces that it talks about", async ({ page }, { project }) => {
  const phone = isPhone(project.name);
  await remember(page, phone ? { language: "fr", theme: "dusk" } : { language: "en", theme: "light" });
  await page.goto("./#/rules/desperados_cards");
  for (const n of ["1", "2", "3", "4", "5"]) {
    await expect(page.locator(".dc-intro figure .dc-point", { hasText: n })).toHaveCount(1);
    await expect(page.locator(".dc-intro .says li", { hasText: n }).first()).toContainText(/\w+ \w+/);
  }
  await expect(page.locator(".dc-intro .bill")).toContainText(phone ? "Banque" : "Bank");
  await expect(page.locator(".dc-intro .gang .dc-card")).toHaveCount(3);
  await checkScreen(page, phone, "introduction");
});

test("nothing jumps while others play", async ({ page }, { project }) => {
  test.skip(!isPhone(project.name), "a phone has the least room");
  await at(page, five(), { language: "fr", motion: "full", pace: "brisk" });
  expect((await heard(page)).shift, "coming up").toBeLessThan(0.05);
  await page.locator(".guide .btn").click();
  await place(page, "Coyote bleu", "P4");
  await untilAsked(page);
  await expect(page.locator(".pace")).toHaveCount(0, { timeout: 30_000 });
  expect((await heard(page)).shift).toBeLessThan(0.05);
});

test("a whole game by the keyboard in both themes", async ({ page }, { project }) => {
  test.skip(!full || isPhone(project.name), "one is played in games.spec.ts");
  test.setTimeout(480_000);
  await sitDownAlone(page, "desperados_cards", { language: "en", theme: "dusk" });
  const examiner = new Examiner(page, keyboard);
  await play(page, keyboard, { look: (seen) => examiner.look(seen) });
  await examiner.sum();
});

test("a whole game on the table in words", async ({ page }, { project }) => {
  test.skip(!full, "it is drawn for everybody who does not prefer to read");
  test.setTimeout(480_000);
  const phone = isPhone(project.name);
  const hands = phone ? fingers : keyboard;
  await sitDownAlone(page, "desperados_cards", phone ? { language: "en" } : { language: "fr" });
  await page.locator("main .kind .btn").click();
  const decisions = await play(page, hands, {
    look: async () => {
      expect(await page.locator("main .words").count()).toBe(1);
      return false;
    },
  });
  expect(decisions).toBeGreaterThan(10);
  await expect(page.locator(".result tbody tr")).not.toHaveCount(0);
});
