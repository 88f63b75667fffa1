// Programs for the drills that run them: the system's, or those of Debian's packages unpacked beside
// our own packages, which needs no right to install and starts no service.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { project } from "./prepare.js";

/** What to unpack, with what it needs that not every machine has; some of it has newer names too. */
const packages = {
  nginx: ["nginx"],
  pgbouncer: ["pgbouncer", "libc-ares2", "libevent-2.1-7", "libevent-2.1-7t64"],
};
const places = ["/usr/sbin", "/usr/bin", "/usr/local/bin"];

/**
 * The program, or nothing where there is none to be had: the drills with it are then left out, which
 * fails.
 * @param {keyof typeof packages} name
 */
export function prepareProgram(name) {
  const folder = join(project, "node_modules/.cache", name);
  const find = () =>
    [...places, join(folder, "usr/sbin")]
      .map((place) => join(place, name))
      .find((program) => existsSync(program));
  if (!find() && existsSync("/usr/bin/apt-get")) unpack({ name, folder });
  const program = find();
  if (!program) process.stdout.write(`Without ${name} the drills with it are left out.\n`);
  return program;
}

/** @param {{ name: keyof typeof packages, folder: string }} program */
function unpack({ name, folder }) {
  process.stdout.write(`Fetching ${name} for the drills…\n`);
  mkdirSync(folder, { recursive: true });
  /** @type {import("node:child_process").SpawnSyncOptions} */
  const quiet = { cwd: folder, stdio: ["ignore", "ignore", "ignore"] };
  /** Whether the program itself is there; what has another name here is passed over. */
  const download = () => {
    const [first] = packages[name].map((each) => spawnSync("apt-get", ["download", each], quiet));
    return first?.status === 0;
  };
  // A fresh machine does not know yet what there is.
  if (!download() && spawnSync("apt-get", ["update", "-qq"], quiet).status === 0) download();
  for (const file of readdirSync(folder)) {
    if (file.endsWith(".deb")) spawnSync("dpkg", ["-x", file, "."], quiet);
  }
}
