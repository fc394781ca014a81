import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { helped } from "../../../src/table/help.svelte.ts";
import { Sitting } from "../../../src/table/sitting.svelte.ts";
import type { Told } from "../../../src/told.ts";

const worker = vi.hoisted(() => ({
  tell: [] as ((told: Told) => void)[],
  answer: async (): Promise<unknown> => ({ lines: [{ role: "heading", text: "Your ace" }] }),
}));
vi.mock("../../../src/link/ask.ts", () => ({
  ask: () => worker.answer(),
  hear: (listener: (told: Told) => void) => {
    worker.tell.push(listener);
    return () => undefined;
  },
}));

let sitting: Sitting;
const tell = (told: object) => worker.tell.forEach((listener) => void listener(told as Told));
beforeEach(() => {
  vi.stubGlobal("document", { activeElement: null });
  sitting = new Sitting("t");
  tell({ type: "table", table: "t", stage: "playing", you: { seats: ["S0", "S1"] }, chairs: {} });
  tell({ type: "eyes", table: "t", seat: "S0" });
});
afterEach(() => vi.unstubAllGlobals());

it("is over when somebody else looks, and nothing of it is left", async () => {
  await helped.about(sitting, "0");
  expect(helped).toMatchObject({ open: true, lines: [{ text: "Your ace" }] });
  tell({ type: "eyes", table: "t", seat: "S1" });
  expect(helped).toMatchObject({ open: false, lines: [] });
});

it("is over when the table is left", async () => {
  await helped.about(sitting, "0");
  sitting.end();
  expect(helped).toMatchObject({ open: false, lines: [] });
});

it("says nothing to the next who looks that the one before had asked for", async () => {
  const asked = helped.about(sitting, "0");
  tell({ type: "eyes", table: "t", seat: "S1" });
  const question = helped.about(sitting, "");
  await Promise.all([asked, question]);
  expect(helped).toMatchObject({ open: true, lines: [] });
  helped.close();
});
