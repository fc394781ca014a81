// The client as `saloon site` writes it: files in some folder of somebody's web server, and no house behind them.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { keyboard, liftCurtain, play, sitDownAlone, untilAsked } from "./player.ts";
import { watch } from "./visit.ts";

const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** A web server as simple as they come; `missing` lists what it was asked for in vain. */
function serve(folder: string, below: string, missing: string[]): Server {
  return createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const file = path === below ? "index.html" : path.slice(below.length);
    try {
      if (!path.startsWith(below)) throw new Error("outside");
      const bytes = readFileSync(join(folder, file));
      response.setHeader("Content-Type", types[extname(file)] ?? "text/plain").end(bytes);
    } catch {
      missing.push(path);
      response.writeHead(404).end();
    }
  });
}

const test = base.extend<{ site: { url: string; missing: string[] } }>({
  // biome-ignore lint/correctness/noEmptyPattern: what a fixture is called with
  site: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "saloon-site-"));
    execFileSync(process.env.SALOON_PROGRAM ?? "build/saloon", ["site", folder]);
    const missing: string[] = [];
    const server = serve(folder, "/games/saloon/", missing);
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const { port } = server.address() as AddressInfo;
    await use({ url: `http://127.0.0.1:${port}/games/saloon/`, missing });
    server.close();
    rmSync(folder, { recursive: true });
  },
});

test("a site in a folder comes up, under its own policy, and misses nothing", async ({ page, context, site }) => {
  const wrong = watch(context, site.url);
  await page.goto(site.url);
  await expect(page.locator("#app")).not.toBeEmpty();
  await page.waitForLoadState("networkidle");
  expect(wrong).toEqual([]);
  expect(site.missing).toEqual([]);
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).toHaveAttribute("content", /script-src 'self' 'wasm-unsafe-eval';/);
  await expect(page.locator('meta[name="saloon-site"]')).toHaveCount(1);
});

test("a site plays alone, and for two at one device", async ({ page, context, site }, { project }) => {
  test.skip(project.name !== "desktop", "the phone plays whole games");
  test.setTimeout(120_000);
  const wrong = watch(context, site.url);
  await sitDownAlone(page, "dead_money", { language: "en" }, site.url);
  expect(await play(page, keyboard, { enough: (decisions) => decisions > 0 })).toBe(1);
  await page.goto(`${site.url}#/new/dead_money/here`);
  await page.getByRole("radiogroup", { name: "Seat 2" }).getByText("Person").click();
  await page.getByRole("button", { name: "Begin the game" }).click();
  await liftCurtain(page);
  expect((await untilAsked(page)).asked, "11: two at one device").not.toBeNull();
  expect(wrong).toEqual([]);
  expect(site.missing).toEqual([]);
});
