// One question and the answer to it while it is being made: picked step by step or put together, tentative until it is
// committed, sealed until the round closes.

import { ask } from "../../link/ask.ts";
import type { AskReply, Builder, Decision, Outlook, Question, Refusal, Seat } from "../../told.ts";
import { awaitsPieces, type Draft, decisionOf, draftOf, emptyDraft, isEmpty } from "./building.ts";
import { choiceBehind, type Option, type Picked, type Step, stepAfter } from "./steps.ts";

export type Verdict =
  | { kind: "none" }
  | { kind: "judging" }
  | { kind: "accepted"; text: string }
  | { kind: "refused"; refusal: Refusal };
export interface Tentative {
  decision: Decision;
  text: string;
  outlook?: Outlook | undefined;
}

/** Something that can be tapped beside the pieces of a board. */
export interface Way {
  text: string;
  take: () => void;
}

export class Prompt {
  readonly table: string;
  readonly seat: Seat;
  question: Question = $state.raw() as Question;
  /** whether the answer takes effect as soon as it is given: nobody else is waited for */
  final = $state(true);
  path = $state<Picked[]>([]);
  draft = $state.raw<Draft>({});
  tentative = $state.raw<Tentative | null>(null);
  verdict = $state.raw<Verdict>({ kind: "none" });
  refusal = $state.raw<Refusal | null>(null);
  /** the answer that is on its way; another one may still take its place */
  underway = $state.raw<Decision | "withdraw" | null>(null);
  /** the answer was taken, and what comes of it has not been told yet */
  taken = $state(false);
  /** how often something was taken back: a board lets go of what it held then */
  backs = $state(0);
  /** what a board says is to be done next; what else can be answered than with pieces; a way on from a refusal */
  hint = $state("");
  otherwise = $state.raw<Way | null>(null);
  would = $state.raw<Way | null>(null);
  /** a sealed answer is being thought over again */
  changing = $state(false);
  /** an offer whose bar was opened to look at what it offers */
  opened = $state(false);
  /** an offer that was let pass without an answer */
  passed = $state(false);
  /** what pieces on a board say together, lawful or not */
  proposed = $state.raw<Decision | null>(null);
  #judgement = 0;

  readonly step: Step = $derived(stepAfter(this.question, this.path));
  readonly builder: Builder | null = $derived(this.step.kind === "build" ? this.step.builder : null);
  /** the answer that stands, given or on its way */
  readonly given: Tentative | null = $derived(
    this.underway !== null || this.taken ? this.tentative : (this.question.given ?? null),
  );
  readonly sealed: boolean = $derived(this.given !== null && !this.changing);
  readonly ready: boolean = $derived(this.tentative !== null);
  readonly started: boolean = $derived(
    this.path.length > 0 || this.tentative !== null || this.proposed !== null || this.#isBuilding(),
  );

  constructor(table: string, seat: Seat, question: Question) {
    this.table = table;
    this.seat = seat;
    this.question = question;
    this.#beginBuilding();
  }

  /** What this answer would bring, in figures and words. */
  outlookOf(answer: Tentative): Outlook | undefined {
    const at = this.question.choices.findIndex((choice) => same(choice.decision, answer.decision));
    return answer.outlook ?? this.question.outlook?.choices?.[at];
  }

  /** Whether this told question is the one that is being answered. */
  isAbout(seat: Seat, question: Question): boolean {
    return this.seat === seat && this.question.round === question.round && this.question.ask === question.ask;
  }

