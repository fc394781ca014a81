// What the game's own outlook says of places and gangs; nothing where it says nothing.
import type { Prompt } from "../../../web/src/table/choose/prompt.svelte.ts";
import type { Outlook, Seat } from "../../../web/src/told.ts";
import type { Character, Pile } from "./pieces.ts";

function among(outlook: Outlook | undefined, figure: string, pile?: Pile): number | null {
  return outlook?.figures.find((one) => one.figure === figure && (!pile || one.pile === pile))?.n ?? null;
}
function tentativeOf(prompt: Prompt): Outlook | undefined {
  return prompt.tentative ? prompt.outlookOf(prompt.tentative) : undefined;
}

export interface AtPlace {
  /** the strongest gang of the own hand, and once the tentative answer stands */
  now: number;
  after: number | null;
  /** the most that any rival could send */
  rivals: number | null;
}
export function figuresAt(prompt: Prompt | null, pile: Pile): AtPlace | null {
  const known = prompt?.question.outlook?.question;
  const now = among(known, "strength", pile);
  if (!prompt || now === null) return null;
  return { now, after: among(tentativeOf(prompt), "strength", pile), rivals: among(known, "rivals", pile) };
}

/** The strength of the gang that has been put together. */
export function gangStrength(prompt: Prompt): number | null {
  return among(tentativeOf(prompt), "gang");
}

/** What each own card adds to a gang, by its character; nothing where no gang is asked for. */
export function worthOfCards(prompt: Prompt): Partial<Record<Character, number>> {
  const cards = (prompt.question.outlook?.question?.figures ?? []).filter(({ figure }) => figure === "card");
  return Object.fromEntries(cards.map(({ character, n }) => [character, n]));
}

/** The most that each rival could send, the weakest first. */
export function rivalsMost(prompt: Prompt): { seat: Seat; most: number }[] {
  const figures = prompt.question.outlook?.question?.figures ?? [];
  const rivals = figures.filter(({ figure }) => figure === "rival");
  return rivals.map(({ seat, n }) => ({ seat: seat as Seat, most: n })).sort((a, b) => a.most - b.most);
}
