import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { type Cleanup, PlainProblem } from "./benchmark.ts";
import { endGroup, findInGroup, signal } from "./process-group.ts";

export type Command = {
  cleanup: Cleanup;
  program: string;
  args: string[];
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** The signal on which the program tidies up after itself. */
  stopWith?: NodeJS.Signals;
  /** Where another program is started for us, as by npm: words by which ours is known. */
  stopProcess?: string;
};

export type Child = Awaited<ReturnType<typeof startChild>>;

const stopLimit = 20_000;
const keptLines = 2000;

/** Starts a program that is stopped, at the latest, when the benchmark ends. */
export async function startChild(command: Command) {
  const { cleanup, program, args, cwd, env = process.env } = command;
  if (cleanup.disposed) throw new Error(`${program} is not started: the benchmark has ended`);
  // In a group of its own: Ctrl-C must not reach it beside our own signal, for most servers take
  // the second signal as an order to drop everything.
  const child = spawn(program, args, {
    cwd,
    env,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => {
      lines.push(line);
      if (lines.length > keptLines) lines.shift();
    });
  }
  let gone = false;
  const ended = new Promise<number>((resolve) =>
    child.once("close", (code) => {
      gone = true;
      resolve(code ?? 1);
    }),
  );
  if (child.pid === undefined) throw (await once(child, "error"))[0];
  const pid: number = child.pid;
  const isRunning = () => child.exitCode === null && child.signalCode === null;

  async function stop() {
    // By now its number may be somebody else's.
    if (gone) return;
    const { stopWith = "SIGTERM", stopProcess } = command;
    // npm hands a signal on to a shell, which dies of it and leaves the program running.
    const target = stopProcess && findInGroup({ group: pid, running: stopProcess });
    if (target || isRunning()) signal({ pid: target || pid, with: stopWith });
    await endGroup({ group: pid, within: stopLimit });
    await ended;
  }

  cleanup.defer(stop);
  return { pid, ended, isRunning, stop, output: () => lines.join("\n") };
}

/** Runs a program to its end and gives what it said; a failure is told with its output. */
export async function runCommand(command: Command): Promise<string> {
  const child = await startChild(command);
  const code = await child.ended;
  if (code === 0) return child.output();
  throw new PlainProblem(
    `${child.output()}\n${command.program} ${command.args.join(" ")} failed (${code}).`,
  );
}
