// What every screen is held to, and what a browser remembers of an earlier visit.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

const axe = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
export interface Kept {
  language?: "en" | "fr";
  theme?: "light" | "dusk";
  name?: string;
  text?: number;
  motion?: "less" | "full";
  pace?: "none" | "brisk";
  confirm?: "always" | "final";
  solo?: Record<string, { bots: number; level: string }>;
}

/** Every theme in every language. */
export const kLooks = [
  { theme: "light", language: "fr" },
  { theme: "dusk", language: "en" },
  { theme: "light", language: "en" },
  { theme: "dusk", language: "fr" },
] as const;

/** As if this browser had been here before. */
export async function remember(page: Page, kept: Kept): Promise<void> {
  await page.addInitScript((text) => {
    if (!localStorage.getItem("saloon.settings")) localStorage.setItem("saloon.settings", text);
  }, JSON.stringify(kept));
}

export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  return page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: axe comes as a script of its own
    const found = await (globalThis as any).axe.run(document, { resultTypes: ["violations"] });
    return found.violations.map((one: { id: string; nodes: { target: string[] }[] }) => {
      return `${one.id}: ${one.nodes.map((node) => node.target.join(" ")).join(", ")}`;
    });
  });
}

/** What a finger would miss: controls below 44 pixels, words in running text apart. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>("a, button, select, summary, input:not(.vh)")];
    const seen = controls.filter((one) => one.checkVisibility() && !one.closest("p, .numbered, .plain, .cover"));
    const missed = seen.filter((one) => {
      const { width, height } = (one.closest("label") ?? one).getBoundingClientRect();
      return width < 44 || height < 43.5;
    });
    return missed.map((one) => `${one.tagName} ${one.textContent?.trim()}`);
  });
}

/** By how much the page can be pushed sideways. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
}

/** Type comes after everything else, and a face that no word is set in is never fetched: both are, before a picture. */
export async function untilTypeIsThere(page: Page): Promise<void> {
  const families = ["Rye", "Bitter Variable"];
  await page.waitForFunction(
    (families) => families.every((family) => [...document.fonts].some((face) => face.family.includes(family))),
    families,
  );
  await page.evaluate(
    (families) => Promise.all(families.map((family) => document.fonts.load(`16px "${family}"`))).then(() => undefined),
    families,
  );
}
