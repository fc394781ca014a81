// A table as one person at this screen has it: what is shown, what is asked, what is new to them.

import type { Snippet } from "svelte";
import { ask, hear } from "../link/ask.ts";
import { type TableState, tableOf } from "../link/house.svelte.ts";
import { eventPause } from "../settings.svelte.ts";
import type { LogLine, Remark, Seat, Told, ToldNow, Viewer } from "../told.ts";
import { Announcer } from "./announcer.svelte.ts";
import { Prompt } from "./choose/prompt.svelte.ts";
import { heardBefore, rememberHeard } from "./heard.ts";
import { helped } from "./help.svelte.ts";
import { nextEyes } from "./hot_seat.ts";
import { Pace } from "./pace.svelte.ts";

/** An earlier moment of the game that somebody looks at again. */
export interface Past {
  line: LogLine;
  lines: string[];
  now: ToldNow;
}
/** What a person missed: because they were not here, or because a bot played for them. */
export interface Missed {
  bot?: string;
  lines: string[];
}

export class Sitting {
  readonly id: string;
  readonly state: TableState;
  readonly pace: Pace;
  readonly announcer = new Announcer();
  /** what the screen shows, and the last that was told: they differ while news is shown one after the other */
  shown = $state.raw<ToldNow | null>(null);
  latest = $state.raw<ToldNow | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** the lines of the table when the reader last acted */
  known = $state.raw<string[] | undefined>();
  /** events from this number on are new since then */
  newFrom = $state(0);
  prompt = $state.raw<Prompt | null>(null);
  past = $state.raw<Past | null>(null);
  missed = $state.raw<Missed | null>(null);
  /** what to think about stands beside the question, and points at what it is about */
  pointing = $state(false);
  /** a film has the board to itself, where there is little room the dock with it: what lies behind waits until it is over */
  covered = $state(false);
  /** what a board draws below the name of each player */
  has = $state.raw<Snippet<[Seat]> | null>(null);
  /** the table is read in words though it is drawn */
  inWords = $state(false);
  readonly viewer: Viewer | null = $derived.by(() => this.#viewer());
  /** seats of this screen, none while one only watches */
  readonly own: Seat[] = $derived.by(() => this.state.table?.you.seats ?? []);
  readonly shares: boolean = $derived(this.own.length > 1);
  /** nobody but bots plays here too */
  readonly alone: boolean = $derived.by(() => {
    const chairs = Object.values(this.state.table?.chairs ?? {});
    return this.own.length === 1 && chairs.filter((chair) => chair.guest !== undefined).length === 1;
  });
  #chose = $state(false);
  /** whoever looks has made a choice in this game: from the tap on, so that nothing moves when it is told of later */
  readonly hasChosen: boolean = $derived(
    this.#chose || this.log.some(({ event }) => event.event === "answered" && event.seat === this.viewer),
  );
  /** whoever of this screen has something to choose and is not the one looking at it */
  readonly next: Seat | null = $derived.by(() => this.#next());
  #answered = $state.raw<{ round: number; seats: Seat[] }>({ round: -1, seats: [] });
  #stop: () => void;

  constructor(id: string) {
    this.id = id;
    this.state = tableOf(id);
    this.pace = new Pace((now) => this.#show(now), eventPause);
    this.#stop = hear((told) => this.#hear(told));
    this.#catchUp();
  }

  end(): void {
    this.#stop();
    this.pace.stop();
    helped.close();
  }

  /** The curtain falls: nothing of any seat is on the screen until somebody says who looks. */
  async drawCurtain(): Promise<void> {
    this.#forget();
    await ask("eyes", { table: this.id, seat: null });
  }

  async openEyes(seat: Seat): Promise<void> {
    await ask("eyes", { table: this.id, seat });
    this.#catchUp();
  }

  /** The tentative answer for good. What was still being shown is shown at once. */
  async commit(): Promise<boolean> {
    const prompt = this.prompt;
    if (!prompt) return false;
    this.pace.skip();
    const known = this.latest?.lines;
    const newFrom = (this.log.at(-1)?.n ?? -1) + 1;
    this.#chose = true;
    if (!(await prompt.commit())) return false;
    this.known = known;
    this.newFrom = newFrom;
    this.#noteAnswer(prompt);
    return true;
  }

  /** The last choice that counts is taken back, and everything since; or the prompt says why not. */
  async takeBack(): Promise<void> {
    const prompt = this.prompt;
    if (!prompt) return;
    this.pace.skip();
    const reply = await ask("take_back", { table: this.id, seat: prompt.seat });
    if ("refused" in reply) prompt.refusal = reply.refused;
  }

  /** Shows the table as it was after this event. */
  async lookBack(line: LogLine): Promise<void> {
    if (!this.viewer || !this.shown) return;
    const then = await ask("moment", { table: this.id, viewer: this.viewer, moment: line.moment });
    this.past = { line, lines: then.lines, now: { ...this.shown, ...then, question: null, fresh: true } };
  }

  backToNow(): void {
    this.past = null;
  }

  readMissed(): void {
    this.missed = null;
    this.state.back = null;
  }

  circles(): Remark["circle"][] {
    return this.state.table?.where === "house" ? (this.latest?.circles ?? []) : [];
  }

  #viewer(): Viewer | null {
    const { table, eyes } = this.state;
    if (!table) return null;
    const [only] = table.you.seats;
    if (!only) return "spectator";
    if (table.you.seats.length === 1) return only;
    return eyes ?? (table.stage === "playing" ? null : "spectator");
  }

  #next(): Seat | null {
    if (!this.shares) return null;
    const now = this.latest ?? this.state.now.spectator;
    const round = now ? roundOf(now) : -1;
    const done = round === this.#answered.round ? this.#answered.seats : [];
    const owing = (now?.waiting ?? []).filter((seat) => !done.includes(seat));
    const eyes = this.viewer === "spectator" ? null : this.viewer;
    const next = nextEyes(this.own, owing, eyes) ?? this.own[0] ?? null;
    return next === eyes ? null : next;
  }

  #hear(told: Told): void {
    if (!("table" in told) || told.table !== this.id) return;
    if (told.type === "now") this.#hearNow(told);
    if (told.type === "eyes") this.#forget();
    if (told.type === "table") this.#catchUp();
    if (told.type === "back") this.missed = { bot: told.bot, lines: told.lines };
  }

