// Runs on whatever Node the machine has, before anything is installed: plain JavaScript, no
// dependencies. Installs and builds what is missing or stale, and is silent when nothing is.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const project = join(fileURLToPath(import.meta.url), "../..");
const bin = join(project, "node_modules/.bin");
const stamps = join(project, "node_modules/.stamps");

/** The environment in which everything runs: the pinned Node before the machine's own. */
export const environment = {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ""}`,
};

export function fail(message) {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}

/** Runs a program; its output is shown only when it fails, or always with `show`. */
export function run(program, args, { show = false, env = {}, explain } = {}) {
  const result = spawnSync(program, args, {
    cwd: project,
    env: { ...environment, ...env },
    stdio: show ? "inherit" : ["ignore", "pipe", "pipe"],
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (result.status === 0) return result;
  const output = `${result.stdout ?? ""}${result.stderr ?? ""}`;
  if (explain?.(output)) fail(explain(output));
  if (/ENOSPC|No space left/.test(output)) fail("There is no space left on the disk.");
  if (/EACCES|EPERM/.test(output)) process.stderr.write(`Not allowed to write in ${project}.\n`);
  fail(`${output}\n${program} ${args.join(" ")} failed.`);
}

function say(message) {
  process.stdout.write(`${message}\n`);
}

function stampOf(name) {
  const file = join(stamps, name);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

function setStamp(name, value) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(join(stamps, name), value);
}

/** A fingerprint of files by name, size and time: reading them all would take longer. */
function fingerprint(paths) {
  const hash = createHash("sha256");
  const visit = (path) => {
    const { mtimeMs, size, isDirectory } = statOf(path);
    if (isDirectory) for (const name of readdirSync(path).sort()) visit(join(path, name));
    else hash.update(`${path} ${size} ${mtimeMs}\n`);
  };
  for (const path of paths) if (existsSync(join(project, path))) visit(join(project, path));
  return hash.digest("hex");
}

function statOf(path) {
  const stat = statSync(path);
  return { mtimeMs: stat.mtimeMs, size: stat.size, isDirectory: stat.isDirectory() };
}

function install() {
  const wanted = createHash("sha256")
    .update(readFileSync(join(project, "package-lock.json")))
    .update(`${process.platform} ${process.arch}`)
    .digest("hex");
  if (stampOf("install") === wanted && existsSync(join(bin, "node"))) return;
  say("Installing what the project needs (a minute or two, once)…");
  // Not `npm ci`: it refuses a lock file that leaves out packages for other platforms.
  // The build's tools are wanted under NODE_ENV=production too.
  run("npm", ["install", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
    explain: (output) =>
      /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED/.test(output) &&
      "The packages could not be fetched: the npm registry cannot be reached from here.",
  });
  setStamp("install", wanted);
}

const buildInputs = [
  "admin",
  "app",
  "db/connect.ts",
  "domain",
  "messages",
  "project.inlang",
  "public",
  "package-lock.json",
  "react-router.config.ts",
  "scripts",
  "vite.config.ts",
];

function build() {
  const wanted = fingerprint(buildInputs);
  if (stampOf("build") === wanted && existsSync(join(project, "build/server/index.js"))) return;
  say("Building the site…");
  run("node", ["scripts/build.js"], { env: { NODE_ENV: "production" } });
  setStamp("build", wanted);
}

/** Leaves the project ready to run. */
export function prepare({ built = true } = {}) {
  const [major = 0] = process.versions.node.split(".").map(Number);
  if (major < 20) fail(`Node ${process.versions.node} is too old: version 20 or newer is needed.`);
  install();
  if (built) build();
}
