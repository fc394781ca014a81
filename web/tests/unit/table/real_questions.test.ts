// The questions of every game as the worker tells them: each listed choice is reached by steps, and whatever a builder
// puts together is judged by the rules, with a sentence.
import fc from "fast-check";
import { expect, test } from "vitest";
import { decisionOf, draftOf } from "../../../src/table/choose/building.ts";
import { needsBuilding } from "../../../src/table/choose/steps.ts";
import type { Builder, Question } from "../../../src/told.ts";
import { slugs } from "../../../workshop/shelf.ts";
import { Page, until } from "../page.ts";
import { draft } from "./questions.ts";
import { expectReached } from "./ways.ts";

const kAnswers = 40;
const kDrafts = 4;

async function expectJudged(page: Page, table: string, question: Question, builder: Builder): Promise<void> {
  const listed = question.choices.filter((choice) => choice.decision.do === builder.do).slice(0, kDrafts);
  for (const { decision } of listed) {
    const made = draftOf(builder, decision);
    expect(made, JSON.stringify(decision)).toBeDefined();
    const verdict = await page.ask.judge({ table, seat: "S0", decision: decisionOf(builder, made!) });
    expect(verdict).toMatchObject({ accepted: true });
    expect("text" in verdict && verdict.text).toBeTruthy();
  }
  for (const made of fc.sample(draft(builder), { numRuns: kDrafts, seed: question.round })) {
    const verdict = await page.ask.judge({ table, seat: "S0", decision: decisionOf(builder, made) });
    if ("refused" in verdict) expect(verdict.refused.text, JSON.stringify(made)).toBeTruthy();
    else expect(verdict.text).toBeTruthy();
  }
}

test.each(slugs())("%s asks nothing that cannot be answered by taps", async (game) => {
  const page = await Page.open();
  const table = await page.createLocal(game, { seats: 4, seed: "5".repeat(64) });
  let built = 0;
  for (let given = 0; given < kAnswers; ++given) {
    await until(() => page.owes(table, "S0") || page.now(table, "S0")?.result);
    const now = page.now(table, "S0")!;
    const { question, moment } = now;
    if (!question) break;
    for (const choice of question.choices) expectReached(question, choice);
    for (const builder of question.builders) {
      if (builder.members.length === 0) continue;
      built += needsBuilding(question, builder) ? 1 : 0;
      await expectJudged(page, table, question, builder);
    }
    const choice = question.choices[(given * 7) % question.choices.length]!;
    await page.ask.answer({ table, seat: "S0", round: question.round, decision: choice.decision });
    await until(() => page.now(table, "S0")!.moment > moment || page.now(table, "S0")?.result);
  }
  if (game === "dead_money") expect(built).toBeGreaterThan(0);
});
