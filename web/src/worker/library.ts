// Modules and words. A module is compiled once and has an instance for every table that is told; all of them speak the
// reader's language.
import { Game } from "../../../wasm/saloon.mjs";
import type { BotInfo, GameInfo, Language } from "../told.ts";
import type { Shelf } from "./shelf.ts";

export interface Offer {
  games: GameInfo[];
  bots: BotInfo[];
}
interface Texts {
  table: string;
  game: string;
}
/** What words/table.<language>.json has that is said without a game. */
interface HouseWords {
  seat: Record<string, string>;
  clause: Record<string, string>;
}

/** What words/<language>.json of a game has that the page itself says. */
interface GameWords {
  game?: { score?: string };
  ask?: Record<string, { guide?: string }>;
}

/** One instance of a game's module, with the words of one language and the names of the people at one table. */
export class Speaker {
  readonly slug: string;
  readonly #game: Game;
  #names: string[] = [];
  #hasRules = false;
  #words: GameWords = {};

  constructor(slug: string, game: Game) {
    this.slug = slug;
    this.#game = game;
  }

  // biome-ignore lint/suspicious/noExplicitAny: what a call gives is known where it is made (wasm/README.md)
  call(name: string, members: object = {}): any {
    return this.#game.call(name, members);
  }

  speak(language: Language, texts: Texts): void {
    this.call("words", { language, ...texts });
    this.call("names", { names: this.#names });
    this.#hasRules = false;
    this.#words = JSON.parse(texts.game) as GameWords;
  }

  /** What to think about when this is asked, for whoever meets it for the first time. */
  guide(question: string): string | undefined {
    return this.#words.ask?.[question]?.guide;
  }

  /** How this game writes a `{score}` with its unit. */
  get unit(): string {
    return this.#words.game?.score ?? "{score}";
  }

  /** Whether these are other names than before. */
  name(names: string[]): boolean {
    if (names.join("\n") === this.#names.join("\n")) return false;
    this.#names = names;
    this.call("names", { names });
    return true;
  }

  get hasRules(): boolean {
    return this.#hasRules;
  }

  readRules(text: string): void {
    this.call("rules", { text });
    this.#hasRules = true;
  }
}

export class Library {
  readonly #shelf: Shelf;
  readonly #modules = new Map<string, Promise<WebAssembly.Module>>();
  readonly #texts = new Map<string, Promise<string>>();
  readonly #speakers = new Set<Speaker>();
  #language: Language;
  #learnsBoth = false;
  #soon: ReturnType<typeof setTimeout> | undefined;

  constructor(shelf: Shelf, language: Language) {
    this.#shelf = shelf;
    this.#language = language;
  }

  get language(): Language {
    return this.#language;
  }

  async offer(): Promise<Offer> {
    return JSON.parse(await this.#text(`games.${this.#language}.json`)) as Offer;
  }

  async houseWords(): Promise<HouseWords> {
    return JSON.parse(await this.#text(`words/${this.#language}/table.json`)) as HouseWords;
  }

  async gameWords(slug: string): Promise<Record<string, unknown>> {
    return JSON.parse((await this.#textsOf(slug)).game) as Record<string, unknown>;
  }

  rules(slug: string): Promise<string> {
    return this.#text(`rules/${this.#language}/${slug}.md`);
  }

  /** So that the first speaker need not wait. */
  async prepare(slug: string): Promise<void> {
    await Promise.all([this.#module(slug), this.#textsOf(slug)]);
  }

  /** A new instance; `dismiss` it when its table is told no more. */
  async speaker(slug: string): Promise<Speaker> {
    const language = this.#language;
    const [module, texts] = await Promise.all([this.#module(slug), this.#textsOf(slug)]);
    if (language !== this.#language) return this.speaker(slug); // it was switched meanwhile
    const speaker = new Speaker(slug, new Game(module));
    speaker.speak(language, texts);
    this.#speakers.add(speaker);
    this.#learnOtherSoon();
    return speaker;
  }

  /** From here on the other language comes too, while nobody waits for anything: then it is switched without a request. */
  learnBoth(): void {
    this.#learnsBoth = true;
    this.#learnOtherSoon();
  }

  #learnOtherSoon(): void {
    if (!this.#learnsBoth) return;
    clearTimeout(this.#soon);
    this.#soon = setTimeout(() => void this.#learnOther(), 2_000);
  }

  async #learnOther(): Promise<void> {
    const other = this.#language === "fr" ? "en" : "fr";
    const spoken = [...this.#speakers].map((speaker) => `words/${other}/${speaker.slug}.json`);
    const wanted = new Set([`games.${other}.json`, `words/${other}/table.json`, ...spoken]);
    await Promise.all([...wanted].map((address) => this.#text(address).catch(() => "")));
  }

  dismiss(speaker: Speaker): void {
    this.#speakers.delete(speaker);
  }

  /** From here on everything is said in this language. */
  async switch(language: Language): Promise<void> {
    const before = this.#language;
    this.#language = language;
    const slugs = [...new Set([...this.#speakers].map((speaker) => speaker.slug))];
    try {
      const texts = new Map(await Promise.all(slugs.map(async (slug) => [slug, await this.#textsOf(slug)] as const)));
      if (this.#language !== language) return; // and back again, meanwhile
      for (const speaker of this.#speakers) {
        const own = texts.get(speaker.slug);
        if (own) speaker.speak(language, own);
      }
    } catch (why) {
      this.#language = before;
      throw why;
    }
  }

  /** The sentence that a clause stands for. */
  async clause(speaker: Speaker, clause: string): Promise<string> {
    await this.teachRules(speaker);
    return speaker.call("clause", { clause }).text;
  }

  /** Where they cannot be fetched it knows less to say; but whoever asked is answered. */
  async teachRules(speaker: Speaker): Promise<void> {
    if (speaker.hasRules) return;
    const language = this.#language;
    const text = await this.rules(speaker.slug).catch(() => null);
    if (language !== this.#language) await this.teachRules(speaker);
    else if (text !== null) speaker.readRules(text);
  }

  async #textsOf(slug: string): Promise<Texts> {
    const folder = `words/${this.#language}`;
    const [table, game] = await Promise.all([this.#text(`${folder}/table.json`), this.#text(`${folder}/${slug}.json`)]);
    return { table, game };
  }

  #module(slug: string): Promise<WebAssembly.Module> {
    return kept(this.#modules, slug, () => this.#shelf.module(`modules/${slug}.wasm`));
  }

  #text(address: string): Promise<string> {
    return kept(this.#texts, address, () => this.#shelf.text(address));
  }
}

/** What was got before, or is got now; a failure is not kept. */
function kept<T>(known: Map<string, Promise<T>>, key: string, get: () => Promise<T>): Promise<T> {
  const before = known.get(key);
  if (before) return before;
  const got = get();
  known.set(key, got);
  got.catch(() => known.delete(key));
  return got;
}
