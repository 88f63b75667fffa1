import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { vi } from "vitest";
import { afterwards } from "./afterwards.ts";

const project = fileURLToPath(new URL("../../../", import.meta.url));

export type RunningProcess = ReturnType<typeof runProcess>;

/** Runs a program as a process of its own and keeps what it says. It never outlives the test. */
export function runProcess({
  program = process.execPath,
  args,
  env = {},
  identity,
  register = afterwards,
}: {
  program?: string;
  args: string[];
  env?: Record<string, string | undefined>;
  /** Another account, for what does not run as root. */
  identity?: { uid: number; gid: number } | undefined;
  /** Told how to end the process, for something that lives longer than the test at hand. */
  register?: (end: () => Promise<unknown>) => void;
}) {
  const child = spawn(program, args, {
    cwd: project,
    // Nothing else of the tester's own environment: a DATABASE_URL there is not for tests.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    ...identity,
  });
  let output = "";
  let complaints = "";
  child.stdout.setEncoding("utf8").on("data", (text) => (output += text));
  child.stderr.setEncoding("utf8").on("data", (text) => (complaints += text));
  const closed = once(child, "close");

  async function end(signal: NodeJS.Signals = "SIGTERM") {
    child.kill(signal);
    await closed;
    return child.exitCode;
  }
  register(() => end("SIGKILL"));

  return {
    output: () => output,
    complaints: () => complaints,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    end,
    /** The code it ends with by itself. */
    async exitCode() {
      await closed;
      return child.exitCode;
    },
    /** What the pattern finds in its output, as soon as it is there. */
    waitForOutput(pattern: RegExp, { within = 150_000 }: { within?: number } = {}) {
      return vi.waitFor(
        () => {
          const found = pattern.exec(output);
          if (found) return found;
          throw new Error(`It did not say ${pattern}. It said:\n${output}${complaints}`);
        },
        { timeout: within, interval: 10 },
      );
    },
  };
}
