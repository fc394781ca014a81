// As a browser runs it, with effects: `testTransformMode` in vite.config.ts.
import { expect, it, vi } from "vitest";
import { type Address, type Walk, walking } from "../../../src/table/replay/walk.svelte.ts";

const asked = vi.hoisted(() => [] as object[]);
vi.mock("svelte", () => import("../../../../node_modules/svelte/src/index-client.js" as "svelte"));
vi.mock("../../../src/link/ask.ts", () => ({
  ask: async (_name: string, args: object) => {
    asked.push(args);
    return { steps: ["first", "second", "third", "last"] };
  },
}));
const settled = () => new Promise((later) => setTimeout(later));

it("another address is another walk, be it of the same table, and the film of the one before stops", async () => {
  let address = $state.raw<Address>({ table: "one", viewer: "S1", step: 2 });
  let walk: () => Walk | null = () => null;
  const end = $effect.root(() => {
    walk = walking(() => address);
  });
  await settled();
  const first = walk();
  expect(first).toMatchObject({ table: "one", eyes: "S1", step: 2 });
  first?.play();
  first?.go(3);
  await settled();
  expect(walk()).toBe(first); // a step on the way is no other address

  address = { table: "one", viewer: "S1", step: 1 };
  await settled();
  expect(walk()).toMatchObject({ table: "one", eyes: "S1", step: 1 });
  expect(first?.playing).toBe(false);

  address = { table: "another" };
  await settled();
  expect(walk()).toMatchObject({ table: "another", eyes: "spectator", step: 0 });
  expect(asked).toEqual([
    { table: "one", viewer: "S1" },
    { table: "one", viewer: "S1" },
    { table: "another", viewer: "spectator" },
  ]);
  end();
});
