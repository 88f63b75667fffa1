import { once } from "node:events";
import { enableCompileCache } from "node:module";
import { readConfig } from "./config.ts";

enableCompileCache();
const { createLog } = await import("./log.ts");
const { startSite } = await import("./site.ts");

/** What to tell a person about a start that failed. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") {
    return "The port is taken by another program. Stop it, or set PORT to another number.";
  }
  if (code === "EACCES") return `Not allowed: ${error.message}`;
  if (code === "ENOSPC") return "There is no space left on the disk.";
  return error.message;
}

/**
 * Resolves when somebody asks us to stop; a second signal ends at once. Listens before the start,
 * so that a database just started is not left behind.
 */
const stopping = new AbortController();
const stopAsked = once(stopping.signal, "abort");
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (stopping.signal.aborted) process.exit(130);
    stopping.abort();
  });
}

try {
  const config = readConfig();
  const log = createLog({ level: config.logLevel });
  const site = await startSite({ config, log, signal: stopping.signal });
  await stopAsked;
  await site.stop();
  process.exit(0);
} catch (error) {
  process.stderr.write(`\nThe site had to stop.\n${explain(error)}\n`);
  process.exit(1);
}
