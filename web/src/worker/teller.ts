// Tells the page of one table: out of the letters of its house, in the reader's language. Letters are kept as they came,
// so that everything can be told again in another language, and any moment be looked at once more.
import type { Chair, LogLine, Seat, Told, ToldTable, View, Viewer, Where } from "../told.ts";
import type { News } from "./hearing.ts";
import type { Speaker } from "./library.ts";
import { looking, tableLines, toldEvents, toldView, waitingIn } from "./telling.ts";
import type { BackLetter, NowLetter, SaidLetter, TableLetter, WireChair } from "./wire.ts";

/** What one viewer has been told so far. */
interface Story {
  last: NowLetter;
  log: LogLine[];
  /** the view of every moment */
  moments: View[];
  told: boolean;
}
export interface About {
  table: string;
  where: Where;
  /** names of the seats of those who share this device */
  people: Record<Seat, string>;
  links?: () => ToldTable["links"];
}

export class Teller {
  readonly speaker: Speaker;
  readonly #about: About;
  readonly #tell: (told: Told) => void;
  readonly #stories = new Map<Viewer, Story>();
  #letter: TableLetter | null = null;
  #said: SaidLetter["words"] = [];
  /** what a seat missed while nobody could look with its eyes */
  readonly #backs = new Map<Seat, BackLetter>();
  #eyes: Seat | null = null;
  #seatNames: Record<string, string>;

  constructor(about: About, speaker: Speaker, seatNames: Record<string, string>, tell: (told: Told) => void) {
    this.#about = about;
    this.speaker = speaker;
    this.#seatNames = seatNames;
    this.#tell = tell;
  }

  get letter(): TableLetter | null {
    return this.#letter;
  }

  /** Whether a seat of this person is asked something. */
  get isAsked(): boolean {
    const mine = this.#letter?.you.seats ?? [];
    return mine.some((seat) => {
      const view = this.#stories.get(seat)?.last.view;
      return view !== undefined && waitingIn(view).includes(seat);
    });
  }

