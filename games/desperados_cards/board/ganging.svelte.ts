// Putting a gang together: cards go in and out, and the worker judges what lies there. The board knows no rule.
import type { Prompt } from "../../../web/src/table/choose/prompt.svelte.ts";
import type { Card } from "./pieces.ts";

class Ganging {
  /** places in the hand */
  taken = $state.raw<number[]>([]);
  /** not held fast: it knows the hand of a seat, and the next who looks may be somebody else */
  #prompt = $state.raw<WeakRef<Prompt> | null>(null);
  #backs = $state(0);

  takenFor(prompt: Prompt): number[] {
    return prompt === this.#prompt?.deref() && prompt.backs === this.#backs ? this.taken : [];
  }

  toggle(prompt: Prompt, hand: Card[], place: number): void {
    const taken = this.takenFor(prompt);
    this.#take(prompt, hand, taken.includes(place) ? taken.filter((other) => other !== place) : [...taken, place]);
  }

  /** Begins anew: with this card alone, or with none. */
  anew(prompt: Prompt, hand: Card[], place?: number): void {
    this.#take(prompt, hand, place === undefined ? [] : [place]);
  }

  stayOut(prompt: Prompt): void {
    this.#take(prompt, [], []);
    const choice = prompt.question.choices.find(({ decision }) => decision.do === "no_gang");
    if (choice) prompt.choose(choice);
  }

  #take(prompt: Prompt, hand: Card[], taken: number[]): void {
    this.#prompt = new WeakRef(prompt);
    this.#backs = prompt.backs;
    this.taken = taken;
    void prompt.propose(taken.length > 0 ? { do: "gang", cards: taken.map((place) => hand[place]) } : null);
  }
}

export const ganging = new Ganging();
