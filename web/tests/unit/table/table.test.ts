import { describe, expect, it } from "vitest";
import { absences } from "../../../src/table/away.ts";
import { passOf } from "../../../src/table/choose/offers.ts";
import { nextEyes } from "../../../src/table/hot_seat.ts";
import { isSketch, readLines, sections } from "../../../src/table/lines.ts";
import { scoreRows, storyOf } from "../../../src/table/score.ts";
import { spokenOf } from "../../../src/table/seat_names.ts";
import type { Chair, Seat, ToldTable } from "../../../src/told.ts";

describe("the table in words", () => {
  const before = ["Places", "  Bank 2: nobody", "  Saloon 2: nobody", "Draw pile: 40 cards."];
  const now = ["Places", "  Bank 2: red Ace", "  Saloon 2: nobody", "Draw pile: 38 cards."];
  it("marks what has changed", () => {
    expect(readLines(now, before).map((line) => line.changed)).toEqual([false, true, false, true]);
  });
  it("marks nothing where nothing is known of before", () => {
    expect(readLines(now).some((line) => line.changed)).toBe(false);
  });
  it("marks a line that is there once more", () => {
    expect(readLines(["a", "a"], ["a"]).map((line) => line.changed)).toEqual([false, true]);
  });
  it("has headings over deeper lines", () => {
    expect(sections(readLines(now)).map((part) => [part.head?.text, part.lines.length])).toEqual([
      ["Places", 2],
      [undefined, 1],
    ]);
  });
  it("knows a section that is drawn with letters", () => {
    const drawn = sections(readLines(["Plots", "  a1    a2    a3", "     b1*S1 b2", "Cards", "  three"]));
    expect(drawn.map(isSketch)).toEqual([true, false]);
    expect(drawn[0]?.lines.map((line) => line.indent)).toEqual([2, 5]);
  });
  it("knows of whom a line speaks", () => {
    const names: Record<Seat, string> = { S0: "Ann", S1: "Anna" };
    expect(spokenOf("Anna: 3 cards", names, "S0", "You")?.seat).toBe("S1");
    expect(spokenOf("You: 3 cards", names, "S0", "You")).toEqual({ seat: "S0", name: "You", rest: ": 3 cards" });
    expect(spokenOf("Annals of the town", names, "S0", "You")).toBeNull();
  });
});

describe("one screen for several", () => {
  it("stays with whoever owes something", () => {
    expect(nextEyes(["S0", "S2"], ["S0", "S2"], "S2")).toBe("S2");
  });
  it("goes to the next who does", () => {
    expect(nextEyes(["S0", "S1", "S2"], ["S0", "S2"], "S1")).toBe("S2");
    expect(nextEyes(["S0", "S1", "S2"], ["S0"], "S1")).toBe("S0");
  });
  it("stays where nobody of this screen owes anything", () => {
    expect(nextEyes(["S0", "S1"], ["S3"], "S1")).toBe("S1");
    expect(nextEyes(["S0", "S1"], ["S3"], null)).toBeNull();
  });
});

describe("an absent player", () => {
  const table = (chairs: Record<Seat, Chair>): ToldTable => ({
    type: "table",
    table: "t",
    where: "house",
    game: "g",
    seats: 3,
    options: {},
    listed: false,
    pace: true,
    limit: 60,
    stage: "playing",
    host: 1,
    guests: [1, 2, 3].map((guest) => ({ guest, name: `g${guest}`, present: guest !== 2, may_sit: true })),
    chairs,
    you: { guest: 3, seats: ["S2"], host: false, may_sit: true, automatic: {} },
    names: {},
  });
  const chairs: Record<Seat, Chair> = { S0: { guest: 1 }, S1: { guest: 2, away_since: 1000 }, S2: { guest: 3 } };
  it("may be stood in for after the table's limit", () => {
    expect(absences(table(chairs), 60_999)).toEqual([]);
    expect(absences(table(chairs), 61_000)).toEqual([{ seat: "S1", since: 1000, votes: 0, needed: 2, voted: false }]);
  });
  it("is voted on by those who are here", () => {
    const voted = { ...chairs, S1: { ...chairs.S1, votes: [3] } };
    expect(absences(table(voted), 99_000)[0]).toMatchObject({ votes: 1, needed: 2, voted: true });
  });
  it("is no matter once a bot plays", () => {
    expect(absences(table({ ...chairs, S1: { ...chairs.S1, stand_in: "cowhand" } }), 99_000)).toEqual([]);
  });
});

describe("the result", () => {
  const outcome = { winners: ["S1"], scores: { S0: 1, S1: 12 }, ranks: { S0: 2, S1: 1 }, reason: "first_five" };
  const unit = "{score, plural, one {# point} other {# points}}";
  it("is a sheet by rank, with what the outcome says", () => {
    expect(scoreRows({ lines: [], outcome, unit }, "en")).toEqual([
      { seat: "S1", rank: 1, score: "12 points", won: true },
      { seat: "S0", rank: 2, score: "1 point", won: false },
    ]);
  });
  it("writes numbers as the reader does", () => {
    const scores = { scores: { S0: 17800, S1: -1 }, ranks: { S0: 1, S1: 2 } };
    const written = (language: "en" | "fr") =>
      scoreRows({ lines: [], outcome: scores, unit }, language).map((row) => row.score);
    expect(written("en")).toEqual(["17,800 points", "−1 point"]);
    expect(written("fr")).toEqual(["17\u202f800 points", "−1 point"]);
  });
  it("is a headline and why, without the rows that the sheet has", () => {
    const lines = ["Cole wins!", "1. Cole: 12", "2. you: 1", "Why it is over: the first five."];
    expect(storyOf({ lines, outcome, unit })).toEqual({
      headline: "Cole wins!",
      why: ["Why it is over: the first five."],
    });
  });
});

it("an offer is passed by its only bare answer", () => {
  const choice = (decision: { do: string; card?: string }) => ({ decision, text: "", group: "", brief: "", parts: [] });
  const asked = { ask: "q", about: {}, round: 1, put: "", offer: true, complete: true, builders: [], clauses: [] };
  expect(passOf({ ...asked, choices: [choice({ do: "card", card: "D1" }), choice({ do: "pass" })] })?.decision.do).toBe(
    "pass",
  );
  expect(passOf({ ...asked, choices: [choice({ do: "card", card: "D1" })] })).toBeUndefined();
});
