import { readdirSync, readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

type Member = { pid: number; command: string };

/** The living processes of a group; none where the system does not tell. */
function listGroup({ group }: { group: number }): Member[] {
  const pids = readProc("").filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid): Member[] => {
    const stat = readProcFile(`${pid}/stat`);
    const [state, , ownGroup] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (Number(ownGroup) !== group || state === "Z") return [];
    return [{ pid: Number(pid), command: readProcFile(`${pid}/cmdline`).replaceAll("\0", " ") }];
  });
}

/** Finds the process of a group that runs a certain program. */
export function findInGroup({ group, running }: { group: number; running: string }) {
  return listGroup({ group }).find(({ command }) => command.includes(running))?.pid;
}

/** Waits until all processes of a group are gone, and ends those by force that stay. */
export async function endGroup({ group, within }: { group: number; within: number }) {
  const deadline = performance.now() + within;
  while (listGroup({ group }).length > 0 && performance.now() < deadline) await setTimeout(20);
  for (const { pid } of listGroup({ group })) signal({ pid, with: "SIGKILL" });
}

/** A process that has just ended is no problem. */
export function signal({ pid, with: name }: { pid: number; with: NodeJS.Signals }) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

function readProc(path: string): string[] {
  try {
    return readdirSync(`/proc/${path}`);
  } catch {
    return [];
  }
}

function readProcFile(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, "utf8");
  } catch {
    return "";
  }
}
