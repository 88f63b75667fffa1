import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { allocator, nodeFlags } from "../launch.js";

const project = join(import.meta.dirname, "../..");

/**
 * The site on a restored data folder, for this machine only. It knows nothing of the real site's
 * settings: with its mail server, mails that waited in the backup would go out again.
 */
export async function startRestoredNode({ dataDir }: { dataDir: string }) {
  const { PATH, HOME, TMPDIR, LANG, LD_LIBRARY_PATH, SystemRoot } = process.env;
  const node = spawn(process.execPath, [...nodeFlags, "server/main.ts"], {
    cwd: project,
    env: {
      ...{ PATH, HOME, TMPDIR, LANG, LD_LIBRARY_PATH, SystemRoot, ...allocator },
      ...{ NODE_ENV: "production", DATA_DIR: dataDir, HOST: "127.0.0.1", PORT: "0" },
      MEDIA_PREPARE: "off",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const complaint = text(node.stderr);
  const ended = once(node, "exit");
  const port = new Promise<number>((resolve) => {
    let said = "";
    node.stdout.setEncoding("utf8").on("data", (words: string) => {
      said += words;
      const found = /The site is at http:\/\/localhost:(\d+)/.exec(said)?.[1];
      if (found) resolve(Number(found));
    });
  });
  const started = await Promise.race([port, ended]);
  if (typeof started !== "number") {
    throw new Error(`No node started on the restored site. ${(await complaint).trim()}`);
  }
  return {
    port: started,
    async stop() {
      node.kill("SIGTERM");
      await ended;
    },
  };
}
