import { defineConfig } from "vitest/config";
import { describeContent } from "./admin/describe-content.ts";

const nodes = "tests/nodes/**/*.test.ts";

export default defineConfig({
  plugins: [describeContent()],
  test: {
    // One more than the cores: many wait for processes and databases.
    maxWorkers: 3,
    setupFiles: ["tests/support/console-errors-fail.ts"],
    // Files share a process, and with it the modules they load: half of the time went into these.
    isolate: false,
    // Addresses of stylesheets are what they are in a build; what is in them is not asked for.
    css: { include: /\?url$/ },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{admin,app,bench,content,db,domain,scripts,server,tests}/**/*.test.{ts,tsx}"],
          exclude: [nodes],
          globalSetup: ["tests/support/global-setup.ts"],
          setupFiles: ["tests/support/asserted-rows/set-up.ts"],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: "nodes",
          include: [nodes],
          globalSetup: ["tests/nodes/support/global-setup.ts"],
          setupFiles: ["tests/nodes/support/set-up.ts"],
          // Processes are started here, on machines that may be busy with much else. What has to
          // happen within a time is measured by the tests themselves.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
