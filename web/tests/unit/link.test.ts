import { afterEach, expect, it, vi } from "vitest";
import { begin, house, speak } from "../../src/link/house.svelte.ts";

const worker = vi.hoisted(() => ({
  answer: async (): Promise<unknown> => ({ games: [{ slug: "deadwood" }], bots: [] }),
}));
vi.mock("../../src/link/ask.ts", () => ({ ask: () => worker.answer(), hear: () => undefined }));
afterEach(() => vi.unstubAllGlobals());

it("games that could not be fetched are missed, until they are there", async () => {
  vi.stubGlobal("document", { querySelector: () => null });
  vi.stubGlobal("location", { href: "http://localhost/" });
  const { answer } = worker;
  worker.answer = () => Promise.reject(new Error("games.fr.json: 503"));
  await begin("fr", "Anne");
  expect(house).toMatchObject({ missing: true, games: [] });
  worker.answer = answer;
  await speak("fr");
  expect(house).toMatchObject({ language: "fr", games: [{ slug: "deadwood" }] });
});
