import { expect, test } from "vitest";
import { MemoryLedger } from "../../src/worker/ledger.ts";
import { slugs } from "../../workshop/shelf.ts";
import { Page, until } from "./page.ts";

test.each(slugs())("%s is played against bots to its result, in sentences, and its record verifies", async (game) => {
  const page = await Page.open();
  const table = await page.createLocal(game);
  await until(() => page.table(table)?.stage === "playing");
  expect(page.table(table)).toMatchObject({ where: "here", names: { S0: "Anne", S1: "Cole" } });
  await page.play(table, "S0");
  const last = page.now(table, "S0")!;
  expect(last.result?.lines.length).toBeGreaterThan(1);
  const numbers = page.nows(table).flatMap((now) => now.log.map((line) => line.n));
  expect(numbers).toEqual(numbers.map((_, n) => n));
  expect(page.told.filter((told) => told.type === "trouble")).toEqual([]);
  expect(page.house.list.note(table)?.stage).toBe("over");
  const record = await page.ask.record({ table });
  expect(record).toHaveProperty("record");
  expect(await page.ask.verify(record as { record: string })).toHaveProperty("answers");
});

test("a closed tab loses nothing: the table goes on where its last row stood", async () => {
  const ledger = new MemoryLedger();
  const before = await Page.open(ledger);
  const table = await before.createLocal("desperados_cards");
  await before.play(table, "S0", 3);
  await until(() => before.owes(table, "S0"));
  const seen = before.now(table, "S0")!;
  before.house.exit(table);

  const after = await Page.open(ledger);
  expect(after.told.find((told) => told.type === "tables")).toMatchObject({
    mine: [{ table, where: "here", asked: true }],
  });
  expect(await after.ask.enter({ table })).toEqual({});
  await until(() => after.now(table, "S0"));
  const again = after.nows(table)[0]!; // bots who are asked too may have gone on
  expect(again.fresh).toBe(true);
  expect(again.view).toEqual(seen.view);
  expect(again.log.map((line) => line.text)).toEqual(
    before.nows(table).flatMap((now) => now.log.map((line) => line.text)),
  );
  await after.play(table, "S0");
  expect(after.now(table, "S0")?.result).toBeDefined();
});

test("on one device nobody waits for show, and questions without a choice are answered", async () => {
  const ledger = new MemoryLedger();
  const page = await Page.open(ledger);
  const table = await page.createLocal("deadwood_1876", { seats: 4, pace: true, seed: "7".repeat(64) });
  let given = await page.play(table, "S0", 5);
  page.house.exit(table);
  const after = await Page.open(ledger);
  await after.ask.enter({ table });
  await until(() => after.now(table, "S0"));
  const begun = Date.now();
  given += await after.play(table, "S0");
  expect(Date.now() - begun).toBeLessThan(6_000);
  const { record } = (await after.ask.record({ table })) as { record: string };
  const recorded = record.split("\n").filter((line) => line.includes('"seat":"S0","does"'));
  expect(recorded.length).toBeGreaterThan(given);
});

test("another language is spoken at once, of everything", async () => {
  const page = await Page.open();
  const table = await page.createLocal("deadwood");
  await page.play(table, "S0", 2);
  await until(() => page.owes(table, "S0"));
  const english = page.nows(table).flatMap((now) => now.log);
  await page.ask.language({ language: "fr" });
  await until(() => page.now(table, "S0")?.log.length === english.length);
  const french = page.now(table, "S0")!;
  expect(french.fresh).toBe(true);
  expect(french.log.map((line) => line.event)).toEqual(english.map((line) => line.event));
  expect(french.log[0]!.text).not.toBe(english[0]!.text);
  expect(french.question?.put).not.toBe(page.nows(table).find((now) => now.moment === french.moment)?.question?.put);
});

