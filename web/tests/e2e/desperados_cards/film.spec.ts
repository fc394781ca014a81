// The climax and the end: a hold-up as a film that has a phone to itself, and how everybody's points came about.
import type { Page } from "@playwright/test";
import { heard, listen } from "../ear.ts";
import { type Kept, kLooks, remember, sideways, smallTargets, violations } from "../screen.ts";
import { expect, test } from "../visit.ts";
import { openAt, type Position } from "./position.ts";
import { lastReveal, reveal } from "./positions.ts";

test.use({ trace: "off" });
const full = process.env.SALOON_FULL !== undefined;
const isPhone = (project: string): boolean => project === "phone";

/** The last gang is sent, and everything is turned over. */
async function turnOver(page: Page, position: Position, kept: Kept, cards = 1): Promise<void> {
  await listen(page);
  await remember(page, { name: "Rosalie", pace: "none", ...kept });
  await openAt(page, position);
  const hand = page.locator("[data-ask=choose_gang] .dc-hand [data-option]");
  for (let n = 0; n < cards; n += 1) await hand.nth(n).click();
  await page.locator(".question > .acts .btn.go").click();
  await expect(page.locator(".dc-film")).toBeVisible();
}

/** Where the film lies, and what lies around it. */
function layout(page: Page) {
  return page.evaluate(() => {
    const film = document.querySelector(".dc-film")!.getBoundingClientRect();
    const told = document.querySelector(".dc-film .told")!;
    return {
      below: film.top - document.querySelector("header.status")!.getBoundingClientRect().bottom,
      left: innerHeight - film.bottom,
      hidden: told.scrollHeight - told.clientHeight,
      page: document.documentElement.scrollHeight - innerHeight,
    };
  });
}

test("the film has a phone to itself until somebody goes on", async ({ page }, { project }) => {
  test.skip(!isPhone(project.name), "there is room for it beside the hand");
  await turnOver(page, reveal(), { language: "fr", motion: "full" });
  const film = page.locator(".dc-film");
  const dock = page.locator(".dock");
  await page.getByRole("button", { name: "Passer" }).tap();
  await expect(film).toHaveAttribute("data-step", "won");
  for (const size of [
    { width: 360, height: 740 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    const { below, left, hidden, page: scrolls } = await layout(page);
    const off = Math.max(Math.abs(below), Math.abs(left), scrolls);
    expect(off, `${size.width}: all there is below the status`).toBeLessThanOrEqual(1);
    if (size.width === 390) expect(hidden, "five gangs without scrolling").toBeLessThanOrEqual(0);
    await expect(page.locator("[data-go-on]")).toBeInViewport({ ratio: 1 });
    expect(await sideways(page)).toBe(0);
    expect(await smallTargets(page)).toEqual([]);
  }
  await expect(dock).toHaveAttribute("inert");
  await expect(dock).not.toBeVisible();
  await page.keyboard.press("1"); // nothing behind it can be picked
  await expect(page.locator(".dc-hand [aria-pressed=true]")).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Revoir" }).tap();
  await expect(film).toHaveAttribute("data-step", "closed");
  await page.locator("[data-go-on]").tap();
  await expect(film).toHaveCount(0);
  await expect(dock).not.toHaveAttribute("inert");
  await expect(dock).toBeVisible();
  await page.locator(".dc-last .btn").tap();
  await expect(film).toBeVisible();
  await expect(dock).not.toBeVisible();
  await page.keyboard.press("Enter");
  await expect(film).toHaveCount(0);
});

/** Parts of the film that something lies on, or that are not on the screen. */
function coveredParts(page: Page): Promise<string[]> {
  return page.locator(".dc-film").evaluate((film) => {
    const parts = [...film.querySelectorAll("h3, .slats > *, .verdict, .tie, ol li > *, .what > *, .btn")];
    const covered = parts.filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const ends = [top + 1, bottom - 1].map((y) => document.elementFromPoint((left + right) / 2, y));
      return (
        bottom > top && !ends.every((end) => end && (part.contains(end) || end.contains(part)) && film.contains(end))
      );
    });
    const stamp = film.querySelector(".stamp")!.getBoundingClientRect();
    const tie = film.querySelector(".tie")!.getBoundingClientRect();
    const stamped = stamp.bottom > tie.top && stamp.left < tie.right ? ["the tie is stamped"] : [];
    return [...covered.map((part) => `${part.className}: ${part.textContent?.trim()}`), ...stamped];
  });
}

