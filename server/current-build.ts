import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const builds = join(import.meta.dirname, "../build");
const pointer = join(builds, "current");

/**
 * The folder of the newest finished build. Each build has a folder of its own, so a node that runs
 * keeps the files it started with while another one is made.
 */
export function currentBuild(): string {
  return join(builds, existsSync(pointer) ? readFileSync(pointer, "utf8") : "missing");
}
