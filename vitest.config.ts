import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{admin,app,bench,content,db,domain,scripts,server,tests}/**/*.test.{ts,tsx}"],
    globalSetup: ["tests/support/global-setup.ts"],
    setupFiles: ["tests/support/console-errors-fail.ts"],
    // One more than the cores: many wait for processes and databases.
    maxWorkers: 3,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
