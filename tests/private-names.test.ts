import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const project = join(import.meta.dirname, "..");

/** Put together here, so that this file does not hold what it looks for. */
const isPrivate = new RegExp(["UNSAFE", "_|__react", "Router"].join(""));

test("nothing reaches for what the router keeps to itself", () => {
  const files = globSync("{app,server,scripts,tests}/**/*.{ts,tsx,js}", {
    cwd: project,
    exclude: ["**/node_modules/**"],
  });
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) => isPrivate.test(readFileSync(join(project, file), "utf8")));
  expect(found).toEqual([]);
});
