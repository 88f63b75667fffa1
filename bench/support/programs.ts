import { accessSync, constants } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { delimiter, join } from "node:path";
import { type Cleanup, PlainProblem, say } from "./benchmark.ts";
import { runCommand } from "./child.ts";

/** Programs a benchmark needs, with the Debian package that brings each. */
export type Needed = { program: string; debianPackage: string };

/** Where a program is; the folders for administration are looked at even if PATH leaves them out. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/sbin"];
  return folders
    .map((folder) => join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** Installs what is missing where that is allowed, else says what to install. */
export async function ensurePrograms({ cleanup, needed }: { cleanup: Cleanup; needed: Needed[] }) {
  const missing = needed.filter(({ program }) => !findProgram(program));
  if (missing.length === 0) return;
  const packages = missing.map(({ debianPackage }) => debianPackage);
  if (process.getuid?.() !== 0 || !findProgram("apt-get")) {
    const programs = missing.map(({ program }) => program).join(", ");
    throw new PlainProblem(
      `Missing: ${programs}. On Debian or Ubuntu: sudo apt-get install ${packages.join(" ")}`,
    );
  }
  say(`Installing ${packages.join(", ")}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await runCommand({ cleanup, program: "apt-get", args: ["update", "-q"], env });
  const install = ["install", "-y", "-q", "--no-install-recommends", ...packages];
  await runCommand({ cleanup, program: "apt-get", args: install, env });
  // Debian starts what it installs; nobody asked for a web server on port 80.
  if (packages.includes("nginx-light")) {
    await runCommand({ cleanup, program: "service", args: ["nginx", "stop"] }).catch(() => {});
  }
}

/** One core for the server and one for the load: on a single core they would measure each other. */
export function requireTwoCores() {
  if (process.platform !== "linux" || availableParallelism() < 2) {
    throw new PlainProblem("This benchmark needs Linux and two cores.");
  }
}

export function warnWhenBusy() {
  const [load = 0] = loadavg();
  if (load > 0.7)
    say(`Note: the machine is busy (load ${load.toFixed(1)}); numbers will be noisy.`);
}
