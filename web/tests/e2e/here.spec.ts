// A game on this device: what it says and shows, behind the curtain, offline, in another language, after a closed tab.
import type { Page } from "@playwright/test";
import { heard, listen } from "./ear.ts";
import { glance, hurried, keyboard, kOptions, liftCurtain, play, sitDownAlone, untilAsked } from "./player.ts";
import { full, kLanguages, remember, sideways, smallTargets, violations, violationsInBoth } from "./screen.ts";
import { expect, test } from "./visit.ts";

test.use({ trace: "off" }); // it would cost more than what it shows
test.beforeEach(({ page: _ }, { project }) => {
  test.skip(project.name !== "desktop", "the phone plays whole games");
  test.setTimeout(120_000);
});

test("check 1: two taps from the first page to the first choice", async ({ page }) => {
  await listen(page);
  await remember(page, { language: "en" });
  await page.goto("./");
  await page.locator('a.cover[href="#/game/dead_money"]').click();
  await page.getByRole("button", { name: "Play now" }).click();
  expect((await untilAsked(page)).status).toContain("Rosalie");
});

for (const language of full ? kLanguages : (["fr"] as const)) {
  test(`check 4: every size of screen, and a question on each, ${language}`, async ({ page }) => {
    await sitDownAlone(page, "deadwood", { language });
    await untilAsked(page);
    for (const [width, height] of [
      [360, 740],
      [820, 1180],
      [640, 400], // a desktop at 200 %
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await sideways(page), `${width}`).toBe(0);
      expect(await smallTargets(page), `${width}`).toEqual([]);
      await expect(page.locator(kOptions).first()).toBeInViewport();
      if (height > 400) expect(await violations(page), `${width}`).toEqual([]);
    }
  });
}

test("check 6: a refusal says why and links the clause, and whatever can be picked explains itself", async ({
  page,
}) => {
  await sitDownAlone(page, "desperados_cards", { language: "en" });
  await play(page, keyboard, { enough: async () => (await glance(page)).asked?.startsWith("choose_gang") ?? false });
  const clause = page.locator(".dock .clause");
  for (let at = 0; at < 8 && !(await clause.isVisible()); at += 1) {
    await keyboard.option(page, at);
    await glance(page);
  }
  await expect(page.locator(".dock p:has(.clause)")).toContainText(/\w+ \w+ \w+/);
  await clause.click();
  await expect(page.getByRole("dialog").getByRole("link")).toHaveAttribute("href", /#\/rules\/desperados_cards\/DSC-/);
  await page.keyboard.press("Escape");
  await page.locator(kOptions).first().focus();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText(/\w+ \w+ \w+/);
  expect(await violations(page), "13: help").toEqual([]);
  // in one breath: the dialog's own event comes after the key
  await page.evaluate(async () => {
    document.querySelector<HTMLElement>("dialog[open] .x")!.click();
    await Promise.resolve();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "h", bubbles: true }));
  });
  await expect(page.getByRole("dialog"), "closed and opened at once").toContainText("By the keyboard");
});

test("check 7: another language in the middle of a question, and a line of the log shows its moment", async ({
  page,
}) => {
  await sitDownAlone(page, "deadwood_1876", { language: "en" });
  await play(page, keyboard, { enough: (decisions) => decisions > 1 });
  await untilAsked(page);
  const question = page.locator(".question h2");
  const line = page.locator("#log li button").first();
  const asked = await question.textContent();
  const told = await line.textContent();
  await line.click();
  await expect(page.locator(".past")).toContainText(told!.trim());
  await page.keyboard.press("Escape");
  await expect(page.locator(".past")).toHaveCount(0);
  await page.keyboard.press("l");
  await expect(page.locator("#log"), "4: L leads to the log").toBeFocused();
  await page.locator('a[href="#/settings"]').click();
  await page.getByText("Français").click();
  await page.goBack();
  await untilAsked(page);
  await expect(question).not.toHaveText(asked!);
  await expect(line).not.toHaveText(told!);
  expect(await play(page, keyboard, { enough: (decisions) => decisions > 0 })).toBe(1);
});

