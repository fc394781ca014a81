// The house at the other end of the line: what this person does there, and what comes from there. After a break every
// table is entered again from where it was heard last, and what had no answer is said again.
import type { Link } from "../told.ts";
import { Hearing, type News } from "./hearing.ts";
import { type Keepsake, Line } from "./line.ts";
import { Outbox, randomHex } from "./outbox.ts";
import type { Done, Entry, FromHouse, Home, NowLetter, TableNews, ToHouse, Welcome } from "./wire.ts";

export interface RemoteNews {
  link(link: Link): void;
  welcome(welcome: Welcome): void;
  hall(tables: Entry[]): void;
  /** a letter of a table that was entered; of a `now`, what is new in it */
  letter(letter: Exclude<TableNews, NowLetter>): void;
  now(letter: NowLetter, news: News): void;
  outdated(): void;
}

export class Remote implements Home {
  readonly #line: Line;
  readonly #outbox = new Outbox(randomHex(16));
  readonly #entered = new Map<string, Hearing>();
  readonly #news: RemoteNews;
  #wantsHall = false;

  constructor(base: string, keep: Keepsake, news: RemoteNews) {
    this.#news = news;
    this.#line = new Line(base, keep, {
      link: (link) => news.link(link),
      open: () => this.#comeBack(),
      message: (message) => this.#hear(message),
      outdated: () => news.outdated(),
      pulse: () => ({ type: "hall", on: this.#wantsHall, id: `pulse-${randomHex(16)}` }),
      isOwed: () => this.#outbox.unanswered().length > 0,
    });
  }

  start(): void {
    this.#line.start();
  }

  stop(): void {
    this.#line.stop();
  }

  network(isThere: boolean): void {
    this.#line.network(isThere);
  }

  /** Another person is recognised by this device from here on. */
  again(): void {
    this.#entered.clear();
    this.#line.again();
  }

  send(message: ToHouse): Promise<Done> {
    const { sent, done } = this.#outbox.add(message);
    this.#line.send(sent);
    return done;
  }

  /** Its letters come from here on, some of them before this is done. */
  async enter(table: string, key?: string): Promise<Done> {
    const before = this.#entered.get(table);
    const hearing = before ?? new Hearing();
    this.#entered.set(table, hearing);
    const done = await this.send({ type: "enter", table, heard: hearing.heard(), ...(key ? { key } : {}) });
    if (done.refused && !before) this.#entered.delete(table); // an old key sends nobody out
    return done;
  }

  /** A table takes a name note of when somebody comes in. */
  async rename(name: string): Promise<Done> {
    const done = await this.send({ type: "name", name });
    if (!done.refused) await Promise.all([...this.#entered].map((one) => this.#enterAgain(...one)));
    return done;
  }

  exit(table: string): void {
    this.#entered.delete(table);
    this.#line.send({ type: "exit", table });
  }

  hall(on: boolean): void {
    this.#wantsHall = on;
    this.#line.send({ type: "hall", on });
  }

  #hear(message: FromHouse): void {
    switch (message.type) {
      case "welcome":
        this.#news.welcome(message);
        return;
      case "hall":
        this.#news.hall(message.tables);
        return;
      case "done":
        this.#outbox.settle(message);
        return;
      case "wrong":
        if (message.id) this.#outbox.settle(wrongIsRefused(message.id, message.detail));
        return;
      case "now":
        this.#hearNow(message);
        return;
      case "table":
      case "back":
      case "said":
      case "gone":
        if (this.#entered.has(message.table)) this.#news.letter(message);
    }
  }

  #hearNow(letter: NowLetter): void {
    const hearing = this.#entered.get(letter.table);
    if (!hearing) return;
    const news = hearing.take(letter);
    if (news) this.#news.now(letter, news);
    else void this.#enterAgain(letter.table, hearing);
  }

  #comeBack(): void {
    if (this.#wantsHall) this.#line.send({ type: "hall", on: true });
    const unanswered = this.#outbox.unanswered();
    const entering = new Set(unanswered.filter(({ type }) => type === "enter").map(({ table }) => table));
    for (const [table, hearing] of this.#entered) {
      if (!entering.has(table)) void this.#enterAgain(table, hearing);
    }
    for (const message of unanswered) this.#line.send(message);
  }

  /** A table may be gone meanwhile. */
  async #enterAgain(table: string, hearing: Hearing): Promise<void> {
    const done = await this.send({ type: "enter", table, heard: hearing.heard() });
    if (!done.refused || this.#entered.get(table) !== hearing) return;
    this.#entered.delete(table);
    this.#news.letter({ type: "gone", table, why: "unknown" });
  }
}

function wrongIsRefused(id: string, detail: string): Done {
  return { type: "done", id, refused: { clause: "HOUSE-PROTOCOL-01", detail } };
}
