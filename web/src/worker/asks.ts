// Everything the page can ask for, by name: what is about tables and people goes to their house, the rest is answered
// from words, rules and modules.
import type { Ask, AskArgs, AskReply, Outcome, Replay, Viewer } from "../told.ts";
import type { House } from "./house.ts";
import { newTableName, recordOf } from "./local.ts";
import { RuleReader } from "./markdown.ts";
import { gameOf, toldStory } from "./replay.ts";
import type { Done, ToHouse } from "./wire.ts";

export type Answers = { [A in Exclude<Ask, "begin">]: (args: AskArgs<A>) => Promise<AskReply<A>> };

/** Messages of the protocol that need nothing but to be passed on. */
const passedOn = [
  "leave",
  "sit",
  "rise",
  "bot",
  "set",
  "start",
  "answer",
  "withdraw",
  "take_back",
  "automatic",
  "say",
  "mute",
  "kick",
  "stand_in",
  "agree",
  "close",
] as const;
type PassedOn = (typeof passedOn)[number];

export function answersOf(house: House): Answers {
  const passing = Object.fromEntries(
    passedOn.map((type) => [type, (args: AskArgs<PassedOn>) => pass(house, { type, ...args })]),
  );
  return {
    ...(passing as Pick<Answers, PassedOn>),
    ...ofPeople(house),
    ...ofTables(house),
    ...ofHelp(house),
    ...ofPast(house),
  };
}

async function pass(house: House, message: ToHouse & { table: string }): Promise<Outcome<object>> {
  return told(house, await house.say(message), message.table);
}

/** What came back, or why not, in words. */
async function told<T extends object>(house: House, done: Done, table?: string, given?: T): Promise<Outcome<T>> {
  if (done.refused) return { refused: await house.refusal(done.refused, table) };
  return given ?? ({} as T);
}

function ofPeople(house: House): Pick<Answers, "language" | "name" | "recovery" | "recover" | "forget_devices"> {
  return {
    language: async ({ language }) => {
      await house.switchLanguage(language);
      return house.library.offer();
    },
    name: ({ name }) => house.rename(name),
    recovery: async () => {
      const done = await house.send({ type: "recovery" });
      return told(house, done, undefined, { link: `${house.base}#/recover/${done.key}`, until: Number(done.until) });
    },
    recover: async ({ key }) => {
      const reply = await fetch(new URL("api/recover", house.base), {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ key }),
      });
      if (!reply.ok) return { refused: await house.refusal({ clause: "HOUSE-KEY-01" }) };
      return { name: (await house.anew()).name };
    },
    forget_devices: async () => told(house, await house.send({ type: "forget_devices" })),
  };
}

function ofTables(
  house: House,
): Pick<
  Answers,
  "tables" | "prepare" | "create" | "enter" | "exit" | "again" | "key" | "drop_keys" | "eyes" | "forget_table"
> {
  return {
    tables: async ({ on }) => {
      house.hall(on);
      return {};
    },
    prepare: async ({ game }) => {
      await house.library.prepare(game);
      return {};
    },
    create: (args) => create(house, args),
    enter: async ({ table, key }) => told(house, await house.enter(table, key)),
    exit: async ({ table }) => {
      house.exit(table);
      return {};
    },
    again: async ({ table }) => {
      const done = await house.say({ type: "again", table });
      if (!done.refused && house.where(table) === "here") await house.openRematch(table, String(done.table));
      return told(house, done, table, { table: String(done.table) });
    },
    key: async ({ table, opens, ...rest }) => {
      const done = await house.say({ type: "key", table, opens, ...rest });
      if (done.refused) return told<{ link: string }>(house, done, table);
      if (opens === "sit" || opens === "watch") await house.keepKeys(table, { [opens]: String(done.key) });
      return { link: house.link(table, String(done.key)) };
    },
    drop_keys: async ({ table, opens }) => {
      const done = await house.say({ type: "drop_keys", table, opens });
      if (!done.refused && (opens === "sit" || opens === "watch")) await house.keepKeys(table, { [opens]: "" });
      return told(house, done, table);
    },
    eyes: async ({ table, seat }) => {
      (await house.open(table).teller()).see(seat);
      return {};
    },
    forget_table: async ({ table }) => {
      await house.forget(table);
      return {};
    },
  };
}

async function create(house: House, args: AskArgs<"create">): Promise<AskReply<"create">> {
  if (args.where === "here") {
    const done = await house.createLocal(args);
    return told(house, done, undefined, { table: String(done.table) });
  }
  const { where: _where, people: _people, seed: _seed, ...wishes } = args;
  const done = await house.send({ type: "create", ...wishes });
  const table = String(done.table);
  if (done.keys) await house.keepKeys(table, done.keys as { sit: string; watch: string });
  return told(house, done, undefined, { table });
}

