import { existsSync } from "node:fs";
import { join } from "node:path";
import { startEmbedded } from "#db/embedded.ts";
import { allocator, nodeFlags } from "../../scripts/launch.js";
import { environment } from "../../server/config.ts";
import { type Cleanup, PlainProblem } from "./benchmark.ts";
import { type Child, type Command, startChild } from "./child.ts";
import { findFreePort } from "./free-port.ts";
import { waitForAnswer } from "./request.ts";

export const project = join(import.meta.dirname, "../..");

export type Site = { address: string; server: Child; stop: () => Promise<void> };

type Start = {
  cleanup: Cleanup;
  dataFolder: string;
  /** The core to stay on; any when left out. */
  core?: number;
  /** Settings other than the defaults. */
  settings?: Record<string, string>;
  /** Another way to start it than the plain server. */
  command?: Pick<Command, "program" | "args">;
};

const plainServer = { program: process.execPath, args: [...nodeFlags, "server/main.ts"] };

/** Starts our own site on a database of its own and waits until its home page answers. */
export async function startSite({
  cleanup,
  dataFolder,
  core,
  settings = {},
  command = plainServer,
}: Start): Promise<Site> {
  if (!existsSync(join(project, "build/current"))) {
    throw new PlainProblem("The site is not built. Run: npm run build");
  }
  const port = await findFreePort();
  // Entered before the server, so undone after it: a server that was killed leaves its database.
  cleanup.defer(() => endLeftDatabase({ dataFolder }));
  const server = await startChild({
    cleanup,
    ...(core === undefined ? command : pinned({ core, command })),
    cwd: project,
    stopProcess: "server/main.ts",
    env: { ...siteEnvironment({ port, dataFolder }), ...settings },
  });
  const address = `http://localhost:${port}`;
  await waitForAnswer({ url: `${address}/`, server });
  return { address, server, stop: server.stop };
}

/** The same program, held to one core. `taskset` becomes it, so the process id is the server's. */
export function pinned({
  core,
  command: { program, args },
}: {
  core: number;
  command: Pick<Command, "program" | "args">;
}) {
  return { program: "taskset", args: ["-c", String(core), program, ...args] };
}

/** Ours, without whatever settings of the site the caller's environment holds. */
function siteEnvironment({ port, dataFolder }: { port: number; dataFolder: string }) {
  const env: NodeJS.ProcessEnv = { ...process.env };
  for (const setting of Object.keys(environment.shape)) delete env[setting];
  return {
    ...allocator,
    ...env,
    NODE_ENV: "production",
    PORT: String(port),
    DATA_DIR: dataFolder,
    // What a benchmark measures is measured without an encoder beside it, unless it asks for one.
    MEDIA_PREPARE: "off",
    // Compiled code of earlier runs would flatter the very first start.
    NODE_COMPILE_CACHE: join(dataFolder, "compile-cache"),
  };
}

async function endLeftDatabase({ dataFolder }: { dataFolder: string }) {
  const directory = join(dataFolder, "postgres");
  if (!existsSync(join(directory, "postmaster.pid"))) return;
  const left = await startEmbedded({ directory });
  await left.stop();
}
