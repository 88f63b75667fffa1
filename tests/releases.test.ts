import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { connect, db, disconnect } from "#db/connect.ts";
import { type Dump, dumpRows, readDump, restoreRows, writeDump } from "#db/dump.ts";
import { createMigrator, migrate } from "#db/migrate.ts";
import { listOutdated } from "#db/testing/list-outdated.ts";
import type { Mail, Sender } from "#domain/mail/compose-mail.ts";
import { sendNextMail } from "#domain/mail/send-next-mail.ts";
import { createTables } from "#domain/records/create-tables.ts";
import { kindNames } from "#domain/records/kinds.ts";
import { tableOf } from "#domain/records/table-of.ts";
import { draftContent, publishedContent } from "#domain/records/written-content.ts";
import { rebuildIndex } from "#domain/search/index/rebuild-index.ts";
import { derived, fillDatabase } from "../scripts/release/fill-database.ts";
import { createDatabase } from "./support/databases.ts";

const folder = join(import.meta.dirname, "releases");
const releases = (await readdir(folder)).filter((file) => file.endsWith(".jsonl.gz")).sort();

/** Tables that have another name since. */
const renamed: Record<string, string> = { search_stale: "search_queue" };

/** What the database writes down by itself when an upgrade changes records. */
const written = new Set(["content_change", "content_count", "product_mark_count", "search_stale"]);

/** What is kept for moments only. */
const passing = new Set([
  ...["auth_rate_limit", "auth_verification", "captcha", "content_preview", "rate_limit"],
  ...["presence", "product_import_progress", "sign_in_attempt", "write_check"],
]);

test("the version before this schema has left a database", () => {
  expect(releases).not.toEqual([]);
});

describe.each(releases)("a database of %s", (file) => {
  let dump: Dump;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const database = await createDatabase({ server: inject("server") });
    drop = database.drop;
    connect({ url: database.url, connectionTimeout: 60_000, statementTimeout: 60_000 });
    dump = readDump(gunzipSync(await readFile(join(folder, file))).toString());
    const { error } = await createMigrator(db).migrateTo(dump.migration);
    expect(error).toBeUndefined();
    await createTables({ among: kindNames.filter((kind) => dump.rows.has(kind)) });
    await restoreRows({ dump, on: db });
    await migrate();
    await createTables();
  });

  afterAll(async () => {
    await disconnect();
    await drop();
  });

  test("keeps all its rows", async () => {
    const before: Record<string, number> = {};
    const after: Record<string, number> = {};
    for (const [table, rows] of dump.rows) {
      if (written.has(table)) continue;
      before[table] = rows.length;
      const { rows: kept } = await sql`select from ${sql.table(renamed[table] ?? table)}`.execute(
        db,
      );
      after[table] = kept.length;
    }
    expect(before).toMatchObject({ inquiry: 3, job_application: 1, mail_outbox: 17, visit: 2 });
    expect(after).toEqual(before);
  });

  test("has content that may be saved as it is", async () => {
    const wrong: unknown[] = [];
    for (const kind of kindNames) {
      const records = await db
        .selectFrom(tableOf(kind))
        .select(["id", "status", "content"])
        .execute();
      if (dump.rows.has(kind)) expect(records, kind).not.toEqual([]);
      for (const { id, status, content } of records) {
        const isShown = status === "published" || status === "scheduled";
        const { error } = (isShown ? publishedContent : draftContent)(kind).safeParse(content);
        if (error) wrong.push({ kind, id, issues: error.issues });
      }
    }
    expect(wrong).toEqual([]);
  });

  test("has derived what this version derives", async () => {
    expect(await listOutdated(db)).toEqual([]);
    const { rows } = await sql`
      select marks, count(*)::int from product where status = 'published' group by marks
      except select marks, count from product_mark_count`.execute(db);
    expect(rows).toEqual([]);
  });

  test("sends every mail that waited, once and under its own id", async () => {
    const waiting = (dump.rows.get("mail_outbox") ?? [])
      .map((row) => JSON.parse(row))
      .filter(({ sent_at, given_up_at }) => !sent_at && !given_up_at);
    expect(waiting).toHaveLength(expectedMails.length);
    // What is older than three days is not sent any more.
    await sql`update mail_outbox set created_at = now()`.execute(db);
    const sent = await sendAll();
    expect(sent.map(({ messageId }) => messageId).sort()).toEqual(
      waiting.map(({ message_id }) => `<${message_id}@www.example.com>`).sort(),
    );
    expect(sent.map(({ to, subject }) => `${to}: ${subject}`).sort()).toEqual(expectedMails);
  });

  test("is searched once its index is written anew", async () => {
    expect(await rebuildIndex()).toBeGreaterThan(20);
    const found = await db.selectFrom("search_entry").select("kind").distinct().execute();
    expect(found.map(({ kind }) => kind).sort()).toEqual(
      expect.arrayContaining(["article", "product", "project_case"]),
    );
  });
});

