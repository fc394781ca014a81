// Somebody who plays any game by what the screen offers, knowing no rule: picks, puts together, confirms.
import type { Page } from "@playwright/test";
import { type Kept, remember } from "./screen.ts";
import { expect } from "./visit.ts";

/** What a player sees at one glance. */
export interface Glance {
  over: boolean;
  curtain: boolean;
  /** the screen is to go to somebody else */
  handOver: boolean;
  /** which question is put and how it is answered: by steps, from a list, put together */
  asked: string | null;
  offered: boolean;
  /** how many things can be picked, and which of them are */
  options: number;
  pressed: number[];
  /** those on the board, not in the dock */
  board: number[];
  /** how many of them belong to no offer */
  stray: number;
  ready: boolean;
  /** the verdict offers what would do instead */
  near: boolean;
  /** a number can be made larger or smaller */
  numbers: boolean;
  status: string;
  title: string;
  /** everything of the question, to see whether it has changed */
  all: string;
}

/** what is sealed may still be changed, but nobody has to */
export const kOptions = "[data-option]:not([disabled]):not([aria-disabled=true]):not(.sealed *)";
const kCommit = ".question > .acts .btn.go";
const kNumbers = ".question .seg button:not([disabled])";

export function glance(page: Page): Promise<Glance> {
  return page.evaluate(
    ({ kOptions, kCommit, kNumbers }) => {
      const text = (where: string) => document.querySelector(where)?.textContent ?? "";
      const question = document.querySelector<HTMLElement>(".question");
      const options = [...document.querySelectorAll(kOptions)];
      const pressed = options.flatMap((one, at) => (one.getAttribute("aria-pressed") === "true" ? [at] : []));
      const offer = document.querySelectorAll(".offer [data-option]").length > 1;
      return {
        over: document.querySelector(".result") !== null,
        curtain: document.querySelector(".curtain") !== null,
        handOver: document.querySelector(".hand-over") !== null,
        asked: question ? `${question.dataset.ask} ${question.dataset.step}` : null,
        offered: offer,
        options: options.length,
        pressed,
        board: options.flatMap((one, at) => (one.closest("main") ? [at] : [])),
        stray: options.filter((one) => !one.closest(".offer")).length,
        ready: document.querySelector(`${kCommit}:not([disabled])`) !== null,
        near: document.querySelector(".verdict .would") !== null,
        numbers: document.querySelector(kNumbers) !== null,
        status: text("header [role=status]"),
        title: document.title,
        all: text(".dock") + pressed.join(),
      };
    },
    { kOptions, kCommit, kNumbers },
  );
}

/** How a player reaches what is on the screen. */
export interface Hands {
  option(page: Page, at: number): Promise<void>;
  press(page: Page, where: string): Promise<void>;
  commit(page: Page): Promise<void>;
  takeBack(page: Page): Promise<void>;
}

const taps = (page: Page, where: string, at = 0) => page.locator(where).nth(at).tap({ timeout: 10_000 });
export const fingers: Hands = {
  option: (page, at) => taps(page, kOptions, at),
  press: (page, where) => taps(page, where),
  commit: (page) => taps(page, kCommit),
  takeBack: (page) => taps(page, ".question > .acts .btn:not(.go)"),
};

/** Moves the focus until it is there; where arrows scroll, Tab leads on. */
async function walkTo(page: Page, key: "Tab" | "ArrowDown", where: string, at: number): Promise<void> {
  for (let steps = 0; steps < 200; steps += 1) {
    const focus = await page.evaluate(
      ({ where, at }) => {
        const active = document.activeElement;
        if (active !== null && active === document.querySelectorAll(where)[at]) return "there";
        return active?.matches("main, #log") ? "scrolls" : "elsewhere";
      },
      { where, at },
    );
    if (focus === "there") return;
    await page.keyboard.press(focus === "scrolls" ? "Tab" : key);
  }
}

