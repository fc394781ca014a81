import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Link } from "../../src/told.ts";
import { MemoryLedger } from "../../src/worker/ledger.ts";
import { backOff } from "../../src/worker/line.ts";
import { Remote } from "../../src/worker/remote.ts";
import {
  type Asked,
  askedIn,
  type Entry,
  type NowLetter,
  type TableLetter,
  type TableNews,
  type Welcome,
} from "../../src/worker/wire.ts";
import { becomeBrowser, HouseProcess } from "./house_process.ts";

let house: HouseProcess;
const browser = becomeBrowser();

beforeAll(async () => {
  house = await HouseProcess.start();
});
afterAll(() => house.close());

/** A client that writes down what it hears. */
class Guest {
  readonly links: Link[] = [];
  readonly letters: TableNews[] = [];
  readonly events: Record<string, unknown>[] = [];
  readonly gaps: number[] = [];
  hall: Entry[] = [];
  welcome: Welcome | null = null;
  readonly remote: Remote;

  constructor() {
    this.remote = new Remote(house.base, new MemoryLedger(), {
      link: (link) => this.links.push(link),
      welcome: (welcome) => {
        this.welcome = welcome;
      },
      hall: (tables) => {
        this.hall = tables;
      },
      letter: (letter) => this.letters.push(letter),
      now: (letter, news) => {
        if (news.from !== this.events.length) this.gaps.push(news.from);
        this.letters.push(letter);
        this.events.push(...news.events);
      },
      outdated: () => undefined,
    });
    this.remote.start();
  }

  table(): TableLetter | undefined {
    return this.letters.filter((letter): letter is TableLetter => letter.type === "table").at(-1);
  }

  asked(): Asked | undefined {
    const now = this.now();
    return now && askedIn(now.view);
  }

  now(): NowLetter | undefined {
    return this.letters.filter((letter): letter is NowLetter => letter.type === "now").at(-1);
  }
}

async function until(holds: () => unknown): Promise<void> {
  for (const begun = Date.now(); !holds(); await new Promise((keep) => setTimeout(keep, 10))) {
    if (Date.now() - begun > 8_000) throw new Error(`in vain: ${holds}`);
  }
}

async function seated(): Promise<{ guest: Guest; table: string }> {
  const guest = new Guest();
  await guest.remote.send({ type: "name", name: "Anne" });
  const bots = { S1: "greenhorn", S2: "greenhorn" };
  const { table } = await guest.remote.send({
    type: "create",
    game: "desperados_cards",
    seats: 3,
    pace: false,
    listed: true,
    bots,
  });
  const name = String(table);
  await guest.remote.enter(name);
  await guest.remote.send({ type: "sit", table: name, seat: "S0" });
  return { guest, table: name };
}

test("a newcomer is let in, named, seated, and hears of the game from its first event on", async () => {
  const { guest, table } = await seated();
  expect(guest.links).toEqual(["connecting", "online"]);
  expect(guest.table()?.you).toMatchObject({ seats: ["S0"], host: true });
  expect((await guest.remote.send({ type: "start", table })).refused).toBeUndefined();
  await until(() => guest.now()?.view.private);
  expect(guest.events[0]).toMatchObject({ event: "piles_laid" });
  expect(guest.gaps).toEqual([]);
  guest.remote.stop();
});

test("what was said on a broken line is carried out once, and nothing of the game is missed", async () => {
  const { guest, table } = await seated();
  browser.breakLines();
  const start = guest.remote.send({ type: "start", table });
  browser.breakLines();
  expect((await start).refused).toBeUndefined();
  for (let answers = 0; answers < 3; ++answers) {
    await until(() => guest.asked()?.required.includes("S0"));
    const round = guest.asked()?.round ?? -1;
    const listed = await guest.remote.send({ type: "list", table, seat: "S0" });
    const [decision] = listed.decisions as object[];
    const answer = guest.remote.send({ type: "answer", table, seat: "S0", round, decision });
    browser.breakLines();
    expect((await answer).refused).toBeUndefined();
    await until(() => (guest.asked()?.round ?? -1) > round);
  }
  expect(guest.gaps).toEqual([]);
  expect(guest.events.filter((one) => one.event === "answered" && one.seat === "S0").length).toBe(3);
  expect(guest.links.filter((link) => link === "online").length).toBeGreaterThan(3);
  guest.remote.stop();
});

test("a house that was killed and came back has everything, and the pending message reaches it", async () => {
  const { guest, table } = await seated();
  await house.kill();
  await until(() => guest.links.at(-1) === "offline");
  const start = guest.remote.send({ type: "start", table });
  await house.open();
  expect((await start).refused).toBeUndefined();
  await until(() => guest.events.length > 0);
  expect(guest.gaps).toEqual([]);
  expect(guest.welcome?.tables.map((entry) => entry.table)).toContain(table);
  guest.remote.stop();
});

test("an invitation that was on its way when the line broke still opens its table", async () => {
  const { guest, table } = await seated();
  const { key } = await guest.remote.send({ type: "key", table, opens: "watch" });
  const other = new Guest();
  await until(() => other.welcome);
  browser.breakLines();
  const entered = other.remote.enter(table, String(key));
  browser.breakLines();
  expect((await entered).refused).toBeUndefined();
  await until(() => other.table());
  expect(other.letters.filter((letter) => letter.type === "gone")).toEqual([]);
  guest.remote.stop();
  other.remote.stop();
});

test("an old invitation to a table sends nobody out of it", async () => {
  const { guest, table } = await seated();
  expect((await guest.remote.enter(table, "old")).refused).toMatchObject({ clause: "HOUSE-KEY-01" });
  await guest.remote.send({ type: "start", table });
  await until(() => guest.events.length > 0);
  guest.remote.stop();
});

test("a name that is given after coming in is known at the table", async () => {
  const { guest, table } = await seated();
  await guest.remote.rename("Belle");
  await until(() => guest.table()?.guests.some((one) => one.name === "Belle"));
  expect(guest.table()?.table).toBe(table);
  guest.remote.stop();
});

test("a listed table stands in the hall as long as one asks for it", async () => {
  const { guest, table } = await seated();
  guest.remote.hall(true);
  await until(() => guest.hall.some((entry) => entry.table === table));
  guest.remote.stop();
});

test("everything said and heard here is as the schemas of the protocol have it", () => {
  const schema = (name: string) =>
    JSON.parse(readFileSync(new URL(`../../../house/schema/${name}.json`, import.meta.url), "utf8")) as object;
  const ajv = new Ajv2020({ strict: false });
  const isSaid = ajv.compile(schema("client"));
  const isHeard = ajv.compile(schema("server"));
  const types = (texts: string[]) => new Set(texts.map((text) => (JSON.parse(text) as { type: string }).type));
  for (const text of browser.said) expect(isSaid(JSON.parse(text)), text).toBe(true);
  for (const text of browser.heard) expect(isHeard(JSON.parse(text)), text).toBe(true);
  expect(types(browser.said)).toContain("answer");
  expect(types(browser.heard)).toContain("now");
});

test("tries come less often, never in step, and within three seconds as long as a break is short", () => {
  const waits = Array.from({ length: 20 }, (_, tries) => backOff(tries, () => 1));
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect(Math.max(...waits)).toBeLessThanOrEqual(2_000);
  expect(backOff(5, () => 0)).toBeLessThan(backOff(5, () => 1));
  expect(backOff(100, () => 1)).toBeGreaterThan(10_000);
});
