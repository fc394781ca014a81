// The score sheet: who came where, with what. Numbers are the outcome's, words the game's own.

import { written } from "../message.ts";
import type { Language, Result, Seat } from "../told.ts";

export interface ScoreRow {
  seat: Seat;
  rank: number;
  score: string;
  won: boolean;
}

/** Numbers as the reader's language writes them, in the game's own unit; the best first. */
export function scoreRows({ outcome, unit }: Result, language: Language): ScoreRow[] {
  const winners = (outcome.winners ?? []) as Seat[];
  const scores = (outcome.scores ?? {}) as Record<Seat, number>;
  const ranks = (outcome.ranks ?? {}) as Record<Seat, number>;
  const rows = (Object.keys(scores) as Seat[]).map((seat) => ({
    seat,
    rank: ranks[seat] ?? 0,
    score: written(unit, { score: scores[seat] ?? 0 }, language).replace("-", "−"),
    won: winners.includes(seat),
  }));
  return rows.sort((a, b) => a.rank - b.rank);
}

/** The sentences of a result that the sheet does not say: who won comes first, rows of ranks are the sheet's. */
export function storyOf(result: Result): { headline: string; why: string[] } {
  const [headline = "", ...rest] = result.lines;
  return { headline, why: rest.filter((line) => !/^\d+\.\s/.test(line)) };
}
