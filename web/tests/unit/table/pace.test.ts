import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Pace } from "../../../src/table/pace.svelte.ts";
import type { ToldNow } from "../../../src/told.ts";

function told(moment: number, sentences: number, fresh = false): ToldNow {
  const log = Array.from({ length: sentences }, (_, n) => ({ n, text: "said", event: { event: "e" }, moment }));
  const view = { viewer: "S0" as const, public: {} };
  const rest = { lines: [], waiting: [], status: "", question: null, circles: [] };
  return { type: "now", table: "t", viewer: "S0", moment, view, log, fresh, ...rest };
}

let shown: number[] = [];
let pace: Pace;
beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  pace = new Pace(
    (now) => shown.push(now.moment),
    () => 100,
  );
});
afterEach(() => vi.useRealTimers());

it("shows the first at once and the others one after the other", () => {
  for (const moment of [1, 2, 3]) pace.hear(told(moment, 1));
  expect(shown).toEqual([1]);
  expect(pace.waiting).toBe(2);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2, 3]);
});

it("does not wait for what says nothing", () => {
  for (const moment of [1, 2, 3]) pace.hear(told(moment, 0));
  expect(shown).toEqual([1, 2, 3]);
});

it("lets a long message stand longer, but not for ever", () => {
  pace.hear(told(1, 90));
  pace.hear(told(2, 1));
  vi.advanceTimersByTime(399);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2]);
});

it("holds, goes on, and skips", () => {
  for (const moment of [1, 2, 3, 4]) pace.hear(told(moment, 1));
  pace.hold(true);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([1]);
  pace.hold(false);
  expect(shown).toEqual([1, 2]);
  pace.skip();
  expect(shown).toEqual([1, 2, 3, 4]);
  expect(pace.waiting).toBe(0);
});

it("forgets what was still to come when everything is told anew", () => {
  for (const moment of [1, 2, 3]) pace.hear(told(moment, 1));
  pace.hear(told(9, 5, true));
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([1, 9]);
});
