// As a browser runs it: `testTransformMode` in vite.config.ts.
import { beforeEach, expect, it, vi } from "vitest";
import { Prompt } from "../../../src/table/choose/prompt.svelte.ts";
import type { Builder, Question } from "../../../src/told.ts";

const worker = vi.hoisted(() => ({ asked: [] as { name: string }[], reply: {} as unknown }));
vi.mock("svelte", () => import("../../../../node_modules/svelte/src/index-client.js" as "svelte"));
vi.mock("../../../src/link/ask.ts", () => ({
  ask: async (name: string, args: object) => {
    worker.asked.push({ name, ...args });
    return worker.reply;
  },
}));
const settled = () => new Promise((later) => setTimeout(later));
const answers = () => worker.asked.filter(({ name }) => name === "answer");
const pass = { decision: { do: "pass" }, text: "pass", group: "", brief: "", parts: [] };

function question(more: Partial<Question> = {}): Question {
  const plain = { ask: "turn", about: {}, round: 1, put: "", offer: false, complete: true, clauses: [] };
  return { ...plain, choices: [pass], builders: [], ...more };
}
beforeEach(() => {
  worker.asked = [];
  worker.reply = {};
});

it("an answer on its way, or given, is not sent again; another one is", async () => {
  const prompt = new Prompt("t", "S0", question());
  prompt.choose(pass);
  const first = prompt.commit();
  expect(await prompt.commit()).toBe(false);
  expect(await first).toBe(true);
  expect(await prompt.commit()).toBe(false);
  prompt.retell(question({ given: pass }));
  expect(await prompt.commit()).toBe(false);
  expect(answers()).toHaveLength(1);
  prompt.change();
  prompt.choose(pass);
  expect(await prompt.commit()).toBe(true);
  expect(answers()).toHaveLength(2);
});

it("why something that was put together may not be is said in the other language too", async () => {
  const cards = { member: "cards", text: "", takes: "subset" as const, of: [{ value: "a", text: "a" }], min: 1 };
  const builder: Builder = { do: "gang", text: "", members: [cards] };
  const open = { choices: [], complete: false, builders: [builder] };
  const prompt = new Prompt("t", "S0", question(open));
  worker.reply = { refused: { clause: "A-1", text: "no" } };
  prompt.fill({ cards: { places: [0], shares: [0], number: 0 } });
  await settled();
  expect(prompt.verdict).toMatchObject({ kind: "refused", refusal: { text: "no" } });
  worker.reply = { refused: { clause: "A-1", text: "non" } };
  prompt.retell(question(open));
  await settled();
  expect(prompt.verdict).toMatchObject({ kind: "refused", refusal: { text: "non" } });
});
