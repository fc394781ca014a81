// What the game's own outlook says of places and gangs; nothing where it says nothing.
import type { Prompt } from "../../../web/src/table/choose/prompt.svelte.ts";
import type { Pile } from "./pieces.ts";

interface Figure {
  figure: string;
  n: number;
  pile?: string;
  seat?: string;
}
interface Outlook {
  question: { figures: Figure[] };
  choices: { figures: Figure[] }[];
}

function outlookOf(prompt: Prompt): Outlook | undefined {
  return (prompt.question as { outlook?: Outlook }).outlook;
}
function strengthAmong(figures: Figure[] | undefined, pile: Pile): number | null {
  return figures?.find((one) => one.figure === "strength" && one.pile === pile)?.n ?? null;
}

/** The strongest gang of the own hand at this place: now, and once the tentative answer stands. */
export function strengthAt(prompt: Prompt | null, pile: Pile): { now: number; after: number | null } | null {
  const outlook = prompt ? outlookOf(prompt) : undefined;
  const now = strengthAmong(outlook?.question.figures, pile);
  if (!prompt || now === null) return null;
  const chosen = JSON.stringify(prompt.tentative?.decision);
  const at = prompt.question.choices.findIndex(({ decision }) => JSON.stringify(decision) === chosen);
  return { now, after: at < 0 ? null : strengthAmong(outlook?.choices[at]?.figures, pile) };
}
