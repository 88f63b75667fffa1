import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { until } from "../embedded/wait.ts";

type Event = { url?: string; adopted?: boolean; confirmed?: number };

type Options = {
  directory: string;
  task?: "write";
  script?: string;
  identity?: { uid: number; gid: number };
};

const serverProcess = fileURLToPath(new URL("./server-process.ts", import.meta.url));

/** Runs server-process.ts and collects what it says. */
export function runServerProcess({ directory, task, script = serverProcess, identity }: Options) {
  const child = spawn(process.execPath, [script, directory, ...(task ? [task] : [])], {
    ...identity,
    cwd: "/",
    env: { PATH: process.env.PATH, HOME: directory },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  let complaints = "";
  child.stdout.setEncoding("utf8").on("data", (text) => (said += text));
  child.stderr.setEncoding("utf8").on("data", (text) => (complaints += text));
  const closed = once(child, "close");
  const events = () =>
    said
      .split("\n")
      .slice(0, -1)
      .map((line): Event => JSON.parse(line));
  return {
    events,
    /** The first event that fits. */
    async waitForEvent(fits: (event: Event) => boolean) {
      const ended = () => child.exitCode !== null || child.signalCode !== null;
      await until({ condition: () => ended() || events().some(fits), within: 20_000 });
      const event = events().find(fits);
      if (event) return event;
      throw new Error(`The process did not say it. It said: ${said}${complaints}`);
    },
    async end(signal: "SIGTERM" | "SIGKILL") {
      child.kill(signal);
      await closed;
      return child.exitCode;
    },
  };
}

/** The server's process and all it has started. */
export function listServerProcesses({ directory }: { directory: string }): number[] {
  const processes = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const postmaster = processes.find((pid) =>
    read(`/proc/${pid}/cmdline`).includes(`${directory}\0-c`),
  );
  if (!postmaster) return [];
  const parentOf = (pid: string) => read(`/proc/${pid}/stat`).split(") ")[1]?.split(" ")[1];
  return [postmaster, ...processes.filter((pid) => parentOf(pid) === postmaster)].map(Number);
}

function read(file: string) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return ""; // ended meanwhile
  }
}
