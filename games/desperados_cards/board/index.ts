// The picture of the game inside the table frame: the wall with its places, the hand below it, what to look at first, the end.
import { names } from "./names.svelte.ts";
import { fetchFigures } from "./pieces.ts";

export { default } from "./Board.svelte";
export { default as Guide } from "./Guide.svelte";
export { default as Hand } from "./Hand.svelte";
export { default as Introduction } from "./Introduction.svelte";
export { default as Result } from "./Result.svelte";

export function ready(): Promise<unknown> {
  return Promise.all([names.learn(), fetchFigures()]);
}
