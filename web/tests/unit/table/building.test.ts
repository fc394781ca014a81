import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  amountIn,
  awaitsPieces,
  decisionOf,
  draftOf,
  emptyDraft,
  isEmpty,
  nearestTo,
  toggled,
} from "../../../src/table/choose/building.ts";
import type { Builder, BuilderMember } from "../../../src/told.ts";
import { draft, question } from "./questions.ts";

const cards: BuilderMember = {
  member: "cards",
  text: "which cards",
  takes: "subset",
  of: ["2", "2", "7", "K"].map((value) => ({ value, text: value })),
  min: 1,
  max: 3,
};

function building(member: BuilderMember): Builder {
  return { do: "bid", text: "Bid", members: [member] };
}

function tapped(member: BuilderMember, places: number[]): unknown {
  const builder = building(member);
  let made = emptyDraft(builder)[member.member]!;
  for (const place of places) made = toggled(member, made, place);
  return decisionOf(builder, { [member.member]: made })[member.member];
}

describe("a decision put together", () => {
  it("can be taken apart again and is the same", () => {
    fc.assert(
      fc.property(
        question
          .chain((asked) => fc.constantFrom(...asked.builders))
          .chain((one) => fc.tuple(fc.constant(one), draft(one))),
        ([builder, made]) => {
          const decision = decisionOf(builder, made);
          const again = draftOf(builder, decision);
          expect(again && decisionOf(builder, again)).toEqual(decision);
        },
      ),
    );
  });

  it("has its verb and no member that the builder does not know", () => {
    fc.assert(
      fc.property(
        question
          .chain((asked) => fc.constantFrom(...asked.builders))
          .chain((one) => fc.tuple(fc.constant(one), draft(one))),
        ([builder, made]) => {
          const known = ["do", ...builder.members.map((member) => member.member)];
          expect(Object.keys(decisionOf(builder, made)).every((name) => known.includes(name))).toBe(true);
        },
      ),
    );
  });
});

describe("pieces", () => {
  it("of a set stand in the order of the game, however they were tapped", () => {
    expect(tapped(cards, [3, 0, 2])).toEqual(["2", "7", "K"]);
  });
  it("that are there twice can be taken twice", () => {
    expect(tapped(cards, [0, 1])).toEqual(["2", "2"]);
  });
  it("go out again by a second tap", () => {
    expect(tapped(cards, [0, 2, 0])).toEqual(["7"]);
  });
  it("are no more than the builder takes", () => {
    expect(tapped(cards, [0, 1, 2, 3])).toEqual(["2", "2", "7"]);
  });
  it("of an order stand as they were tapped", () => {
    expect(tapped({ ...cards, takes: "order" }, [3, 0, 2])).toEqual(["K", "2", "7"]);
  });
  it("where one is wanted make room for each other", () => {
    expect(tapped({ ...cards, takes: "one", max: 1 }, [0, 3])).toBe("K");
  });
});

describe("shares", () => {
  const dice: BuilderMember = {
    member: "dice",
    text: "Dice",
    takes: "split",
    of: ["S1", "S2"].map((value) => ({ value, text: value })),
    max: 3,
  };
  it("are counted by whom they go to; nothing is left out", () => {
    const decision = decisionOf(building(dice), { dice: { places: [], shares: [2, 0], number: 0 } });
    expect(decision).toEqual({ do: "bid", dice: { S1: 2 } });
    expect(amountIn(dice, { places: [], shares: [2, 1], number: 0 })).toBe(3);
  });
  it("of pieces are pairs of a piece and a place", () => {
    const gifts: BuilderMember = { ...cards, member: "gifts", takes: "split", into: dice.of, as: ["card", "to"] };
    const decision = decisionOf(building(gifts), { gifts: { places: [], shares: [1, -1, 0, -1], number: 0 } });
    expect(decision.gifts).toEqual([
      { card: "2", to: "S2" },
      { card: "7", to: "S1" },
    ]);
  });
});

it("what would do is near to what was put together", () => {
  const choice = (cards: string[]) => ({ decision: { do: "bid", cards }, text: "", group: "", brief: "", parts: [] });
  const made = { cards: { places: [2, 3], shares: [], number: 0 } };
  const near = nearestTo(building(cards), made, [choice(["2", "2"]), choice(["2", "7", "K"]), choice(["K"])]);
  expect(near?.decision.cards).toEqual(["2", "7", "K"]);
});

describe("an empty draft", () => {
  const none = (member: BuilderMember) => emptyDraft(building(member));
  const number: BuilderMember = { member: "count", text: "How many", takes: "number", of: [], min: 0, max: 5 };
  it("waits for pieces where there must be one", () => {
    expect(awaitsPieces(building(cards), none(cards))).toBe(true);
  });
  it("is judged where nothing may be an answer, and a number always", () => {
    expect(awaitsPieces(building({ ...cards, min: 0 }), none(cards))).toBe(false);
    expect(awaitsPieces(building(number), none(number))).toBe(false);
  });
  it("is empty until something is put in", () => {
    expect(isEmpty(building(cards), none(cards))).toBe(true);
    expect(isEmpty(building(cards), { cards: toggled(cards, none(cards).cards!, 1) })).toBe(false);
  });
});
