import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it, vi } from "vitest";
import { ganging } from "../../../../games/desperados_cards/board/ganging.svelte.ts";
import { names } from "../../../../games/desperados_cards/board/names.svelte.ts";
import { placing } from "../../../../games/desperados_cards/board/placing.svelte.ts";
import { settings } from "../../../src/settings.svelte.ts";
import type { Prompt } from "../../../src/table/choose/prompt.svelte.ts";

const worker = vi.hoisted(() => ({ replies: [] as ((reply: object) => void)[] }));
vi.mock("../../../src/link/ask.ts", () => ({ ask: () => new Promise((keep) => worker.replies.push(keep)) }));
const settled = () => new Promise((later) => setTimeout(later));

/** A question of somebody, which nobody but the board holds any longer. */
function played(tap: (prompt: Prompt) => void): WeakRef<Prompt> {
  const prompt = { backs: 0, tentative: null, question: { choices: [] }, propose: async () => undefined };
  tap(prompt as unknown as Prompt);
  return new WeakRef(prompt as unknown as Prompt);
}

it.each([
  ["a gang", (prompt: Prompt) => ganging.toggle(prompt, ["rA"], 0)],
  ["a henchman", (prompt: Prompt) => placing.onCard(prompt, "rA")],
])("the board does not hold on to the question for %s, nor to the hand in it", async (_, tap) => {
  const left = played(tap);
  await settled();
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  expect(left.deref()).toBeUndefined();
});

it("pieces have their names in the language that is wanted last", async () => {
  settings.language = "fr";
  const french = names.learn();
  settings.language = "en";
  const english = names.learn();
  const [first, second] = worker.replies;
  second?.({ terms: { place: { bank: "Bank" } } });
  await english;
  first?.({ terms: { place: { bank: "Banque" } } });
  await french;
  expect(names.place("bank")).toBe("Bank");
});
