import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const source = fileURLToPath(new URL("../../src", import.meta.url));

function filesIn(folder: string, kinds = /\.(ts|svelte)$/): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return filesIn(path, kinds);
    return kinds.test(name) ? [path] : [];
  });
}

/** What a file imports out of this folder of the client, types included. */
function importsOf(path: string): string[] {
  const found = readFileSync(path, "utf8").matchAll(/(?:from|import\(?)\s*["'](\.[^"']+)["']/g);
  return [...found].map((one) => relative(source, join(path, "..", one[1]!)));
}

/** Where the pictures of games are: one that has none there is shown by a star. */
const posters = ["parts/Thumb.svelte", "parts/sprite/art.svg"];

const files = filesIn(source).map((path) => ({ name: relative(source, path), imports: importsOf(path) }));

test("the page knows of the worker nothing but what it says and tells", () => {
  const page = files.filter(({ name }) => !name.startsWith("worker/"));
  expect(page.length).toBeGreaterThan(5);
  for (const { name, imports } of page) {
    expect(
      imports.filter((one) => one.startsWith("worker/")),
      name,
    ).toEqual([]);
  }
});

test("the worker knows of the page nothing but the shape of what goes between them", () => {
  const worker = files.filter(({ name }) => name.startsWith("worker/"));
  expect(worker.length).toBeGreaterThan(5);
  for (const { name, imports } of worker) {
    const outside = imports.filter((one) => !one.startsWith("worker/") && !one.startsWith(".."));
    expect(
      outside.filter((one) => one !== "told.ts" && one !== "link/post.ts"),
      name,
    ).toEqual([]);
  }
});

test("no game is named but where pictures are: another one is played without a line of script", () => {
  const games = readdirSync(join(source, "../../games")).filter((name) => /^[a-z][a-z0-9_]*$/.test(name));
  expect(games.length).toBeGreaterThan(4);
  const isNaming = (path: string) => games.some((game) => readFileSync(path, "utf8").includes(game));
  const naming = filesIn(source, /\.(ts|svelte|css|svg)$/)
    .filter(isNaming)
    .map((path) => relative(source, path));
  expect(naming.sort()).toEqual(posters);
});
