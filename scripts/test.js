// The whole check: lint, types, unit and API tests, browser tests.
// Closes with what failed, told once more, and one line of counts.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { prepareBrowser } from "./browser.js";
import { environment, prepare, project } from "./prepare.js";

prepare({ level: "test" });
prepareBrowser();

const reports = mkdtempSync(join(tmpdir(), "tinghe-test-"));
const counts = { passed: 0, failed: 0 };
const failures = [];
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

function noteFailure(file, title, message = "") {
  const lines = stripVTControlCharacters(message).trimEnd().split("\n").slice(0, 20);
  failures.push([`${relative(project, file)} › ${title}`, ...lines].join("\n    "));
}

function noteUnitFailures({ testResults }) {
  for (const { name, status, message, assertionResults } of testResults) {
    const failed = assertionResults.filter((test) => test.status === "failed");
    for (const test of failed) noteFailure(name, test.fullName, test.failureMessages.join("\n"));
    if (status === "failed" && failed.length === 0) noteFailure(name, "the whole file", message);
  }
}

function noteBrowserFailures({ specs = [], suites = [] }) {
  for (const { file, title, tests } of specs) {
    for (const { projectName, status, results } of tests) {
      if (status === "expected" || status === "skipped") continue;
      const errors = results.flatMap((result) => result.errors.map((error) => error.message));
      noteFailure(join(project, "tests", file), `${title} (${projectName})`, errors.join("\n"));
    }
  }
  suites.forEach(noteBrowserFailures);
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
if (unit) noteUnitFailures(unit);

step("browser tests", "playwright", ["test", "--reporter=line,json"], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, "playwright.json"),
});
const browser = read("playwright.json");
counts.passed += browser?.stats.expected ?? 0;
counts.failed += (browser?.stats.unexpected ?? 0) + (browser?.stats.flaky ?? 0);
if (browser) noteBrowserFailures(browser);

rmSync(reports, { recursive: true });
for (const failure of failures) process.stdout.write(`\nFAILED ${failure}\n`);
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
process.exit(broken || counts.failed > 0 ? 1 : 0);