  #hearNow(now: ToldNow): void {
    if (now.viewer !== this.viewer) return;
    this.latest = now;
    this.pace.hear(now);
    this.#ask(now);
  }

  /** What was told before this page was there. */
  #catchUp(): void {
    const now = this.viewer && this.state.now[this.viewer];
    if (!now || this.latest?.viewer === now.viewer) return;
    this.#hearNow({ ...now, fresh: true, log: this.state.log[now.viewer] ?? now.log });
  }

  #show(now: ToldNow): void {
    const first = this.shown === null;
    this.shown = now;
    if (now.fresh) this.#showFresh(now, first);
    else this.#append(now.log);
    rememberHeard(this.id, now.viewer, this.log.at(-1)?.n ?? -1);
  }

  #showFresh(now: ToldNow, first: boolean): void {
    this.log = now.log;
    this.known = now.lines;
    this.past = null;
    if (!first) return;
    this.newFrom = heardBefore(this.id, now.viewer) + 1;
    const news = this.newFrom === 0 ? [] : now.log.filter((line) => line.n >= this.newFrom && line.text !== "");
    if (this.newFrom === 0) this.newFrom = (now.log.at(-1)?.n ?? -1) + 1;
    if (news.length > 0 && !this.missed) this.missed = { lines: news.map((line) => line.text) };
    const back = this.state.back;
    if (back) this.missed = { bot: back.bot, lines: back.lines };
  }

  #append(lines: LogLine[]): void {
    const last = this.log.at(-1)?.n ?? -1;
    const fresh = lines.filter((line) => line.n > last);
    if (fresh.length === 0) return;
    this.log = [...this.log, ...fresh];
    this.announcer.tell(fresh.map((line) => line.text));
  }

  #ask(now: ToldNow): void {
    if (!now.question || now.viewer === "spectator") {
      this.prompt = null;
      return;
    }
    const others = now.waiting.filter((seat) => seat !== now.viewer);
    const again = this.prompt?.isAbout(now.viewer, now.question) ?? false;
    if (again) this.prompt?.retell(now.question);
    else this.prompt = new Prompt(this.id, now.viewer, now.question);
    if (this.prompt) this.prompt.final = others.length === 0 || now.question.offer;
    if (!again && !now.question.given) this.announcer.urge(now.question.put);
  }

  #noteAnswer(prompt: Prompt): void {
    const { round } = prompt.question;
    const before = this.#answered.round === round ? this.#answered.seats : [];
    this.#answered = { round, seats: [...before, prompt.seat] };
  }

  #forget(): void {
    helped.close();
    this.pace.stop();
    this.announcer.hush();
    this.shown = null;
    this.latest = null;
    this.log = [];
    this.known = undefined;
    this.prompt = null;
    this.past = null;
    this.missed = null;
  }
}

function roundOf(now: ToldNow): number {
  const asked = now.view.public.asked as { round?: number } | undefined;
  return asked?.round ?? -1;
}
