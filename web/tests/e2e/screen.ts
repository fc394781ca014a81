// What every screen is held to, and what a browser remembers of an earlier visit.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

const axe = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
export const full = process.env.SALOON_FULL !== undefined;
export const kLanguages = ["en", "fr"] as const;

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

async function violationsNow(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  return page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: axe comes as a script of its own
    const found = await (globalThis as any).axe.run(document, { resultTypes: ["violations"] });
    return found.violations.map((one: { id: string; nodes: { target: string[] }[] }) => {
      return `${one.id}: ${one.nodes.map((node) => node.target.join(" ")).join(", ")}`;
    });
  });
}

/** As the page is; in --full in both themes: one is a name at the root, whatever is open or put together stays. */
export async function violations(page: Page): Promise<string[]> {
  if (!full) return violationsNow(page);
  const root = page.locator("html");
  const own = await root.getAttribute("data-theme");
  const found: string[] = [];
  for (const theme of ["light", "dusk"]) {
    await root.evaluate((html, theme) => html.setAttribute("data-theme", theme), theme);
    found.push(...(await violationsNow(page)).map((one) => `${theme}: ${one}`));
  }
  await root.evaluate((html, theme) => html.setAttribute("data-theme", theme!), own);
  return found;
}

/** The reader goes to the settings and comes back. */
async function switchLanguage(page: Page, title: string, where: string): Promise<void> {
  await page.evaluate(() => {
    location.hash = "#/settings";
  });
  await page.getByText(title, { exact: true }).click();
  await page.goBack();
  await page.locator(where).first().waitFor();
}

/** In --full in the other language too. `where`: what is there again after the reader was elsewhere. */
export async function violationsInBoth(page: Page, where: string): Promise<string[]> {
  const found = await violations(page);
  if (!full) return found;
  const isFrench = (await page.locator("html").getAttribute("lang")) === "fr";
  await switchLanguage(page, isFrench ? "English" : "Français", where);
  found.push(...(await violations(page)));
  await switchLanguage(page, isFrench ? "Français" : "English", where);
  return found;
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
