import { expect, it, vi } from "vitest";
import { Walk } from "../../../src/table/replay/walk.svelte.ts";

vi.mock("../../../src/link/ask.ts", () => ({
  ask: async (_name: string, { viewer }: { viewer: string }) =>
    viewer === "spectator" ? { steps: [1, 2, 3] } : { refused: { clause: "HOUSE-TABLE-01", text: "not for you" } },
}));

it("a link through eyes that may not see shows what everybody may, and says why", async () => {
  const walk = new Walk("t");
  await walk.see("all", 2);
  expect(walk).toMatchObject({ eyes: "spectator", step: 2, refusal: { text: "not for you" } });
});
