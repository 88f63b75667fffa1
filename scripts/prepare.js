// Runs on whatever Node the machine has, before anything is installed: plain JavaScript, no
// dependencies. Installs and builds what is missing or stale, and is silent when nothing is.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, join, sep } from "node:path";
import { fileURLToPath } from "node:url";

export const project = join(fileURLToPath(import.meta.url), "../..");
const bin = join(project, "node_modules/.bin");
const installStamp = join(project, "node_modules/.installed-lock");

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

function read(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/**
 * Packages are installed as far as they are needed: what serves the site, what builds it, what
 * checks it. `sign` is a file that only the packages of that level bring.
 */
const levels = {
  run: { sign: "node_modules/.bin/node" },
  build: {
    sign: "node_modules/vite/package.json",
    workspaces: ["--workspace=admin", "--include-workspace-root"],
  },
  test: { sign: "node_modules/@playwright/test/package.json", workspaces: [] },
};

function isInstalled(level) {
  return existsSync(join(project, levels[level].sign));
}

/** Exactly what the lock file names. Packages of a running site stay as they are. */
function install(level) {
  const lock = createHash("sha256")
    .update(readFileSync(join(project, "package-lock.json")))
    .update(`${process.platform} ${process.arch}`)
    .digest("hex");
  const upToDate = read(installStamp) === lock && isInstalled("run");
  if (upToDate && isInstalled(level)) return;
  say("Installing what the project needs (a minute, once)…");
  const command = upToDate ? ["install", "--no-save"] : ["ci"];
  // The build's tools are wanted under NODE_ENV=production too.
  const options = ["--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  run("npm", [...command, ...(levels[level].workspaces ?? []), ...options], {
    explain: (output) =>
      /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED/.test(output) &&
      "The packages could not be fetched: the npm registry cannot be reached from here.",
  });
  writeFileSync(installStamp, lock);
}

const buildInputs = [
  "admin",
  "app",
  "domain",
  "messages",
  "project.inlang/settings.json",
  "public",
  "package-lock.json",
  "react-router.config.ts",
  "scripts/build.js",
  "scripts/compile-messages.js",
  "vite.config.ts",
];
const notBuilt = /(?:^|[\\/])node_modules(?:[\\/]|$)|\.test\.tsx?$/;

/** The name of the build that belongs to the sources as they are now. */
export function buildName() {
  const hash = createHash("sha256");
  for (const input of buildInputs) {
    const path = join(project, input);
    for (const file of filesBelow(path)) {
      hash
        .update(`${file.slice(project.length).split(sep).join("/")}\n`)
        .update(readFileSync(file));
    }
  }
  return hash.digest("hex").slice(0, 12);
}

function filesBelow(path) {
  if (notBuilt.test(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** The newest build, by name. The server starts from it; see server/current-build.ts. */
export const currentBuild = join(project, "build/current");

function isBuilt() {
  const name = read(currentBuild);
  return name === buildName() && existsSync(join(project, "build", name));
}

/** Leaves the project ready to run, to be worked on, or to be tested. */
export function prepare({ level = "run", built = true } = {}) {
  const [major = 0] = process.versions.node.split(".").map(Number);
  if (major < 20) fail(`Node ${process.versions.node} is too old: version 20 or newer is needed.`);
  const fresh = !built || isBuilt();
  install(level === "run" && !fresh ? "build" : level);
  if (fresh) return;
  say("Building the site…");
  run("node", ["scripts/build.js"], { env: { NODE_ENV: "production" } });
}
