// What the page and its worker say to each other. The page sees told messages only: facts as they came over the wire,
// with sentences, choices and verdicts beside them in the reader's language. Whether a table is kept by a server or by
// the worker itself is one member, `where`.

export type Language = "en" | "fr";
export type Seat = `S${number}`;
export type Viewer = Seat | "spectator";
export type Where = "house" | "here";
export type Stage = "gathering" | "playing" | "over" | "closed" | "broken";

/** A decision, event or view of some game: docs/wire has their types, boards use those. */
export type Decision = { do: string } & Record<string, unknown>;
export type GameEvent = { event: string } & Record<string, unknown>;
export type View = {
  viewer: Viewer;
  public: Record<string, unknown>;
  private?: Record<string, unknown>;
  /** in a game that was opened: what each seat had for itself */
  everybody?: Record<Seat, Record<string, unknown>>;
};

/** Why something was refused: the clause, the sentence that it stands for, and what was wrong with the form. */
export interface Refusal {
  clause: string;
  text: string;
  detail?: string;
}
export type Outcome<T> = T | { refused: Refusal };

// --- what the house offers ---------------------------------------------------------------------------------------
export interface OptionInfo {
  name: string;
  title: string;
  about: string;
  default: string;
  /** one of these, or a number from min to max in steps */
  values?: { value: string; title: string; about?: string }[];
  min?: number;
  max?: number;
  step?: number;
  /** the option makes sense only where another one has this value */
  needs?: Record<string, string>;
}
export interface PresetInfo {
  name: string;
  title: string;
  about: string;
  /** by number of seats, where it differs; "*" for all others */
  options: Record<string, Record<string, string>>;
}
export interface GameInfo {
  slug: string;
  name: string;
  tagline: string;
  /** what it is like, in a few sentences */
  pitch: string;
  /** what a newcomer should know before the first turn */
  introduction?: { aim: string; turn: string; end: string; tips: string[] };
  credits: string;
  min_seats: number;
  max_seats: number;
  options: OptionInfo[];
  presets: PresetInfo[];
  /** options that a number of seats needs, by number of seats */
  tables: Record<string, string[]>;
}
export interface BotInfo {
  name: string;
  title: string;
  about: string;
}

// --- tables ------------------------------------------------------------------------------------------------------
export interface TableRow {
  table: string;
  where: Where;
  game: string;
  host: string;
  seats: number;
  free: number;
  stage: Stage;
  /** this person is asked something there */
  asked?: boolean;
  /** when something last happened there, milliseconds since 1970; local tables only */
  touched?: number;
}
export interface Guest {
  guest: number;
  name: string;
  present: boolean;
  may_sit: boolean;
  muted?: boolean;
}
export interface Chair {
  guest?: number;
  bot?: string;
  stand_in?: string;
  away_since?: number;
  votes?: number[];
  agreed?: boolean;
}
export interface ToldTable {
  type: "table";
  table: string;
  where: Where;
  game: string;
  seats: number;
  options: Record<string, string>;
  listed: boolean;
  pace: boolean;
  limit: number;
  stage: Stage;
  host: number;
  guests: Guest[];
  chairs: Record<Seat, Chair>;
  round_since?: number;
  rematch?: string;
  you: { guest: number; seats: Seat[]; host: boolean; may_sit: boolean; automatic: Record<Seat, boolean> };
  /** plain names for every seat, in the reader's language: people, bots, free seats */
  names: Record<Seat, string>;
  /** links that the host may pass on; none on a local table */
  links?: { sit?: string; watch?: string };
}

