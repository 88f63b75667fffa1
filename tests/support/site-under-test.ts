import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createDatabase } from "./databases.ts";
import { startMailbox } from "./mailbox.ts";
import { shrinkPictures } from "./shrink-pictures.ts";
import { startTestServer } from "./test-server.ts";

const itsAddress = /The site is at (http:\S+:\d+)/;

/**
 * The real server, for all browser tests: two nodes on a fresh database. Visitors meet the first,
 * which sends no mail; the second sends the mails of both.
 */
export default async function startSiteUnderTest() {
  const databases = await startTestServer();
  const database = await createDatabase({ server: databases.url });
  const dataDir = await mkdtemp(join(tmpdir(), "tinghe-site-"));
  const mailbox = await startMailbox();
  const shared = { DATABASE_URL: database.url, DATA_DIR: dataDir };
  const site = startNode(shared);
  const [address, password] = await Promise.all([
    site.hear(itsAddress),
    site.hear(/^ {2}Password +(\S+)/),
  ]);
  await shrinkPictures({ databaseUrl: database.url, dataDir });
  const mailing = startNode({ ...shared, SMTP_URL: mailbox.url });
  Object.assign(process.env, {
    SITE_UNDER_TEST: address,
    MAILING_NODE_UNDER_TEST: await mailing.hear(itsAddress),
    MAILBOX_UNDER_TEST: mailbox.folder,
    STAFF_PASSWORD: password,
    DATABASE_UNDER_TEST: database.url,
  });
  return async () => {
    await Promise.all([site.stop(), mailing.stop()]);
    await mailbox.stop();
    await database.drop();
    await databases.stop();
    await rm(dataDir, { recursive: true });
  };
}

function startNode(env: Record<string, string>) {
  const node = spawn(process.execPath, ["server/main.ts"], {
    env: { ...process.env, NODE_ENV: "production", PORT: "0", HOST: "127.0.0.1", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface({ input: node.stdout });
  return {
    hear: (pattern: RegExp) =>
      new Promise<string>((heard, failed) => {
        lines.on("line", (line) => {
          const found = pattern.exec(line)?.[1];
          if (found) heard(found);
        });
        node.once("exit", () => failed(new Error("The site under test did not start")));
      }),
    async stop() {
      node.kill("SIGTERM");
      await once(node, "exit");
    },
  };
}