test("what the next release will leave can be written and read", async () => {
  const [filled, restored] = await Promise.all([
    createDatabase({ server: inject("server") }),
    createDatabase({ server: inject("server") }),
  ]);
  const patient = { connectionTimeout: 60_000, statementTimeout: 60_000 };
  connect({ url: filled.url, ...patient });
  await migrate();
  await createTables();
  await fillDatabase({ on: db });
  const dump = await dumpRows({ derived, on: db });
  const written = writeDump(dump);
  await disconnect();
  connect({ url: restored.url, ...patient });
  await migrate();
  await createTables();
  await restoreRows({ dump: readDump(written), on: db });
  const again = writeDump(await dumpRows({ derived, on: db }));
  await disconnect();
  expect(again.split("\n").sort()).toEqual(written.split("\n").sort());
  const empty = [...dump.rows].filter(([, found]) => found.length === 0).map(([table]) => table);
  expect(empty.filter((table) => !passing.has(table))).toEqual([]);
  await Promise.all([filled.drop(), restored.drop()]);
});

/** One of each sort, to those for whom scripts/release fills a database. */
const expectedMails = [
  "administrator@example.com: 网站收到新的应聘申请：数控加工操作员（木质板）",
  "administrator@example.com: 网站询价：Ann",
  "ann@example.com: We have received your message",
  "ann@example.com: Your halls",
  "member@example.com: A new password for your account at Tinghe Acoustics",
  "member@example.com: أُدرج ملفك التعريفي في دليل تينغخه للصوتيات",
  "member@example.com: تسجيل دخول جديد إلى حسابك في تينغخه للصوتيات",
  "member@example.com: فُتح حسابك في تينغخه للصوتيات",
  "member@example.com: مقالك المقدَّم إلى تينغخه للصوتيات يحتاج إلى تعديل",
  "mina@example.com: دعوة إلى مقابلة: مشغّل آلات CNC للألواح الخشبية",
  "mina@example.com: وصلنا طلبك، رقم الاستلام ABCD-2345",
  "new@example.com: You are invited to the back office of Tinghe Acoustics",
  "refused@example.com: Your registration at Tinghe Acoustics",
  "sales@example.com: 分配给您的询盘：Ann",
  "waiting@example.com: Confirm your registration at Tinghe Acoustics",
];

async function sendAll(): Promise<Mail[]> {
  const sent: Mail[] = [];
  const sender: Sender = {
    ...{ from: undefined, to: undefined, host: "www.example.com", lang: "zh", retryAfter: 30 },
    origin: "https://www.example.com",
  };
  const deliver = async (mail: Mail) => {
    sent.push(mail);
    return "delivered" as const;
  };
  for (;;) {
    const result = await sendNextMail({ deliver, sender });
    if (result.outcome === "failed") throw result.error;
    if (result.outcome === "none") return sent;
  }
}
