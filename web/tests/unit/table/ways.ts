// Walks towards a choice as somebody would who wants it.
import { expect } from "vitest";
import { type Draft, decisionOf, draftOf } from "../../../src/table/choose/building.ts";
import { keyOf, type Picked, type Step, stepAfter } from "../../../src/table/choose/steps.ts";
import type { Choice, Question } from "../../../src/told.ts";

/** What stands at the end of the way. */
export function wayTo(asked: Question, wanted: Choice): Step {
  const path: Picked[] = [];
  for (;;) {
    const step = stepAfter(asked, path);
    if (step.kind !== "pick") return step;
    const option = step.options.find((one) => one.key === keyOf(wanted, one.by));
    expect(option, `no way on at ${step.by}`).toBeDefined();
    path.push(option!);
    expect(path.length).toBeLessThan(10);
  }
}

/** The choice stands in the list at the end of its way, or the builder there makes it. */
export function expectReached(asked: Question, wanted: Choice): void {
  const step = wayTo(asked, wanted);
  if (step.kind === "list") expect(step.choices).toContain(wanted);
  if (step.kind === "build") {
    const draft: Draft | undefined = draftOf(step.builder, wanted.decision);
    expect(draft && decisionOf(step.builder, draft), wanted.text).toEqual(wanted.decision);
  }
}
