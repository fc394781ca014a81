// Everything the page has been told, as reactive state. Nothing here is made by the page itself.
import type {
  AskReply,
  BotInfo,
  GameInfo,
  Language,
  Link,
  LogLine,
  Remark,
  Seat,
  TableRow,
  Told,
  ToldNow,
  ToldTable,
  Viewer,
} from "../told.ts";
import { ask, hear } from "./ask.ts";

/** so long, in milliseconds, a page has only just come */
const justCome = 30_000;

export class TableState {
  /** who sits where; null until the table was told */
  table = $state.raw<ToldTable | null>(null);
  /** the last now of each viewer */
  now = $state.raw<Partial<Record<Viewer, ToldNow>>>({});
  /** everything told to each viewer since the table was entered */
  log = $state.raw<Partial<Record<Viewer, LogLine[]>>>({});
  remarks = $state.raw<Remark[]>([]);
  /** somebody stood in for a seat of this person: what happened meanwhile, until it was read */
  back = $state.raw<Extract<Told, { type: "back" }> | null>(null);
  gone = $state.raw<Extract<Told, { type: "gone" }>["why"] | null>(null);
  /** whose eyes a local table is seen with; null while the curtain is drawn, undefined where there is none */
  eyes = $state.raw<Seat | null | undefined>(undefined);
}

class House {
  link = $state.raw<Link>("connecting");
  /** since when the link is as it is, milliseconds since 1970 */
  since = $state.raw(Date.now());
  name = $state.raw("");
  /** the server's version; empty without one */
  build = $state.raw("");
  language = $state.raw<Language>("en");
  games = $state.raw<GameInfo[]>([]);
  bots = $state.raw<BotInfo[]>([]);
  /** games and bots could not be fetched */
  missing = $state.raw(false);
  mine = $state.raw<TableRow[]>([]);
  open = $state.raw<TableRow[]>([]);
  tables = $state.raw<Record<string, TableState>>({});
  /** another build of the client is there: the page loads it between two decisions */
  stale = $state.raw(false);
  /** this page was there before it: one that hears of it when it has only just come was kept from before, and on a slow line
   * would come again and again */
  outlived = $state.raw(false);
  /** what went wrong, in words; null: a mistake of this program */
  trouble = $state.raw<{ text: string | null } | null>(null);

  game(slug: string): GameInfo | undefined {
    return this.games.find((game) => game.slug === slug);
  }
}

export const house = new House();

/** The state of a table, made when it is first looked for: enter it to have it filled. */
export function tableOf(id: string): TableState {
  const known = house.tables[id];
  if (known) return known;
  const made = new TableState();
  house.tables = { ...house.tables, [id]: made };
  return made;
}

export function forgetTable(id: string): void {
  const { [id]: _forgotten, ...rest } = house.tables;
  house.tables = rest;
}

/** Once, before anything is asked for; again in another language. */
export async function begin(language: Language, name: string): Promise<void> {
  const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  const online = meta("saloon-site") === undefined;
  const build = meta("saloon-build") ?? "";
  const asked = ask("begin", { language, name, base: new URL(".", location.href).href, online, build });
  await asked.then(
    (offer) => takeOffer(language, offer),
    () => (house.missing = true),
  );
}

export async function speak(language: Language): Promise<void> {
  takeOffer(language, await ask("language", { language }));
}

function takeOffer(language: Language, { games, bots }: AskReply<"begin">): void {
  house.language = language;
  house.games = games;
  house.bots = bots;
}

function takeNow(state: TableState, now: ToldNow): void {
  const before = now.fresh ? [] : (state.log[now.viewer] ?? []);
  state.log = { ...state.log, [now.viewer]: [...before, ...now.log] };
  state.now = { ...state.now, [now.viewer]: now };
}

/** From here on another seat looks at the screen: nothing of the one before it stays. */
function takeEyes(state: TableState, seat: Seat | null): void {
  state.eyes = seat;
  state.now = {};
  state.log = {};
  state.back = null;
}

function takeSaid(state: TableState, words: Remark[]): void {
  const known = new Set(words.map((remark) => `${remark.circle}${remark.n}`));
  state.remarks = [...state.remarks.filter((one) => !known.has(`${one.circle}${one.n}`)), ...words];
}

function take(told: Told): void {
  if ("table" in told) takeOfTable(told, tableOf(told.table));
  else takeOfHouse(told);
}

function takeOfHouse(told: Exclude<Told, { table: string }>): void {
  switch (told.type) {
    case "link":
      house.link = told.link;
      house.since = told.since;
      return;
    case "welcome":
      house.name = told.name;
      house.build = told.build;
      return;
    case "tables":
      house.mine = told.mine;
      house.open = told.open;
      return;
    case "stale":
      if (!house.stale) house.outlived = performance.now() > justCome;
      house.stale = true;
      return;
    case "trouble":
      house.trouble = told;
  }
}

function takeOfTable(told: Extract<Told, { table: string }>, state: TableState): void {
  switch (told.type) {
    case "table":
      state.table = told;
      state.gone = null;
      return;
    case "now":
      takeNow(state, told);
      return;
    case "said":
      takeSaid(state, told.words);
      return;
    case "back":
      state.back = told;
      return;
    case "gone":
      state.gone = told.why;
      return;
    case "eyes":
      takeEyes(state, told.seat);
  }
}

hear(take);
