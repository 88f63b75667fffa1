import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test, vi } from "vitest";
import { startEmbedded } from "../../db/embedded.ts";
import { listArchives } from "../../domain/backup/archive/archive-files.ts";
import { afterwards } from "./support/afterwards.ts";
import { untilStored } from "./support/content.ts";
import { compareStored, keepSending } from "./support/keep-sending.ts";
import { readMetric } from "./support/read-metric.ts";
import { reportDrill } from "./support/report-drill.ts";
import { reachDatabase, startDatabase } from "./support/start-database.ts";
import { makeFolder, startNode } from "./support/start-node.ts";
import { enterCaptchas } from "./support/submit-inquiry.ts";
import { visitSteadily } from "./support/visit-steadily.ts";

const run = promisify(execFile);
const project = join(import.meta.dirname, "../..");
const visitors = 10;

/** A command of ours, with nothing of the tester's own settings. */
const command = (script: string, args: string[], env: Record<string, string>) =>
  run(process.execPath, [join("scripts", script), ...args], {
    cwd: project,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  });

test("a backup made under inquiries has every one that was confirmed before it, and is restored", {
  timeout: 180_000,
}, async () => {
  const [dataDir, folder] = [await makeFolder(), await makeFolder()];
  const env = { DATA_DIR: dataDir, BACKUP_FOLDER: folder, BACKUP_PASSPHRASE: "a long passphrase" };
  const node = await startNode({ dataDir, env: { ...env, TRUSTED_PROXIES: "1" } });
  const { url, stop } = await startEmbedded({ directory: join(dataDir, "postgres") });
  afterwards(stop);
  const database = reachDatabase({ url });
  const captchas = await enterCaptchas({ database, count: 20_000, lifetime: 7200 });
  await untilStored({ node, paths: ["/en"] });
  const senders = keepSending({ origin: `http://127.0.0.1:${node.port}`, captchas, visitors });
  const visits = [{ method: "GET", path: "/en", expected: 200 }];
  const endVisits = visitSteadily({ port: node.port, visits, perSecond: 20 });
  await vi.waitFor(() => expect(senders.answered.length).toBeGreaterThan(5 * visitors), {
    timeout: 60_000,
  });

  const confirmed = [...senders.answered];
  await command("backup.ts", [], env);
  const { answered, longestOutage } = await senders.stop();
  const { failures, p99 } = await endVisits();
  expect(failures).toEqual([]);
  // The site took inquiries in while the backup was made.
  expect(answered.length).toBeGreaterThan(confirmed.length);

  const [archive = ""] = await listArchives({ folder });
  const restored = { ...env, DATA_DIR: await makeFolder() };
  await command("restore.ts", [archive], restored);
  const second = await startNode({ dataDir: restored.DATA_DIR });
  const other = await startEmbedded({ directory: join(restored.DATA_DIR, "postgres") });
  afterwards(other.stop);
  const found = await compareStored({
    database: reachDatabase({ url: other.url }),
    answered: confirmed,
  });
  expect((await second.ask("/en")).status).toBe(200);
  expect((await second.ask("/readyz")).status).toBe(200);
  reportDrill({
    drill: "backup restored",
    what: `backup made under ${visitors} senders of inquiries, and restored`,
    times: 1,
    lost: found.lost.length,
    doubled: found.doubled.length,
    longestOutage,
    p99,
    p99AtMost: 50,
  });
  expect(found).toEqual({ lost: [], doubled: [] });
});

test("of two nodes that should back up at night one does, and both know of it", {
  timeout: 180_000,
}, async () => {
  const database = await startDatabase();
  const folder = await makeFolder();
  // Long ago for a site that has never had one: due at the first look.
  const env = { BACKUP_AT: "03:00", BACKUP_FOLDER: folder };
  const nodes = await Promise.all([1, 2].map(() => startNode({ databaseUrl: database.url, env })));
  await vi.waitFor(
    async () => {
      const runs = await database.ask("select archive, problem from backup_run");
      expect(runs).toEqual([{ archive: expect.stringContaining(folder), problem: null }]);
    },
    { timeout: 60_000, interval: 100 },
  );
  // The one that made it knows at once; the other looks every minute.
  await vi.waitFor(
    async () => {
      for (const node of nodes) {
        expect(await readMetric({ node, name: "backup_planned" })).toBe(1);
        const at = await readMetric({ node, name: "backup_last_success_timestamp_seconds" });
        expect(at).toBeGreaterThan(Date.now() / 1000 - 3600);
      }
    },
    { timeout: 90_000, interval: 500 },
  );
  expect(await listArchives({ folder })).toHaveLength(1);
});