// --- play --------------------------------------------------------------------------------------------------------
export interface Choice {
  decision: Decision;
  text: string;
  group: string;
  brief: string;
  /** the pieces it names, member by member, in words: what steps and builders are made of */
  parts: Part[];
}
/** What an answer would bring, from what the seat knows: as figures (docs/wire), and the same in words. */
export interface Outlook {
  figures: ({ figure: string; n: number; of?: number; error?: number } & Record<string, unknown>)[];
  lines: string[];
}
export interface Part {
  member: string;
  value: unknown;
  text: string;
}
/** How an answer is put together where a list would not do: per verb, what each member takes. */
export interface Builder {
  do: string;
  text: string;
  members: BuilderMember[];
}
export interface BuilderMember {
  member: string;
  text: string;
  takes: "one" | "subset" | "order" | "split" | "number";
  /** the pieces it can be made of */
  of: { value: unknown; text: string }[];
  min?: number;
  max?: number;
  /** a split of pieces among these: a list of pairs, whose two members `as` names */
  into?: { value: unknown; text: string }[];
  as?: [string, string];
}
export interface Question {
  ask: string;
  about: Record<string, unknown>;
  round: number;
  /** the sentence that puts it */
  put: string;
  /** an offer may be passed over */
  offer: boolean;
  choices: Choice[];
  /** whether the choices are all there is; if not the builders say how others are made */
  complete: boolean;
  builders: Builder[];
  /** this seat's answer while the round is open: it may be changed or withdrawn */
  given?: { decision: Decision; text: string };
  /** rule clauses it stands on */
  clauses: string[];
  /** of the question, whatever is answered, and of each choice */
  outlook?: { question?: Outlook; choices?: Outlook[] };
  /** what to think about, for whoever meets this question for the first time */
  guide?: string;
}
export interface LogLine {
  /** number of the event, by viewer */
  n: number;
  text: string;
  event: GameEvent;
  /** which moment it led to: `moment` of a told now */
  moment: number;
}
export interface ToldNow {
  type: "now";
  table: string;
  viewer: Viewer;
  /** how many times this viewer was told something; a moment can be asked for again */
  moment: number;
  view: View;
  /** new since the moment before; on `fresh` all there is */
  log: LogLine[];
  /** everything is told anew: first message, other language, after a gap */
  fresh: boolean;
  /** the table in the game's own words, line by line; deeper lines are indented by two spaces a level */
  lines: string[];
  /** who owes a choice, by seat; where nobody may know, those who are asked */
  waiting: Seat[];
  status: string;
  question: Question | null;
  result?: Result;
  /** in which circles this viewer may speak now */
  circles: Remark["circle"][];
}
export interface Result {
  /** who won and how, why, and the sheet: from the game's own words */
  lines: string[];
  outcome: Record<string, unknown>;
  /** how this game writes a `{score}` with its unit */
  unit: string;
}
export interface Remark {
  n: number;
  circle: "table" | "gang" | "watchers";
  guest: number;
  name: string;
  seat?: Seat;
  time: number;
  text: string;
}
export type Link = "online" | "connecting" | "offline" | "none";

/** From the worker, unasked. */
export type Told =
  | { type: "link"; link: Link; since: number }
  | { type: "welcome"; name: string; build: string }
  | { type: "tables"; mine: TableRow[]; open: TableRow[] }
  | ToldTable
  | ToldNow
  | { type: "said"; table: string; words: Remark[] }
  | { type: "back"; table: string; seat: Seat; bot: string; lines: string[] }
  | { type: "gone"; table: string; why: "barred" | "left" | "unknown" }
  /** whose eyes a local table is seen with from here on; what was told of other seats is to be forgotten */
  | { type: "eyes"; table: string; seat: Seat | null }
  | { type: "stale" }
  /** without words it is a mistake of this program, of which the console knows more */
  | { type: "trouble"; text: string | null };

// --- what the page asks for --------------------------------------------------------------------------------------
export interface ReplayStep {
  /** told sentences that led here */
  log: string[];
  events: GameEvent[];
  view: View;
  lines: string[];
  /** who answered, if anybody did */
  seat?: Seat;
}
export interface Replay {
  game: string;
  viewer: Viewer;
  names: Record<Seat, string>;
  steps: ReplayStep[];
  result?: Result;
}
export interface HelpLine {
  role: "heading" | "text" | "about" | "clause" | "choice" | "more";
  text: string;
  clause?: string;
}
export interface RuleChapter {
  title: string;
  /** paragraphs in reading order; `clause` where one is numbered */
  parts: { clause?: string; html: string }[];
}

