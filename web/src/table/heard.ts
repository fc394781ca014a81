// What a reader knows already, kept over visits: how far they have followed a table, so that what came later is told when
// they come back, and which questions they have answered before.

function placeOf(table: string, viewer: string): string {
  return `saloon.heard.${table}.${viewer}`;
}

/** The number of the last event that was shown; -1 where none was. */
export function heardBefore(table: string, viewer: string): number {
  try {
    return Number(localStorage.getItem(placeOf(table, viewer)) ?? -1);
  } catch {
    return -1; // storage is forbidden: nothing was missed then
  }
}

export function rememberHeard(table: string, viewer: string, last: number): void {
  try {
    localStorage.setItem(placeOf(table, viewer), String(last));
  } catch {
    // a visit without storage leaves no trace
  }
}

const kMet = "saloon.met";

function questionsMet(): string[] {
  try {
    return JSON.parse(localStorage.getItem(kMet) ?? "[]") as string[];
  } catch {
    return []; // nothing is kept, or it is not ours: everything is new then
  }
}

/** Whether this question of a game was answered before, by whoever sits at this device. */
export function hasMet(game: string, ask: string): boolean {
  return questionsMet().includes(`${game}.${ask}`);
}

export function rememberMeeting(game: string, ask: string): void {
  if (hasMet(game, ask)) return;
  try {
    localStorage.setItem(kMet, JSON.stringify([...questionsMet(), `${game}.${ask}`]));
  } catch {
    // a visit without storage leaves no trace
  }
}
