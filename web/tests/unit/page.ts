// The page's side in tests: asks, writes down what it is told, and plays the first choice that it is offered.

import type { AskArgs, Language, Seat, Told, ToldNow, ToldTable, Viewer } from "../../src/told.ts";
import { type Answers, answersOf } from "../../src/worker/asks.ts";
import { House } from "../../src/worker/house.ts";
import { type Ledger, MemoryLedger } from "../../src/worker/ledger.ts";
import { Library } from "../../src/worker/library.ts";
import { fileShelf } from "../../workshop/shelf.ts";

export class Page {
  readonly told: Told[] = [];
  readonly ledger: Ledger;
  readonly ask: Answers;
  readonly house: House;

  private constructor(ledger: Ledger, base: string, language: Language, name: string) {
    this.ledger = ledger;
    const library = new Library(fileShelf, language);
    const tell = (told: Told) => this.told.push(structuredClone(told));
    this.house = new House({ library, ledger, base, build: "dev", name, tell });
    this.ask = answersOf(this.house);
  }

  static async open(
    ledger: Ledger = new MemoryLedger(),
    base?: string,
    language: Language = "en",
    name = "Anne",
  ): Promise<Page> {
    const page = new Page(ledger, base ?? "http://localhost/", language, name);
    await page.house.list.load();
    await page.house.connect(base !== undefined);
    return page;
  }

  /** A game against bots, or with others at the same device. */
  async createLocal(game: string, wishes: Partial<AskArgs<"create">> = {}): Promise<string> {
    const seats = wishes.seats ?? 3;
    const people = wishes.people ?? { S0: "Anne" };
    const free = Array.from({ length: seats }, (_, n): Seat => `S${n}`).filter((seat) => !people[seat]);
    const bots = Object.fromEntries(free.map((seat) => [seat, "greenhorn"]));
    const made = await this.ask.create({ where: "here", game, seats, pace: false, bots, people, ...wishes });
    if ("refused" in made) throw new Error(`${made.refused.clause} ${made.refused.detail}`);
    return made.table;
  }

  nows(table: string): ToldNow[] {
    return this.told.filter((told): told is ToldNow => told.type === "now" && told.table === table);
  }

  now(table: string, viewer: Viewer): ToldNow | undefined {
    return this.nows(table)
      .filter((now) => now.viewer === viewer)
      .at(-1);
  }

  table(table: string): ToldTable | undefined {
    return this.told.filter((told): told is ToldTable => told.type === "table" && told.table === table).at(-1);
  }

  /** Answers whatever this seat is asked, with the first choice, until the game is over or so often; gives how often. */
  async play(table: string, seat: Seat, answers = Number.POSITIVE_INFINITY): Promise<number> {
    let given = 0;
    while (given < answers && !this.now(table, seat)?.result) {
      await until(() => this.owes(table, seat) || this.now(table, seat)?.result);
      const question = this.now(table, seat)?.question;
      if (!question || !this.owes(table, seat)) continue;
      const { moment } = this.now(table, seat)!;
      if (question.choices.length === 1 && this.table(table)?.pace) {
        // the house answers that itself
        await until(() => this.now(table, seat)!.moment > moment);
        continue;
      }
      const decision = question.choices[0]!.decision;
      const reply = await this.ask.answer({ table, seat, round: question.round, decision });
      if ("refused" in reply) throw new Error(`${reply.refused.clause} ${JSON.stringify(decision)}`);
      given += 1;
      await until(
        () => this.now(table, seat)!.moment > moment || !this.owes(table, seat) || this.now(table, seat)?.result,
      );
    }
    return given;
  }

  owes(table: string, seat: Seat): boolean {
    const now = this.now(table, seat);
    return now?.question != null && !now.question.given && now.waiting.includes(seat);
  }
}

export async function until(holds: () => unknown): Promise<void> {
  for (const begun = Date.now(); !holds(); await new Promise((keep) => setTimeout(keep, 1))) {
    if (Date.now() - begun > 8_000) throw new Error(`in vain: ${holds}`);
  }
}
