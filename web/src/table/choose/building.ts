// An answer put together piece by piece. It knows forms, never rules: whether it is lawful the worker judges.

import type { Builder, BuilderMember, Choice, Decision } from "../../told.ts";

/** What has been put into one member: places in `of`, or counts by place, or a number. */
export interface Filled {
  /** one, subset, order: places in `of`, in the order in which they were taken */
  places: number[];
  /** split: how much each of `of` has, or to which of `into` it goes (-1: to nobody yet) */
  shares: number[];
  number: number;
}
export type Draft = Record<string, Filled>;

export function emptyDraft(builder: Builder): Draft {
  return Object.fromEntries(builder.members.map((member) => [member.member, emptyMember(member)]));
}

function emptyMember(member: BuilderMember): Filled {
  return {
    places: [],
    shares: member.of.map(() => (member.into ? -1 : 0)),
    number: member.min ?? 0,
  };
}

/** The draft that would make this decision, if the builder has all its pieces. */
export function draftOf(builder: Builder, decision: Decision): Draft | undefined {
  const draft = emptyDraft(builder);
  for (const member of builder.members) {
    const filled = filledBy(member, decision[member.member]);
    if (!filled) return undefined;
    draft[member.member] = filled;
  }
  return draft;
}

function filledBy(member: BuilderMember, value: unknown): Filled | undefined {
  const filled = emptyMember(member);
  if (member.takes === "number") return typeof value === "number" ? { ...filled, number: value } : undefined;
  if (member.takes === "split") return splitBy(member, filled, value);
  const wanted = member.takes === "one" ? (value === undefined ? [] : [value]) : value;
  if (!Array.isArray(wanted)) return undefined;
  for (const piece of wanted) {
    const place = member.of.findIndex((one, at) => same(one.value, piece) && !filled.places.includes(at));
    if (place < 0) return undefined;
    filled.places.push(place);
  }
  return filled;
}

function splitBy(member: BuilderMember, filled: Filled, value: unknown): Filled | undefined {
  if (!member.into) {
    const counts = value as Record<string, number>;
    return { ...filled, shares: member.of.map((one) => counts[String(one.value)] ?? 0) };
  }
  const [piece, receiver] = member.as ?? ["piece", "to"];
  const shares = [...filled.shares];
  for (const pair of value as Record<string, unknown>[]) {
    const place = member.of.findIndex((one, at) => same(one.value, pair[piece]) && shares[at] === -1);
    if (place < 0) return undefined;
    shares[place] = member.into.findIndex((one) => same(one.value, pair[receiver]));
  }
  return { ...filled, shares };
}

/** The decision as far as it goes; the worker says what is still missing. */
export function decisionOf(builder: Builder, draft: Draft): Decision {
  const decision: Decision = { do: builder.do };
  for (const member of builder.members) {
    const filled = draft[member.member];
    const value = filled && memberOf(member, filled);
    if (value !== undefined) decision[member.member] = value;
  }
  return decision;
}

function memberOf(member: BuilderMember, filled: Filled): unknown {
  const piece = (place: number) => member.of[place]?.value;
  switch (member.takes) {
    case "one":
      return filled.places[0] === undefined ? undefined : piece(filled.places[0]);
    case "subset":
      return [...filled.places].sort((a, b) => a - b).map(piece);
    case "order":
      return filled.places.map(piece);
    case "number":
      return filled.number;
    case "split":
      return member.into ? pairsOf(member, filled) : countsOf(member, filled);
  }
}

function countsOf(member: BuilderMember, filled: Filled): Record<string, number> {
  const counted = member.of.map((one, place) => [String(one.value), filled.shares[place] ?? 0] as const);
  return Object.fromEntries(counted.filter(([, count]) => count > 0));
}

function pairsOf(member: BuilderMember, filled: Filled): Record<string, unknown>[] {
  const [piece, receiver] = member.as ?? ["piece", "to"];
  return member.of.flatMap((one, place) => {
    const into = member.into?.[filled.shares[place] ?? -1];
    return into ? [{ [piece]: one.value, [receiver]: into.value }] : [];
  });
}

/** A piece tapped: put in, or taken out again. A single piece makes room for the next. */
export function toggled(member: BuilderMember, filled: Filled, place: number): Filled {
  if (filled.places.includes(place)) return { ...filled, places: filled.places.filter((taken) => taken !== place) };
  if (member.takes === "one") return { ...filled, places: [place] };
  if (member.max !== undefined && filled.places.length >= member.max) return filled;
  return { ...filled, places: [...filled.places, place] };
}

export function shared(filled: Filled, place: number, share: number): Filled {
  return { ...filled, shares: filled.shares.map((old, at) => (at === place ? share : old)) };
}

/** How much has been put in. */
export function amountIn(member: BuilderMember, filled: Filled): number {
  if (member.takes === "number") return filled.number;
  if (member.takes !== "split") return filled.places.length;
  if (member.into) return filled.shares.filter((share) => share >= 0).length;
  return filled.shares.reduce((sum, share) => sum + share, 0);
}

/** The listed decision of this verb that has most in common with what has been put together. */
export function nearestTo(builder: Builder, draft: Draft, choices: Choice[]): Choice | undefined {
  const mine = new Set(piecesIn(decisionOf(builder, draft)));
  const common = (choice: Choice) => piecesIn(choice.decision).filter((piece) => mine.has(piece)).length;
  const listed = choices.filter((choice) => choice.decision.do === builder.do);
  return listed.reduce<Choice | undefined>(
    (best, one) => (best && common(best) >= common(one) ? best : one),
    undefined,
  );
}

function piecesIn(decision: Decision): string[] {
  return Object.entries(decision).flatMap(([member, value]) =>
    (Array.isArray(value) ? value : [value]).map((piece) => `${member}${JSON.stringify(piece)}`),
  );
}

/** Nothing has been put together yet. */
export function isEmpty(builder: Builder, draft: Draft): boolean {
  return same(draft, emptyDraft(builder));
}

/** Nothing is there that could be judged: it takes at least one piece, and there is none. */
export function awaitsPieces(builder: Builder, draft: Draft): boolean {
  const takesSome = builder.members.some((member) => member.takes !== "number" && (member.min ?? 1) > 0);
  return takesSome && isEmpty(builder, draft);
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
