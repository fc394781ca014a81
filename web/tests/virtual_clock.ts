// A clock that stands still until something is due: hours of a table in a moment, and every time the same.
import type { Clock } from "../src/worker/local.ts";

export class VirtualClock implements Clock {
  #now = 1_800_000_000_000;
  #due: { moment: number; order: number; wake: () => void }[] = [];
  #order = 0;

  now(): number {
    return this.#now;
  }

  at(moment: number, wake: () => void): () => void {
    const alarm = { moment, order: this.#order++, wake };
    this.#due.push(alarm);
    return () => {
      this.#due = this.#due.filter((one) => one !== alarm);
    };
  }

  /** Lets time pass until this holds, or nothing is to come any more. */
  async until(holds: () => boolean): Promise<void> {
    await settled();
    while (!holds() && this.#due.length > 0) {
      const next = this.#due.reduce((a, b) =>
        b.moment < a.moment || (b.moment === a.moment && b.order < a.order) ? b : a,
      );
      this.#due = this.#due.filter((one) => one !== next);
      this.#now = Math.max(this.#now, next.moment);
      next.wake();
      await settled();
    }
  }
}

/** Everything that was promised and needs no time has come. */
function settled(): Promise<void> {
  return new Promise((keep) => setImmediate(keep));
}