  /** The same question told again, perhaps in another language. */
  retell(question: Question): void {
    this.question = question;
    this.taken = false;
    if (question.given === undefined) this.changing = false;
    this.path = this.path.map((picked) => ({ ...picked, text: this.#textOf(picked) }));
    const chosen = this.tentative;
    if (this.proposed) void this.#ponder(this.proposed);
    else if (this.#isBuilding()) void this.#judge();
    else if (chosen) void this.#findAgain(chosen.decision);
  }

  /** What was chosen before, as it is said now: from the list, or where that is only a part of what is possible, judged. */
  async #findAgain(decision: Decision): Promise<void> {
    const listed = this.question.choices.find((choice) => same(choice.decision, decision));
    if (listed || this.question.complete) {
      this.tentative = listed ?? null;
      return;
    }
    const reply = await ask("judge", { table: this.table, seat: this.seat, decision });
    if (!this.tentative || !same(this.tentative.decision, decision)) return;
    this.tentative = "refused" in reply ? null : { decision, text: reply.text, outlook: reply.outlook };
  }

  pick(option: Option): void {
    const path = [...this.path, { by: option.by, key: option.key, text: option.text }];
    const only = choiceBehind(this.question, path);
    if (only) {
      this.choose(only);
      return;
    }
    this.path = path;
    this.tentative = null;
    this.refusal = null;
    this.#beginBuilding();
  }

  choose(choice: Tentative): void {
    this.#judgement += 1;
    this.proposed = null;
    this.refusal = null;
    this.verdict = { kind: "none" };
    this.tentative = choice;
  }

  /** What pieces on a board say together, lawful or not: judged at once, by the rules. Nothing: they say nothing yet. */
  async propose(decision: Decision | null): Promise<void> {
    this.#judgement += 1;
    this.proposed = decision;
    this.tentative = null;
    this.refusal = null;
    this.verdict = { kind: decision ? "judging" : "none" };
    if (decision) await this.#ponder(decision);
  }

  async #ponder(decision: Decision): Promise<void> {
    this.#judgement += 1;
    const judgement = this.#judgement;
    const reply = await ask("judge", { table: this.table, seat: this.seat, decision });
    if (judgement === this.#judgement) this.#hearVerdict(decision, reply);
  }

  /** A draft changed by a tap: judged at once, by the rules. */
  fill(draft: Draft): void {
    this.draft = draft;
    this.refusal = null;
    void this.#judge();
  }

  /** Back to this many steps; what was tentative is gone. */
  backTo(steps: number): void {
    this.path = this.path.slice(0, steps);
    this.tentative = null;
    this.refusal = null;
    this.#beginBuilding();
  }

  /** One thing less: the tentative answer, what was put together, the last step. Says whether there was any. */
  takeBack(): boolean {
    if (this.#isBuilding()) this.#beginBuilding();
    else if (this.tentative || this.proposed) void this.propose(null);
    else if (this.path.length > 0) this.backTo(this.path.length - 1);
    else if (this.changing) this.changing = false;
    else return false;
    this.backs += 1;
    this.refusal = null;
    return true;
  }

  /** A sealed answer once more in the hand. */
  change(): void {
    this.changing = true;
    const given = this.given;
    const listed = given && this.question.choices.find((choice) => same(choice.decision, given.decision));
    if (listed && this.step.kind === "list") this.choose(listed);
    const draft = given && this.builder?.do === given.decision.do ? draftOf(this.builder, given.decision) : undefined;
    if (draft) this.fill(draft);
  }

  async commit(): Promise<boolean> {
    const answer = this.tentative;
    if (!answer || this.sealed) return false; // it is given already, or on its way
    return this.#send(answer.decision);
  }

  /** The question stands again as it was put. */
  async withdraw(): Promise<boolean> {
    this.backTo(0);
    return this.#send("withdraw");
  }

  async #send(what: Decision | "withdraw"): Promise<boolean> {
    this.underway = what;
    this.changing = false;
    this.refusal = null;
    const { table, seat } = this;
    const { round } = this.question;
    const reply =
      what === "withdraw"
        ? await ask("withdraw", { table, seat, round })
        : await ask("answer", { table, seat, round, decision: what });
    if (this.underway !== what) return !("refused" in reply);
    this.underway = null;
    if ("refused" in reply) {
      this.refusal = reply.refused;
      return false;
    }
    this.taken = what !== "withdraw";
    return true;
  }

  #isBuilding(): boolean {
    return this.builder !== null && !isEmpty(this.builder, this.draft);
  }

  #beginBuilding(): void {
    this.proposed = null;
    this.verdict = { kind: "none" };
    this.#judgement += 1;
    this.tentative = null;
    if (!this.builder) return;
    this.draft = emptyDraft(this.builder);
    void this.#judge();
  }

  async #judge(): Promise<void> {
    const builder = this.builder;
    if (!builder) return;
    this.#judgement += 1;
    this.tentative = null;
    if (awaitsPieces(builder, this.draft)) {
      this.verdict = { kind: "none" };
      return;
    }
    this.verdict = { kind: "judging" };
    await this.#ponder(decisionOf(builder, this.draft));
  }

  #hearVerdict(decision: Decision, reply: AskReply<"judge">): void {
    if ("refused" in reply) {
      this.verdict = { kind: "refused", refusal: reply.refused };
      return;
    }
    this.verdict = { kind: "accepted", text: reply.text };
    this.tentative = { decision, text: reply.text, outlook: reply.outlook };
  }

  #textOf(picked: Picked): string {
    const before = this.path.slice(0, this.path.indexOf(picked));
    const step = stepAfter(this.question, before);
    if (step.kind !== "pick") return picked.text;
    return step.options.find((option) => option.key === picked.key)?.text ?? picked.text;
  }
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
