import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createDatabase } from "./databases.ts";
import { shrinkPictures } from "./shrink-pictures.ts";
import { startTestServer } from "./test-server.ts";

/** The real server as a process of its own, on a fresh database, for all browser tests. */
export default async function startSiteUnderTest() {
  const databases = await startTestServer();
  const database = await createDatabase({ server: databases.url });
  const dataDir = await mkdtemp(join(tmpdir(), "tinghe-site-"));
  const site = spawn(process.execPath, ["server/main.ts"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const { address, password } = await readWelcome(site.stdout);
  await shrinkPictures({ databaseUrl: database.url, dataDir });
  process.env.SITE_UNDER_TEST = address;
  process.env.STAFF_PASSWORD = password;
  process.env.DATABASE_UNDER_TEST = database.url;
  return async () => {
    site.kill("SIGTERM");
    await once(site, "exit");
    await database.drop();
    await databases.stop();
    await rm(dataDir, { recursive: true });
  };
}

async function readWelcome(output: NodeJS.ReadableStream) {
  let address = "";
  for await (const line of createInterface({ input: output })) {
    address = /^ {2}Site +(\S+)/.exec(line)?.[1] ?? address;
    const password = /^ {2}Password +(\S+)/.exec(line)?.[1];
    if (!password) continue;
    output.resume();
    return { address, password };
  }
  throw new Error("The site under test did not start");
}
