// The whole check: lint, types, unit and API tests, browser tests. Closes with one line of counts.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareBrowser } from "./browser.js";
import { environment, prepare, project } from "./prepare.js";

prepare();
prepareBrowser();

const reports = mkdtempSync(join(tmpdir(), "tinghe-test-"));
const counts = { passed: 0, failed: 0 };
let broken = false;

function step(title, program, args, env = {}) {
  process.stdout.write(`\n── ${title}\n`);
  const started = performance.now();
  const { status } = spawnSync(program, args, {
    cwd: project,
    env: { ...environment, NODE_ENV: "test", ...env },
    stdio: "inherit",
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`── ${title}: ${status === 0 ? "ok" : "FAILED"} (${seconds} s)\n`);
  if (status !== 0) broken = true;
}

function read(file) {
  const path = join(reports, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}

step("lint", "biome", ["check", "--error-on-warnings", "."]);
step("types", "node", ["scripts/types.js"]);
step("unit and API tests", "vitest", [
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${join(reports, "vitest.json")}`,
]);
const unit = read("vitest.json");
counts.passed += unit?.numPassedTests ?? 0;
counts.failed += unit?.numFailedTests ?? 0;

step("browser tests", "playwright", ["test", "--reporter=line,json"], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, "playwright.json"),
});
const browser = read("playwright.json");
counts.passed += browser?.stats.expected ?? 0;
counts.failed += (browser?.stats.unexpected ?? 0) + (browser?.stats.flaky ?? 0);

rmSync(reports, { recursive: true });
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
process.exit(broken || counts.failed > 0 ? 1 : 0);
