// Walking through a finished game: the step that is shown, and the film.

import { untrack } from "svelte";
import { ask } from "../../link/ask.ts";
import type { Refusal, Replay, Viewer } from "../../told.ts";

export type Eyes = Viewer | "all";
export interface Address {
  table: string;
  viewer?: Eyes | undefined;
  step?: number | undefined;
}
/** How long a step of the film stays, in milliseconds. */
const kStep = 1400;

export class Walk {
  readonly table: string;
  replay = $state.raw<Replay | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  eyes = $state<Eyes>("spectator");
  step = $state(0);
  playing = $state(false);
  readonly last: number = $derived(Math.max(0, (this.replay?.steps.length ?? 1) - 1));
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(table: string) {
    this.table = table;
  }

  /** The game through these eyes. Other eyes may have lived another number of steps: about the same place is kept. */
  async see(eyes: Eyes, step?: number): Promise<void> {
    const place = this.last > 0 ? this.step / this.last : 0;
    const reply = await ask("replay", { table: this.table, viewer: eyes });
    if ("refused" in reply) {
      // who was sent a link may see less than whoever sent it
      if (!this.replay && eyes !== "spectator") await this.see("spectator", step);
      this.refusal = reply.refused;
      return;
    }
    this.refusal = null;
    this.replay = reply;
    this.eyes = eyes;
    this.go(step ?? Math.round(place * this.last));
  }

  go(step: number): void {
    this.step = Math.min(this.last, Math.max(0, step));
  }

  /** By hand: the film stops. */
  move(by: number): void {
    this.stop();
    this.go(this.step + by);
  }

  play(): void {
    if (this.playing) {
      this.stop();
      return;
    }
    if (this.step === this.last) this.go(0);
    this.playing = true;
    this.#timer = setInterval(() => {
      this.go(this.step + 1);
      if (this.step === this.last) this.stop();
    }, kStep);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.playing = false;
  }
}

/** The walk of the address that is open. Another one, be it of the same table, is another walk. */
export function walking(address: () => Address): () => Walk | null {
  let walk = $state.raw<Walk | null>(null);
  $effect(() => {
    const { table, viewer = "spectator", step = 0 } = address();
    const made = new Walk(table);
    walk = made;
    void untrack(() => made.see(viewer, step));
    return () => made.stop();
  });
  return () => walk;
}
