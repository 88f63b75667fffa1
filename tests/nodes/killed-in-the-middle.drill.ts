import { join } from "node:path";
import { expect, test } from "vitest";
import { listServerProcesses } from "../../db/testing/run-server-process.ts";
import { afterwards } from "./support/afterwards.ts";
import { reportDrill } from "./support/report-drill.ts";
import { isSignedIn, signIn } from "./support/sign-in.ts";
import { makeFolder, type SiteNode, startNode } from "./support/start-node.ts";

const env = { TRUSTED_PROXIES: "1" };

/** A data folder whose embedded database never outlives the test, however it was left. */
async function makeDataFolder() {
  const dataDir = await makeFolder();
  const directory = join(dataDir, "postgres");
  const killDatabase = () => {
    for (const pid of listServerProcesses({ directory })) kill(pid);
  };
  afterwards(killDatabase);
  return { dataDir, directory, killDatabase };
}

function kill(pid: number) {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // ended meanwhile
  }
}

/** Signs in without pause, which writes a session each time, and keeps what was confirmed. */
function signInWithoutPause({ node, password }: { node: SiteNode; password: string }) {
  const confirmed: string[] = [];
  const writing = Array.from({ length: 4 }, async (_, writer) => {
    for (let attempt = 0; ; attempt++) {
      // Each from another address: a person may not try that often.
      const from = `192.0.${writer}.${attempt % 250}`;
      const response = await signIn({ node, password, from }).catch(() => undefined);
      if (!response) return;
      expect(response.status).toBe(200);
      confirmed.push(response.headers.get("Set-Cookie")?.split(";")[0] ?? "");
    }
  });
  return { confirmed, ended: () => Promise.all(writing) };
}

/** Starts on what was left behind, and looks for everything that was ever confirmed. */
async function startAgain({ dataDir, sessions }: { dataDir: string; sessions: string[] }) {
  const node = await startNode({ dataDir, env });
  expect(node.output()).not.toMatch(/^ {2}Password/m);
  expect((await node.ask("/ar")).status).toBe(200);
  const found = await Promise.all(sessions.map((cookie) => isSignedIn({ node, cookie })));
  const lost = found.filter((isThere) => !isThere).length;
  return { node, lost };
}

test("after a kill in the middle of writes the next start is clean and nothing confirmed is lost", {
  timeout: 180_000,
}, async () => {
  const { dataDir, directory, killDatabase } = await makeDataFolder();
  const first = await startNode({ dataDir, env });
  const [, password = ""] = await first.waitForOutput(/^ {2}Password +(\S+)/m);
  const sessions: string[] = [];

  async function writeUntilKilled({ node, kill }: { node: SiteNode; kill: () => unknown }) {
    const { confirmed, ended } = signInWithoutPause({ node, password });
    await expect.poll(() => confirmed.length, { timeout: 20_000 }).toBeGreaterThan(8);
    // The node first: it would start its database again.
    const ending = node.end("SIGKILL");
    await kill();
    await ending;
    await ended();
    sessions.push(...confirmed);
  }

  await writeUntilKilled({ node: first, kill: () => {} });
  const { node: second, lost: lostByNode } = await startAgain({ dataDir, sessions });
  expect(second.output()).toMatch(/Using the database server that is already running/);

  await writeUntilKilled({ node: second, kill: killDatabase });
  expect(listServerProcesses({ directory })).toEqual([]);
  const { node: third, lost: lostByBoth } = await startAgain({ dataDir, sessions });

  const lost = lostByNode + lostByBoth;
  reportDrill({
    drill: "killed while writing",
    what: `node killed, then node and database, while ${sessions.length} sessions were written`,
    times: 2,
    lost,
  });
  expect(lost).toBe(0);
  expect(await third.end("SIGTERM")).toBe(0);
  expect(listServerProcesses({ directory })).toEqual([]);
});
