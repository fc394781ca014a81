// The picture of the game inside the table frame: the wall with its places, the hand below it, and what to look at first.
export { default } from "./Board.svelte";
export { default as Guide } from "./Guide.svelte";
export { default as Hand } from "./Hand.svelte";
