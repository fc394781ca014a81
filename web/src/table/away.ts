// Who has left the table alone for longer than it waits.

import type { Chair, Seat, ToldTable } from "../told.ts";

export interface Absence {
  seat: Seat;
  /** for how long, in milliseconds */
  since: number;
  votes: number;
  /** how many people must want a bot before one plays, where the host does not decide */
  needed: number;
  voted: boolean;
}

export function seatsOf(table: ToldTable): [Seat, Chair][] {
  return Object.entries(table.chairs) as [Seat, Chair][];
}

/** Seats for which a bot may play now: the people there have been away for the table's limit, and no bot plays yet. */
export function absences(table: ToldTable, now: number): Absence[] {
  return seatsOf(table).flatMap(([seat, chair]) => {
    if (chair.away_since === undefined || chair.stand_in !== undefined) return [];
    if (now - chair.away_since < table.limit * 1000) return [];
    const votes = chair.votes ?? [];
    const needed = votersFor(table, chair).length;
    return [{ seat, since: chair.away_since, votes: votes.length, needed, voted: votes.includes(table.you.guest) }];
  });
}

/** All the others who are here and play: the house asks every one of them, or the host alone. */
function votersFor(table: ToldTable, absent: Chair): number[] {
  const playing = seatsOf(table).flatMap(([, chair]) =>
    chair.guest === undefined || chair.stand_in !== undefined ? [] : [chair.guest],
  );
  return [...new Set(playing)].filter((guest) => guest !== absent.guest && isPresent(table, guest));
}

export function isPresent(table: ToldTable, guest: number): boolean {
  return table.guests.find((one) => one.guest === guest)?.present ?? false;
}
