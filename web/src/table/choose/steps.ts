// A long list taken apart: first the verb, then piece by piece, until what is left can be read at a glance.

import type { Builder, Choice, Question } from "../../told.ts";

/** More choices than this are not shown as one list. */
export const kFew = 20;

/** One thing settled on the way: the verb, or a member of the decision. */
export interface Picked {
  by: string;
  key: string;
  text: string;
}
export interface Option extends Picked {
  /** how many choices are left behind it */
  count: number;
}
export type Step =
  | { kind: "pick"; by: string; options: Option[] }
  | { kind: "list"; choices: Choice[]; builders: Builder[] }
  | { kind: "build"; builder: Builder };

/** What is asked next once this much has been picked. */
export function stepAfter(question: Question, path: Picked[]): Step {
  const left = question.choices.filter((choice) => path.every((picked) => keyOf(choice, picked.by) === picked.key));
  const verb = path.find((picked) => picked.by === "do")?.key;
  const building = question.builders.filter((builder) => needsBuilding(question, builder));
  if (verb !== undefined) {
    const builder = building.find((candidate) => candidate.do === verb);
    if (builder) return { kind: "build", builder };
  }
  const alone = building.length === 1 && left.every((choice) => choice.decision.do === building[0]?.do);
  if (verb === undefined && alone && building[0]) return { kind: "build", builder: building[0] };
  if (verb === undefined && building.length > 0) return verbsOf(question, left);
  if (left.length <= kFew) return { kind: "list", choices: left, builders: [] };
  return splitting(question, left, path) ?? { kind: "list", choices: left, builders: [] };
}

/** A verb whose answers are put together: there are more than are listed, or too many sets or numbers to read. */
export function needsBuilding(question: Question, builder: Builder): boolean {
  if (builder.members.length === 0) return false;
  if (!question.complete && builder.members.some((member) => member.takes !== "one")) return true;
  const listed = question.choices.filter((choice) => choice.decision.do === builder.do).length;
  return listed > kFew && builder.members.some((member) => member.takes !== "one");
}

/** The first member that tells the remaining choices apart. */
function splitting(question: Question, left: Choice[], path: Picked[]): Step | undefined {
  const settled = new Set(path.map((picked) => picked.by));
  if (!settled.has("do") && new Set(left.map((choice) => choice.decision.do)).size > 1) return verbsOf(question, left);
  const members = new Set(left.flatMap((choice) => choice.parts.map((part) => part.member)));
  for (const member of members) {
    if (settled.has(member)) continue;
    const options = optionsBy(left, member, (choice) => textOf(choice, member));
    if (options.length > 1 && options.length < left.length) return { kind: "pick", by: member, options };
  }
  return undefined;
}

function verbsOf(question: Question, left: Choice[]): Step {
  const options = optionsBy(left, "do", (choice) => verbText(question, choice));
  for (const builder of question.builders) {
    if (!needsBuilding(question, builder) || options.some((option) => option.key === builder.do)) continue;
    options.push({ by: "do", key: builder.do, text: builder.text, count: 0 });
  }
  return { kind: "pick", by: "do", options };
}

function verbText(question: Question, choice: Choice): string {
  const alone = question.choices.filter((other) => other.decision.do === choice.decision.do).length === 1;
  if (alone) return choice.text;
  return question.builders.find((builder) => builder.do === choice.decision.do)?.text ?? choice.text;
}

function optionsBy(left: Choice[], by: string, text: (choice: Choice) => string): Option[] {
  const options = new Map<string, Option>();
  for (const choice of left) {
    const key = keyOf(choice, by);
    const option = options.get(key);
    if (option) option.count += 1;
    else options.set(key, { by, key, text: text(choice), count: 1 });
  }
  return [...options.values()];
}

/** How a choice answers a step. A member that it does not have is an answer too. */
export function keyOf(choice: Choice, by: string): string {
  return by === "do" ? choice.decision.do : JSON.stringify(choice.decision[by] ?? null);
}

function textOf(choice: Choice, member: string): string {
  return choice.parts.find((part) => part.member === member)?.text ?? choice.text;
}

/** The only choice behind an option, if it leads to no further step. */
export function choiceBehind(question: Question, path: Picked[]): Choice | undefined {
  const step = stepAfter(question, path);
  return step.kind === "list" && step.choices.length === 1 ? step.choices[0] : undefined;
}
