import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

const project = join(import.meta.dirname, "../..");

/** The real server as a process, for as long as a whole run of tests. */
export function startSiteProcess({
  env,
  log,
  folder = project,
}: {
  env: Record<string, string>;
  /** A file for what it says. */
  log?: string;
  /** Where the project is, if it is a copy. */
  folder?: string;
}) {
  const node = spawn(process.execPath, ["server/main.ts"], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      // What nobody asks for needs no time of the processors.
      MEDIA_PREPARE: "off",
      // A machine that is busy with much else is no reason to refuse a call or a page.
      OVERLOAD_DELAY_MS: "60000",
      DATABASE_CONNECT_TIMEOUT_MS: "60000",
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (log) node.stdout.pipe(createWriteStream(log));
  const lines = createInterface({ input: node.stdout });
  const waitForOutput = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      lines.on("line", (line) => {
        const found = pattern.exec(line)?.[1];
        if (found) resolve(found);
      });
      node.once("exit", () => reject(new Error("The site under test did not start")));
    });
  return {
    waitForOutput,
    /** Where it is, as soon as it serves. */
    address: waitForOutput(/The site is at (http:[^\s"]+:\d+)/),
    async stop() {
      node.kill("SIGTERM");
      if (node.exitCode === null) await once(node, "exit");
    },
  };
}