test("check 9: a closed tab loses nothing", async ({ page, context }) => {
  await sitDownAlone(page, "deadwood", { language: "en" }); // a game of zombies may be over by then
  await play(page, keyboard, { enough: (decisions) => decisions > 1 });
  const before = await untilAsked(page);
  const told = await page.locator("#log li").count();
  await page.close();
  const again = await context.newPage();
  await listen(again);
  await again.goto("./");
  await again.getByRole("link", { name: "Resume" }).last().click();
  const after = await untilAsked(again);
  expect(after.asked).toBe(before.asked);
  expect(after.status).toBe(before.status);
  await expect(again.locator("#log li")).toHaveCount(told);
  expect(await play(again, keyboard, { enough: (decisions) => decisions > 0 })).toBe(1);
});

test("check 9: after one visit a game is played without any network", async ({ page, context, wrong }) => {
  await remember(page, { language: "en" });
  await page.goto("./");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await sitDownAlone(page, "desperados_cards");
  expect(await play(page, keyboard, { enough: (decisions) => decisions > 0 })).toBe(1);
  expect((await glance(page)).status).not.toBe("");
  await context.setOffline(false);
  wrong.splice(0, wrong.length, ...wrong.filter((one) => !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(one)));
});

/** Everything that is said in the page outside the curtain. */
function besideTheCurtain(page: Page): Promise<string> {
  return page.locator("#app").evaluate((app) => {
    const rest = app.cloneNode(true) as HTMLElement;
    for (const one of rest.querySelectorAll(".curtain, svg")) one.remove();
    return rest.textContent?.trim() ?? "";
  });
}

/** All strings that the page still holds, after everything that nobody needs is gone. */
async function memoryOf(page: Page): Promise<string> {
  const line = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  line.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => chunks.push(chunk));
  await line.send("HeapProfiler.takeHeapSnapshot", {});
  await line.detach();
  return JSON.stringify(JSON.parse(chunks.join("")).strings);
}

/** What the log says of whoever looks. */
function toldToYou(page: Page): Promise<string[]> {
  return page
    .locator("#log li")
    .evaluateAll((lines) => lines.map((line) => line.textContent!.trim()).filter((text) => /you/i.test(text)));
}

test("check 11: behind the curtain there is nothing of anybody", async ({ page }) => {
  await listen(page);
  await remember(page, { ...hurried, language: "en" });
  await page.goto("./#/new/desperados_cards/here");
  await page.getByRole("button", { name: "One seat fewer" }).click();
  await page.getByRole("radiogroup", { name: "Seat 2" }).getByText("Person").click();
  await page.getByRole("textbox", { name: "Name at seat 2" }).fill("Ada");
  await page.getByRole("button", { name: "Begin the game" }).click();
  const curtain = page.locator(".curtain");
  const seen = new Set<string>();
  let secrets: string[] = [];
  while (seen.size < 2) {
    await expect(curtain).toBeVisible({ timeout: 30_000 });
    expect(await besideTheCurtain(page)).toBe("");
    if (secrets.length > 0) expect(await leaksOf(page, secrets)).toEqual([]);
    expect(await violationsInBoth(page, ".curtain"), "13: curtain").toEqual([]);
    await liftCurtain(page);
    const { status } = await untilAsked(page);
    seen.add(status.includes("turn, Ada") ? "Ada" : "Rosalie");
    await expect.poll(() => toldToYou(page)).not.toEqual([]); // the log is drawn after the question
    secrets = await toldToYou(page);
    expect(await leaksOf(page, secrets), "the search finds what lies there").toEqual(["page", "tree", "memory"]);
    await play(page, keyboard);
  }
});
/** Where any of the secrets is in the page as it is now. */
async function leaksOf(page: Page, secrets: string[]): Promise<string[]> {
  const line = await page.context().newCDPSession(page);
  const tree = JSON.stringify(await line.send("Accessibility.getFullAXTree"));
  await line.detach();
  const places = { page: await page.content(), tree, memory: await memoryOf(page) };
  return Object.entries(places).flatMap(([place, text]) => (secrets.some((one) => text.includes(one)) ? [place] : []));
}

