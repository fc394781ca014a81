// A table that is listened to, wherever it is kept: its letters are told one after the other, once the module and the
// words of its game are there.
import type { Told } from "../told.ts";
import type { News } from "./hearing.ts";
import type { Library, Speaker } from "./library.ts";
import { type About, Teller, toldTable } from "./teller.ts";
import type { Home, NowLetter, TableLetter, TableNews } from "./wire.ts";

export class OpenTable {
  readonly about: About;
  readonly home: Home;
  readonly #library: Library;
  readonly #tell: (told: Told) => void;
  #queue: Promise<void> = Promise.resolve();
  #speaker: Speaker | null;
  #teller: Teller | null = null;

  /** `speaker`: where the table is in the module itself; else one is got when the game is known. */
  constructor(about: About, home: Home, library: Library, tell: (told: Told) => void, speaker: Speaker | null = null) {
    this.about = about;
    this.home = home;
    this.#library = library;
    this.#tell = tell;
    this.#speaker = speaker;
  }

  hear(letter: Exclude<TableNews, NowLetter>): void {
    this.#next(async () => {
      if (letter.type === "table") await this.#hearTable(letter);
      else if (letter.type === "said") this.#teller?.hearSaid(letter);
      else if (letter.type === "back") this.#teller?.hearBack(letter);
      else this.#tell(letter);
    });
  }

  hearNow(letter: NowLetter, news: News): void {
    this.#next(async () => this.#teller?.hearNow(letter, news));
  }

  /** Once everything heard so far has been told. */
  async teller(): Promise<Teller> {
    await this.#queue;
    if (!this.#teller) throw new Error(`nothing is known of ${this.about.table} yet`);
    return this.#teller;
  }

  get isAsked(): boolean {
    return this.#teller?.isAsked ?? false;
  }

  /** In the language that is spoken now. */
  retell(): void {
    this.#next(async () => this.#teller?.retell((await this.#library.houseWords()).seat));
  }

  dismiss(): void {
    if (this.#speaker) this.#library.dismiss(this.#speaker);
  }

  /** Whoever is invited need not wait for a game that has not begun. */
  async #hearTable(letter: TableLetter): Promise<void> {
    const { seat } = await this.#library.houseWords();
    if (!this.#teller) {
      if (letter.stage === "gathering") this.#tell(toldTable(letter, this.about, seat));
      this.#speaker ??= await this.#library.speaker(letter.game);
      this.#teller = new Teller(this.about, this.#speaker, seat, this.#tell);
    }
    this.#teller.hearTable(letter);
  }

  #next(step: () => Promise<void>): void {
    this.#queue = this.#queue.then(step).catch((why) => {
      console.error(why);
      this.#tell({ type: "trouble", text: null });
    });
  }
}
