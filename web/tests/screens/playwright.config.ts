// Pictures of every view, for people who want to see the client before they start it: tools/screens.
import { defineConfig } from "@playwright/test";
import base from "../../../playwright.config.ts";

export default defineConfig({
  ...base,
  testDir: ".",
  outputDir: "../../../build-screens/run",
  timeout: 600_000,
  use: { ...base.use, trace: "off" },
  projects: [{ name: "screens" }],
  webServer: { ...base.webServer, cwd: process.cwd() } as typeof base.webServer,
});
