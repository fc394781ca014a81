// Somebody who plays any game by what the screen offers, knowing no rule: picks, puts together, confirms.
import type { Page } from "@playwright/test";
import { listen } from "./ear.ts";
import { type Kept, remember } from "./screen.ts";
import { expect } from "./visit.ts";

/** What a player sees at one glance. */
export interface Glance {
  over: boolean;
  /** a film has the screen, until somebody goes on */
  film: boolean;
  curtain: boolean;
  /** the screen is to go to somebody else */
  handOver: boolean;
  /** which question is put and how it is answered: by steps, from a list, put together */
  asked: string | null;
  /** the number of the question at this table */
  round: number;
  /** an offer lies there that nobody has looked at */
  offered: boolean;
  /** how many things can be picked, and which of them are */
  options: number;
  pressed: number[];
  /** those on the board, not in the dock */
  board: number[];
  /** how many belong to no offer: one that was let pass may be looked at after all */
  stray: number;
  ready: boolean;
  /** the verdict says what would do instead */
  near: boolean;
  /** a number can be made larger or smaller */
  numbers: boolean;
  status: string;
  title: string;
}

const kQuestion = ".question[data-ask]";
/** what is sealed may still be changed, but nobody has to */
export const kOptions = "[data-option]:not([disabled]):not([aria-disabled=true]):not(.sealed *)";
export const kCommit = `${kQuestion} > .acts .btn.go`;
/** of this answer, not of the one before it */
export const kTakeBack = `${kQuestion} > .acts .btn:not(.go):not(.last)`;
const kNumbers = `${kQuestion} .seg button:not([disabled])`;
const kWould = ".verdict .would";
const kHandOver = ".hand-over";
const kGoOn = ".covered [data-go-on]";

/** Waits until the worker owes no answer and there is something to do, for that so many milliseconds; then looks. */
export function glance(page: Page, patience = 0): Promise<Glance> {
  return page.evaluate(
    async ({ kQuestion, kOptions, kCommit, kNumbers, kWould, kHandOver, kGoOn, patience }) => {
      const is = (where: string) => document.querySelector(where) !== null;
      const text = (where: string) => document.querySelector(where)?.textContent ?? "";
      const isOffered = () => document.querySelectorAll(".offer [data-option]").length > 1;
      const canAct = () =>
        is(`.result, .curtain, ${kHandOver}, ${kGoOn}`) ||
        isOffered() ||
        (is(kQuestion) && is(`${kOptions}, ${kNumbers}`));
      const until = performance.now() + patience;
      do
        await new Promise((on) => setTimeout(on, 4)); // what was just done is on the screen by then
      while ((globalThis.saloonEar.owed > 0 || !canAct()) && performance.now() < until);
      const question = document.querySelector<HTMLElement>(kQuestion);
      const options = [...document.querySelectorAll(kOptions)];
      const which = (has: (one: Element) => boolean) => options.flatMap((one, at) => (has(one) ? [at] : []));
      return {
        over: is(".result") && !is(kGoOn),
        film: is(kGoOn),
        curtain: is(".curtain"),
        handOver: is(kHandOver),
        asked: question ? `${question.dataset.ask} ${question.dataset.step}` : null,
        round: globalThis.saloonEar.now?.question?.round ?? -1,
        offered: isOffered(),
        options: options.length,
        pressed: which((one) => one.getAttribute("aria-pressed") === "true"),
        board: which((one) => one.closest("main") !== null),
        stray: which((one) => one.closest(".offer") === null).length,
        ready: is(`${kCommit}:not([disabled])`),
        near: is(kWould),
        numbers: is(kNumbers),
        status: text("header [role=status]"),
        title: document.title,
      };
    },
    { kQuestion, kOptions, kCommit, kNumbers, kWould, kHandOver, kGoOn, patience },
  );
}

/** How a player reaches what is on the screen. */
export interface Hands {
  option(page: Page, at: number): Promise<void>;
  press(page: Page, where: string): Promise<void>;
  commit(page: Page): Promise<void>;
  takeBack(page: Page): Promise<void>;
}

/** A finger comes down in the middle of it, where nothing else may lie, and is taken off. */
async function tap(page: Page, where: string, at = 0): Promise<void> {
  const place = await page.evaluate(
    ({ where, at }) => {
      const target = document.querySelectorAll(where)[at];
      if (!target) return null;
      target.scrollIntoView({ block: "nearest", inline: "nearest" });
      const { left, top, width, height } = target.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      return { x, y, inTheWay: hit && target.contains(hit) ? "" : (hit?.outerHTML.slice(0, 200) ?? "nothing") };
    },
    { where, at },
  );
  if (!place) return; // the table went on meanwhile
  expect(place.inTheWay, `4: ${where} can be tapped`).toBe("");
  const clicks = await page.evaluate(() => globalThis.saloonEar.clicks);
  await page.touchscreen.tap(place.x, place.y);
  await page.waitForFunction((clicks) => globalThis.saloonEar.clicks > clicks, clicks, { timeout: 5_000 });
}

export const fingers: Hands = {
  option: (page, at) => tap(page, kOptions, at),
  press: (page, where) => tap(page, where),
  commit: (page) => tap(page, kCommit),
  takeBack: (page) => tap(page, kTakeBack),
};

