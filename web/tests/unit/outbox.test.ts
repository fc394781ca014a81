import fc from "fast-check";
import { expect, test } from "vitest";
import { Outbox } from "../../src/worker/outbox.ts";
import type { Done, ToHouse } from "../../src/worker/wire.ts";

/** A house as the protocol describes it: what has the same id is carried out once and answered again. */
class OrderlyHouse {
  readonly carriedOut: unknown[] = [];
  readonly #answers = new Map<string, Done>();

  hear(message: ToHouse & { id: string }): Done {
    const before = this.#answers.get(message.id);
    if (before) return before;
    this.carriedOut.push(message.number);
    const done: Done = { type: "done", id: message.id, number: message.number };
    this.#answers.set(message.id, done);
    return done;
  }
}

/** Where the line breaks while a message is on its way, if it does. */
const fate = fc.constantFrom("whole", "before", "after");

test("every message is carried out once and answered once, wherever the line breaks", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fate, fate), { maxLength: 30 }), async (fates) => {
      const outbox = new Outbox("p");
      const house = new OrderlyHouse();
      const answers: Promise<Done>[] = [];
      const travel = (message: ToHouse & { id: string }, how: string): boolean => {
        if (how === "before") return false;
        const done = house.hear(message);
        if (how === "after") return false;
        outbox.settle(done);
        return true;
      };
      /** Everything unanswered is said again, until the line breaks once more at the last one. */
      const comeBack = (last: string, how: string): boolean =>
        outbox.unanswered().every((message) => travel(message, message.id === last ? how : "whole"));
      let isWhole = true;
      for (const [number, [first, again]] of fates.entries()) {
        const { sent, done } = outbox.add({ type: "say", number });
        answers.push(done);
        isWhole = (isWhole && travel(sent, first)) || comeBack(sent.id, again);
      }
      for (const message of outbox.unanswered()) travel(message, "whole");
      const numbers = fates.map((_, number) => number);
      expect(house.carriedOut).toEqual(numbers);
      expect((await Promise.all(answers)).map((done) => done.number)).toEqual(numbers);
      expect(outbox.unanswered()).toEqual([]);
    }),
  );
});

test("a second answer to the same message changes nothing", async () => {
  const outbox = new Outbox("p");
  const { sent, done } = outbox.add({ type: "start", table: "t2vdvhj6rk" });
  outbox.settle({ type: "done", id: sent.id });
  outbox.settle({ type: "done", id: sent.id, refused: { clause: "HOUSE-STAGE-01" } });
  expect((await done).refused).toBeUndefined();
});
