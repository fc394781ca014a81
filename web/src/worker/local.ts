// A table that this worker keeps itself: the same reducer as a server's, inside the game's module. Here is what a server
// puts around it: rows are made durable, bots think, and it is woken when its time has come.
import type { Seat } from "../told.ts";
import type { KeptRow, Ledger } from "./ledger.ts";
import type { Speaker } from "./library.ts";
import { Outbox, randomHex } from "./outbox.ts";
import type { Done, Entry, FromHouse, Home, ToHouse } from "./wire.ts";

/** Whoever uses this device: one person, at any number of seats. */
const person = "hereonthisdevice";
const connection = 1;
/** so long a table lets everybody seem to think; longer it waits for people only, as for those who are offered something */
const seemsToThink = 2_000;

export interface Clock {
  now(): number;
  /** calls back at that moment or soon after; gives back how to call it off */
  at(moment: number, wake: () => void): () => void;
}

export const realClock: Clock = {
  now: () => Date.now(),
  at: (moment, wake) => {
    const timer = setTimeout(wake, Math.max(0, moment - Date.now()));
    return () => clearTimeout(timer);
  },
};

interface Effects {
  letters: { to: number; text: string }[];
  rows: string[];
  bots: { task: number }[];
  wake?: number;
  summary?: Entry;
  opened?: string[];
}
interface Row {
  table: string;
  number: number;
  kind: string;
  text: string;
}
export interface LocalNews {
  letter(letter: FromHouse): void;
  summary(entry: Entry): void;
  /** rows could not be kept: what was done has not happened, and perhaps somebody else has written here */
  unkept(): void;
}
export interface LocalSetup {
  table: string;
  name: string;
  speaker: Speaker;
  ledger: Ledger;
  news: LocalNews;
  clock?: Clock;
  /** 64 hexadecimal digits for each message; tests give them */
  random?: () => string;
}
export interface Wishes {
  game: string;
  seats: number;
  options?: Record<string, string>;
  pace?: boolean;
  limit?: number;
  bots?: Record<Seat, string>;
}

export class LocalTable implements Home {
  readonly #setup: LocalSetup;
  readonly #clock: Clock;
  readonly #outbox = new Outbox(randomHex(16));
  #callOff: (() => void) | null = null;
  #closed = false;
  /** the module has it */
  #isThere = false;
  /** by how much the table's time is ahead of the clock, having hurried */
  #ahead = 0;

  constructor(setup: LocalSetup) {
    this.#setup = setup;
    this.#clock = setup.clock ?? realClock;
  }

  /** A new table; refused if it cannot be set up so. */
  async open(wishes: Wishes): Promise<Done> {
    const { name } = this.#setup;
    const effects = this.#call("table_open", {
      create: { ...wishes, listed: false },
      person,
      name,
      random: this.#random(),
    });
    if (effects.refused) return { type: "done", id: "", refused: effects.refused };
    this.#isThere = true;
    try {
      await this.#setup.ledger.append(effects.rows.map(keptRow));
    } catch {
      return { type: "done", id: "", refused: { clause: "HOUSE-STORE-01" } };
    }
    this.#carryOut({ ...effects, rows: [] });
    return { type: "done", id: "" };
  }

  /** The table that was left here, as it stood after its last row. */
  async resume(): Promise<void> {
    const rows = await this.#setup.ledger.rows(this.#setup.table);
    if (this.#closed) return;
    const effects = this.#call("table_fold", { rows });
    this.#isThere = true;
    this.#carryOut(effects);
  }

  send(message: ToHouse): Promise<Done> {
    const { sent, done } = this.#outbox.add(message);
    const { name } = this.#setup;
    this.#carryOut(this.#call("table_hear", { connection, person, name, message: sent, random: this.#random() }));
    return done;
  }

  /** What is still on its way has no answer any more; nobody is to wait for it. */
  close(): void {
    this.#closed = true;
    this.#callOff?.();
    for (const { id } of this.#outbox.unanswered())
      this.#outbox.settle({ type: "done", id, refused: { clause: "HOUSE-TABLE-01" } });
    if (this.#isThere) this.#setup.speaker.call("table_forget", { table: this.#setup.table });
  }

  // biome-ignore lint/suspicious/noExplicitAny: effects, or a refusal; whoever calls knows which
  #call(name: string, members: object): any {
    return this.#setup.speaker.call(name, { table: this.#setup.table, now: this.#now(), ...members });
  }

  #random(): string {
    return this.#setup.random?.() ?? randomHex(64);
  }

  #carryOut(effects: Effects): void {
    for (const { text } of effects.letters) this.#deliver(JSON.parse(text) as FromHouse);
    if (effects.summary) this.#setup.news.summary(effects.summary);
    const rows = [...effects.rows, ...(effects.opened ?? [])];
    if (rows.length > 0) void this.#store(rows);
    for (const { task } of effects.bots) this.#clock.at(this.#clock.now(), () => this.#think(task));
    this.#callOff?.();
    this.#callOff = effects.wake === undefined ? null : this.#clock.at(this.#wakeAt(effects.wake), () => this.#wake());
  }

  /**
   * When the clock shows what the table calls `moment`. Those who share a device see each other think: waiting for show
   * would hide nothing, so the table's time leaps.
   */
  #wakeAt(moment: number): number {
    const wait = Math.max(0, moment - this.#now());
    if (wait <= seemsToThink) this.#ahead += wait;
    return moment - this.#ahead;
  }

  #now(): number {
    return this.#clock.now() + this.#ahead;
  }

  #deliver(letter: FromHouse): void {
    if (letter.type === "done") this.#outbox.settle(letter);
    else if (letter.type === "wrong") throw new Error(letter.detail);
    else this.#setup.news.letter(letter);
  }

  /** Durable before visible: only then does the table tell anybody. */
  async #store(texts: string[]): Promise<void> {
    let durable = true;
    try {
      await this.#setup.ledger.append(texts.map(keptRow));
    } catch {
      durable = false;
    }
    if (this.#closed) return;
    this.#carryOut(this.#call("table_stored", { durable }));
    if (!durable) this.#setup.news.unkept();
  }

  #think(task: number): void {
    if (!this.#closed) this.#carryOut(this.#call("table_think", { task }));
  }

  #wake(): void {
    if (!this.#closed) this.#carryOut(this.#call("table_tick", {}));
  }
}

function keptRow(text: string): KeptRow {
  const { table, number } = JSON.parse(text) as Row;
  return { table, number, text };
}

/** The record of a local table, out of the rows that are its lines; empty before the game has begun. */
export async function recordOf(ledger: Ledger, table: string): Promise<string> {
  const rows = (await ledger.rows(table)).map((text) => JSON.parse(text) as Row);
  return rows
    .filter((row) => row.kind === "line")
    .map((row) => row.text)
    .join("");
}

const letters = "23467bcdfghjkmnprtvwxy";

/** Ten letters, as houses call their tables. */
export function newTableName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => letters[byte % letters.length]).join("");
}
