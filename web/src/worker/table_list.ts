// The tables of this person, here and in the house, and those that are open to everybody.
import type { TableRow, Told } from "../told.ts";
import type { Ledger, TableNote } from "./ledger.ts";
import type { Entry, TableLetter } from "./wire.ts";

export class TableList {
  readonly #ledger: Ledger;
  readonly #tell: (told: Told) => void;
  readonly #here = new Map<string, TableNote>();
  readonly #house = new Map<string, Entry>();
  readonly #asked = new Set<string>();
  #open: Entry[] = [];

  constructor(ledger: Ledger, tell: (told: Told) => void) {
    this.#ledger = ledger;
    this.#tell = tell;
  }

  async load(): Promise<void> {
    for (const note of await this.#ledger.notes()) this.#here.set(note.table, note);
    this.tell();
  }

  note(table: string): TableNote | undefined {
    return this.#here.get(table);
  }

  async keep(note: TableNote): Promise<void> {
    this.#here.set(note.table, note);
    await this.#ledger.writeNote(note);
    this.tell();
  }

  async noteLocal(table: string, changed: Partial<TableNote>): Promise<void> {
    const note = this.#here.get(table);
    if (note) await this.keep({ ...note, ...changed, touched: Date.now() });
  }

  noteAsked(table: string, asked: boolean): void {
    const note = this.#here.get(table);
    if (note && note.asked !== asked) void this.noteLocal(table, { asked });
    if (note || this.#asked.has(table) === asked) return;
    if (asked) this.#asked.add(table);
    else this.#asked.delete(table);
    this.tell();
  }

  /** Those of this person, as the house tells them when it says welcome. */
  setRemote(tables: Entry[]): void {
    this.#house.clear();
    for (const entry of tables) this.#house.set(entry.table, entry);
    this.tell();
  }

  /** A table that was entered belongs to the list as soon as this person has a seat there, or keeps it. */
  noteRemote(letter: TableLetter): void {
    const { table, game, seats, stage, you } = letter;
    const isMine = you.host || you.seats.length > 0;
    const chairs = Object.values(letter.chairs);
    const host = letter.guests.find((guest) => guest.guest === letter.host)?.name ?? "";
    const free = chairs.filter((chair) => chair.guest === undefined && chair.bot === undefined).length;
    if (isMine && stage !== "closed") this.#house.set(table, { table, game, host, seats, free, stage });
    else this.#house.delete(table);
    this.tell();
  }

  setOpen(tables: Entry[]): void {
    this.#open = tables;
    this.tell();
  }

  async forget(table: string): Promise<void> {
    this.#here.delete(table);
    await this.#ledger.forget(table);
    this.tell();
  }

  tell(): void {
    const here = [...this.#here.values()].sort((a, b) => b.touched - a.touched).map(rowOfNote);
    const house = [...this.#house.values()].map((entry) => this.#rowOf(entry));
    this.#tell({ type: "tables", mine: [...here, ...house], open: this.#open.map((entry) => this.#rowOf(entry)) });
  }

  #rowOf(entry: Entry): TableRow {
    return { ...entry, where: "house", asked: this.#asked.has(entry.table) };
  }
}

function rowOfNote({ table, game, host, seats, stage, asked, touched }: TableNote): TableRow {
  return { table, where: "here", game, host, seats, free: 0, stage, asked, touched };
}