test("beside the hand all of the film is in view, and says how each gang got its strength", async ({ page }, {
  project,
}) => {
  test.skip(isPhone(project.name), "a phone shows nothing else");
  await turnOver(page, reveal(), { language: "fr", motion: "less" }, 4);
  await expect(page.locator(".dc-film .stamp")).toBeVisible();
  await expect(page.locator(".dc-film ol li")).toHaveCount(5);
  expect(await coveredParts(page)).toEqual([]);
  await expect(page.locator(".dc-film .slats b")).toHaveText(["4", "3", "2", "1"]);
  const gangs = await page.locator(".dc-film ol li:not(.out)").evaluateAll((all) =>
    all.map((gang) => ({
      strength: Number(gang.querySelector(".strength")?.textContent),
      cards: [...gang.querySelectorAll(".made")].map((one) => one.textContent ?? ""),
    })),
  );
  const sum = (made: string) => made.split("+").reduce((all, one) => all + Number(one), 0);
  expect(gangs.length).toBe(4);
  for (const { strength, cards } of gangs) expect(cards.reduce((all, one) => all + sum(one), 0)).toBe(strength);
});

kLooks.forEach((look, n) => {
  test(`the end says how everybody's points came about, ${look.theme}, ${look.language}`, async ({ page }, {
    project,
  }) => {
    const phone = isPhone(project.name);
    test.skip(!full && n !== (phone ? 1 : 0), "the other looks are for --full");
    await turnOver(page, lastReveal(), { motion: "less", ...look });
    await expect(page.locator(".result"), "the hold-up comes first").not.toBeVisible();
    expect(await violations(page), "the film").toEqual([]);
    await page.locator("[data-go-on]").click();
    await expect(page.locator(".dc-result #headline")).toContainText("Belle");
    const prize = look.language === "fr" ? "Chemin de fer" : "Railway";
    await expect(page.locator(".dc-result .dc-prize")).toContainText(prize);
    await checkRows(page);
    await expect(page.locator(".dc-result a.clause")).toHaveAttribute(
      "href",
      /#\/rules\/desperados_cards\/DSC-SCORE-02/,
    );
    expect(await violations(page), "the end").toEqual([]);
    expect(await sideways(page)).toBe(0);
    if (phone) expect(await smallTargets(page)).toEqual([]);
  });
});

/** The rows are the view's, best first: what each card counts, what is printed where that is less, sums and totals. */
async function checkRows(page: Page): Promise<void> {
  const rows = await page.locator(".dc-result tbody tr").evaluateAll((all) =>
    all.map((row) => ({
      total: Number.parseInt(row.querySelector(".total")!.textContent!, 10),
      groups: [...row.querySelectorAll(".dc-group")].map((group) => ({
        printed: [...group.querySelectorAll("s")].map((one) => Number(one.textContent)),
        sum: group.querySelector(".sum")!.textContent,
      })),
    })),
  );
  const { totals } = (await heard(page)).now!.view.public as unknown as { totals: Record<string, number> };
  expect(rows.map(({ total }) => total)).toEqual(Object.values(totals).sort((a, b) => b - a));
  expect(rows.map(({ groups }) => groups)).toEqual([
    [{ printed: [2, 3], sum: "3 × 5 = 15" }],
    [
      { printed: [3], sum: "2 × 4 = 8" },
      { printed: [2], sum: "2 × 3 = 6" },
    ],
    [{ printed: [2, 3], sum: "3 × 4 = 12" }],
    [{ printed: [2], sum: "2 × 3 = 6" }],
    [{ printed: [], sum: "1 × 2 = 2" }],
  ]);
}
