import { spawnSync } from "node:child_process";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { startEmbedded } from "../../db/embedded.ts";
import en from "../../messages/en.json" with { type: "json" };
import { addSession, addStaff, sessionCookie } from "../support/add-staff.ts";
import { afterwards } from "./support/afterwards.ts";
import { untilStored } from "./support/content.ts";
import { compareStored } from "./support/keep-sending.ts";
import { reportDrill } from "./support/report-drill.ts";
import { reachDatabase } from "./support/start-database.ts";
import { makeFolder, startNode } from "./support/start-node.ts";
import { enterCaptchas, sendInquiry, writeInquiry } from "./support/submit-inquiry.ts";
import { visitSteadily } from "./support/visit-steadily.ts";

const rounds = Number(process.env.FULL_DISK_ROUNDS ?? 1);
const megabytes = 400;

/** A disk of so many megabytes; undefined where we may not mount one. */
async function mountDisk({ megabytes }: { megabytes: number }) {
  const folder = await makeFolder();
  const options = ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder];
  if (spawnSync("mount", options).status !== 0) return undefined;
  afterwards(() => spawnSync("umount", ["-l", folder]));
  return folder;
}

/** Takes what is left of a disk, to the last byte. */
async function fillDisk({ folder }: { folder: string }) {
  const path = join(folder, "filling");
  const file = await open(path, "w");
  for (const size of [1024 * 1024, 4096, 1]) {
    const chunk = Buffer.alloc(size);
    const hasRoom = () => file.write(chunk).then(({ bytesWritten }) => bytesWritten === size);
    while (await hasRoom().catch(() => false));
  }
  await file.close();
  return () => rm(path);
}

test("a full disk: forms are put off, stored pages served, and all is well once there is room", {
  timeout: 60_000 + rounds * 120_000,
}, async ({ skip }) => {
  const dataDir = await mountDisk({ megabytes });
  if (!dataDir) return skip("needs the right to mount a small disk");
  const node = await startNode({ dataDir, env: { TRUSTED_PROXIES: "1" } });
  const { url, stop } = await startEmbedded({ directory: join(dataDir, "postgres") });
  afterwards(stop);
  const database = reachDatabase({ url });
  const captchas = await enterCaptchas({ database, count: 20_000, lifetime: 7200 });
  // Signed in while there is room: somebody who looks at the dashboard every day.
  const { id } = await addStaff({ query: database.ask, role: "viewer" });
  const session = await addSession({ query: database.ask, userId: id });
  const Cookie = sessionCookie(session);
  const readAlarms = async () =>
    (await node.ask("/api/backoffice/dashboard/alarms", { headers: { Cookie } })).json();
  await untilStored({ node, paths: ["/en"] });
  const visits = [{ method: "GET", path: "/en", expected: 200 }];
  const endVisits = visitSteadily({ port: node.port, visits, perSecond: 20 });
  const answered: string[] = [];
  let longestOutage = 0;

  /** Sends one inquiry, whatever becomes of it. */
  async function send() {
    const inquiry = writeInquiry({ vcode: captchas.pop() ?? "" });
    const response = await sendInquiry({ node, inquiry });
    const { code, msg } = (await response.json()) as { code: number; msg: string };
    if (code === 1000) answered.push(inquiry.conts);
    return { status: response.status, retryAfter: response.headers.get("Retry-After"), code, msg };
  }

  for (let round = 0; round < rounds; round++) {
    expect((await send()).code).toBe(1000);
    expect(await readAlarms()).toEqual([]);
    const makeRoom = await fillDisk({ folder: dataDir });
    const since = performance.now();
    await vi.waitFor(async () => expect((await node.ask("/readyz")).status).toBe(503), {
      timeout: 60_000,
    });
    expect((await node.ask("/healthz")).status).toBe(200);
    await vi.waitFor(
      async () => {
        const low = { kind: "disk", free: 0, size: megabytes * 1024 ** 2 };
        expect(await readAlarms()).toEqual([low]);
      },
      { timeout: 60_000 },
    );
    // The database finds a little room for a while: send until it has none.
    const refused = await vi.waitFor(
      async () => {
        const answer = await send();
        expect(answer.code).not.toBe(1000);
        return answer;
      },
      { timeout: 60_000, interval: 1 },
    );
    expect(refused).toMatchObject({ status: 503, code: 503, msg: en.error_unavailable });
    expect(Number(refused.retryAfter)).toBeGreaterThan(0);

    await makeRoom();
    await vi.waitFor(async () => expect((await send()).code).toBe(1000), {
      timeout: 60_000,
      interval: 200,
    });
    await vi.waitFor(async () => expect((await node.ask("/readyz")).status).toBe(200), {
      timeout: 30_000,
    });
    longestOutage = Math.max(longestOutage, performance.now() - since);
  }

  const { failures, p99 } = await endVisits();
  const { lost, doubled } = await compareStored({ database, answered });
  reportDrill({
    drill: "disk full",
    what: "disk filled to the last byte, then freed",
    times: rounds,
    lost: lost.length,
    doubled: doubled.length,
    longestOutage,
    p99,
    p99AtMost: 50,
  });
  expect({ lost, doubled, failures }).toEqual({ lost: [], doubled: [], failures: [] });
});
