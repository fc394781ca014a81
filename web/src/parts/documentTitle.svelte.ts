// The title of the document: what the page is, and in front of it that it is your turn.
const state = $state({ title: "", turn: "" });

/** Names the page; from a component, for as long as it is shown. */
export function titled(text: () => string): void {
  $effect(() => {
    state.title = text();
  });
}
/** What waits for the reader, before everything else; empty if nothing does. */
export function calls(text: () => string): void {
  $effect(() => {
    state.turn = text();
    return () => {
      state.turn = "";
    };
  });
}
/** Once, from the root component. */
export function keepTitle(): void {
  $effect(() => {
    document.title = [state.turn, state.title, "Saloon"].filter(Boolean).join(" · ");
  });
}
