// What takes its time: nodes and databases are killed, cut off, starved, flooded, restarted and
// waited for. `npm run test:drills kills` runs those with that word in their name; `npm run drills`
// does everything as often as it takes to be sure, and fails where stored pages were slow. Both close
// with a table, and fail where a drill was left out: a machine that has no nginx or PgBouncer, or may not mount a
// small disk, is told so and says which ones it is excused from, `DRILLS_LEFT_OUT="disk full"`.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findLeftOut, findTooSlow } from "./check-drills.js";
import { prepareProgram } from "./debian-program.js";
import { prepare } from "./prepare.js";
import { addFailure, closeCheck, startStep, unitTests } from "./test-steps.js";

const args = process.argv.slice(2);
const isFull = args[0] === "full";
if (isFull) args.shift();

prepare({ level: "test" });
const programs = {
  NGINX_PATH: prepareProgram("nginx"),
  PGBOUNCER_PATH: prepareProgram("pgbouncer"),
};

const folder = mkdtempSync(join(tmpdir(), "tinghe-drills-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
const report = join(folder, "report");
const excused = (process.env.DRILLS_LEFT_OUT ?? "")
  .split(",")
  .map((name) => name.trim())
  .filter(Boolean);
const often = {
  DRILL_FORM: "full",
  KILL_ROUNDS: "200",
  FAILOVER_ROUNDS: "10",
  FULL_DISK_ROUNDS: "5",
  AWAY_SECONDS: "30",
};
const drills = unitTests({
  title: "drills",
  // One at a time where times are looked at.
  args: ["--config=vitest.drills.config.ts", ...(isFull ? ["--maxWorkers=1"] : []), ...args],
});
const env = { DRILL_REPORT: report, ...programs, ...(isFull && often) };
await startStep({ ...drills.step, env }).show();
drills.note();
const results = readReport();
showTable();
if (isFull) findTooSlow(results).forEach(addFailure);
if (args.length === 0) findLeftOut(results, excused).forEach(addFailure);
closeCheck();

function readReport() {
  const lines = existsSync(report) ? readFileSync(report, "utf8").trim().split("\n") : [];
  return lines.map((line) => JSON.parse(line));
}

function showTable() {
  for (const drill of excused)
    process.stdout.write(`Left out, as DRILLS_LEFT_OUT says: ${drill}\n`);
  const figure = (number, digits = 0) =>
    number === null || number === undefined ? "" : number.toFixed(digits);
  const rows = results.map(({ what, times, lost, doubled, longestOutage, p99 }) => [
    what,
    figure(times),
    figure(lost),
    figure(doubled),
    figure(longestOutage && longestOutage / 1000, 1),
    figure(p99, 1),
  ]);
  const head = ["what", "times", "lost", "doubled", "longest outage, s", "p99 of stored pages, ms"];
  const widths = head.map((title, at) =>
    Math.max(...[head, ...rows].map((row) => row[at].length), title.length),
  );
  process.stdout.write("\n");
  for (const row of [head, ...rows]) {
    const cells = row.map((cell, at) =>
      at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]),
    );
    process.stdout.write(`${cells.join("  ")}\n`);
  }
}
