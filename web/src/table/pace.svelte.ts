// News shown one after the other, so that people can follow what bots do in a moment. Nothing waits for it: a choice can
// be made at any time, and then the rest is shown at once.

import type { ToldNow } from "../told.ts";

/** No message holds the screen for longer than this many pauses, however much it tells. */
const kMostPauses = 4;

export class Pace {
  /** how many messages are still to be shown */
  waiting = $state(0);
  held = $state(false);
  #queue: ToldNow[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #show: (now: ToldNow) => void;
  #pause: () => number;

  constructor(show: (now: ToldNow) => void, pause: () => number) {
    this.#show = show;
    this.#pause = pause;
  }

  hear(now: ToldNow): void {
    if (now.fresh) {
      this.stop();
      this.#show(now);
      return;
    }
    this.#queue.push(now);
    this.waiting = this.#queue.length;
    if (this.#timer === undefined && !this.held) this.#next();
  }

  /** Everything that is still to be shown, now. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.held = false;
    for (const now of this.#queue.splice(0)) this.#show(now);
    this.waiting = 0;
  }

  hold(on: boolean): void {
    this.held = on;
    if (!on && this.#timer === undefined) this.#next();
  }

  /** Forgets what was still to be shown. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.waiting = 0;
  }

  #next(): void {
    for (;;) {
      const now = this.#queue.shift();
      this.waiting = this.#queue.length;
      if (!now) return;
      this.#show(now);
      const pause = this.#pause() * Math.min(spokenIn(now), kMostPauses);
      if (pause === 0) continue;
      this.#timer = setTimeout(() => this.#afterPause(), pause);
      return;
    }
  }

  #afterPause(): void {
    this.#timer = undefined;
    if (!this.held) this.#next();
  }
}

/** How many sentences a message has for its reader. */
export function spokenIn(now: ToldNow): number {
  return now.log.filter((line) => line.text !== "").length;
}
