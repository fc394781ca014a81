// What holds whenever somebody is asked, and once for every kind of question: points 2, 3, 4, 5, 12, 13 and 15.
import type { Page } from "@playwright/test";
import { heard } from "./ear.ts";
import { fingers, type Glance, glance, type Hands, kCommit } from "./player.ts";
import { sideways, smallTargets, violations } from "./screen.ts";
import { expect } from "./visit.ts";

/** What can be picked at this step stands for so many decisions. */
function offeredBy(page: Page): Promise<number> {
  return page.evaluate(() => {
    const options = [...document.querySelectorAll(".question .options [data-option]")];
    const counts = options.map((one) => Number(one.querySelector(".count")?.textContent ?? 1));
    return counts.reduce((sum, count) => sum + count, 0);
  });
}

function screen(page: Page): Promise<string> {
  return page.evaluate(() => {
    // an attribute that went and came again stands last: their order is nothing that anybody sees
    const told = (node: Node): string => {
      if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? "") : "";
      const attributes = [...node.attributes].map(({ name, value }) => `${name}="${value}"`).sort();
      return `<${node.tagName} ${attributes.join(" ")}>${[...node.childNodes].map(told).join("")}</>`;
    };
    const inside = [...document.querySelectorAll("main > *, .dock > *")];
    return inside.map(told).join("\n");
  });
}

/** What of a question lies above the lower part of the screen. */
function tooHigh(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>(".dock button:not([disabled])")];
    const high = controls.filter((one) => one.getBoundingClientRect().bottom < innerHeight * 0.38);
    return high.map((one) => one.textContent?.trim() ?? "");
  });
}

function moving(page: Page): Promise<number> {
  return page.evaluate(() => document.getAnimations().filter((one) => one.playState === "running").length);
}

export class Examiner {
  readonly #met = new Set<string>();
  readonly #page: Page;
  readonly #hands: Hands;
  /** what the screen was like when the question was put */
  #before = "";
  #tookBack = false;

  constructor(page: Page, hands: Hands) {
    this.#page = page;
    this.#hands = hands;
  }

  get kinds(): number {
    return this.#met.size;
  }

  /** Says whether it did something itself. */
  async look(seen: Glance): Promise<boolean> {
    const kind = seen.asked ?? (seen.offered ? "offer" : "");
    if (kind && !this.#met.has(kind)) {
      this.#met.add(kind);
      await this.#examine(seen, kind);
    }
    if (!seen.asked || this.#tookBack) return false;
    if (seen.ready && seen.pressed.length > 0) return this.#takeBack();
    if (seen.pressed.length === 0 && !seen.ready) this.#before = await screen(this.#page);
    return false;
  }

  async #examine(seen: Glance, kind: string): Promise<void> {
    await this.#checkWhoOwes(seen);
    if (seen.asked) await this.#checkOptions(seen);
    expect(await violations(this.#page), `13: ${kind}`).toEqual([]);
    expect(await moving(this.#page), `12: ${kind}, with less motion`).toBe(0);
    if (this.#hands !== fingers) return;
    expect(await smallTargets(this.#page), `4: ${kind}`).toEqual([]);
    expect(await sideways(this.#page), `4: ${kind}`).toBe(0);
    expect(await tooHigh(this.#page), `4: ${kind}`).toEqual([]);
  }

  async #checkWhoOwes(seen: Glance): Promise<void> {
    const { now, table } = await heard(this.#page);
    for (const seat of now?.waiting ?? []) {
      expect(seen.status, "2: everybody who owes a choice is named").toContain(table?.names[seat]);
    }
    if (seen.asked && !now?.question?.offer) expect(seen.title, "2: the title calls").toMatch(/Your turn|À vous/);
  }

  /** In words each choice stands there, or the step that leads to it; on a board a piece stands for many. */
  async #checkOptions(seen: Glance): Promise<void> {
    const question = (await heard(this.#page)).now?.question;
    const inWords = (await this.#page.locator(".question .pick").count()) === seen.options;
    const isFirst = (await this.#page.locator(".question nav").count()) === 0;
    if (!question?.complete || !inWords || !isFirst || seen.asked?.endsWith("build")) return;
    expect(await offeredBy(this.#page), `3: ${seen.asked}`).toBe(question.choices.length);
  }

  /** 5: nothing is decided before it is confirmed. */
  async #takeBack(): Promise<boolean> {
    this.#tookBack = true;
    await expect(this.#page.locator(kCommit)).toBeEnabled();
    for (let steps = 0; steps < 4 && (await screen(this.#page)) !== this.#before; steps += 1) {
      await this.#hands.takeBack(this.#page);
      await glance(this.#page);
    }
    expect(await screen(this.#page), "5: taken back, everything is as it was").toBe(this.#before);
    return true;
  }

  /** After a game: how it felt. */
  async sum(): Promise<void> {
    const { waits, shift, jumps } = await heard(this.#page);
    const sorted = waits.sort((a, b) => a - b);
    expect(this.kinds).toBeGreaterThan(0);
    // all but one in twenty where nothing else is tested at the same time: poor_line.spec.ts
    expect(sorted[Math.floor(sorted.length / 2)], "15: taps are acknowledged").toBeLessThan(100);
    expect(shift, `15: nothing jumps, but ${jumps.join("; ")}`).toBeLessThan(0.05);
    expect(this.#tookBack, "5: something was taken back").toBe(true);
  }
}