/** Numbers pick the first ten, arrows walk to the others, Tab reaches everything else. */
export const keyboard: Hands = {
  async option(page, at) {
    if (at < 10) return page.keyboard.press(String((at + 1) % 10));
    await walkTo(page, "ArrowDown", kOptions, at);
    await page.keyboard.press("Enter");
  },
  async press(page, where) {
    await walkTo(page, "Tab", where, 0);
    await page.keyboard.press("Enter");
  },
  async commit(page) {
    const onUnpicked = await page.evaluate(
      () => document.activeElement?.closest("button:not([aria-pressed=true]), a") !== null,
    );
    if (onUnpicked) await keyboard.press(page, kCommit);
    else await page.keyboard.press("Enter");
  },
  takeBack: (page) => page.keyboard.press("u"),
};

const kAsked = ".result, .curtain, .hand-over, .question [data-option], .question .seg, main [data-option]";
/** Whether the player may do something, or nobody may any more, within this time. */
async function isAsked(page: Page, timeout: number): Promise<boolean> {
  const something = page.waitForFunction(
    (asked) => document.querySelector(asked) !== null || document.querySelectorAll(".offer [data-option]").length > 1,
    kAsked,
    { timeout, polling: 50 },
  );
  return something.then(
    () => true,
    () => false,
  );
}

export async function untilAsked(page: Page): Promise<Glance> {
  await expect.poll(() => isAsked(page, 1_000), { timeout: 120_000 }).toBe(true);
  return glance(page);
}

async function untilChanged(page: Page, before: Glance): Promise<void> {
  await page
    .waitForFunction(
      ({ all, kOptions }) => {
        const options = [...document.querySelectorAll(kOptions)];
        const pressed = options.flatMap((one, at) => (one.getAttribute("aria-pressed") === "true" ? [at] : []));
        return (document.querySelector(".dock")?.textContent ?? "") + pressed.join() !== all;
      },
      { all: before.all, kOptions },
      { timeout: 2_000, polling: 50 },
    )
    .catch(() => undefined); // not every tap changes something; the next glance says what to do
}

function anyOf(many: number[]): number {
  return many[Math.floor(Math.random() * many.length)] ?? 0;
}

/** Does the next thing that leads to an answer. */
async function act(page: Page, hands: Hands, seen: Glance): Promise<void> {
  if (seen.handOver) return hands.press(page, ".hand-over");
  if (seen.offered) return hands.option(page, 0);
  if (seen.ready) return hands.commit(page);
  if (seen.near) return hands.press(page, ".verdict .would");
  const free = [...Array(seen.options).keys()].filter((at) => !seen.pressed.includes(at));
  const where = free.filter((at) => seen.board.includes(at));
  if (seen.pressed.length > 0 && where.length > 0) return hands.option(page, anyOf(where)); // a piece, then its place
  if (free.length > 0) return hands.option(page, anyOf(free));
  if (seen.numbers) return hands.press(page, kNumbers);
  return hands.takeBack(page);
}

export interface Game {
  /** when to stop before the end; asked again and again, also while others choose */
  enough?: (decisions: number) => boolean | Promise<boolean>;
  /** is shown whatever is asked, before it is answered */
  look?: (seen: Glance) => Promise<void>;
}

/** Plays until it is enough, the curtain falls, or the game is over. Says how many decisions it took. */
export async function play(page: Page, hands: Hands, { enough, look }: Game = {}): Promise<number> {
  let decisions = 0;
  for (;;) {
    const asked = await isAsked(page, 1_000);
    if (await enough?.(decisions)) return decisions;
    if (!asked) continue;
    const seen = await glance(page);
    if (seen.over || seen.curtain) return decisions;
    if (!seen.asked) expect(seen.stray, "3: nothing to choose where nothing is asked").toBe(0);
    await look?.(seen);
    await act(page, hands, seen).catch((error: Error) => {
      if (!error.message.includes("Timeout")) throw error; // the table went on meanwhile
    });
    await untilChanged(page, seen);
    if (seen.ready || seen.offered) decisions += 1;
  }
}

/** A game against as few bots as it takes, without a pause between events; every answer is confirmed. */
export async function sitDownAlone(page: Page, game: string, kept: Kept = {}, at = "./"): Promise<void> {
  const solo = { [game]: { bots: 1, level: "greenhorn" } };
  await remember(page, { name: "Rosalie", motion: "less", pace: "none", confirm: "always", solo, ...kept });
  await page.goto(`${at}#/game/${game}`);
  await page.locator("dialog .btn.go").press("Enter", { timeout: 60_000 });
  await expect(page).toHaveURL(/#\/t\//, { timeout: 30_000 });
}
