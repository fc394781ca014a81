import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { grouped, rowsOf } from "../../../src/table/choose/grouping.ts";
import { kFew, stepAfter } from "../../../src/table/choose/steps.ts";
import type { Choice, Question } from "../../../src/told.ts";
import { question } from "./questions.ts";
import { expectReached, wayTo } from "./ways.ts";

function choicesOf(verb: string, count: number): Choice[] {
  return Array.from({ length: count }, (_, at) => {
    const card = `c${at % 7}`;
    const place = `p${Math.floor(at / 7)}`;
    const parts = [
      { member: "card", value: card, text: card },
      { member: "place", value: place, text: place },
    ];
    return { decision: { do: verb, card, place }, text: `${verb} ${card} ${place}`, group: card, brief: place, parts };
  });
}

function asking(choices: Choice[]): Question {
  return { ask: "q", about: {}, round: 1, put: "?", offer: false, choices, complete: true, builders: [], clauses: [] };
}

describe("steps", () => {
  it("reach every listed choice", () => {
    fc.assert(
      fc.property(question, (asked) => {
        for (const wanted of asked.choices) expectReached(asked, wanted);
      }),
      { numRuns: 300 },
    );
  });

  it("lead to a builder wherever the list is not all there is", () => {
    fc.assert(
      fc.property(question, (asked) => {
        for (const builder of asked.builders) {
          if (asked.complete || builder.members.every((member) => member.takes === "one")) continue;
          const wanted = asked.choices.find((choice) => choice.decision.do === builder.do);
          if (wanted) expect(wayTo(asked, wanted)).toEqual({ kind: "build", builder });
        }
      }),
    );
  });

  it("leave a list that can be read alone", () => {
    const step = stepAfter(asking(choicesOf("place", kFew)), []);
    expect(step.kind === "list" && step.choices.length).toBe(kFew);
  });

  it("take a long list apart by its first piece", () => {
    const step = stepAfter(asking(choicesOf("place", 35)), []);
    expect(step.kind === "pick" && [step.by, step.options.length, step.options[0]?.count]).toEqual(["card", 7, 5]);
  });

  it("ask for the verb first where there are several", () => {
    const step = stepAfter(asking([...choicesOf("go", 15), ...choicesOf("stay", 10)]), []);
    expect(step.kind === "pick" && step.options.map((option) => option.key)).toEqual(["go", "stay"]);
  });
});

describe("groups", () => {
  it("keep every choice once", () => {
    fc.assert(
      fc.property(question, (asked) => {
        const rows = rowsOf(grouped(asked.choices)).map((row) => row.choice);
        expect(new Set(rows)).toEqual(new Set(asked.choices));
        expect(rows.length).toBe(asked.choices.length);
      }),
    );
  });

  it("of nothing stand together", () => {
    const alone = choicesOf("place", 3).map((choice) => ({ ...choice, group: "" }));
    expect(grouped(alone).map((group) => [group.head, group.rows.length])).toEqual([["", 3]]);
  });

  it("stand together under their head, alone without one", () => {
    const groups = grouped(choicesOf("place", 8));
    expect(groups.map((group) => [group.head, group.rows.length])).toEqual([
      ["c0", 2],
      ...Array.from({ length: 6 }, () => ["", 1]),
    ]);
  });
});
