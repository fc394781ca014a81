// How far a reader has followed a table, kept over visits: what came later is told when they come back.

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