test("checks 12, 13: events move for a moment only, and are read aloud once and in order", async ({ page }) => {
  await sitDownAlone(page, "desperados_cards", { language: "en", motion: "full", pace: "brisk" });
  await untilAsked(page);
  await page.evaluate(() => {
    const long: string[] = [];
    const spoken: string[] = [];
    Object.assign(globalThis, { long, spoken });
    const log = document.querySelector("[role=log]")!;
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.textContent) spoken.push(node.textContent);
    }).observe(log, { childList: true });
    const watch = () => {
      for (const one of document.getAnimations()) {
        const time = Number(one.effect?.getComputedTiming().endTime ?? 0);
        if (time > 600) long.push(`${(one as CSSAnimation).animationName}: ${time}`);
      }
      requestAnimationFrame(watch);
    };
    watch();
  });
  const before = (await heard(page)).now?.log.length ?? 0;
  expect(before).toBeGreaterThanOrEqual(0);
  const from = await page.locator("#log li").count();
  await play(page, keyboard, { enough: (decisions) => decisions > 2 });
  await untilAsked(page);
  await expect(page.locator(".pace")).toHaveCount(0, { timeout: 20_000 });
  const lines = await page.locator("#log li button").allTextContents();
  const { long, spoken } = await page.evaluate(() => {
    const { long, spoken } = globalThis as unknown as { long: string[]; spoken: string[] };
    return { long, spoken };
  });
  expect([...new Set(long)]).toEqual([]);
  expect(spoken).toEqual(lines.slice(from).map((line) => line.trim().replace(/^New: /, "")));
  await expect(page.locator("[aria-live=assertive]").last()).toHaveText(
    (await page.locator(".question h2").textContent())!,
  );
});

test("check 4: P holds what happens, and lets it go on", async ({ page }) => {
  await sitDownAlone(page, "deadwood", { language: "en", pace: "brisk" });
  const pace = page.locator(".pace");
  const goOn = pace.getByRole("button", { name: "Go on" });
  await play(page, keyboard, { enough: () => pace.isVisible() });
  await page.keyboard.press("p");
  await expect(goOn).toBeVisible();
  await page.keyboard.press("p");
  await expect(goOn).toHaveCount(0);
});

test("check 12: sounds are off until somebody wants them", async ({ page }) => {
  await remember(page, { language: "en" });
  await page.goto("./#/settings");
  await expect(page.getByRole("radiogroup", { name: "Sound" }).getByRole("radio", { name: "off" })).toBeChecked();
});

test("check 14: once more by one tap", async ({ page }) => {
  await sitDownAlone(page, "deadwood_1876", { language: "en" });
  await play(page, keyboard);
  const table = page.url();
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(page).not.toHaveURL(table);
  expect((await untilAsked(page)).asked).not.toBeNull();
});

test("check 15: a table in forced colours, magnified, and in large letters", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL!,
    viewport: { width: 360, height: 740 },
    forcedColors: "active",
  });
  const page = await context.newPage();
  await sitDownAlone(page, "deadwood_1876", { language: "fr", text: 130 });
  await untilAsked(page);
  expect(await sideways(page)).toBe(0);
  await keyboard.option(page, 0);
  const picked = page.locator(`${kOptions}[aria-pressed=true], .crumbs, .question nav`).first();
  await expect(picked).toBeVisible();
  const marks = await page.locator(kOptions).evaluateAll((all) => all.map((one) => getComputedStyle(one).borderStyle));
  expect(
    marks.every((mark) => mark !== "none"),
    "3: marked by more than colour",
  ).toBe(true);
  await context.close();
});
