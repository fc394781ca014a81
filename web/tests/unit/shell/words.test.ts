import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { written } from "../../../src/message.ts";
import { whole } from "../../../src/parts/whole.ts";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
type Tree = { [name: string]: string | Tree };

function flat(tree: Tree, before = ""): Map<string, string> {
  const all = new Map<string, string>();
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value === "string") all.set(before + name, value);
    else for (const [key, text] of flat(value, `${before}${name}.`)) all.set(key, text);
  }
  return all;
}
function book(language: string): Map<string, string> {
  return flat(JSON.parse(readFileSync(`${root}words/shell.${language}.json`, "utf8")) as Tree);
}
const english = book("en");
const french = book("fr");
const named = (text: string) => [...new Set(text.match(/\{[a-z_]+(?=[},])/g) ?? [])].sort();

/** every key that the shell's sources name whole, and the beginnings of those they put together */
function said(): { keys: Set<string>; beginnings: string[] } {
  const keys = new Set<string>();
  const beginnings: string[] = [];
  for (const folder of ["web/src/", "web/src/shell/", "web/src/parts/"]) {
    for (const name of readdirSync(root + folder)) {
      if (!/\.(ts|svelte)$/.test(name)) continue;
      const text = readFileSync(root + folder + name, "utf8");
      for (const [, key] of text.matchAll(/["'](shell\.[a-z0-9_.]+)["']/g)) keys.add(key ?? "");
      for (const [, start] of text.matchAll(/`(shell\.[a-z0-9_.]+)\$\{/g)) beginnings.push(start ?? "");
    }
  }
  return { keys, beginnings };
}

describe("the shell's sentences", () => {
  it("are the same in both languages, with the same arguments", () => {
    expect([...french.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of english) expect(named(french.get(key) ?? ""), key).toEqual(named(text));
  });
  it("are all there, and all said", () => {
    const { keys, beginnings } = said();
    const prose = ["shell.help", "shell.credits"];
    const chapters = [...keys].filter((key) => prose.includes(key));
    expect([...keys].filter((key) => !english.has(key) && !chapters.includes(key))).toEqual([]);
    const begun = [...beginnings, "shell.settings.", ...prose.map((key) => `${key}.`)];
    const silent = [...english.keys()].filter((key) => !keys.has(key) && !begun.some((start) => key.startsWith(start)));
    expect(silent).toEqual([]);
  });
  it("keep to French typography", () => {
    const wrong = [...french].filter(([, text]) =>
      /[ a-zé][;!?»]|« | [:]| '|[a-z]'[a-z]/.test(text.replace(/\{[^}]*/g, "")),
    );
    expect(wrong.map(([key]) => key)).toEqual([]);
  });
});

describe("messages", () => {
  it("put arguments in their places", () => {
    expect(written("{a} and {b}, {a}", { a: "x", b: 2 }, "en")).toBe("x and 2, x");
    expect(written("{a}", {}, "en")).toBe("⟦a⟧");
    expect(written("{n}", { n: 12345 }, "en")).toBe("12,345");
  });
  it("count as the language does", () => {
    const text = "{n, plural, =0 {none} one {# seat} other {# seats}}!";
    expect([0, 1, 2].map((n) => written(text, { n }, "en"))).toEqual(["none!", "1 seat!", "2 seats!"]);
    expect(written("{n, plural, one {# place} other {# places}}", { n: 0 }, "fr")).toBe("0 place");
  });
  it("choose, one inside the other", () => {
    const text = "{who, select, you {{n, plural, one {you have #} other {you all have #}}} other {{who} has {n}}}.";
    expect(written(text, { who: "you", n: 1 }, "en")).toBe("you have 1.");
    expect(written(text, { who: "Cole", n: 3 }, "en")).toBe("Cole has 3.");
  });
});

describe("lines that end where they may", () => {
  it("leave a figure with its noun, but part the name of a place", () => {
    expect(whole("vous (complet), 5 pièces d’or")).toBe("vous (complet), 5\u00a0pièces d’or");
    expect(whole("h12 de Belle, 1,000 cards")).toBe("h12 de Belle, 1,000\u00a0cards");
  });
  it("leave a short end with its word, a long one not", () => {
    expect(whole("un hold-up contre Porte-Poisse")).toBe("un hold-\u2060up contre Porte-Poisse");
  });
});
