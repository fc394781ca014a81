// Putting a gang together: cards go in and out, and the worker judges what lies there. The board knows no rule.
import { ask } from "../../../web/src/link/ask.ts";
import type { Prompt } from "../../../web/src/table/choose/prompt.svelte.ts";
import type { Decision, Refusal } from "../../../web/src/told.ts";
import type { Card } from "./pieces.ts";

class Ganging {
  /** places in the hand */
  taken = $state.raw<number[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  #round = $state(-1);
  #backs = $state(0);
  #judgement = 0;

  takenFor(prompt: Prompt): number[] {
    return prompt.question.round === this.#round && prompt.backs === this.#backs ? this.taken : [];
  }

  toggle(prompt: Prompt, hand: Card[], place: number): void {
    const taken = this.takenFor(prompt);
    const next = taken.includes(place) ? taken.filter((other) => other !== place) : [...taken, place];
    void this.#take(prompt, hand, next);
  }

  /** Begins anew with this card alone. */
  anew(prompt: Prompt, hand: Card[], place: number): void {
    void this.#take(prompt, hand, [place]);
  }

  clear(prompt: Prompt): void {
    void this.#take(prompt, [], []);
  }

  stayOut(prompt: Prompt): void {
    void this.#take(prompt, [], []);
    const choice = prompt.question.choices.find(({ decision }) => decision.do === "no_gang");
    if (choice) prompt.choose(choice);
  }

  async #take(prompt: Prompt, hand: Card[], taken: number[]): Promise<void> {
    this.#round = prompt.question.round;
    this.#backs = prompt.backs;
    this.taken = taken;
    this.refusal = null;
    prompt.tentative = null;
    this.#judgement += 1;
    const judgement = this.#judgement;
    if (taken.length === 0) return;
    const decision: Decision = { do: "gang", cards: taken.map((place) => hand[place]) };
    const verdict = await ask("judge", { table: prompt.table, seat: prompt.seat, decision });
    if (judgement !== this.#judgement) return;
    if ("refused" in verdict) this.refusal = verdict.refused;
    else prompt.choose({ decision, text: verdict.text, group: "", brief: "", parts: [] });
  }
}

export const ganging = new Ganging();
