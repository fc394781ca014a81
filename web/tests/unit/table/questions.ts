// Questions of any shape for tests: verbs with members of every kind, and listed choices among all that can be made.
import fc from "fast-check";
import { type Draft, decisionOf, type Filled } from "../../../src/table/choose/building.ts";
import type { Builder, BuilderMember, Choice, Question } from "../../../src/told.ts";

const kTakes = ["one", "subset", "order", "split", "number"] as const;

function pieces(prefix: string, count: number) {
  return Array.from({ length: count }, (_, at) => ({ value: `${prefix}${at}`, text: `piece ${prefix}${at}` }));
}

const member = (name: string): fc.Arbitrary<BuilderMember> =>
  fc.record({ takes: fc.constantFrom(...kTakes), count: fc.integer({ min: 1, max: 6 }), pairs: fc.boolean() }).map(
    ({ takes, count, pairs }): BuilderMember => ({
      member: name,
      text: `which ${name}`,
      takes,
      of: takes === "number" ? [] : pieces(name, count),
      min: takes === "one" ? 1 : 0,
      max: takes === "one" ? 1 : count,
      ...(takes === "split" && pairs ? { into: pieces("to", 3), as: ["card", "to"] as [string, string] } : {}),
    }),
  );

const builder = (verb: string): fc.Arbitrary<Builder> =>
  fc
    .integer({ min: 0, max: 3 })
    .chain((count) =>
      fc
        .tuple(...["a", "b", "c"].slice(0, count).map(member))
        .map((members) => ({ do: verb, text: `to ${verb}`, members })),
    );

/** Something put into a member: any of what it takes. */
export function filled(of: BuilderMember): fc.Arbitrary<Filled> {
  const places = fc.shuffledSubarray(
    of.of.map((_, at) => at),
    of.takes === "one" ? { minLength: Math.min(of.min ?? 1, of.of.length), maxLength: Math.min(1, of.of.length) } : {},
  );
  const most = of.into ? of.into.length - 1 : 3;
  const share = fc.integer({ min: of.into ? -1 : 0, max: most });
  return fc.record({
    places: of.takes === "split" || of.takes === "number" ? fc.constant([]) : places,
    shares: fc.tuple(...of.of.map(() => (of.takes === "split" ? share : fc.constant(of.into ? -1 : 0)))),
    number: of.takes === "number" ? fc.integer({ min: of.min ?? 0, max: of.max ?? 9 }) : fc.constant(of.min ?? 0),
  });
}

export function draft(of: Builder): fc.Arbitrary<Draft> {
  return fc.record(Object.fromEntries(of.members.map((one) => [one.member, filled(one)])));
}

function choiceOf(of: Builder, made: Draft): Choice {
  const decision = decisionOf(of, made);
  const parts = of.members.map(({ member: name }) => ({
    member: name,
    value: decision[name] ?? null,
    text: JSON.stringify(decision[name] ?? null),
  }));
  return { decision, text: JSON.stringify(decision), group: "", brief: "", parts };
}

/** A question with up to sixty listed choices, some in groups. */
export const question: fc.Arbitrary<Question> = fc
  .integer({ min: 1, max: 3 })
  .chain((count) => fc.tuple(...["go", "stay", "pay"].slice(0, count).map(builder)))
  .chain((builders) =>
    fc.record({
      builders: fc.constant(builders),
      complete: fc.boolean(),
      drafts: fc.tuple(...builders.map((one) => fc.array(draft(one), { minLength: 1, maxLength: 30 }))),
      grouping: fc.boolean(),
    }),
  )
  .map(({ builders, complete, drafts, grouping }) => {
    const all = builders.flatMap((one, at) => (drafts[at] ?? []).map((made) => choiceOf(one, made)));
    const once = [...new Map(all.map((choice) => [choice.text, choice])).values()];
    const choices = once.map((choice) => (grouping ? { ...choice, ...groupOf(choice) } : choice));
    return { ask: "anything", about: {}, round: 1, put: "?", offer: false, choices, complete, builders, clauses: [] };
  });

function groupOf(choice: Choice): { group: string; brief: string } {
  const [first, ...rest] = choice.parts;
  return first ? { group: first.text, brief: rest.map((part) => part.text).join(" ") } : { group: "", brief: "" };
}
