import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/browser.js";

const backOffice = "**/{admin-*,back-office}.spec.ts";
const members = "**/members.spec.ts";
/** Their journeys are long, and each begins with all of the back office's code. */
const patient = { timeout: 90_000 };

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
  // Staff change what visitors see, so visitors come first. Members come last: their node sends
  // mail from the same outbox as the one that answers inquiries.
  projects: [
    { name: "site", testIgnore: [backOffice, members] },
    { name: "back office", testMatch: backOffice, dependencies: ["site"], ...patient },
    { name: "members", testMatch: members, dependencies: ["back office"], ...patient },
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