  hearTable(letter: TableLetter): void {
    const hadCurtain = this.#hasCurtain();
    this.#letter = letter;
    this.#tell(this.#toldTable(letter));
    const renamed = this.speaker.name(peopleNames(letter, this.#about));
    if (this.#hasCurtain() && !hadCurtain) this.see(null);
    else if (renamed) this.#tellAll();
  }

  /** `news`: what of the letter's events was not heard before. */
  hearNow(letter: NowLetter, news: News): void {
    const story = this.#stories.get(letter.viewer) ?? { last: letter, log: [], moments: [], told: false };
    this.#stories.set(letter.viewer, story);
    story.last = letter;
    const moment = story.moments.push(letter.view) - 1;
    const events = news.events.map((event, i) => ({ n: news.from + i, event, moment }));
    const lines = toldEvents(this.speaker, letter.viewer, events);
    story.log.push(...lines);
    if (this.#isSeen(letter.viewer)) this.#tellNow(letter.viewer, story, story.told ? lines : null);
    else this.#tellPublic();
  }

  hearSaid(letter: SaidLetter): void {
    const fresh = new Set(letter.words.map((word) => `${word.circle}${word.n}`));
    this.#said = [...this.#said.filter((word) => !fresh.has(`${word.circle}${word.n}`)), ...letter.words];
    this.#tellSaid(letter.words);
  }

  hearBack(letter: BackLetter): void {
    if (this.#isSeen(letter.seat)) this.#tellBack(letter);
    else this.#backs.set(letter.seat, letter);
  }

  #tellBack(letter: BackLetter): void {
    const log = this.#stories.get(letter.seat)?.log ?? [];
    const lines = log.filter((line) => line.n >= letter.since && line.text !== "").map((line) => line.text);
    this.#tell({ type: "back", table: this.#about.table, seat: letter.seat, bot: letter.bot, lines });
  }

  /** From here on the screen is looked at by this seat, or by nobody who may see one. */
  see(seat: Seat | null): void {
    this.#eyes = seat;
    for (const story of this.#stories.values()) story.told = false;
    this.#tell({ type: "eyes", table: this.#about.table, seat });
    this.#tellAll();
    const back = seat && this.#backs.get(seat);
    if (!back) return;
    this.#backs.delete(seat);
    this.#tellBack(back);
  }

  /** Everything once more, from the beginning: in another language, or to a page that has forgotten it. */
  retell(seatNames?: Record<string, string>): void {
    if (seatNames) this.#seatNames = seatNames;
    if (this.#letter) this.#tell(this.#toldTable(this.#letter));
    if (this.#said.length > 0) this.#tellSaid(this.#said);
    for (const [viewer, story] of this.#stories) story.log = toldEvents(this.speaker, viewer, story.log);
    this.#tellAll();
  }

  moment(viewer: Viewer, moment: number): { view: View; lines: string[]; log: LogLine[] } {
    const story = this.#stories.get(viewer);
    const view = story?.moments[moment];
    if (!story || !view || !this.#isSeen(viewer)) throw new Error("no such moment");
    return { view, lines: tableLines(this.speaker, view), log: story.log.filter((line) => line.moment === moment) };
  }

  /** Looks at the table as this viewer sees it now. */
  looking<T>(viewer: Viewer, see: (match: number) => T): T {
    const view = this.#isSeen(viewer) ? this.#stories.get(viewer)?.last.view : this.#publicView();
    if (!view || view.viewer !== viewer) throw new Error(`nothing is known of ${viewer}`);
    return looking(this.speaker, view, see);
  }

  #tellAll(): void {
    for (const [viewer, story] of this.#stories) {
      if (this.#isSeen(viewer)) this.#tellNow(viewer, story, null);
    }
    this.#tellPublic();
  }

  /** `lines` are what is new; null: everything is told anew. */
  #tellNow(viewer: Viewer, story: Story, lines: LogLine[] | null): void {
    story.told = true;
    this.#tell({
      type: "now",
      table: this.#about.table,
      viewer,
      moment: story.moments.length - 1,
      log: lines ?? story.log,
      fresh: lines === null,
      ...toldView(this.speaker, story.last.view, story.last.over),
    });
  }

  /** Behind the curtain there is what everybody may know, and nothing else. */
  #tellPublic(): void {
    if (!this.#hasCurtain() || this.#eyes !== null) return;
    const view = this.#publicView();
    if (!view) return;
    const over = [...this.#stories.values()][0]?.last.over;
    const told = toldView(this.speaker, view, over);
    this.#tell({
      type: "now",
      table: this.#about.table,
      viewer: "spectator",
      moment: 0,
      log: [],
      fresh: true,
      ...told,
    });
  }

  #publicView(): View | undefined {
    const any = [...this.#stories.values()][0]?.last.view;
    return any && { viewer: "spectator", public: any.public };
  }

  #tellSaid(words: SaidLetter["words"]): void {
    const names = new Map(this.#letter?.guests.map((guest) => [guest.guest, guest.name]));
    const told = words.map((word) => ({ ...word, name: names.get(word.guest) ?? "" }));
    this.#tell({ type: "said", table: this.#about.table, words: told });
  }

  /** Several seats of one person share a screen: they are shown one at a time. */
  #hasCurtain(): boolean {
    return (this.#letter?.you.seats.length ?? 0) > 1;
  }

  #isSeen(viewer: Viewer): boolean {
    return !this.#hasCurtain() || viewer === this.#eyes;
  }

  #toldTable(letter: TableLetter): ToldTable {
    return toldTable(letter, this.#about, this.#seatNames);
  }
}

/** Who is at a table and how it is set up: for that no game has to be there. */
export function toldTable(letter: TableLetter, about: About, seatNames: Record<string, string>): ToldTable {
  const people = peopleNames(letter, about);
  const names: ToldTable["names"] = {};
  const chairs: ToldTable["chairs"] = {};
  for (const [seat, chair] of Object.entries(letter.chairs) as [Seat, WireChair][]) {
    names[seat] = people[Number(seat.slice(1))] || (seatNames[seat] ?? seat);
    chairs[seat] = toldChair(chair);
  }
  const told: ToldTable = { ...letter, chairs, where: about.where, names };
  const links = about.links?.();
  return links ? { ...told, links } : told;
}

/** From the first seat on; empty where nobody sits. */
function peopleNames(letter: TableLetter, about: About): string[] {
  const guests = new Map(letter.guests.map((guest) => [guest.guest, guest.name]));
  return Array.from({ length: letter.seats }, (_, n) => {
    const seat: Seat = `S${n}`;
    const guest = letter.chairs[seat]?.guest;
    return about.people[seat] ?? (guest === undefined ? "" : (guests.get(guest) ?? ""));
  });
}

function toldChair({ stand_in, bot, ...chair }: WireChair): Chair {
  if (stand_in) return { ...chair, stand_in: bot ?? "" };
  return bot === undefined ? chair : { ...chair, bot };
}