/** name of the request: what goes with it, what comes back. Those of a table are the protocol's (docs/protocol.md). */
export interface Asks {
  begin: [
    { language: Language; name: string; base: string; online: boolean; build: string },
    { games: GameInfo[]; bots: BotInfo[] },
  ];
  language: [{ language: Language }, { games: GameInfo[]; bots: BotInfo[] }];
  name: [{ name: string }, Outcome<{ name: string }>];
  tables: [{ on: boolean }, object];
  /** fetches what a table of this game will need, while somebody makes up their mind */
  prepare: [{ game: string }, object];
  create: [
    {
      where: Where;
      game: string;
      seats: number;
      options?: Record<string, string>;
      listed?: boolean;
      pace?: boolean;
      limit?: number;
      bots?: Record<Seat, string>;
      /** local tables: names of the people who share this device, by seat; the first is this person */
      people?: Record<Seat, string>;
      /** local tables, tests only: the seed */
      seed?: string;
    },
    Outcome<{ table: string }>,
  ];
  enter: [{ table: string; key?: string }, Outcome<object>];
  exit: [{ table: string }, object];
  leave: [{ table: string }, Outcome<object>];
  sit: [{ table: string; seat: Seat }, Outcome<object>];
  rise: [{ table: string; seat: Seat }, Outcome<object>];
  bot: [{ table: string; seat: Seat; bot: string | null }, Outcome<object>];
  set: [
    { table: string; seats: number; options: Record<string, string>; listed: boolean; pace: boolean; limit: number },
    Outcome<object>,
  ];
  start: [{ table: string }, Outcome<object>];
  answer: [{ table: string; seat: Seat; round: number; decision: Decision }, Outcome<object>];
  withdraw: [{ table: string; seat: Seat; round: number }, Outcome<object>];
  take_back: [{ table: string; seat: Seat }, Outcome<object>];
  judge: [
    { table: string; seat: Seat; decision: Decision },
    { accepted: true; text: string; outlook?: Outlook } | { refused: Refusal },
  ];
  automatic: [{ table: string; seat: Seat; on: boolean }, Outcome<object>];
  say: [{ table: string; circle: Remark["circle"]; seat?: Seat; text: string }, Outcome<object>];
  mute: [{ table: string; guest: number; on: boolean }, Outcome<object>];
  kick: [{ table: string; guest: number }, Outcome<object>];
  stand_in: [{ table: string; seat: Seat; bot: string }, Outcome<object>];
  key: [{ table: string; opens: "watch" | "sit" | "seat" | "host"; seat?: Seat }, Outcome<{ link: string }>];
  drop_keys: [{ table: string; opens: "watch" | "sit" | "seat" | "host" }, Outcome<object>];
  agree: [{ table: string; seat: Seat }, Outcome<object>];
  again: [{ table: string }, Outcome<{ table: string }>];
  close: [{ table: string }, Outcome<object>];
  /** which seats of a local table this screen may show; null draws the curtain: nothing of any seat is told */
  eyes: [{ table: string; seat: Seat | null }, object];
  /** a moment of a table in play, as it was told then */
  moment: [{ table: string; viewer: Viewer; moment: number }, { view: View; lines: string[]; log: LogLine[] }];
  hint: [{ table: string; seat: Seat }, { lines: string[] }];
  explain: [{ table: string; viewer: Viewer; what: string }, { lines: HelpLine[] }];
  clause: [{ game: string; clause: string }, { text: string }];
  rules: [{ game: string }, { chapters: RuleChapter[] }];
  /** the game's own nouns in the reader's language, by kind and code: what boards write on pieces */
  terms: [{ game: string }, { terms: Record<string, Record<string, string>> }];
  replay: [{ table: string; viewer: Viewer | "all" } | { record: string }, Outcome<Replay>];
  record: [{ table: string }, Outcome<{ record: string }>];
  verify: [{ record: string }, Outcome<{ answers: number; draws: number }>];
  import: [{ record: string }, Outcome<{ table: string }>];
  recovery: [object, Outcome<{ link: string; until: number }>];
  recover: [{ key: string }, Outcome<{ name: string }>];
  forget_devices: [object, Outcome<object>];
  forget_table: [{ table: string }, object];
}
export type Ask = keyof Asks;
export type AskArgs<A extends Ask> = Asks[A][0];
export type AskReply<A extends Ask> = Asks[A][1];
