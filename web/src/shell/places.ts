// The seats of a table with whoever has them.
import type { Chair, Guest, Seat, ToldTable } from "../told.ts";

export interface Place {
  seat: Seat;
  chair: Chair;
  guest?: Guest | undefined;
  free: boolean;
  mine: boolean;
}

export function placesAt(table: ToldTable): Place[] {
  return (Object.entries(table.chairs) as [Seat, Chair][]).map(([seat, chair]) => ({
    seat,
    chair,
    guest: table.guests.find((guest) => guest.guest === chair.guest),
    free: chair.guest === undefined && !chair.bot,
    mine: table.you.seats.includes(seat),
  }));
}
export function hostOf(table: ToldTable): string {
  return table.guests.find((guest) => guest.guest === table.host)?.name ?? "";
}
