import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Command } from "./account.ts";
import type { Cluster } from "./cluster.ts";

export const lockedExitCode = 99;

/**
 * PostgreSQL tells by process numbers whether its folder is in use, and cannot see those of another
 * container. This lock is seen there too, and held until the last process of the server is gone.
 */
export function withServerLock({
  directory,
  command,
}: {
  directory: string;
  command: Command;
}): Command {
  if (!/util-linux/.test(spawnSync("flock", ["--version"], { encoding: "utf8" }).stdout ?? "")) {
    return command;
  }
  const options = ["--nonblock", "--no-fork", "--conflict-exit-code", String(lockedExitCode)];
  const args = [...options, join(directory, "server.lock"), command.program, ...command.args];
  return { program: "flock", args };
}

/** Removes a note whose process number now belongs to a stranger; PostgreSQL would believe it. */
export function removePidFile({ directory, runAs }: Cluster) {
  const remove = { program: "rm", args: ["-f", join(directory, "postmaster.pid")] };
  const command = runAs(withServerLock({ directory, command: remove }));
  spawnSync(command.program, command.args, { ...command.identity, cwd: directory });
}
