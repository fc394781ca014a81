import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { RuleReader } from "../../src/worker/markdown.ts";

const games = ["dead_money", "deadwood", "deadwood_1876", "desperados", "desperados_cards"];
const rulesOf = (game: string, language: string) =>
  readFileSync(new URL(`../../../games/${game}/rules.${language}.md`, import.meta.url), "utf8");

const tag =
  /<\/?(?:p|h3|ul|li|table|thead|tbody|tr|th|td|code|strong|em|a)>|<a href="#\/rules\/[a-z0-9_]+\/[A-Z0-9-]+">/g;
/** What a reader sees of it. */
function shown(html: string): string {
  const text = html.replace(tag, "");
  expect(text).not.toMatch(/[<>"']/);
  return text.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name) => ({ amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" })[name as "lt"],
  );
}

test.each(
  games.flatMap((game) => [
    [game, "en"],
    [game, "fr"],
  ]),
)("%s has every clause once, in %s", (game, language) => {
  const text = rulesOf(game, language);
  const chapters = new RuleReader(game, text).chapters();
  const told = chapters.flatMap((chapter) => chapter.parts.map((part) => part.clause)).filter(Boolean);
  const written = [...text.matchAll(/^- \*\*([A-Z0-9-]+)\*\* /gm)].map((found) => found[1]);
  expect(written.length).toBeGreaterThan(50);
  expect(told).toEqual(written);
  for (const part of chapters.flatMap((chapter) => chapter.parts)) shown(part.html);
});

test("what a clause says is all there, and other clauses that it names can be followed", () => {
  const [chapter] = new RuleReader(
    "deadwood",
    "## Turns\n\n- **DW-A-01** See *that* `x` (DW-A-02, R6).\n- **DW-A-02** <b>\n- **R6** & so",
  ).chapters();
  expect(chapter?.title).toBe("Turns");
  expect(chapter?.parts[0]).toEqual({
    clause: "DW-A-01",
    html:
      '<p>See <em>that</em> <code>x</code> (<a href="#/rules/deadwood/DW-A-02">DW-A-02</a>, ' +
      '<a href="#/rules/deadwood/R6">R6</a>).</p>',
  });
  expect(chapter?.parts[1]?.html).toBe("<p>&lt;b&gt;</p>");
});

test("a table has its head and its rows", () => {
  const [chapter] = new RuleReader("deadwood", "# T\n| a | |\n|---|--:|\n| 1 | **2** |").chapters();
  expect(chapter?.parts[0]?.html).toBe(
    "<table><thead><tr><th>a</th><td></td></tr></thead><tbody><tr><td>1</td><td><strong>2</strong></td></tr></tbody></table>",
  );
});

test("whatever is written, nothing but the reader's own tags comes out, and no word is lost", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      "# ",
      "## ",
      "- ",
      "| a | b |",
      "|---|",
      "**",
      "*",
      "`",
      "<script>",
      "\n",
      "\n\n",
      "&",
      '"',
      "- **DW-A-01** ",
      "R6",
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join("");
      const chapters = new RuleReader("deadwood", text).chapters();
      const seen = chapters.flatMap((one) => [
        one.title,
        ...one.parts.map((part) => `${part.clause ?? ""}${shown(part.html)}`),
      ]);
      const letters = (from: string) => [...from.replace(/[^\p{L}\p{N}]/gu, "")].sort().join("");
      const written = text
        .split("\n")
        .filter((line) => !/^\|[\s:|-]*$/.test(line))
        .join("\n");
      // an empty chapter is not shown, so its title may be missing
      if (!/^#{1,2} /m.test(text)) expect(letters(seen.join(""))).toBe(letters(written));
    }),
  );
});
