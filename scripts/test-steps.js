// Runs the steps of a check, collects what they report, and closes with the slowest tests, what
// failed, told once more, and one line of counts.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { environment, project } from "./prepare.js";

const reports = mkdtempSync(join(tmpdir(), "tinghe-test-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));

const counts = { passed: 0, failed: 0 };
/** Every test as `{ name, seconds }`, and what is to be said of those that failed. */
const tests = [];
const failures = [];

/**
 * Runs a program. What it says is shown as it says it or, for a step beside another one, all of it
 * once `show` is called. `show` resolves when the step has ended.
 */
export function startStep({ title, program, args, env = {}, beside = false }) {
  const started = performance.now();
  const head = `\n── ${title}\n`;
  if (!beside) process.stdout.write(head);
  const child = spawn(program, args, {
    cwd: project,
    env: { ...environment, NODE_ENV: "test", ...env },
    stdio: beside ? ["ignore", "pipe", "pipe"] : "inherit",
  });
  let said = "";
  child.stdout?.on("data", (text) => (said += text));
  child.stderr?.on("data", (text) => (said += text));
  const closed = new Promise((resolve) => {
    child.on("error", (error) => resolve({ code: 1, problem: `: ${error.message}` }));
    child.on("close", (code) => resolve({ code, problem: "" }));
  });
  const ended = closed.then(({ code, problem }) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (code !== 0) failures.push(`the step “${title}”${problem}`);
    return `── ${title}: ${code === 0 ? "ok" : "FAILED"} (${seconds} s)\n`;
  });
  return {
    async show() {
      const end = await ended;
      process.stdout.write(beside ? `${head}${said}${end}` : end);
    },
  };
}

/** The tests of Vitest, with the arguments given; `note` reads what they reported. */
export function unitTests({ title, args = [] }) {
  const file = join(reports, `${title.replace(/\W+/g, "-")}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  return {
    step: { title, program: "vitest", args: ["run", ...reporters, ...args] },
    note() {
      const report = read(file);
      counts.passed += report?.numPassedTests ?? 0;
      counts.failed += report?.numFailedTests ?? 0;
      for (const { name, status, message, assertionResults } of report?.testResults ?? []) {
        for (const { fullName, status, duration = 0, failureMessages } of assertionResults) {
          const test = nameTest(name, fullName);
          tests.push({ name: test, seconds: duration / 1000 });
          if (status === "failed") noteFailure(test, failureMessages.join("\n"));
        }
        const isCounted = assertionResults.some((test) => test.status === "failed");
        if (status === "failed" && !isCounted)
          noteFailure(nameTest(name, "the whole file"), message);
      }
    },
  };
}

/** The tests of Playwright. */
export function browserTests({ title }) {
  const file = join(reports, "playwright.json");
  return {
    step: {
      title,
      program: "playwright",
      args: ["test", "--reporter=line,json"],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    },
    note() {
      const report = read(file);
      counts.passed += report?.stats.expected ?? 0;
      counts.failed += (report?.stats.unexpected ?? 0) + (report?.stats.flaky ?? 0);
      noteSuites(report?.suites ?? []);
    },
  };
}

function noteSuites(suites) {
  for (const { specs = [], suites: inner = [] } of suites) {
    for (const { file, title, tests: runs } of specs) {
      for (const { projectName, status, results } of runs) {
        const test = nameTest(join(project, "tests", file), `${title} (${projectName})`);
        const seconds = results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
        tests.push({ name: test, seconds });
        if (status === "expected" || status === "skipped") continue;
        noteFailure(test, results.flatMap(({ errors }) => errors.map((e) => e.message)).join("\n"));
      }
    }
    noteSuites(inner);
  }
}

function nameTest(file, title) {
  return `${relative(project, file)} › ${title}`;
}

/** Something that does not hold though no test says so. */
export function addFailure(what) {
  failures.push(what);
}

function noteFailure(test, message = "") {
  const lines = stripVTControlCharacters(message).trimEnd().split("\n").slice(0, 20);
  failures.push([test, ...lines].join("\n    "));
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** Says how it went, and ends with the code for that. */
export function closeCheck() {
  const slowest = tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10);
  process.stdout.write("\nThe ten slowest tests:\n");
  for (const { name, seconds } of slowest) {
    process.stdout.write(`${seconds.toFixed(1).padStart(7)} s  ${name}\n`);
  }
  for (const failure of failures) process.stdout.write(`\nFAILED ${failure}\n`);
  process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
  process.exit(failures.length > 0 || counts.failed > 0 ? 1 : 0);
}