/** Moves the focus until it is there; where arrows scroll, Tab leads on. */
async function walkTo(page: Page, key: "Tab" | "ArrowDown", where: string, at = 0): Promise<void> {
  for (let steps = 0; steps < 150; steps += 1) {
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
  throw new Error(`4: the keyboard never came to ${where}`);
}

/** Numbers pick the first ten, arrows walk to the others, Tab reaches everything else. */
export const keyboard: Hands = {
  async option(page, at) {
    if (at < 10) return page.keyboard.press(String((at + 1) % 10));
    await walkTo(page, "ArrowDown", kOptions, at);
    await page.keyboard.press("Enter");
  },
  async press(page, where) {
    await walkTo(page, "Tab", where);
    await page.keyboard.press("Enter");
  },
  async commit(page) {
    const isOnAnother = await page.evaluate(
      () => document.activeElement?.closest("button:not([aria-pressed=true]), a") !== null,
    );
    if (isOnAnother) return keyboard.press(page, kCommit);
    await page.keyboard.press("Enter");
  },
  takeBack: (page) => page.keyboard.press("u"),
};

/** So many picks may lead to no answer; then it is begun anew, and in the end given up. */
const kTries = 8;
const kTooMany = 60;

/** Picks are drawn by lot, the same in every run. */
class Lot {
  #state = 20_011;

  below(count: number): number {
    this.#state = (this.#state * 48_271) % 2_147_483_647;
    return this.#state % count;
  }
  /** Mostly one of the first: those have a number. */
  of(many: number[]): number {
    return many[this.below(this.below(6) === 0 ? many.length : Math.min(10, many.length))] ?? 0;
  }
}

/** Does the next thing that leads to an answer. `tries`: how often that was done for this question. */
async function act(page: Page, hands: Hands, seen: Glance, tries: number, lot: Lot): Promise<void> {
  if (seen.handOver) return hands.press(page, kHandOver);
  if (seen.offered) return hands.option(page, seen.options - (lot.below(4) === 0 ? 1 : 2)); // look at it, or let it pass
  if (seen.ready) return hands.commit(page);
  if (seen.near) return hands.press(page, kWould);
  const free = [...Array(seen.options).keys()].filter((at) => !seen.pressed.includes(at));
  if (tries % kTries === kTries - 1) return hands.takeBack(page);
  if (tries > kTries && tries % kTries === 0) return hands.option(page, seen.options - 1);
  const onBoard = free.filter((at) => seen.board.includes(at));
  if (seen.pressed.length > 0 && onBoard.length > 0) return hands.option(page, lot.of(onBoard)); // a piece, then its place
  if (free.length > 0) return hands.option(page, lot.of(free));
  if (seen.numbers) return hands.press(page, kNumbers);
  return hands.takeBack(page);
}

export interface Game {
  /** when to stop before the end; asked again and again, also while others choose */
  enough?: (decisions: number) => boolean | Promise<boolean>;
  /** is shown whatever is asked, before it is answered; says whether to look again */
  look?: (seen: Glance) => Promise<boolean>;
}

/** Plays until it is enough, the curtain falls, or the game is over. Says how many decisions it took. */
export async function play(page: Page, hands: Hands, { enough, look }: Game = {}): Promise<number> {
  const lot = new Lot();
  let decisions = 0;
  let question = "";
  let tries = 0;
  for (;;) {
    const seen = await glance(page, 1_000);
    if (await enough?.(decisions)) return decisions;
    if (seen.over || seen.curtain) return decisions;
    if (seen.film) {
      await hands.press(page, kGoOn);
      continue;
    }
    if (!seen.asked && !seen.offered && !seen.handOver) {
      expect(seen.stray, "3: nothing to choose where nothing is asked").toBe(0);
      continue;
    }
    const asked = `${seen.round} ${seen.asked?.split(" ")[0]}`;
    tries = asked === question ? tries + 1 : 0;
    question = asked;
    if (tries > kTooMany) throw new Error(`no answer is found: ${JSON.stringify(seen)}`);
    if (await look?.(seen)) continue;
    await act(page, hands, seen, tries, lot);
    if (!seen.ready && !seen.offered) continue;
    decisions += 1;
    question = ""; // an offer may stand again
  }
}

/** Looks until the player is asked something, or the game is over. */
export async function untilAsked(page: Page): Promise<Glance> {
  let seen = await glance(page);
  const waits = () => seen.film || !(seen.asked || seen.offered || seen.over || seen.curtain);
  for (let seconds = 0; waits() && seconds < 60; seconds += 1) {
    if (seen.film) await page.locator(kGoOn).click();
    seen = await glance(page, 1_000);
  }
  expect(waits(), "somebody is asked").toBe(false);
  return seen;
}

/** Whoever is called takes the device. */
export async function liftCurtain(page: Page): Promise<void> {
  const curtain = page.locator(".curtain");
  await curtain.getByRole("button").press("Enter");
  await expect(curtain).toBeHidden();
}

/** Settings for somebody in a hurry; every answer is confirmed. */
export const hurried: Kept = { name: "Rosalie", motion: "less", pace: "none", confirm: "always" };

/** A game against as few bots as it takes: the poster, then the button, by two taps or by the keyboard. */
export async function sitDownAlone(page: Page, game: string, kept: Kept = {}, at = "./"): Promise<void> {
  await listen(page);
  await remember(page, { ...hurried, solo: { [game]: { bots: 1, level: "greenhorn" } }, ...kept });
  await page.goto(at);
  await page.locator(`a.cover[href="#/game/${game}"]`).press("Enter");
  await page.locator("dialog .btn.go").press("Enter", { timeout: 20_000 });
  await expect(page).toHaveURL(/#\/t\//, { timeout: 20_000 });
}
