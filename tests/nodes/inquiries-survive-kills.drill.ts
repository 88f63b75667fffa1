import { randomInt } from "node:crypto";
import { expect, test, vi } from "vitest";
import { untilStored } from "./support/content.ts";
import { findFreePort } from "./support/find-free-port.ts";
import { compareStored, keepSending } from "./support/keep-sending.ts";
import { reportDrill } from "./support/report-drill.ts";
import { startDatabase } from "./support/start-database.ts";
import { type Mood, startMailServer } from "./support/start-mail-server.ts";
import { type SiteNode, startNode } from "./support/start-node.ts";
import { enterCaptchas } from "./support/submit-inquiry.ts";
import { p99Of, visitSteadily } from "./support/visit-steadily.ts";

/** More rounds: `KILL_ROUNDS=20 npm run test:drills survive-kills`. */
const rounds = Number(process.env.KILL_ROUNDS ?? 2);
const visitors = 50;
const moods: Mood[] = [...Array<Mood>(8).fill("takes"), "puts off", "takes and hangs up"];
/** Deliveries during which the mail server is moody; later ones go well, so that the test ends. */
const moodyDeliveries = rounds * 60;

/** Asks for a stored page until told to stop, and says how long each answer took. */
async function visitStoredPage(node: SiteNode) {
  await untilStored({ node, paths: ["/en"] });
  const visits = [{ method: "GET", path: "/en", expected: 200 }];
  const endVisits = visitSteadily({ port: node.port, visits, perSecond: 50 });
  return async function end() {
    const { failures, waitsOf } = await endVisits();
    expect(failures).toEqual([]);
    return waitsOf();
  };
}

test(`${rounds} kills under ${visitors} visitors: what was answered is stored once and its mails go out`, {
  timeout: 60_000 + rounds * 30_000,
}, async () => {
  const database = await startDatabase();
  const captchas = await enterCaptchas({ database, count: 1000 * rounds, lifetime: 10_800 });
  let deliveries = 0;
  const mails = await startMailServer({
    mood: () =>
      deliveries++ < moodyDeliveries ? (moods[randomInt(moods.length)] ?? "takes") : "takes",
  });
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    PORT: String(port),
    TRUSTED_PROXIES: "1",
    SMTP_URL: mails.url,
    MAIL_RETRY_SECONDS: "1",
    OVERLOAD_DELAY_MS: "5000",
  };
  let node = await startNode({ databaseUrl: database.url, env });
  const senders = keepSending({ origin, captchas, visitors });

  const countStored = async () => {
    const [row] = await database.ask("select count(*) from inquiry");
    return Number(row?.count);
  };
  const waits: number[] = [];
  for (let round = 0; round < rounds; round++) {
    // Every other life is long enough to store a page; the rest may end as soon as they began.
    const endVisits = round % 2 === 0 ? await visitStoredPage(node) : undefined;
    const moment = (await countStored()) + randomInt(1, 3 * visitors);
    await vi.waitFor(async () => expect(await countStored()).toBeGreaterThanOrEqual(moment), {
      timeout: 30_000,
      interval: 5,
    });
    waits.push(...((await endVisits?.()) ?? []));
    await node.end("SIGKILL");
    node = await startNode({ databaseUrl: database.url, env });
  }
  const { answered, longestOutage } = await senders.stop();
  expect(answered.length).toBeGreaterThan(visitors);
  const { lost, doubled } = await compareStored({ database, answered });
  reportDrill({
    drill: "server killed",
    what: `server killed under ${visitors} senders of inquiries`,
    times: rounds,
    lost: lost.length,
    doubled: doubled.length,
    longestOutage,
    p99: p99Of(waits),
  });
  expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });

  const stored = await database.ask("select id, message from inquiry");
  const unsent = "select count(*)::int as count from mail_outbox where sent_at is null";
  await vi.waitFor(async () => expect(await database.ask(unsent)).toEqual([{ count: 0 }]), {
    timeout: 30_000 + rounds * 8000,
    interval: 250,
  });
  const sent = new Map<string, Set<string>>();
  for (const { messageId, to, raw } of mails.received) {
    const subject = /^Subject: (.*)/im.exec(raw)?.[1] ?? "";
    sent.set(messageId, (sent.get(messageId) ?? new Set()).add(`${to} ${subject}`));
  }
  // Two mails for each inquiry, each under an id of its own that never changed.
  const noted = await database.ask("select message_id, kind, inquiry_id from mail_outbox");
  expect(noted).toHaveLength(stored.length * 2);
  expect(new Set(sent.keys())).toEqual(
    new Set(noted.map(({ message_id }) => `<${message_id}@localhost>`)),
  );
  for (const readers of sent.values()) expect(readers.size).toBe(1);
  console.log(
    `${rounds} kills, ${answered.length} inquiries answered, ${stored.length} stored, ` +
      `${noted.length} mails, sent ${mails.received.length} times`,
  );
});
