// People with a device each, and the tables they open at the house.
import type { Browser, Page } from "@playwright/test";
import { listen } from "./ear.ts";
import { hurried } from "./player.ts";
import { type Kept, remember } from "./screen.ts";
import { expect, watch } from "./visit.ts";

export interface Visitor {
  page: Page;
  /** what went wrong on this device */
  wrong: string[];
}

/** Somebody at a device of their own; everything that page and worker say to each other there is kept. */
export async function visitor(browser: Browser, baseURL: string, kept: Kept): Promise<Visitor> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
  const wrong = watch(context, baseURL);
  const page = await context.newPage();
  await listen(page, true);
  await remember(page, { ...hurried, ...kept });
  return { page, wrong };
}

/** They go home; nothing went wrong but what a cut line brings with it. */
export async function goHome(...visitors: Visitor[]): Promise<void> {
  for (const { page, wrong } of visitors) {
    await page.context().close();
    expect(wrong.filter((one) => !/ERR_INTERNET_DISCONNECTED|WebSocket connection/.test(one))).toEqual([]);
  }
}

/** Opens a table at the house with as few seats as it takes; gives the links to sit and to watch. */
export async function openTable(host: Page, game: string, fewer: number): Promise<{ sit: string; watch: string }> {
  await host.goto(`./#/new/${game}/online`);
  for (let n = 0; n < fewer; n += 1) await host.getByRole("button", { name: "One seat fewer" }).click();
  await host.getByText("at once", { exact: true }).click();
  await host.getByRole("combobox", { name: "When somebody vanishes" }).selectOption("30");
  await host.getByRole("button", { name: "Open the table" }).click();
  const links = host.getByRole("textbox", { name: "The link" });
  const sit = await links.first().inputValue();
  await host.locator(".wanted summary").click();
  return { sit, watch: await links.last().inputValue() };
}

export async function say(page: Page, circle: string, text: string): Promise<void> {
  await page.getByRole("textbox", { name: circle }).fill(text);
  await page.keyboard.press("Enter");
  await expect(page.locator(".talk").getByText(text)).toBeVisible();
  await page.keyboard.press("Tab"); // out of the field: keys are for the game again
}
