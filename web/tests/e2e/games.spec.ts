// Whole games against bots, by somebody who knows no rule: everything that can be asked is answered on the screen alone.
import type { Page } from "@playwright/test";
import { fingers, type Glance, glance, type Hands, keyboard, play, sitDownAlone } from "./player.ts";
import { type Kept, sideways, smallTargets, violations } from "./screen.ts";
import { expect, test } from "./visit.ts";

const games = ["dead_money", "deadwood", "deadwood_1876", "desperados", "desperados_cards"];
const full = process.env.SALOON_FULL !== undefined;
test.use({ trace: "off" }); // of a whole game it would cost more than the game

/** What holds at every glance, and once for every kind of question. */
class Examiner {
  readonly #met = new Set<string>();
  readonly #page: Page;
  readonly #hands: Hands;
  #tookBack = false;

  constructor(page: Page, hands: Hands) {
    this.#page = page;
    this.#hands = hands;
  }

  async look(seen: Glance): Promise<void> {
    if (!seen.asked) return;
    expect(seen.status, "2: the status names who owes").toContain("Rosalie");
    expect(seen.title, "2: the title calls").toMatch(/Your turn|À vous/);
    if (seen.pressed.length > 0 && seen.ready && !this.#tookBack) await this.#takeBack(seen);
    if (this.#met.has(seen.asked)) return;
    this.#met.add(seen.asked);
    expect(await violations(this.#page), `13: ${seen.asked}`).toEqual([]);
    if (this.#hands !== fingers) return;
    expect(await smallTargets(this.#page), `4: ${seen.asked}`).toEqual([]);
    expect(await sideways(this.#page), `4: ${seen.asked}`).toBe(0);
  }

  /** 5: nothing is decided before it is confirmed. */
  async #takeBack(seen: Glance): Promise<void> {
    this.#tookBack = true;
    await this.#hands.takeBack(this.#page);
    await expect.poll(async () => (await glance(this.#page)).pressed, "5: taken back").toEqual([]);
    for (const at of seen.pressed) await this.#hands.option(this.#page, at);
  }

  get kinds(): number {
    return this.#met.size;
  }
}

async function replay(page: Page): Promise<void> {
  await page.locator('.dock a[href^="#/replay/"]').press("Enter");
  const slider = page.getByRole("slider");
  await expect(slider).toHaveValue("0", { timeout: 60_000 });
  await expect(slider).not.toHaveAttribute("max", "0");
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveValue("1");
  await expect(page).toHaveURL(/\/1$/);
  await page.keyboard.press("End");
  await expect(page.locator(".result")).toBeVisible();
  expect(await violations(page), "13: replay").toEqual([]);
}

async function wholeGame(page: Page, game: string, kept: Kept, hands: Hands): Promise<void> {
  test.setTimeout(full ? 900_000 : 480_000);
  await sitDownAlone(page, game, kept);
  const examiner = new Examiner(page, hands);
  const decisions = await play(page, hands, { look: (seen) => examiner.look(seen) });
  expect(decisions).toBeGreaterThan(0);
  expect(examiner.kinds).toBeGreaterThan(0);
  await expect(page.locator("#headline")).not.toBeEmpty();
  await expect(page.locator(".result tbody tr")).not.toHaveCount(0);
  expect((await glance(page)).options, "3: nothing to choose once it is over").toBe(0);
  expect(await violations(page), "13: result").toEqual([]);
  await replay(page);
}

games.forEach((game, n) => {
  test(`2, 3, 4, 5, 8, 13: ${game} to its end`, async ({ page }, { project }) => {
    const phone = project.name === "phone";
    test.skip(!full && phone !== (n % 2 === 1), "the other half is played in --full");
    const theme = n % 4 < 2 ? "light" : "dusk";
    if (phone) await wholeGame(page, game, { language: "fr", theme, confirm: "final" }, fingers);
    else await wholeGame(page, game, { language: "en", theme }, keyboard);
  });
});
