import { defineConfig } from "vitest/config";

/** What kills, cuts, restarts and waits: `npm run test:drills`. */
export default defineConfig({
  test: {
    include: ["{db,tests}/**/*.drill.ts"],
    globalSetup: ["tests/support/global-setup.ts"],
    setupFiles: ["tests/support/console-errors-fail.ts", "tests/nodes/support/set-up.ts"],
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
