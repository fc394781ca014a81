// The client as `saloon serve` hands it out: it comes up, under the policy, and asks nobody else for anything.
import { expect, test } from "./visit.ts";

test("the page comes up", async ({ page }) => {
  await page.goto("./");
  await expect(page).toHaveTitle(/Saloon/);
  await expect(page.locator("#app")).not.toBeEmpty();
});

test("check 15: the policy holds", async ({ page, wrong }) => {
  const reply = await page.goto("./");
  const policy = reply?.headers()["content-security-policy"] ?? "";
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(policy).toContain("frame-ancestors 'none'");
  await expect(page.locator("#app")).not.toBeEmpty();
  expect(wrong).toEqual([]);
  const ran = await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'planted'";
    document.head.append(script);
    return document.title;
  });
  expect(ran).not.toBe("planted");
  await expect.poll(() => wrong.join()).toContain("Content Security Policy");
  wrong.length = 0;
});

test("check 15: no other host is asked", async ({ page, wrong }) => {
  await page.goto("./");
  await page.waitForLoadState("networkidle");
  expect(wrong).toEqual([]);
  await page.evaluate(() => fetch("http://127.0.0.2:9/").catch(() => undefined));
  await expect.poll(() => wrong.join()).toContain("127.0.0.2");
  wrong.length = 0;
});

test("without script there is a way on", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("./");
  await page.getByRole("link").click();
  await expect(page.getByText("saloon join")).toBeVisible();
  await context.close();
});
