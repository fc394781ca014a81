// Somebody who plays a game for the first time, alone against bots, and looks at all that is there to learn it by.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { whole } from "../../src/parts/whole.ts";
import { heard } from "./ear.ts";
import { type Glance, glance, keyboard, kOptions, play } from "./player.ts";
import { violations } from "./screen.ts";
import { expect } from "./visit.ts";

type Language = "en" | "fr";
interface GameWords {
  game: { introduction: Record<string, string> };
  ask: Record<string, { guide: string }>;
}
interface TableWords {
  clause: Record<string, string>;
}

const kFirst = ".first";
const kGuide = ".question .guide";
const kDialog = "dialog[open]";
const kLast = ".question > .acts .last";
/** how the log says that a choice of the reader was taken back */
const kTakenBack = { en: "You take your last choice back", fr: "Vous reprenez votre dernier choix" };
const kPossibleRefusals = ["HOUSE-BACK-02", "HOUSE-BACK-03", "HOUSE-BACK-04"];

function read<T>(path: string): T {
  return JSON.parse(readFileSync(path, "utf8")) as T;
}

export class Newcomer {
  readonly #page: Page;
  readonly #language: Language;
  readonly #words: GameWords;
  readonly #refusals: string[];
  readonly #insists: boolean;
  readonly #asked = new Set<string>();
  /** the question whose choice before it was asked back, or may not be */
  #regretted = -1;
  /** the last question that was met */
  #met = -1;
  #helped = false;
  #foresaw = false;
  #tookBack = false;
  /** why choices could not be taken back */
  #refused: string[] = [];

  /** `insists`: on a choice that is really taken back; else it is enough to hear why one may not be. */
  constructor(page: Page, game: string, language: Language, insists: boolean) {
    this.#insists = insists;
    this.#page = page;
    this.#language = language;
    this.#words = read<GameWords>(`games/${game}/words/${language}.json`);
    const { clause } = read<TableWords>(`words/table.${language}.json`);
    this.#refusals = kPossibleRefusals.map((name) => clause[name] ?? name);
  }

  /** The table in words, with the introduction on it: read once, it is gone. */
  async sitsDown(): Promise<void> {
    await this.#readsTheTable();
    const first = this.#page.locator(kFirst);
    for (const sentence of Object.values(this.#words.game.introduction))
      await expect(first).toContainText(whole(sentence));
    await first.getByRole("button").click();
    await expect(first).toHaveCount(0);
  }

  /** Another game: what the introduction says is known. */
  async sitsDownAgain(): Promise<void> {
    await expect(this.#page.locator(".result")).toHaveCount(0);
    await this.#readsTheTable();
    await expect(this.#page.locator(kFirst), "the introduction is remembered").toHaveCount(0);
  }

  /** A drawn one is read in words too. */
  async #readsTheTable(): Promise<void> {
    const inWords = this.#page.locator(".kind .btn");
    const words = this.#page.locator("main.board .words");
    await expect(words.or(inWords).first()).toBeVisible({ timeout: 30_000 });
    if (!(await words.isVisible())) await inWords.click();
    await expect(words).toBeVisible();
  }

  get hasLearnt(): boolean {
    return this.#helped && this.#foresaw && (this.#tookBack || (this.#refused.length > 0 && !this.#insists));
  }
  /** What was not met yet. */
  get missing(): string {
    const refused = kPossibleRefusals.map((name, n) => [
      name,
      this.#refused.filter((one) => one === this.#refusals[n]).length,
    ]);
    return `help ${this.#helped}, outlook ${this.#foresaw}, taken back ${this.#tookBack}, refused ${refused.join(", ")}`;
  }

  /** Plays until everything was met, or the game is over. */
  async learns(): Promise<void> {
    await play(this.#page, keyboard, { enough: () => this.hasLearnt, look: (seen) => this.#look(seen) });
  }

  async #look(seen: Glance): Promise<boolean> {
    if (!seen.asked) return false;
    await this.#readsGuide(seen);
    if (!this.#helped) await this.#asksAboutAChoice();
    if (!this.#foresaw) await this.#looksAhead();
    return this.#thinksBetterOfIt(seen);
  }

  /** What to think about is said the first time that a question is met. */
  async #readsGuide(seen: Glance): Promise<void> {
    const ask = seen.asked!.split(" ")[0]!;
    const guide = this.#page.locator(kGuide);
    if (seen.pressed.length > 0 || seen.round === this.#met) return;
    this.#met = seen.round;
    await expect(guide, `the guide to ${ask}`).toHaveCount(this.#asked.has(ask) ? 0 : 1);
    if (this.#asked.has(ask)) return;
    await expect(guide).toContainText(this.#words.ask[ask]!.guide);
    if (this.#asked.size === 0) {
      await guide.getByRole("button").click();
      await expect(guide, "it can be put away").toHaveCount(0);
    }
    this.#asked.add(ask);
  }

  async #asksAboutAChoice(): Promise<void> {
    const option = this.#page.locator(kOptions).first();
    const said = (await option.locator("span").first().textContent())!.trim();
    await option.focus();
    await this.#page.keyboard.press("?");
    const dialog = this.#page.locator(kDialog);
    await expect(dialog, `what ${said} is`).toContainText(/\p{L}+ \p{L}+ \p{L}+/u);
    await expect(dialog).not.toContainText("⟦");
    expect(await violations(this.#page)).toEqual([]);
    await this.#page.keyboard.press("Escape");
    this.#helped = true;
  }

  /** What the answer would bring stands with it, or with the question. */
  async #looksAhead(): Promise<void> {
    const outlook = (await heard(this.#page)).now?.question?.outlook;
    const of = outlook?.question?.lines ?? [];
    if (of.length > 0) {
      await this.#page.keyboard.press("h");
      for (const line of of) await expect(this.#page.locator(kDialog)).toContainText(line);
      await this.#page.keyboard.press("Escape");
      this.#foresaw = true;
    }
    const lines = (outlook?.choices ?? []).flatMap((choice) => choice.lines);
    const shown = await this.#page.locator(".question .options small, .verdict .small").allTextContents();
    if (lines.some((line) => shown.includes(whole(line)))) this.#foresaw = true;
  }

  /** Says whether the choice before this question was taken back, or why not. */
  async #thinksBetterOfIt(seen: Glance): Promise<boolean> {
    const last = this.#page.locator(kLast);
    if (seen.round === this.#regretted || this.#tookBack || !(await last.isVisible())) return false;
    this.#regretted = seen.round;
    const told = this.#page.locator("#log li").filter({ hasText: kTakenBack[this.#language] });
    const refusal = this.#page.locator(".question .refused");
    await last.click();
    await expect(refusal.or(told.first())).toBeVisible();
    await glance(this.#page, 5_000);
    if (await refusal.isVisible()) {
      const why = (await refusal.textContent())!.trim();
      expect(this.#refusals).toContain(why);
      this.#refused.push(why);
      return false;
    }
    this.#tookBack = true;
    return true;
  }
}
