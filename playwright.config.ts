import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/browser.js";

const staffAndMembers = "**/{admin-*,back-office,careers,members}.spec.ts";
const scriptless = /@scriptless/;
const older = /@older/;

export default defineConfig<{ isOlder: boolean }>({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Long enough for a machine that is busy with much else: what must be quick says so itself.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  globalSetup: "./tests/support/site-under-test.ts",
  // The long journeys first, so that none of them is left alone at the end.
  projects: [
    {
      name: "staff and members",
      testMatch: staffAndMembers,
      grepInvert: scriptless,
      timeout: 300_000,
      // One journey changes what another shows, so nothing fades: whoever looks at a colour sees
      // the last one.
      use: { contextOptions: { reducedMotion: "reduce" } },
    },
    { name: "site", testIgnore: staffAndMembers, grepInvert: scriptless },
    { name: "older browsers", grep: older, use: { isOlder: true } },
    { name: "without JavaScript", grep: scriptless, use: { javaScriptEnabled: false } },
  ],
  use: {
    browserName: "chromium",
    // A test gets the window of the one before, emptied of all but the scripts it need not load
    // again, and in the same process: half of the time of a page went into a new one.
    reuseContext: true,
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
        "--renderer-process-limit=1",
      ],
    },
    trace: "off",
    screenshot: "only-on-failure",
  },
});
