import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/browser.js";

const staffAndMembers = "**/{admin-*,back-office,members}.spec.ts";
/**
 * Their journeys are long, and each begins with all of the back office's code. One journey changes
 * what another shows, so nothing fades: whoever looks at a colour sees the last one.
 */
const journeys = { timeout: 90_000, use: { contextOptions: { reducedMotion: "reduce" } } } as const;

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  globalSetup: "./tests/support/site-under-test.ts",
  // Staff change what visitors see, so visitors come first.
  projects: [
    { name: "site", testIgnore: staffAndMembers },
    { name: "back office", testMatch: staffAndMembers, dependencies: ["site"], ...journeys },
  ],
  use: {
    browserName: "chromium",
    launchOptions: {
      executablePath: findBrowser() ?? "",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
    trace: "off",
    screenshot: "only-on-failure",
  },
});
