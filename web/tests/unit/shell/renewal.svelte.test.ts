// As a browser runs it, with effects: `testTransformMode` in vite.config.ts.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { house } from "../../../src/link/house.svelte.ts";
import { renewBetweenDecisions } from "../../../src/shell/renewal.svelte.ts";
import type { Told } from "../../../src/told.ts";

const { reload, worker } = vi.hoisted(() => {
  const reload = vi.fn();
  vi.stubGlobal("location", { hash: "#/t/one", reload });
  return { reload, worker: { tell: (_told: object): void => undefined } };
});
vi.mock("svelte", () => import("../../../../node_modules/svelte/src/index-client.js" as "svelte"));
vi.mock("../../../src/link/ask.ts", () => ({
  hear: (listener: (told: Told) => void) => {
    worker.tell = (told) => listener(told as Told);
  },
}));

const settled = () => new Promise((later) => setTimeout(later));
/** What the house tells a page that was opened so many seconds ago. */
async function tell(told: object, seconds: number): Promise<void> {
  vi.spyOn(performance, "now").mockReturnValue(seconds * 1000);
  worker.tell(told);
  await settled();
}
const now = (given?: object) => ({ type: "now", table: "one", viewer: "S0", log: [], question: { given } });

let close: () => void;
beforeEach(() => {
  Object.assign(house, { stale: false, outlived: false, tables: {} });
  close = $effect.root(renewBetweenDecisions);
});
afterEach(() => {
  close();
  vi.restoreAllMocks();
});

it("a newer version is loaded at once where nothing is asked", async () => {
  await tell({ type: "stale" }, 45);
  expect(reload).toHaveBeenCalledTimes(1);
});

it("and only after the decision that somebody is thinking about", async () => {
  await tell(now(), 40);
  await tell({ type: "stale" }, 45);
  expect(reload).not.toHaveBeenCalled();
  await tell(now({ verb: "pass" }), 50);
  expect(reload).toHaveBeenCalledTimes(1);
});

it("a page that has only just come and is old already does not come again and again, whatever happens later", async () => {
  await tell({ type: "stale" }, 4);
  await tell(now(), 40);
  await tell(now({ verb: "pass" }), 45);
  await tell({ type: "stale" }, 50); // the line was lost, and the house says welcome once more
  expect(reload).not.toHaveBeenCalled();
});
