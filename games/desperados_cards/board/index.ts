// The picture of the game inside the table frame: the wall with its places, and the hand below it.
export { default } from "./Board.svelte";
export { default as Hand } from "./Hand.svelte";
