// Rules as chapters: reads the little Markdown that games/*/rules.*.md are written in. Whatever stands in the text, the
// HTML has the tags made here and no others.
import type { RuleChapter } from "../told.ts";

type Part = RuleChapter["parts"][number];

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

const clauseItem = /^- \*\*([A-Z0-9]+(?:-[A-Z0-9]+)*)\*\* (.*)$/;
const spans = /`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*|\b[A-Z0-9]+(?:-[A-Z0-9]+)+\b|\bR\d+\b/g;

export class RuleReader {
  readonly #game: string;
  readonly #lines: string[];
  readonly #clauses: Set<string>;
  readonly #chapters: RuleChapter[] = [];

  constructor(game: string, text: string) {
    this.#game = game;
    this.#lines = text.split("\n");
    const items = this.#lines.map((line) => clauseItem.exec(line)?.[1]);
    this.#clauses = new Set(items.filter((clause) => clause !== undefined));
  }

  chapters(): RuleChapter[] {
    let at = 0;
    while (at < this.#lines.length) at = this.#readBlock(at);
    return this.#chapters.filter((chapter) => chapter.parts.length > 0);
  }

  /** Reads what begins at this line, and gives the line after it. */
  #readBlock(at: number): number {
    const line = this.#lines[at]!;
    if (line.trim() === "") return at + 1;
    const heading = /^(#{1,6}) +(.*)$/.exec(line);
    if (heading) {
      this.#readHeading(heading[1]!.length, heading[2]!);
      return at + 1;
    }
    const clause = clauseItem.exec(line);
    if (clause) {
      this.#add({ clause: clause[1]!, html: `<p>${this.#inline(clause[2]!)}</p>` });
      return at + 1;
    }
    if (line.startsWith("- ")) return this.#readList(at);
    if (line.startsWith("|")) return this.#readTable(at);
    return this.#readParagraph(at);
  }

  #readHeading(depth: number, title: string): void {
    if (depth <= 2) this.#chapters.push({ title, parts: [] });
    else this.#add({ html: `<h3>${this.#inline(title)}</h3>` });
  }

  #readList(at: number): number {
    const end = this.#endOf(at, (line) => line.startsWith("- ") && !clauseItem.test(line));
    const items = this.#lines.slice(at, end).map((line) => `<li>${this.#inline(line.slice(2))}</li>`);
    this.#add({ html: `<ul>${items.join("")}</ul>` });
    return end;
  }

  #readTable(at: number): number {
    const end = this.#endOf(at, (line) => line.startsWith("|"));
    const rows = this.#lines.slice(at, end).map(cellsOf);
    const [head, ruler, ...body] = rows;
    const hasHead = ruler?.every((cell) => /^:?-+:?$/.test(cell)) ?? false;
    const below = hasHead ? body : rows;
    const cell = (text: string, tag: string) => `<${tag}>${this.#inline(text)}</${tag}>`;
    const row = (cells: string[]) => `<tr>${cells.map((text) => cell(text, "td")).join("")}</tr>`;
    // a head over nothing would be read out as one
    const heads = head?.map((text) => cell(text, text === "" ? "td" : "th")).join("");
    const top = hasHead ? `<thead><tr>${heads}</tr></thead>` : "";
    this.#add({ html: `<table>${top}<tbody>${below.map(row).join("")}</tbody></table>` });
    return end;
  }

  #readParagraph(at: number): number {
    const end = Math.max(
      at + 1,
      this.#endOf(at, (line) => line.trim() !== "" && !/^(#{1,6} |- |\|)/.test(line)),
    );
    this.#add({ html: `<p>${this.#inline(this.#lines.slice(at, end).join(" "))}</p>` });
    return end;
  }

  #endOf(at: number, belongs: (line: string) => boolean): number {
    let end = at;
    while (end < this.#lines.length && belongs(this.#lines[end]!)) end += 1;
    return end;
  }

  #add(part: Part): void {
    if (this.#chapters.length === 0) this.#chapters.push({ title: "", parts: [] });
    this.#chapters[this.#chapters.length - 1]!.parts.push(part);
  }

  #inline(text: string): string {
    let html = "";
    let from = 0;
    for (const found of text.matchAll(spans)) {
      html += escaped(text.slice(from, found.index)) + this.#span(found);
      from = found.index + found[0].length;
    }
    return html + escaped(text.slice(from));
  }

  #span([whole, code, strong, soft]: RegExpMatchArray): string {
    if (code !== undefined) return `<code>${escaped(code)}</code>`;
    if (strong !== undefined) return `<strong>${this.#inline(strong)}</strong>`;
    if (soft !== undefined) return `<em>${this.#inline(soft)}</em>`;
    if (!this.#clauses.has(whole)) return escaped(whole);
    return `<a href="#/rules/${this.#game}/${whole}">${whole}</a>`;
  }
}

function cellsOf(line: string): string[] {
  const inner = line.trim().replace(/^\|/, "").replace(/\|$/, "");
  return inner.split("|").map((cell) => cell.trim());
}
