// What this device keeps: the rows of local tables, one after the other, and a few small things. In IndexedDB; where a
// browser allows none, in memory, and then only as long as the page is open.
import type { Seat, Stage } from "../told.ts";

/** What is known of a local table without opening it. */
export interface TableNote {
  table: string;
  game: string;
  host: string;
  seats: number;
  stage: Stage;
  people: Record<Seat, string>;
  touched: number;
  asked: boolean;
  /** the record of a game that was brought from elsewhere; it has no rows */
  record?: string;
}

export interface KeptRow {
  table: string;
  /** counted from 1 by table; two rows of one number cannot be kept, as two tabs might try */
  number: number;
  text: string;
}

export interface Ledger {
  notes(): Promise<TableNote[]>;
  note(table: string): Promise<TableNote | undefined>;
  writeNote(note: TableNote): Promise<void>;
  /** in their order */
  rows(table: string): Promise<string[]>;
  /** Durable once this is kept; all or none. */
  append(rows: KeptRow[]): Promise<void>;
  forget(table: string): Promise<void>;
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
}

export class MemoryLedger implements Ledger {
  readonly #notes = new Map<string, TableNote>();
  readonly #rows = new Map<string, string[]>();
  readonly #things = new Map<string, unknown>();

  async notes(): Promise<TableNote[]> {
    return [...this.#notes.values()];
  }
  async note(table: string): Promise<TableNote | undefined> {
    return this.#notes.get(table);
  }
  async writeNote(note: TableNote): Promise<void> {
    this.#notes.set(note.table, structuredClone(note));
  }
  async rows(table: string): Promise<string[]> {
    return [...(this.#rows.get(table) ?? [])];
  }
  async append(rows: KeptRow[]): Promise<void> {
    const expected = new Map<string, number>();
    for (const { table, number } of rows) {
      const next = expected.get(table) ?? (this.#rows.get(table)?.length ?? 0) + 1;
      if (number !== next) throw new Error(`row ${number} of ${table} cannot be kept`);
      expected.set(table, next + 1);
    }
    for (const { table, text } of rows) this.#rows.set(table, [...(this.#rows.get(table) ?? []), text]);
  }
  async forget(table: string): Promise<void> {
    this.#notes.delete(table);
    this.#rows.delete(table);
  }
  async get(key: string): Promise<unknown> {
    return this.#things.get(key);
  }
  async set(key: string, value: unknown): Promise<void> {
    this.#things.set(key, value);
  }
}

function kept<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((keep, fail) => {
    request.onsuccess = () => keep(request.result);
    request.onerror = () => fail(request.error);
  });
}

function durable(transaction: IDBTransaction): Promise<void> {
  return new Promise((keep, fail) => {
    transaction.oncomplete = () => keep();
    transaction.onerror = () => fail(transaction.error);
    transaction.onabort = () => fail(transaction.error);
  });
}

function rangeOf(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);
}

/** Nothing is kept behind a gap: another tab may have forgotten the table. */
function addNext(store: IDBObjectStore, row: KeptRow): void {
  if (row.number > 1) {
    const before = store.count([row.table, row.number - 1]);
    before.onsuccess = () => before.result === 0 && store.transaction.abort();
  }
  store.add(row);
}

export class DeviceLedger implements Ledger {
  readonly #base: IDBDatabase;
  /** small things for which there was no room: without them there is no line, so they last as long as the page */
  readonly #unkept = new Map<string, unknown>();

  constructor(base: IDBDatabase) {
    this.#base = base;
  }

  async notes(): Promise<TableNote[]> {
    return kept(this.#read("notes").getAll());
  }
  async note(table: string): Promise<TableNote | undefined> {
    return kept(this.#read("notes").get(table));
  }
  async writeNote(note: TableNote): Promise<void> {
    await this.#write(["notes"], (of) => of("notes").put(note));
  }
  async rows(table: string): Promise<string[]> {
    const found = await kept<KeptRow[]>(this.#read("rows").getAll(rangeOf(table)));
    return found.map(({ text }) => text);
  }
  async append(rows: KeptRow[]): Promise<void> {
    await this.#write(["rows"], (of) => {
      for (const row of rows) addNext(of("rows"), row);
    });
  }
  async forget(table: string): Promise<void> {
    await this.#write(["notes", "rows"], (of) => {
      of("notes").delete(table);
      of("rows").delete(rangeOf(table));
    });
  }
  async get(key: string): Promise<unknown> {
    if (this.#unkept.has(key)) return this.#unkept.get(key);
    return kept(this.#read("things").get(key));
  }
  async set(key: string, value: unknown): Promise<void> {
    this.#unkept.set(key, value);
    try {
      await this.#write(["things"], (of) => of("things").put(value, key));
    } catch {
      return;
    }
    if (this.#unkept.get(key) === value) this.#unkept.delete(key);
  }

  #read(store: string): IDBObjectStore {
    return this.#base.transaction(store).objectStore(store);
  }

  #write(stores: string[], write: (of: (store: string) => IDBObjectStore) => void): Promise<void> {
    const transaction = this.#base.transaction(stores, "readwrite", { durability: "strict" });
    write((store) => transaction.objectStore(store));
    return durable(transaction);
  }
}

/** The ledger of this device for the client at this address. */
export async function openLedger(name: string): Promise<Ledger> {
  try {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore("notes", { keyPath: "table" });
      opening.result.createObjectStore("rows", { keyPath: ["table", "number"] });
      opening.result.createObjectStore("things");
    };
    return new DeviceLedger(await kept(opening));
  } catch {
    return new MemoryLedger();
  }
}
