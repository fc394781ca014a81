// What is new since the reader last acted: marked until they act again.
import type { Prompt } from "../../../web/src/table/choose/prompt.svelte.ts";
import type { Seat, ToldNow } from "../../../web/src/told.ts";
import { type Character, characterOf, type Pile, publicOf } from "./pieces.ts";

export class Since {
  placed = $state.raw<Partial<Record<Pile, number>>>({});
  posters = $state.raw<Partial<Record<Character, number>>>({});
  /** piles with another place on top */
  opened = $state.raw<Partial<Record<Pile, boolean>>>({});
  loot = $state.raw<Partial<Record<Seat, number>>>({});
  #moment = -1;
  #round = -1;
  #before: ToldNow | null = null;

  look(now: ToldNow, prompt: Prompt | null): void {
    if (now.moment === this.#moment) return;
    this.#moment = now.moment;
    const round = prompt?.question.round ?? this.#round;
    const asked = prompt !== null && round !== this.#round && this.#before !== null;
    if (asked && this.#round >= 0 && this.#answered(now)) this.#forget();
    this.#round = round;
    this.#add(now);
    this.#before = now;
  }

  #answered(now: ToldNow): boolean {
    return now.log.some(({ event }) => event.event === "answered" && event.seat === now.viewer);
  }
  #forget(): void {
    this.placed = {};
    this.posters = {};
    this.opened = {};
    this.loot = {};
  }
  #add(now: ToldNow): void {
    if (now.fresh) return;
    const placed = { ...this.placed };
    const opened = { ...this.opened };
    const loot = { ...this.loot };
    for (const { event } of now.log) {
      const pile = event.pile as Pile;
      const seat = event.seat as Seat;
      if (event.event === "placed" && seat !== now.viewer) placed[pile] = (placed[pile] ?? 0) + 1;
      if (event.event === "hold_up_won" || event.event === "nobody_came") placed[pile] = 0;
      if (event.event === "hold_up_won") loot[seat] = (loot[seat] ?? 0) + 1;
      if (event.event === "uncovered") opened[pile] = true;
    }
    this.placed = placed;
    this.opened = opened;
    this.loot = loot;
    this.posters = this.#newPosters(now);
  }
  #newPosters(now: ToldNow): Partial<Record<Character, number>> {
    if (!this.#before || now.fresh) return this.posters;
    const fresh = { ...this.posters };
    const had = publicOf(this.#before.view).posters.length;
    for (const card of publicOf(now.view).posters.slice(had)) {
      fresh[characterOf(card)] = (fresh[characterOf(card)] ?? 0) + 1;
    }
    return fresh;
  }
}
