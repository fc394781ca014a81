// The score sheet: who came where, with what. Numbers are the outcome's, words the game's own.

import type { Language, Result, Seat } from "../told.ts";

export interface ScoreRow {
  seat: Seat;
  rank: number;
  score: string;
  won: boolean;
}

/** Numbers as the reader's language writes them, where the game gives no words for them. */
export function scoreRows(result: Result, language: Language): ScoreRow[] {
  const winners = (result.outcome.winners ?? []) as Seat[];
  const sheet = result.sheet ?? fromOutcome(result.outcome, language);
  return [...sheet].sort((a, b) => a.rank - b.rank).map((row) => ({ ...row, won: winners.includes(row.seat) }));
}

function fromOutcome(
  outcome: Record<string, unknown>,
  language: Language,
): { seat: Seat; rank: number; score: string }[] {
  const scores = (outcome.scores ?? {}) as Record<Seat, number>;
  const ranks = (outcome.ranks ?? {}) as Record<Seat, number>;
  return (Object.keys(scores) as Seat[]).map((seat) => ({
    seat,
    rank: ranks[seat] ?? 0,
    score: written(scores[seat] ?? 0, language),
  }));
}

function written(score: number, language: Language): string {
  return new Intl.NumberFormat(language).format(score).replace("-", "−");
}

/** The sentences of a result that the sheet does not say: who won comes first, rows of ranks are the sheet's. */
export function storyOf(result: Result): { headline: string; why: string[] } {
  const [headline = "", ...rest] = result.lines;
  return { headline, why: rest.filter((line) => !/^\d+\.\s/.test(line)) };
}
