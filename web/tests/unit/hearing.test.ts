import fc from "fast-check";
import { expect, test } from "vitest";
import type { GameEvent } from "../../src/told.ts";
import { Hearing } from "../../src/worker/hearing.ts";
import type { NowLetter } from "../../src/worker/wire.ts";

const event = (n: number): GameEvent => ({ event: "drew", number: n });
const all = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => event(from + i));

function letter(from: number, to: number, missed = false): NowLetter {
  const now: NowLetter = {
    type: "now",
    table: "t2vdvhj6rk",
    viewer: "S1",
    from,
    events: all(from, to),
    view: { viewer: "S1", public: {} },
  };
  return missed ? { ...now, missed: true } : now;
}

/** What becomes of one letter on its way: how many events it has, and whether it arrives, is lost, or comes twice. */
const way = fc.record({ events: fc.nat(4), fate: fc.constantFrom("arrives", "lost", "twice") });

test("every event is heard once and in its place, whatever is lost or doubled on the way", () => {
  fc.assert(
    fc.property(fc.array(way, { maxLength: 40 }), (ways) => {
      const hearing = new Hearing();
      const heard: GameEvent[] = [];
      const take = (now: NowLetter): boolean => {
        const news = hearing.take(now);
        if (!news) return false;
        expect(news.from).toBe(heard.length);
        heard.push(...news.events);
        return true;
      };
      take(letter(0, 0));
      let told = 0;
      for (const { events, fate } of ways) {
        const now = letter(told, told + events);
        told += events;
        if (fate === "lost") continue;
        for (let times = fate === "twice" ? 2 : 1; times > 0; times -= 1) {
          // a gap is filled by the letter that `enter` brings
          if (!take(now)) expect(take(letter(hearing.heard().S1!, told))).toBe(true);
        }
      }
      take(letter(hearing.heard().S1!, told));
      expect(heard).toEqual(all(0, told));
    }),
  );
});

test("events that the house has forgotten leave a gap that is not asked for again", () => {
  const hearing = new Hearing();
  expect(hearing.take(letter(0, 3))).toEqual({ from: 0, events: all(0, 3) });
  expect(hearing.take(letter(7, 9))).toBeNull();
  expect(hearing.heard()).toEqual({ S1: 3 });
  expect(hearing.take(letter(5, 9, true))).toEqual({ from: 5, events: all(5, 9) });
  expect(hearing.heard()).toEqual({ S1: 9 });
});

test("who never listened asks for all there is, whatever seat that will be", () => {
  expect(new Hearing().heard()).toMatchObject({ S0: 0, S8: 0, spectator: 0 });
});
