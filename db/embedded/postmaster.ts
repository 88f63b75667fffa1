import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { hasCode, ignoreMissingFile } from "./errors.ts";
import { until } from "./wait.ts";

/** What a server (its first process is the postmaster) writes about itself into its data folder. */
export type Postmaster = { pid: number; port: number; status: string };

const run = promisify(execFile);

/** The note that is there, which does not mean that its writer still lives. */
export async function readNote({ directory }: { directory: string }) {
  const note = await ignoreMissingFile(readFile(join(directory, "postmaster.pid"), "utf8"));
  if (note === undefined) return undefined;
  const [pid, , , port, , , , status = ""] = note.split("\n");
  const postmaster: Postmaster = {
    // Negative for a server in single-user mode.
    pid: Math.abs(Number(pid)),
    port: Number(port) || 0,
    status: status.trim(),
  };
  return postmaster;
}

/** Who has this process number now: the server of this folder, or a stranger who was given it. */
export async function identify({ pid, directory }: { pid: number; directory: string }) {
  // A power cut may have left the note empty, which PostgreSQL does not get over by itself.
  if (!Number.isInteger(pid) || pid === 0) return "stranger";
  if (!isAlive({ pid })) return "nobody";
  const command = await readCommand({ pid });
  if (command === undefined || command.includes(`-D ${directory} `)) return "server";
  return "stranger";
}

/** Whether the server of this folder runs. */
export async function isServerRunning({ directory }: { directory: string }) {
  const note = await readNote({ directory });
  return note !== undefined && (await identify({ pid: note.pid, directory })) === "server";
}

function isAlive({ pid }: { pid: number }) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return hasCode(error, "EPERM");
  }
}

/** Empty for a process that is just gone or a zombie; unknown where the system does not tell. */
async function readCommand({ pid }: { pid: number }) {
  if (process.platform === "win32") return undefined;
  if (!existsSync("/proc/self/cmdline")) {
    return spawnSync("ps", ["-ww", "-o", "args=", "-p", String(pid)], { encoding: "utf8" }).stdout;
  }
  const words = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  return words.replaceAll("\0", " ");
}

/** Ends the server of this folder, if there is one, so that nothing has to be recovered later. */
export async function stopServer({ directory, pgCtl }: { directory: string; pgCtl: string }) {
  const note = await readNote({ directory });
  if (!note || (await identify({ pid: note.pid, directory })) !== "server") return;
  if (process.platform === "win32") {
    await run(pgCtl, ["stop", "-D", directory, "-m", "fast"]);
    return;
  }
  const gone = async () => (await identify({ pid: note.pid, directory })) !== "server";
  // First with everything written down, so that the next start has nothing to recover. A server
  // that just crashed inside may never come to that (seen); it is as safe to end it at once.
  for (const [signal, within] of [
    ["SIGINT", 20_000],
    ["SIGQUIT", 15_000],
  ] as const) {
    signalProcess({ pid: note.pid, signal });
    if (await until({ condition: gone, within })) return;
  }
  throw new Error(`The database server (process ${note.pid}) does not stop.`);
}

function signalProcess({ pid, signal }: { pid: number; signal: NodeJS.Signals }) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!hasCode(error, "ESRCH")) throw error;
  }
}
