// Choices sorted for reading: those of one group stand together, in the order in which the game lists them.

import type { Choice } from "../../told.ts";

export interface Group {
  /** what the choices have in common; empty where one stands alone */
  head: string;
  rows: Row[];
}
export interface Row {
  choice: Choice;
  /** the choice within its group */
  text: string;
}

/** Choices that stand alone come together as far as no group lies between them, so that the order of the list is kept. */
export function grouped(choices: Choice[]): Group[] {
  const groups: Group[] = [];
  const byHead = new Map<string, Group>();
  for (const choice of choices) {
    const key = `${choice.decision.do}\n${choice.group}`;
    const known = choice.group === "" ? headless(groups) : byHead.get(key);
    const group = known ?? { head: choice.group, rows: [] };
    if (!known) groups.push(group);
    if (choice.group !== "") byHead.set(key, group);
    group.rows.push({ choice, text: (choice.group && choice.brief) || choice.text });
  }
  return groups.map(withoutLonelyHead);
}

function headless(groups: Group[]): Group | undefined {
  const last = groups.at(-1);
  return last?.head === "" ? last : undefined;
}

/** A heading over a single choice says nothing that its sentence does not say. */
function withoutLonelyHead(group: Group): Group {
  const [only] = group.rows;
  if (group.rows.length > 1 || !only) return group;
  return { head: "", rows: [{ choice: only.choice, text: only.choice.text }] };
}

/** The rows as they stand on the screen: what number keys count. */
export function rowsOf(groups: Group[]): Row[] {
  return groups.flatMap((group) => group.rows);
}

/** Names of a few letters, such as those of cards: many of them fit into a row. */
export function areShort(texts: string[]): boolean {
  return texts.every((text) => text.length <= 6);
}
