// Everything this client knows: the house at the other end of the line, tables of this device, those that are open, and
// who is told of them.
import type { AskArgs, Language, Outcome, Refusal, Seat, Told, ToldTable, Where } from "../told.ts";
import { Hearing } from "./hearing.ts";
import type { Ledger, TableNote } from "./ledger.ts";
import type { Library, Speaker } from "./library.ts";
import { type LocalNews, LocalTable, newTableName } from "./local.ts";
import { OpenTable } from "./open_table.ts";
import { Remote } from "./remote.ts";
import { TableList } from "./table_list.ts";
import type { Done, FromHouse, ToHouse, Welcome } from "./wire.ts";

/** so long, in milliseconds, a table rests that was opened anew and could not be kept again: perhaps nothing can be */
const rest = 3_000;

type Keys = { sit?: string; watch?: string };

export interface Setup {
  library: Library;
  ledger: Ledger;
  base: string;
  /** of this client: a house that has it too says so behind the plus of its own build */
  build: string;
  name: string;
  tell: (told: Told) => void;
}

export class House {
  readonly library: Library;
  readonly ledger: Ledger;
  readonly base: string;
  readonly list: TableList;
  readonly #tell: (told: Told) => void;
  readonly #build: string;
  readonly #tables = new Map<string, OpenTable>();
  readonly #locals = new Map<string, LocalTable>();
  readonly #keys = new Map<string, Keys>();
  /** when tables were last opened anew, and what will open those that rest */
  readonly #reopened = new Map<string, number>();
  readonly #resting = new Map<string, ReturnType<typeof setTimeout>>();
  #remote: Remote | null = null;
  #isOnline = false;
  #name: string;
  /** it was given here, and the house has not confirmed it */
  #isNewName = false;
  #houseBuild = "";
  #welcomed: ((welcome: Welcome) => void)[] = [];

  constructor(setup: Setup) {
    this.library = setup.library;
    this.ledger = setup.ledger;
    this.base = setup.base;
    this.#build = setup.build;
    this.#name = setup.name;
    this.#tell = setup.tell;
    this.list = new TableList(setup.ledger, setup.tell);
  }

  get name(): string {
    return this.#name;
  }

