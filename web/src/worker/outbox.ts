// Messages on their way. Each has an id of its own and stays here until its `done` has come; what a broken connection
// left without one is sent again under the same id, which a house carries out once.
import type { Done, ToHouse } from "./wire.ts";

interface Waiting {
  message: ToHouse & { id: string };
  keep: (done: Done) => void;
}

export class Outbox {
  readonly #waiting = new Map<string, Waiting>();
  readonly #prefix: string;
  #last = 0;

  /** `prefix`: of all ids; never used by another client of the same person, nor by this one before. */
  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** The message as it is to be sent, and what becomes of it. */
  add(message: ToHouse): { sent: ToHouse & { id: string }; done: Promise<Done> } {
    this.#last += 1;
    const sent = { ...message, id: `${this.#prefix}-${this.#last}` };
    const done = new Promise<Done>((keep) => this.#waiting.set(sent.id, { message: sent, keep }));
    return { sent, done };
  }

  /** A second `done` for the same id, after it was sent again, changes nothing. */
  settle(done: Done): void {
    const waiting = this.#waiting.get(done.id);
    this.#waiting.delete(done.id);
    waiting?.keep(done);
  }

  /** Everything without an answer, in the order in which it was said. */
  unanswered(): (ToHouse & { id: string })[] {
    return [...this.#waiting.values()].map(({ message }) => message);
  }
}

/** As many random hexadecimal digits. */
export function randomHex(digits: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(Math.ceil(digits / 2)));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0"));
  return hex.join("").slice(0, digits);
}
