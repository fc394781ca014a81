import { afterEach, expect, it, vi } from "vitest";

vi.mock("../../../src/link/ask.ts", () => ({ ask: async () => ({ terms: {} }), hear: () => undefined }));
afterEach(() => vi.unstubAllGlobals());

it("a board that cannot be fetched is none, until it can", async () => {
  const { boardOf } = await import("../../../src/table/boards.ts");
  vi.stubGlobal("document", { baseURI: "http://localhost/" });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await boardOf("desperados_cards")).toBeNull();
  vi.stubGlobal("fetch", async () => Response.json({ kinds: { place_card: [] } }));
  expect(await boardOf("desperados_cards")).toHaveProperty("Hand");
});
