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

/** Choices that stand alone come each as a group of its own, so that the order of the list is kept. */
export function grouped(choices: Choice[]): Group[] {
  const groups: Group[] = [];
  const byHead = new Map<string, Group>();
  for (const choice of choices) {
    if (choice.group === "") {
      groups.push({ head: "", rows: [{ choice, text: choice.text }] });
      continue;
    }
    const key = `${choice.decision.do}\n${choice.group}`;
    let group = byHead.get(key);
    if (!group) {
      group = { head: choice.group, rows: [] };
      byHead.set(key, group);
      groups.push(group);
    }
    group.rows.push({ choice, text: choice.brief || choice.text });
  }
  return groups.map(withoutLonelyHead);
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
