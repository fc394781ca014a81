// An offer may be left alone. Where the rules have an answer for that, it is the only one that names no piece.

import type { Choice, Question } from "../../told.ts";

export function passOf(question: Question): Choice | undefined {
  const bare = question.choices.filter((choice) => Object.keys(choice.decision).length === 1);
  return bare.length === 1 ? bare[0] : undefined;
}
