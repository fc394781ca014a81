// Help on whatever somebody points at: a choice, a piece, the question itself.

import { ask } from "../link/ask.ts";
import type { HelpLine } from "../told.ts";
import type { Sitting } from "./sitting.svelte.ts";

/** Choices have numbers in advice; here they are picked by their words. */
const kNumber = /\[\d+\]\s/;

class Helped {
  open = $state(false);
  lines = $state.raw<HelpLine[]>([]);
  /** the question itself was asked about: its clauses and advice */
  sitting = $state.raw<Sitting | null>(null);
  advice = $state.raw<string[] | null>(null);
  /** the control that is to have the focus again */
  #before: HTMLElement | null = null;

  /** `what` is the number of a choice, a piece in words, or nothing: the question. A board may say more of a piece. */
  async about(sitting: Sitting | null, what: string, says?: HelpLine): Promise<void> {
    if (!sitting) return;
    this.#before = document.activeElement as HTMLElement | null;
    this.sitting = what === "" ? sitting : null;
    this.open = true;
    const { viewer } = sitting;
    if (what === "" || !viewer) return;
    const [head, ...rest] = (await ask("explain", { table: sitting.id, viewer, what })).lines;
    if (!this.open || sitting.viewer !== viewer) return; // somebody else looks now
    this.lines = [head, says, ...rest].filter((line) => line !== undefined);
  }

  /** What somebody with experience would do. */
  async advise(): Promise<void> {
    const prompt = this.sitting?.prompt;
    if (!this.sitting || !prompt) return;
    this.advice = [];
    const { lines } = await ask("hint", { table: this.sitting.id, seat: prompt.seat });
    if (this.sitting?.prompt !== prompt) return;
    this.advice = lines.map((line) => line.replace(kNumber, ""));
  }

  /** Nothing of it stays: the next who looks may be somebody else. */
  close(): void {
    this.open = false;
    this.sitting = null;
    this.lines = [];
    this.advice = null;
    this.#before?.focus();
    this.#before = null;
  }
}
export const helped = new Helped();

/** A long press or the other button of a mouse shows it. Says how to let go. */
function pressedLong(node: HTMLElement, what: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown = false;
  const show = () => {
    shown = true;
    what();
  };
  const press = (event: PointerEvent) => {
    shown = false;
    if (event.pointerType !== "mouse") timer = setTimeout(show, 500);
  };
  const release = () => clearTimeout(timer);
  const menu = (event: Event) => {
    event.preventDefault();
    release();
    if (!shown) show();
  };
  /** The tap that a long press ends with picks nothing. */
  const click = (event: Event) => {
    if (!shown) return;
    shown = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const heard: [string, (event: never) => void][] = [
    ["pointerdown", press],
    ["pointerup", release],
    ["pointercancel", release],
    ["pointermove", (event: PointerEvent) => Math.abs(event.movementX) + Math.abs(event.movementY) > 6 && release()],
    ["contextmenu", menu],
  ];
  for (const [name, listener] of heard) node.addEventListener(name, listener as EventListener);
  node.addEventListener("click", click, true);
  return release;
}

/** Help by a long press or the other button of a mouse; by the keyboard it is the focus and `?` (keys.ts). What it is about is
 * asked for: of an object everything would be read with every change at the table, by every piece. */
export function helps(node: HTMLElement, about: () => { sitting: Sitting | null; what: string; says?: HelpLine }) {
  const show = () => {
    const { sitting, what, says } = about();
    void helped.about(sitting, what, says);
  };
  $effect(() => {
    node.dataset.help = about().what;
  });
  node.addEventListener("help", show); // by the keyboard: keys.ts
  return { destroy: pressedLong(node, show) };
}