  // --- the house far away --------------------------------------------------------------------------------------------
  /** Opens the line; without a house there are tables of this device only. */
  async connect(online: boolean): Promise<void> {
    this.#isNewName = Boolean(await this.ledger.get("new name"));
    if (!online) {
      this.#tell({ type: "link", link: "none", since: Date.now() });
      return;
    }
    this.#remote = new Remote(this.base, this.ledger, {
      link: (link) => {
        this.#isOnline = link === "online";
        this.#tell({ type: "link", link, since: Date.now() });
      },
      welcome: (welcome) => this.#hearWelcome(welcome),
      hall: (tables) => this.list.setOpen(tables),
      letter: (letter) => {
        if (letter.type === "table") this.list.noteRemote(letter);
        this.#tables.get(letter.table)?.hear(letter);
        if (letter.type === "gone") this.#drop(letter.table);
      },
      now: (letter, news) => {
        this.#tables.get(letter.table)?.hearNow(letter, news);
        void this.#noteAsked(letter.table);
      },
      outdated: () => this.#tell({ type: "stale" }),
    });
    this.#remote.start();
  }

  network(isThere: boolean): void {
    this.#remote?.network(isThere);
  }

  hall(on: boolean): void {
    this.#remote?.hall(on);
    this.list.tell();
  }

  /** The next welcome, from this person or the one that the device has just become. */
  async anew(): Promise<Welcome> {
    await this.ledger.set("person", true);
    this.#name = "";
    await this.#noteNewName(false);
    const welcome = new Promise<Welcome>((keep) => this.#welcomed.push(keep));
    this.#remote?.again();
    return welcome;
  }

  async rename(name: string): Promise<Outcome<{ name: string }>> {
    this.#name = name.trim();
    await this.#noteNewName(true);
    if (this.#remote && this.#isOnline) {
      const done = await this.#remote.rename(name);
      await this.#noteNewName(false);
      if (done.refused) return { refused: await this.refusal(done.refused) };
      this.#name = String(done.name);
    }
    this.#tell({ type: "welcome", name: this.#name, build: this.#houseBuild });
    return { name: this.#name };
  }

  /** To the house, be it about a table or not. */
  async send(message: ToHouse): Promise<Done> {
    if (!this.#remote) return nowhere;
    return this.#remote.send(message);
  }

  // --- tables --------------------------------------------------------------------------------------------------------
  where(table: string): Where {
    return this.list.note(table) ? "here" : "house";
  }

  open(table: string): OpenTable {
    const found = this.#tables.get(table);
    if (!found) throw new Error(`${table} was not entered`);
    return found;
  }

  async enter(table: string, key?: string): Promise<Done> {
    if (this.#tables.has(table) && !key) {
      this.open(table).retell();
      return done;
    }
    if (this.where(table) === "here") return this.#enterLocal(table);
    if (!this.#remote) return nowhere;
    void this.library.houseWords().catch(() => undefined); // while the line is opened; who needs them asks again
    const isInside = this.#tables.has(table);
    if (!isInside) {
      await this.#loadKeys(table);
      const about = { table, where: "house" as const, people: {}, links: () => this.#links(table) };
      this.#tables.set(table, new OpenTable(about, this.#remote, this.library, this.#tell));
    }
    const answer = await this.#remote.enter(table, key);
    if (answer.refused && !isInside) this.#drop(table);
    return answer;
  }

  exit(table: string): void {
    if (this.where(table) === "house" && this.#tables.has(table)) this.#remote?.exit(table);
    clearTimeout(this.#resting.get(table));
    this.#drop(table);
  }

  /** A message about a table, to wherever that is kept. */
  async say(message: ToHouse & { table: string }): Promise<Done> {
    const { table } = message;
    if (this.where(table) === "house") return this.send(message);
    if (!this.#tables.has(table)) await this.#enterLocal(table);
    return this.open(table).home.send(message);
  }

  async createLocal(wishes: AskArgs<"create">): Promise<Done> {
    const { where: _where, listed: _listed, people = { S0: this.#name }, seed, ...create } = wishes;
    const table = newTableName();
    const note: TableNote = {
      table,
      game: create.game,
      host: this.#name || (Object.values(people)[0] ?? ""),
      seats: create.seats,
      stage: "gathering",
      people,
      touched: Date.now(),
      asked: false,
    };
    const local = this.#local(note, await this.library.speaker(create.game), seed);
    const opened = await local.open(create);
    if (opened.refused) {
      this.#drop(table);
      return opened;
    }
    await this.list.keep(note);
    const refused = await this.#begin(local, note);
    if (refused) await this.forget(table);
    return refused ?? { ...opened, table };
  }

  /** The rematch of a local table, whose first rows are here already. */
  async openRematch(before: string, table: string): Promise<void> {
    const note = this.list.note(before);
    if (!note) return;
    const next: TableNote = { ...note, table, stage: "gathering", touched: Date.now(), asked: false };
    await this.list.keep(next);
    const local = this.#local(next, await this.library.speaker(next.game));
    await local.resume();
    await local.send({ type: "enter", table, heard: new Hearing().heard() });
    await local.send({ type: "start", table });
  }

  async forget(table: string): Promise<void> {
    this.#drop(table);
    await this.list.forget(table);
  }

  async switchLanguage(language: Language): Promise<void> {
    await this.library.switch(language);
    for (const table of this.#tables.values()) table.retell();
  }

  // --- keys ----------------------------------------------------------------------------------------------------------
  link(table: string, key: string): string {
    return `${this.base}#${table}.${key}`;
  }

  async keepKeys(table: string, keys: Keys): Promise<void> {
    const all = { ...this.#keys.get(table), ...keys };
    this.#keys.set(table, all);
    await this.ledger.set(`keys ${table}`, all);
    this.#tables.get(table)?.retell();
  }

  async #loadKeys(table: string): Promise<void> {
    const keys = await this.ledger.get(`keys ${table}`);
    if (keys) this.#keys.set(table, keys as Keys);
  }

  #links(table: string): ToldTable["links"] {
    const keys = this.#keys.get(table);
    if (!keys) return undefined;
    const links: ToldTable["links"] = {};
    if (keys.sit) links.sit = this.link(table, keys.sit);
    if (keys.watch) links.watch = this.link(table, keys.watch);
    return links;
  }

  // --- refusals ------------------------------------------------------------------------------------------------------
  /** In words: those of the game where there is one, else of the house. */
  async refusal(refused: { clause: string; detail?: string }, table?: string): Promise<Refusal> {
    const open = table === undefined ? undefined : this.#tables.get(table);
    const speaker: Speaker | undefined = await open?.teller().then(
      (teller) => teller.speaker,
      () => undefined,
    );
    const text = speaker
      ? await this.library.clause(speaker, refused.clause)
      : ((await this.library.houseWords()).clause[refused.clause] ?? "");
    return { ...refused, text };
  }

  // --- inside --------------------------------------------------------------------------------------------------------
  #hearWelcome(welcome: Welcome): void {
    const [, client] = welcome.build.split("+");
    if (this.#build !== "dev" && client !== undefined && client !== this.#build) this.#tell({ type: "stale" });
    // another device may have given another name since: the house knows the last one
    if (welcome.name !== "" && !this.#isNewName) this.#name = welcome.name;
    else if (this.#name !== "") void this.rename(this.#name);
    this.#houseBuild = welcome.build;
    this.#tell({ type: "welcome", name: this.#name, build: welcome.build });
    this.list.setRemote(welcome.tables);
    for (const keep of this.#welcomed.splice(0)) keep(welcome);
  }

  /** A page may be closed before the house hears of it. */
  async #noteNewName(isNew: boolean): Promise<void> {
    this.#isNewName = isNew;
    await this.ledger.set("new name", isNew);
  }

  #local(note: TableNote, speaker: Speaker, seed?: string): LocalTable {
    const { table, people, host } = note;
    const hearing = new Hearing();
    const news: LocalNews = {
      letter: (letter) => this.#hearLocal(table, hearing, letter),
      summary: (entry) => void this.list.noteLocal(table, { stage: entry.stage }),
      unkept: () => void this.#reopen(table),
    };
    const random = seed === undefined ? {} : { random: () => seed };
    const local = new LocalTable({
      table,
      name: host || table,
      speaker,
      ledger: this.ledger,
      news,
      ...random,
    });
    const about = { table, where: "here" as const, people };
    this.#tables.set(table, new OpenTable(about, local, this.library, this.#tell, speaker));
    this.#locals.set(table, local);
    return local;
  }

  /** Everybody sits down, and it starts; gives the refusal, if there is one. */
  async #begin(local: LocalTable, { table, people }: TableNote): Promise<Done | null> {
    const steps: ToHouse[] = [
      { type: "enter", table, heard: new Hearing().heard() },
      ...(Object.keys(people) as Seat[]).map((seat) => ({ type: "sit", table, seat })),
      { type: "start", table },
    ];
    for (const step of steps) {
      const answer = await local.send(step);
      if (answer.refused) return answer;
    }
    return null;
  }

  async #enterLocal(table: string): Promise<Done> {
    const note = this.list.note(table);
    if (!note || note.record !== undefined) return nowhere;
    const speaker = await this.library.speaker(note.game);
    if (this.#tables.has(table)) {
      this.library.dismiss(speaker); // it was entered twice; a second one here would write against the first
      return done;
    }
    const local = this.#local(note, speaker);
    try {
      await local.resume();
    } catch (why) {
      if (this.#locals.get(table) === local) this.#drop(table);
      throw why;
    }
    if (this.#locals.get(table) !== local) return done; // and left again
    return local.send({ type: "enter", table, heard: new Hearing().heard() });
  }

  /** From the rows that are kept, which another tab may have written, or all of which it may have forgotten. */
  async #reopen(table: string): Promise<void> {
    this.#drop(table);
    if ((await this.ledger.rows(table)).length === 0) {
      await this.list.forget(table);
      this.#tell({ type: "gone", table, why: "unknown" });
      return;
    }
    const { clause } = await this.library.houseWords();
    this.#tell({ type: "trouble", text: clause["HOUSE-STORE-01"] ?? "" });
    const wait = (this.#reopened.get(table) ?? 0) + rest - Date.now();
    this.#reopened.set(table, Date.now() + Math.max(0, wait));
    if (wait <= 0) await this.#enterLocal(table);
    else
      this.#resting.set(
        table,
        setTimeout(() => void this.#enterLocal(table), wait),
      );
  }

  #hearLocal(table: string, hearing: Hearing, letter: FromHouse): void {
    const open = this.#tables.get(table);
    if (letter.type === "now") {
      const news = hearing.take(letter);
      if (news) open?.hearNow(letter, news);
      void this.#noteAsked(table);
    } else if (letter.type === "table" || letter.type === "said" || letter.type === "back" || letter.type === "gone") {
      open?.hear(letter);
    }
  }

  /** The lists say where this person is asked. */
  async #noteAsked(table: string): Promise<void> {
    const open = this.#tables.get(table);
    await open?.teller().catch(() => undefined);
    if (open) this.list.noteAsked(table, open.isAsked);
  }

  #drop(table: string): void {
    this.#locals.get(table)?.close();
    this.#locals.delete(table);
    this.#tables.get(table)?.dismiss();
    this.#tables.delete(table);
  }
}

const done: Done = { type: "done", id: "" };
const nowhere: Done = { type: "done", id: "", refused: { clause: "HOUSE-TABLE-01" } };
