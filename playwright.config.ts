// The client in a real browser, Debian's Chromium, against the built program: `npx playwright test`.
import { execFileSync } from "node:child_process";
import { defineConfig, devices } from "@playwright/test";

const port = Number(process.env.SALOON_E2E_PORT ?? 8899);
const data = "build-e2e-data";
const program = process.env.SALOON_PROGRAM ?? "build/saloon";
const chromium = process.env.CHROMIUM ?? execFileSync("sh", ["-c", "command -v chromium"], { encoding: "utf8" }).trim();

// Many people come from one address here.
const limits = Object.fromEntries(
  [
    "sockets_per_address",
    "requests_per_second",
    "requests_at_once",
    "files_per_second",
    "files_at_once",
    "newcomers_per_minute",
    "newcomers_at_once",
    "messages_of_address_per_second",
    "messages_of_address_at_once",
  ].map((name) => [`SALOON_LIMITS_${name.toUpperCase()}`, "100000"]),
);

/** what is measured by the clock comes last, by itself; `--no-deps` leaves the rest out */
const timed = /(poor_line|in_time)\.spec\.ts$/;
const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } };

export default defineConfig({
  testDir: "web/tests/e2e",
  outputDir: "build-e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  reporter: process.stdout.isTTY ? "line" : "dot",
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    trace: "retain-on-failure",
    // As root, in a container, Chromium has no sandbox to offer.
    launchOptions: { executablePath: chromium, args: ["--no-sandbox", "--disable-dev-shm-usage"] },
  },
  projects: [
    { name: "desktop", testIgnore: timed, use: desktop },
    {
      name: "phone",
      testIgnore: timed,
      use: { ...devices["Desktop Chrome"], viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: "timed", testMatch: timed, dependencies: ["desktop", "phone"], use: desktop, workers: 1 },
  ],
  webServer: {
    command: `rm -rf ${data} && exec ${program} serve --host 127.0.0.1 --port ${port} --data ${data}`,
    url: `http://127.0.0.1:${port}/readyz`,
    env: limits,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