test("what a decision would be judged and bring, a hint, help and clauses come in words", async () => {
  const page = await Page.open();
  const table = await page.createLocal("deadwood");
  await until(() => page.owes(table, "S0"));
  const { choices, outlook } = page.now(table, "S0")!.question!;
  const good = await page.ask.judge({ table, seat: "S0", decision: choices[0]!.decision });
  expect(good).toEqual({ accepted: true, text: choices[0]!.text, outlook: outlook?.choices?.[0] });
  expect(outlook?.question?.lines).toContainEqual(expect.stringMatching(/^You: fine \$\d+ · total: /));
  expect(outlook?.choices).toHaveLength(choices.length);
  const bad = await page.ask.judge({ table, seat: "S0", decision: { do: "go_to_town", cowboy: "novice", plot: "F1" } });
  expect(bad).toMatchObject({
    refused: { clause: expect.stringMatching(/^DW-/), text: expect.stringMatching(/\w+ \w+/) },
  });
  expect((await page.ask.hint({ table, seat: "S0" })).lines.length).toBeGreaterThan(0);
  const help = await page.ask.explain({ table, viewer: "S0", what: "church" });
  expect(help.lines.some((line) => line.role === "about")).toBe(true);
  const gold = choices.findIndex((_, i) => (outlook?.choices?.[i]?.lines.length ?? 0) > 0);
  const about = await page.ask.explain({ table, viewer: "S0", what: String(gold + 1) });
  expect(about.lines.map((line) => line.text)).toContain(outlook?.choices?.[gold]?.lines[0]);
  expect((await page.ask.clause({ game: "deadwood", clause: "DW-TURN-03" })).text).toBe("Passing is not allowed.");
  expect((await page.ask.terms({ game: "deadwood" })).terms.tile).toMatchObject({ church: "Church" });
  const refused = await page.ask.answer({ table, seat: "S0", round: 99, decision: choices[0]!.decision });
  expect(refused).toMatchObject({ refused: { clause: "SALOON-ASK-04", text: expect.stringMatching(/closed/) } });
});

test("a gang that the rules let whisper has a circle of its own, the marshal has not", async () => {
  const page = await Page.open();
  const circlesBeside = async (marshal_seat: string, gang_talk: string) => {
    const options = { marshal_choice: "host_picks", marshal_seat, gang_talk };
    const table = await page.createLocal("desperados", { options });
    await until(() => page.now(table, "S0"));
    return page.now(table, "S0")?.circles;
  };
  expect(await circlesBeside("1", "private")).toEqual(["table", "gang"]);
  expect(await circlesBeside("0", "private")).toEqual(["table"]);
  expect(await circlesBeside("1", "open")).toEqual(["table"]);
});

test("a moment can be looked at again as it was told then", async () => {
  const page = await Page.open();
  const table = await page.createLocal("desperados_cards");
  await page.play(table, "S0", 2);
  const first = page.nows(table)[0]!;
  const again = await page.ask.moment({ table, viewer: "S0", moment: first.moment });
  expect(again.view).toEqual(first.view);
  expect(again.lines).toEqual(first.lines);
});

test("a finished game is told again step by step, for its player and, opened, for all", async () => {
  const page = await Page.open();
  const table = await page.createLocal("desperados_cards");
  expect(await page.ask.replay({ table, viewer: "S0" })).toHaveProperty("refused");
  await page.play(table, "S0");
  const replay = await page.ask.replay({ table, viewer: "S0" });
  if ("refused" in replay) throw new Error(replay.refused.clause);
  const told = page
    .nows(table)
    .flatMap((now) => now.log.map((line) => line.text))
    .filter((text) => text !== "");
  const retold = replay.steps.flatMap((step) => step.log);
  expect(retold[0]).toBe(told[0]);
  expect(replay.steps.at(-1)!.view.public).toEqual(page.now(table, "S0")!.view.public);
  expect(replay.result?.lines.length).toBeGreaterThan(1);
  expect(replay.names.S0).toBe("Anne");
  const all = await page.ask.replay({ table, viewer: "all" });
  expect(all).toMatchObject({ viewer: "spectator" });
  const { record } = (await page.ask.record({ table })) as { record: string };
  const brought = await page.ask.import({ record });
  expect(brought).toHaveProperty("table");
  expect(await page.ask.replay({ table: (brought as { table: string }).table, viewer: "spectator" })).toHaveProperty(
    "steps",
  );
  expect(await page.ask.import({ record: "no record\n" })).toMatchObject({ refused: { clause: "SALOON-RECORD-01" } });
});

