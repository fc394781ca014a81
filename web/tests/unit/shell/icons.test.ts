import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const sources = fileURLToPath(new URL("../../../src/", import.meta.url));
const drawn = readFileSync(`${sources}parts/sprite/icons.svg`, "utf8");

it("every icon that is named is drawn, and the other way round", () => {
  const files = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".svelte"));
  const text = files.map((name) => readFileSync(sources + name, "utf8")).join("\n");
  const uses = [...text.matchAll(/(?:icon|<Icon name)=("[a-z]+"|\{[^}]*\})/g)].map(([, use]) => use ?? "");
  const named = uses.flatMap((use) => [...use.matchAll(/(?:^|[?:{]\s*)"([a-z]+)"/g)].map(([, name]) => name));
  const symbols = [...drawn.matchAll(/id="i-([a-z]+)"/g)].map(([, name]) => name);
  expect(named.filter((name) => !symbols.includes(name))).toEqual([]);
  expect(symbols.filter((name) => !text.includes(`"${name}"`))).toEqual([]);
});