function ofHelp(house: House): Pick<Answers, "judge" | "moment" | "hint" | "explain" | "clause" | "rules" | "terms"> {
  const { library } = house;
  return {
    judge: async ({ table, seat, decision }) => {
      const teller = await house.open(table).teller();
      const verdict = teller.looking(seat, (match) => teller.speaker.call("judge", { match, seat, decision }));
      if (!verdict.refused) return verdict;
      return { refused: await house.refusal(verdict.refused, table) };
    },
    moment: async ({ table, viewer, moment }) => (await house.open(table).teller()).moment(viewer, moment),
    hint: async ({ table, seat }) => {
      const teller = await house.open(table).teller();
      return teller.looking(seat, (match) => teller.speaker.call("hint", { match, seat }));
    },
    explain: async ({ table, viewer, what }) => {
      const teller = await house.open(table).teller();
      await library.teachRules(teller.speaker);
      return teller.looking(viewer, (match) => teller.speaker.call("explain", { match, seat: viewer, what }));
    },
    clause: async ({ game, clause }) => {
      const speaker = await library.speaker(game);
      try {
        return { text: await library.clause(speaker, clause) };
      } finally {
        library.dismiss(speaker);
      }
    },
    terms: async ({ game }) => ({ terms: termsIn(await library.gameWords(game)) }),
    rules: async ({ game }) => ({ chapters: new RuleReader(game, await library.rules(game)).chapters() }),
  };
}

/** Plain names, and what the game's board says; all other sentences are put together by the module. */
function termsIn(words: Record<string, unknown>): Record<string, Record<string, string>> {
  const isPlain = (text: unknown) => typeof text === "string" && !text.includes("{");
  const isTerm = (name: string, part: unknown) => name === "board" || Object.values(part as object).every(isPlain);
  const flat = Object.entries(words).filter(([name, part]) => isTerm(name, part));
  return Object.fromEntries(flat) as Record<string, Record<string, string>>;
}

const notHere = { clause: "HOUSE-TABLE-01" };
const notOver = { clause: "HOUSE-STAGE-03" };
const noRecord = { clause: "SALOON-RECORD-01" };

function ofPast(house: House): Pick<Answers, "replay" | "record" | "verify" | "import"> {
  return {
    replay: (args) =>
      "record" in args ? replayRecord(house, args.record, "all") : replay(house, args.table, args.viewer),
    record: async ({ table }) => {
      const record = await recordFrom(house, table);
      return typeof record === "string" ? { record } : { refused: await house.refusal(record) };
    },
    verify: async ({ record }) => {
      const found = await withRecord(house, record, (call) => call("verify", { record }));
      if (!found || found.refused) return { refused: await house.refusal(found?.refused ?? noRecord) };
      return { answers: found.answers, draws: found.draws };
    },
    import: async ({ record }) => {
      const story = await storyOf(house, record, "spectator");
      if (!story) return { refused: await house.refusal(noRecord) };
      const { seats, game } = JSON.parse(record.slice(0, record.indexOf("\n"))) as { seats: number; game: string };
      const table = newTableName();
      const note = { table, game, host: house.name, seats, stage: "over" as const, people: {}, asked: false };
      await house.list.keep({ ...note, touched: Date.now(), record });
      return { table };
    },
  };
}

/** A record may be anything that somebody has: null if the module of its game cannot make anything of it. */
// biome-ignore lint/suspicious/noExplicitAny: what a call gives is known where it is made (wasm/README.md)
async function withRecord(house: House, record: string, see: (call: (name: string, members: object) => any) => any) {
  try {
    const speaker = await house.library.speaker(gameOf(record));
    try {
      return see((name, members) => speaker.call(name, members));
    } finally {
      house.library.dismiss(speaker);
    }
  } catch {
    return null;
  }
}

async function storyOf(house: House, record: string, viewer: Viewer | "all"): Promise<string | null> {
  const seat = viewer === "all" ? "open" : viewer;
  const found = await withRecord(house, record, (call) => call("story", { record, seat }));
  return found?.story ?? null;
}

async function replayRecord(
  house: House,
  record: string,
  viewer: Viewer | "all",
  table = "",
): Promise<Outcome<Replay>> {
  const story = await storyOf(house, record, viewer);
  if (story === null) return { refused: await house.refusal(noRecord) };
  return toldStory(house.library, story, house.list.note(table)?.people);
}

async function replay(house: House, table: string, viewer: Viewer | "all"): Promise<Outcome<Replay>> {
  if (house.where(table) === "here" || viewer === "all") {
    const record = await recordFrom(house, table);
    return typeof record === "string"
      ? replayRecord(house, record, viewer, table)
      : { refused: await house.refusal(record) };
  }
  const reply = await fetch(new URL(`api/table/${table}/story?viewer=${viewer}`, house.base));
  if (!reply.ok) return { refused: await house.refusal(notHere) };
  return toldStory(house.library, await reply.text());
}

/** The record of a game that is over; while it is played it holds secrets. */
async function recordFrom(house: House, table: string): Promise<string | { clause: string }> {
  if (house.where(table) === "house") {
    const reply = await fetch(new URL(`api/table/${table}/record`, house.base));
    return reply.ok ? reply.text() : notHere;
  }
  const note = house.list.note(table);
  if (note?.record !== undefined) return note.record;
  return note?.stage === "over" ? recordOf(house.ledger, table) : notOver;
}
