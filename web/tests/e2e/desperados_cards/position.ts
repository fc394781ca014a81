// A table of this device that stands in a scenario's position: its rows are made here, by the module's own table, with a
// record that goes on from the position; the browser finds them as if somebody had left the table there.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { Game } from "../../../../wasm/saloon.mjs";

const game = "desperados_cards";
const person = "hereonthisdevice";
const random = "5a".repeat(32);
type Json = { [key: string]: unknown };

export interface Position {
  seats: number;
  options?: Record<string, string>;
  /** laid over the position after the set-up, as in a scenario */
  given: Json;
  /** who plays at the other seats; by default bots of the house */
  people?: Record<string, string>;
}

/** The position of a scenario of this game, with something else laid over it. */
export function scenario(name: string, over: Json = {}): Position {
  const text = readFileSync(`games/${game}/scenarios/${name}.json`, "utf8").replace(/(^|[\s,])\/\/.*$/gm, "$1");
  const { seats, options = {}, given } = JSON.parse(text) as { seats: number; options?: Json; given: Json };
  const written = Object.entries(options).map(([key, value]) => [key, String(value)]);
  return { seats, options: Object.fromEntries(written), given: merged(given, over) as Json };
}

/** RFC 7396, but for null, which stays: it is for the position to take out. */
function merged(to: unknown, patch: unknown, taking = false): unknown {
  if (!isObject(patch)) return patch;
  const out: Json = isObject(to) ? { ...to } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null && taking) delete out[key];
    else out[key] = merged(out[key], value, taking);
  }
  return out;
}
function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Every card that the position names nowhere, both copies of it. */
export function otherCards(given: Json): string[] {
  const named = JSON.stringify(given).match(/"[rbgy][A-J]"/g) ?? [];
  const left = new Map<string, number>();
  for (const colour of "rbgy") for (const face of "ABCDEFGHIJ") left.set(colour + face, 2);
  for (const card of named) left.set(card.slice(1, 3), (left.get(card.slice(1, 3)) ?? 0) - 1);
  return [...left].flatMap(([card, n]) => Array<string>(Math.max(0, n)).fill(card));
}

interface Row {
  table: string;
  number: number;
  kind: string;
  text: string;
}
type Effects = { rows: string[]; refused?: { clause: string } };

/** The rows of such a table, as this device keeps them. */
async function rowsOf(table: string, { seats, options = {}, given, people = { S0: "Rosalie" } }: Position) {
  const module = await Game.from(readFileSync(`build-wasm/modules/${game}.wasm`));
  const rows: Row[] = [];
  const call = (name: string, members: Json) => {
    const effects: Effects = module.call(name, { table, now: 1_000, ...members });
    if (effects.refused) throw new Error(`${name}: ${effects.refused.clause}`);
    rows.push(...effects.rows.map((text) => JSON.parse(text) as Row));
    if (effects.rows.length > 0) call("table_stored", { durable: true });
  };
  const everybody = Array.from({ length: seats }, (_, n) => `S${n}`);
  const bots = Object.fromEntries(everybody.filter((seat) => !people[seat]).map((seat) => [seat, "greenhorn"]));
  const create = { game, seats, options, pace: false, listed: false, bots };
  call("table_open", { create, person, name: "Rosalie", random });
  const said = ["enter", ...Object.keys(people), "start"];
  said.forEach((what, n) => {
    const message = people[what] ? { type: "sit", seat: what } : { type: what };
    call("table_hear", {
      connection: 1,
      person,
      name: "Rosalie",
      random,
      message: { ...message, table, id: `said${n}` },
    });
  });
  const begun = rows.findIndex(({ kind }) => kind === "line");
  const first = rows[begun] as Row;
  const heading = JSON.parse(first.text.split("\n")[0] as string) as Json;
  const lines = recordFrom(heading, stateAt(module, { seats, options, given }));
  rows.splice(begun, rows.length, ...lines.map((text) => ({ ...first, text })));
  return rows.map((row, n) => ({ table, number: n + 1, text: JSON.stringify({ ...row, number: n + 1 }) }));
}

function stateAt(module: Game, { seats, options, given }: Position): Json {
  const setup = { seats, options, seed: "1" };
  const start = module.call("state", module.call("start", setup));
  return module.call("state", module.call("open", { ...setup, position: merged(start, given, true) }));
}

/** A record of a game that was begun under other rules, and goes on from here under those of today. */
function recordFrom({ digest: _, ...heading }: Json, position: Json): string[] {
  let before = "";
  const { rules_version } = heading;
  return [
    { ...heading, rules_version: 0 },
    { position, rules_version },
  ].map((line) => {
    const text = JSON.stringify(line).slice(0, -1);
    before = createHash("sha256")
      .update(before + text)
      .digest("hex")
      .slice(0, 16);
    return `${text},"digest":"${before}"}\n`;
  });
}

const kLetters = "23467bcdfghjkmnprtvwxy";
let left = 0;

/** Leaves the table on this device and goes there. */
export async function openAt(page: Page, position: Position): Promise<void> {
  left += 1;
  const table = `pppppppp${kLetters[left % kLetters.length]}${kLetters[Math.floor(left / kLetters.length)]}`;
  const rows = await rowsOf(table, position);
  const { seats, people = { S0: "Rosalie" } } = position;
  const note = { table, game, host: "Rosalie", seats, stage: "playing", people, touched: 1_000, asked: true };
  await page.route("**/doorstep", (route) =>
    route.fulfill({ contentType: "text/html", body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto("./doorstep");
  await page.evaluate(
    async ({ rows, note }) => {
      const opening = indexedDB.open(`saloon ${new URL("./", location.href).pathname}`, 1);
      const base = await new Promise<IDBDatabase>((keep) => {
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore("notes", { keyPath: "table" });
          opening.result.createObjectStore("rows", { keyPath: ["table", "number"] });
          opening.result.createObjectStore("things");
        };
        opening.onsuccess = () => keep(opening.result);
      });
      const written = base.transaction(["notes", "rows"], "readwrite");
      written.objectStore("notes").put(note);
      for (const row of rows) written.objectStore("rows").put(row);
      await new Promise((keep) => {
        written.oncomplete = keep;
      });
      base.close();
    },
    { rows, note },
  );
  await page.goto(`./#/t/${table}`);
}
