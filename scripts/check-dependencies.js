// Whether a fresh clone can be installed, exactly, on every platform: the lock file is read, and
// npm itself is asked for each platform, without the network and without writing anything.
import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { checkLock, platforms } from "./check-lock.js";
import { environment, project } from "./prepare.js";

const decisions = join(project, "docs/decisions");
const reasons = readdirSync(decisions).map((file) => readFileSync(join(decisions, file), "utf8"));
const { packages } = JSON.parse(readFileSync(join(project, "package-lock.json"), "utf8"));

async function askNpm({ os, cpu }) {
  const args = ["ci", "--dry-run", "--offline", "--loglevel=error", `--os=${os}`, `--cpu=${cpu}`];
  try {
    await promisify(execFile)("npm", args, { cwd: project, env: environment });
    return [];
  } catch ({ stderr }) {
    const lines = stderr.split("\n").filter((line) => /Missing|Invalid|notarget|EBAD/.test(line));
    return [`npm ci on ${os} ${cpu}: ${lines.join("; ") || stderr}`];
  }
}

const faults = [
  ...checkLock({ packages, reasons: reasons.join("\n") }),
  ...(await Promise.all(platforms.map(askNpm))).flat(),
];
for (const fault of faults) process.stderr.write(`${fault}\n`);
const entries = Object.keys(packages).length;
process.stdout.write(`${entries} packages, ${platforms.length} platforms: `);
process.stdout.write(faults.length === 0 ? "complete\n" : `${faults.length} faults\n`);
process.exit(faults.length === 0 ? 0 : 1);
