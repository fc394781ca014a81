// What the board draws of: codes as they are on the wire, figures out of pieces.json, names out of the game's words.
import type { Card, Character, Pile, Place, PlaceCard, Private, Public } from "../../../docs/wire/desperados_cards.ts";
import { piecesOf } from "../../../web/src/link/shelf.ts";
import type { Seat, ToldNow, View } from "../../../web/src/told.ts";

export type { Card, Character, Pile, Place, PlaceCard };
export type Colour = "r" | "b" | "g" | "y";

export const kPiles: readonly Pile[] = ["P0", "P1", "P2", "P3", "P4"];
export const kCharacters: readonly Character[] = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"];

export interface PlaceFigures {
  code: PlaceCard;
  place: Place;
  value: number;
  /** what each position of its row is worth, the first one first */
  positions: number[];
}
interface Pieces {
  kinds: { place_card: PlaceFigures[] };
}

/** The figures of every place card, by its code. */
export const kFigures = new Map<string, PlaceFigures>();

export async function fetchFigures(): Promise<void> {
  const { kinds } = await piecesOf<Pieces>("desperados_cards");
  for (const card of kinds.place_card) kFigures.set(card.code, card);
}

export function publicOf(view: View): Public {
  return view.public as unknown as Public;
}
export function privateOf(view: View): Private | undefined {
  return view.private as unknown as Private | undefined;
}

/** Hands of others that lie open: those of everybody in a game that was opened. */
export function openHandsOf(view: View): { seat: Seat; hand: Card[] }[] {
  const all = Object.entries((view.everybody ?? {}) as unknown as Record<Seat, Private>) as [Seat, Private][];
  return all.map(([seat, { hand }]) => ({ seat, hand }));
}

export function colourOf(card: Card): Colour {
  return card[0] as Colour;
}
export function characterOf(card: Card): Character {
  return card[1] as Character;
}

/** The place that lies open on a pile; nothing once it is gone. */
export function topOf(view: View, pile: Pile): PlaceCard | null {
  const { cards, level } = publicOf(view).piles[pile];
  return cards[level] ?? null;
}
/** How many cards lie below it. */
export function depthOf(view: View, pile: Pile): number {
  const { cards, level } = publicOf(view).piles[pile];
  return Math.max(0, cards.length - level - 1);
}

/** The pile that is being held up, as the question says. */
export function raidedIn(now: ToldNow): Pile | null {
  const asked = publicOf(now.view).asked.questions;
  for (const question of Object.values(asked)) {
    if (question?.ask === "choose_gang") return question.about.pile;
  }
  return null;
}
