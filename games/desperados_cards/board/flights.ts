// What moves when something happens: which piece, from where, to where. Places on the screen are named by `data-at`.
import type { LogLine, Seat, View } from "../../../web/src/told.ts";
import { type Card, characterOf, type Pile, type Place, publicOf } from "./pieces.ts";

export interface Flight {
  /** the event that it shows */
  event: string;
  piece: { card: Card } | { back: true } | { place: Place; value: number };
  /** the first of them that is on the screen */
  from: string[];
  to: string[];
}

/** What these lines move; `before` is the table as it stood before them. */
export function flightsIn(log: LogLine[], before: View | null, viewer: string): Flight[] {
  if (!before) return [];
  const rows: Partial<Record<Pile, Card[]>> = {};
  for (const [pile, { row }] of Object.entries(publicOf(before).piles)) rows[pile as Pile] = [...row];
  return log.flatMap((line) => flightsOf(line, log, rows, viewer));
}

function flightsOf(
  { event: e }: LogLine,
  log: LogLine[],
  rows: Partial<Record<Pile, Card[]>>,
  viewer: string,
): Flight[] {
  const fly = (piece: Flight["piece"], from: string[], to: string[]): Flight => ({ event: e.event, piece, from, to });
  const held = (seat: unknown): string[] => (seat === viewer ? ["hand", `seat-${seat}`] : [`seat-${seat}`]);
  switch (e.event) {
    case "drew":
      return Array.from({ length: Math.min(2, e.count as number) }, () => fly({ back: true }, ["draw"], held(e.seat)));
    case "reshuffled":
      return [fly({ back: true }, ["discard"], ["draw"])];
    case "placed": {
      const row = rows[e.pile as Pile] ?? [];
      row.push(e.card as Card);
      return [fly({ card: e.card as Card }, held(e.seat), [`row-${e.pile}-${row.length - 1}`])];
    }
    case "blind_discard":
      return [fly({ card: e.card as Card }, held(e.seat), ["discard"])];
    case "hold_up_won":
      return [
        fly({ place: e.place as Place, value: e.value as number }, [`pile-${e.pile}`], [`seat-${e.seat}`]),
        ...gangsHome(log, e.seat as Seat),
        ...rowAway(e.event, e.pile as Pile, rows),
      ];
    case "nobody_came":
      return rowAway(e.event, e.pile as Pile, rows);
    default:
      return [];
  }
}

/** The winner's gang becomes wanted, the others are discarded. */
function gangsHome(log: LogLine[], winner: Seat): Flight[] {
  return log.flatMap(({ event: e }) => {
    if (e.event !== "gang_shown") return [];
    const cards = e.cards as Card[];
    return cards.map((card): Flight => {
      const to = e.seat === winner ? `wall-${characterOf(card)}` : "discard";
      return { event: "hold_up_won", piece: { card }, from: [`seat-${e.seat}`], to: [to] };
    });
  });
}

function rowAway(event: string, pile: Pile, rows: Partial<Record<Pile, Card[]>>): Flight[] {
  const row = rows[pile] ?? [];
  rows[pile] = [];
  return row.map((card, at) => ({
    event,
    piece: { card },
    from: [`row-${pile}-${at}`, `pile-${pile}`],
    to: ["discard"],
  }));
}
