import { defineConfig } from "vitest/config";

/** Builds a copy of the site, and would take the processors from all that are timed. */
const building = "tests/nodes/adding-a-page.drill.ts";

/** What kills, cuts, restarts and waits: `npm run test:drills`. */
export default defineConfig({
  test: {
    globalSetup: ["tests/support/global-setup.ts"],
    setupFiles: ["tests/support/console-errors-fail.ts", "tests/nodes/support/set-up.ts"],
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: "drills",
          include: ["{db,tests}/**/*.drill.ts"],
          exclude: [building],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: "afterwards", include: [building], sequence: { groupOrder: 1 } },
      },
    ],
  },
});
