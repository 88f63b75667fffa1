import { setTimeout } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import en from "../../messages/en.json" with { type: "json" };
import { addSession, addStaff, sessionCookie } from "../support/add-staff.ts";
import { makePdf } from "../support/make-pdf.ts";
import { type S3Fault, s3Credentials, startS3 } from "../support/start-s3.ts";
import { afterwards } from "./support/afterwards.ts";
import { untilStored } from "./support/content.ts";
import { compareStored } from "./support/keep-sending.ts";
import { isFullForm, reportDrill } from "./support/report-drill.ts";
import { startDatabase } from "./support/start-database.ts";
import { startNode } from "./support/start-node.ts";
import { enterCaptchas, inventAddress, writeInquiry } from "./support/submit-inquiry.ts";
import { visitSteadily } from "./support/visit-steadily.ts";

const faults: S3Fault[] = ["error", "silent", "gone"];
/** How long each lasts at least, in milliseconds. */
const lasting = isFullForm ? 60_000 : 1;

test("a file store that errs, is silent or gone: files are put off, all else goes on", {
  timeout: 120_000 + faults.length * (lasting + 60_000),
}, async () => {
  const database = await startDatabase();
  const s3 = await startS3();
  afterwards(s3.close);
  const env = { TRUSTED_PROXIES: "1", FILES_URL: s3.url, ...s3Credentials };
  // No disk is shared: what one has taken in the other hands out.
  const [node, other] = await Promise.all([
    startNode({ databaseUrl: database.url, env }),
    startNode({ databaseUrl: database.url, env }),
  ]);
  const captchas = await enterCaptchas({ database, count: 5000, lifetime: 7200 });
  await untilStored({ node, paths: ["/en"] });
  const picture = /\/media\/[^"\s,]+\.webp/.exec(await node.read("/en"))?.[0] ?? "";
  await vi.waitFor(async () => expect(await isKept(picture)).toBe(true), { timeout: 30_000 });
  const visits = ["/en", picture].map((path) => ({ method: "GET", path, expected: 200 }));
  const endVisits = visitSteadily({ port: node.port, visits, perSecond: 20 });
  const answered: string[] = [];
  let longestOutage = 0;

  /** Whether it is served for good, and not a substitute. */
  async function isKept(path: string) {
    const answer = await node.ask(path);
    await answer.arrayBuffer();
    return answer.headers.get("Cache-Control")?.includes("immutable") ?? false;
  }

  /** Sends one inquiry with a plan or without, whatever becomes of it. */
  async function send({ plan }: { plan: boolean }) {
    const inquiry = writeInquiry({ vcode: captchas.pop() ?? "" });
    const form = new FormData();
    for (const [name, value] of Object.entries(inquiry)) form.append(name, value);
    const file = new File([new Uint8Array(makePdf({ text: inquiry.key }))], "plan.pdf", {
      type: "application/pdf",
    });
    if (plan) form.append("files", file);
    const response = await node.ask("/api/admin/addMessage", {
      method: "POST",
      headers: { "X-Forwarded-For": inventAddress() },
      body: form,
    });
    const { code, msg } = (await response.json()) as { code: number; msg: string };
    if (code === 1000) answered.push(inquiry.conts);
    return { status: response.status, retryAfter: response.headers.get("Retry-After"), code, msg };
  }

  expect(await send({ plan: true })).toMatchObject({ code: 1000 });
  for (const fault of faults) {
    await s3.fail(fault);
    const since = performance.now();
    await vi.waitFor(async () => expect((await node.ask("/readyz")).status).toBe(503), {
      timeout: 30_000,
    });
    expect((await node.ask("/healthz")).status).toBe(200);
    do {
      const started = performance.now();
      const refused = await send({ plan: true });
      expect(refused, fault).toMatchObject({ status: 503, code: 503, msg: en.error_unavailable });
      expect(Number(refused.retryAfter)).toBeGreaterThan(0);
      expect(performance.now() - started).toBeLessThan(30_000);
      expect(await send({ plan: false }), fault).toMatchObject({ code: 1000 });
      expect(await isKept(picture), fault).toBe(true);
      // Visitors are not that many: the codes would run out.
      await setTimeout(100);
    } while (performance.now() - since < lasting);

    await s3.fail(undefined);
    const mended = performance.now();
    await vi.waitFor(async () => expect((await send({ plan: true })).code).toBe(1000), {
      timeout: 30_000,
      interval: 200,
    });
    longestOutage = Math.max(longestOutage, performance.now() - mended);
    await vi.waitFor(async () => expect((await node.ask("/readyz")).status).toBe(200), {
      timeout: 30_000,
    });
  }

  const { failures, p99 } = await endVisits();
  const { lost, doubled } = await compareStored({ database, answered });
  const missing = await findMissing();
  reportDrill({
    drill: "file store away",
    what: "file store erring, silent, gone",
    times: faults.length,
    lost: lost.length + missing.length,
    doubled: doubled.length,
    longestOutage,
    p99,
    p99AtMost: 50,
  });
  expect({ lost, doubled, failures, missing }).toEqual({
    ...{ lost: [], doubled: [], failures: [], missing: [] },
  });

  /** Files of confirmed inquiries that the other node cannot hand out. */
  async function findMissing() {
    const { id } = await addStaff({ query: database.ask, role: "sales" });
    const session = await addSession({ query: database.ask, userId: id });
    const files = await database.ask("select id, inquiry_id from inquiry_file");
    expect(files).toHaveLength(1 + faults.length);
    const missed: unknown[] = [];
    for (const file of files) {
      const path = `/api/backoffice/inquiries/${file.inquiry_id}/files/${file.id}`;
      const answer = await other.ask(path, { headers: { Cookie: sessionCookie(session) } });
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (answer.status !== 200 || !bytes.subarray(0, 5).equals(Buffer.from("%PDF-"))) {
        missed.push({ ...file, status: answer.status });
      }
    }
    return missed;
  }
});