test("a rematch seats the same people and begins", async () => {
  const page = await Page.open();
  const table = await page.createLocal("desperados_cards");
  await page.play(table, "S0");
  const again = await page.ask.again({ table });
  if ("refused" in again) throw new Error(again.refused.clause);
  expect(again.table).not.toBe(table);
  await until(() => page.now(again.table, "S0"));
  expect(page.table(again.table)).toMatchObject({ stage: "playing", names: { S0: "Anne" } });
  await page.play(again.table, "S0", 1);
});

/** What this seat is asked first, and the first answer to it. */
async function firstAnswer(page: Page, table: string) {
  await until(() => page.owes(table, "S0"));
  const { round, choices } = page.now(table, "S0")!.question!;
  return { table, seat: "S0" as const, round, decision: choices[0]!.decision };
}
const troubles = (page: Page) => page.told.filter((told) => told.type === "trouble");

test("a table that is entered twice before its game is there is one table", async () => {
  const ledger = new MemoryLedger();
  const before = await Page.open(ledger);
  const table = await before.createLocal("desperados_cards");
  await before.play(table, "S0", 1);
  before.house.exit(table);
  const page = await Page.open(ledger);
  await Promise.all([page.ask.enter({ table }), page.ask.enter({ table })]);
  await page.play(table, "S0");
  expect(troubles(page)).toEqual([]);
});

test("who leaves a table while it is opened has left it", async () => {
  const ledger = new MemoryLedger();
  const before = await Page.open(ledger);
  const table = await before.createLocal("desperados_cards");
  before.house.exit(table);
  const page = await Page.open(ledger);
  const rows = ledger.rows.bind(ledger);
  ledger.rows = async (of) => {
    await page.ask.exit({ table });
    return rows(of);
  };
  expect(await page.ask.enter({ table })).toEqual({});
  ledger.rows = rows;
  expect(() => page.house.open(table)).toThrow("was not entered");
});

test("an answer whose table is left at once is waited for no longer", async () => {
  const page = await Page.open();
  const table = await page.createLocal("desperados_cards");
  const reply = page.ask.answer(await firstAnswer(page, table));
  page.house.exit(table);
  expect(await reply).toMatchObject({ refused: { clause: "HOUSE-TABLE-01" } });
});

test("on a device without room a new table is refused, and one in play rests between its tries", async () => {
  const ledger = new MemoryLedger();
  const page = await Page.open(ledger);
  const table = await page.createLocal("desperados_cards");
  const answer = await firstAnswer(page, table);
  const append = ledger.append.bind(ledger);
  let tries = 0;
  ledger.append = async (rows) => {
    tries += 1;
    if (tries > 1) throw new Error("no room");
    await append(rows);
  };
  await page.ask.answer(answer);
  await until(() => troubles(page).length === 2);
  await new Promise((later) => setTimeout(later, 500));
  expect(troubles(page)).toHaveLength(2);
  page.house.exit(table);
  const wish = { game: "desperados_cards", seats: 3, bots: { S1: "greenhorn", S2: "greenhorn" } };
  expect(await page.ask.create({ where: "here", ...wish })).toMatchObject({ refused: { clause: "HOUSE-STORE-01" } });
});

test("a table that another tab has forgotten is gone", async () => {
  const ledger = new MemoryLedger();
  const page = await Page.open(ledger);
  const table = await page.createLocal("desperados_cards");
  const answer = await firstAnswer(page, table);
  await (await Page.open(ledger)).ask.forget_table({ table });
  expect(await page.ask.answer(answer)).toMatchObject({ refused: { clause: "HOUSE-STORE-01" } });
  await until(() => page.told.some((told) => told.type === "gone" && told.why === "unknown"));
  expect(await ledger.notes()).toEqual([]);
});
