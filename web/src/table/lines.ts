// The table in the game's own words, line by line: how deep a line stands, what it says, whether it has changed.

export interface Line {
  text: string;
  /** how many spaces stand before it */
  indent: number;
  depth: number;
  changed: boolean;
}

/** `before` are the lines as they stood when the reader last acted; without them nothing counts as changed. */
export function readLines(lines: string[], before?: string[]): Line[] {
  const known = before && countOf(before);
  return lines.map((line) => {
    const text = line.trimStart();
    const indent = line.length - text.length;
    return { text, indent, depth: Math.floor(indent / 2), changed: known ? !takeOne(known, text) : false };
  });
}

function countOf(lines: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line.trim(), (counts.get(line.trim()) ?? 0) + 1);
  return counts;
}

function takeOne(counts: Map<string, number>, text: string): boolean {
  const count = counts.get(text.trim()) ?? 0;
  if (count === 0) return false;
  counts.set(text.trim(), count - 1);
  return true;
}

/** A heading and what stands below it. */
export interface Section {
  head: Line | undefined;
  lines: Line[];
}

/** Lines without depth that have deeper ones below them head a section; those without stand in one without a head. */
export function sections(lines: Line[]): Section[] {
  const all: Section[] = [];
  lines.forEach((line, at) => {
    const heads = line.depth === 0 && (lines[at + 1]?.depth ?? 0) > 0;
    const last = all.at(-1);
    if (heads) all.push({ head: line, lines: [] });
    else if (last && (line.depth > 0 || !last.head)) last.lines.push(line);
    else all.push({ head: undefined, lines: [line] });
  });
  return all;
}

/** Whether a section is drawn with letters: then every space counts. */
export function isSketch(part: Section): boolean {
  return part.lines.some((line) => line.text.includes("   "));
}
