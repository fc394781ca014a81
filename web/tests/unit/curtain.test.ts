import { expect, test } from "vitest";
import type { Seat, Told } from "../../src/told.ts";
import { Page, until } from "./page.ts";

/** The cards that this seat holds and nobody else may know, as a view names them. */
function handOf(page: Page, table: string, seat: Seat): string[] {
  return page.now(table, seat)?.view.private?.hand as string[];
}

test("behind the curtain there is nothing of any seat, and before it nothing but the one that looks", async () => {
  const page = await Page.open();
  const people = { S0: "Anne", S1: "Zoé", S2: "Jean" };
  const table = await page.createLocal("desperados_cards", { people });
  await until(() => page.now(table, "spectator"));
  expect(page.told.filter((told) => told.type === "eyes")).toMatchObject([{ seat: null }]);
  expect(page.nows(table).every((now) => now.viewer === "spectator" && !now.view.private && !now.question)).toBe(true);
  const [first] = page.now(table, "spectator")!.waiting;

  await page.ask.eyes({ table, seat: first! });
  await until(() => page.owes(table, first!));
  expect(handOf(page, table, first!).length).toBeGreaterThan(4);
  const before = page.told.length;
  await page.ask.eyes({ table, seat: null });
  const behind = page.told.slice(before);
  expect(behind[0]).toMatchObject({ type: "eyes", seat: null });
  expect(JSON.stringify(behind)).not.toContain('"private"');
  expect(JSON.stringify(behind)).not.toContain('"hand":');
});

test("while one seat looks the answers of another tell it no more than at a table", async () => {
  const page = await Page.open();
  const table = await page.createLocal("desperados_cards", { people: { S0: "Anne", S1: "Zoé" } });
  const told: Record<string, Told[]> = {};
  for (let turns = 0; turns < 6; ++turns) {
    await page.ask.eyes({ table, seat: null });
    await until(() => page.now(table, "spectator")?.waiting.some((seat) => seat === "S0" || seat === "S1"));
    const seat = page.now(table, "spectator")!.waiting.find((one) => one === "S0" || one === "S1")!;
    const from = page.told.length;
    await page.ask.eyes({ table, seat });
    await page.play(table, seat, 1);
    told[seat] = [...(told[seat] ?? []), ...page.told.slice(from)];
  }
  for (const [seat, heard] of Object.entries(told)) {
    const viewers = heard.filter((one) => one.type === "now").map((one) => one.viewer);
    expect(new Set(viewers)).toEqual(new Set([seat]));
    const other = seat === "S0" ? "S1" : "S0";
    const drawn = heard
      .flatMap((one) => (one.type === "now" ? one.log : []))
      .filter((line) => line.event.event === "drew");
    expect(drawn.some((line) => line.event.seat === seat && line.event.cards)).toBe(true);
    expect(drawn.filter((line) => line.event.seat === other && line.event.cards)).toEqual([]);
  }
});

test("what a seat missed while a bot played for it is told to nobody but whoever looks with its eyes", async () => {
  const page = await Page.open();
  const table = await page.createLocal("desperados_cards", { people: { S0: "Anne", S1: "Zoé" } });
  const backs = () => page.told.filter((told) => told.type === "back");
  await page.ask.eyes({ table, seat: "S0" });
  page.house.open(table).hear({ type: "back", table, seat: "S1", bot: "greenhorn", since: 0 });
  await page.ask.eyes({ table, seat: null });
  expect(backs()).toEqual([]);
  await page.ask.eyes({ table, seat: "S1" });
  expect(backs()).toMatchObject([{ seat: "S1", bot: "greenhorn" }]);
  await page.ask.eyes({ table, seat: null });
  await page.ask.eyes({ table, seat: "S1" });
  expect(backs()).toHaveLength(1);
});
