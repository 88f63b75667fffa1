import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { db } from "#db/connect.ts";
import { setBackupAt } from "#domain/backup/backup-plan.ts";
import { makeVisitMonths } from "#domain/visitors/visit-months.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { type SignedIn, startStaffApi } from "../testing/staff-api.ts";

giveOwnDatabase();

const api = startStaffApi();
let viewer: SignedIn;

beforeAll(async () => {
  viewer = await api.signIn("viewer");
  await makeVisitMonths({ today: new Date(Date.now() - 45 * 86_400_000) });
});
beforeEach(async () => {
  await sql`delete from inquiry; delete from visit; delete from search_log`.execute(db);
});

async function read<Figures>(path: string) {
  const { status, body } = await viewer.get(`/dashboard/${path}`);
  expect(status).toBe(200);
  return body as Figures;
}

type Days = { total: number; days: { day: string; count: number }[] };

describe("inquiries", () => {
  type Figures = Days & { before: number; unread: number; statuses: object[] };

  const receive = ({ ago, status = "new" }: { ago: string; status?: string }) =>
    sql`
      insert into inquiry (purpose, lang, name, phone, email, address, country, message, status, created_at)
      values ('message', 'zh', 'a', '1', '', '', '', 'm', ${status}, now() - ${ago}::interval)`.execute(
      db,
    );

  test("are counted by day, by status, and against the period before", async () => {
    await receive({ ago: "0" });
    await receive({ ago: "0", status: "won" });
    await receive({ ago: "2 days", status: "spam" });
    await receive({ ago: "9 days" });
    await receive({ ago: "20 days" });
    const figures = await read<Figures>("inquiries?days=7");
    expect(figures).toMatchObject({ total: 3, before: 1, unread: 5 });
    expect(figures.days.map(({ count }) => count)).toEqual([0, 0, 0, 0, 1, 0, 2]);
    expect(figures.statuses).toEqual([
      { name: "new", count: 1 },
      { name: "contacted", count: 0 },
      { name: "quoted", count: 0 },
      { name: "won", count: 1 },
      { name: "lost", count: 0 },
      { name: "spam", count: 1 },
    ]);
    expect((await read<Figures>("inquiries?days=30")).total).toBe(5);
  });

  test("belong to the day of the company", async () => {
    await receive({ ago: "0" });
    const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Shanghai" });
    const { days } = await read<Figures>("inquiries?days=7");
    expect(days.at(-1)).toEqual({ day: today.format(new Date()), count: 1 });
  });

  test("are given for the periods there are", async () => {
    for (const days of ["8", "0", "x", "1e9"]) {
      expect((await viewer.get(`/dashboard/inquiries?days=${days}`)).status).toBe(400);
    }
  });
});

test("visits are counted by day, country, language and page", async () => {
  await sql`
    insert into visit (visited_at, page, lang, country, device) values
      (now(), '/zh', 'zh', 'CN', 'desktop'), (now(), '/zh', 'zh', 'CN', 'mobile'),
      (now() - interval '1 day', '/en', 'en', 'EG', 'desktop'),
      (now() - interval '1 day', '/zh', 'zh', null, 'desktop'),
      (now() - interval '40 days', '/ar', 'ar', 'OM', 'desktop')`.execute(db);
  const figures = await read<Days & Record<string, object[]>>("visitors?days=7");
  expect(figures).toMatchObject({
    total: 4,
    countries: [
      { name: "CN", count: 2 },
      { name: "", count: 1 },
      { name: "EG", count: 1 },
    ],
    languages: [
      { name: "zh", count: 3 },
      { name: "en", count: 1 },
    ],
    pages: [
      { name: "/zh", count: 3 },
      { name: "/en", count: 1 },
    ],
  });
  expect(figures.days.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 2, 2]);
});

test("searches without result are those of the period", async () => {
  await sql`
    insert into search_log (day, lang, query, hits, complete, times) values
      (current_date, 'en', 'walnut', 0, false, 3), (current_date, 'en', 'oak', 5, true, 9),
      (current_date - 20, 'ar', 'قديم', 0, false, 1)`.execute(db);
  expect(await read("searches?days=7")).toMatchObject([{ query: "walnut", lang: "en", times: 3 }]);
  expect(await read("searches?days=30")).toHaveLength(2);
});

test("content lacking a language is listed until it is there", async () => {
  type Figures = {
    kinds: { name: string; count: number }[];
    records: { kind: string; id: string; title: string; missing: object }[];
  };
  const before = await read<Figures>("unfinished?lang=en");
  await sql`
    update article set content = jsonb_set(content, '{title,ar}', '""')
    where id = (select id from article where status = 'published' order by id limit 1)`.execute(db);
  const after = await read<Figures>("unfinished?lang=en");
  const countOf = ({ kinds }: Figures) => kinds.find(({ name }) => name === "article")?.count ?? 0;
  expect(countOf(after)).toBe(countOf(before) + 1);
  expect(after.records[0]).toMatchObject({ kind: "article", missing: { zh: 0, en: 0, ar: 1 } });
  await sql`
    update article set content = jsonb_set(content, '{title,ar}', '"عنوان"')
    where content #>> '{title,ar}' = ''`.execute(db);
  expect(countOf(await read<Figures>("unfinished?lang=en"))).toBe(countOf(before));
});

describe("what waits", () => {
  type Waiting = { what: string; count: number; kind: string | null }[];
  const waitingFor = async (role: string) => {
    const person = await api.signIn(role);
    const { body } = await person.get("/dashboard/waiting");
    return (body as Waiting).map(({ what, kind, count }) => [what, kind, count].join(" ").trim());
  };

  beforeAll(async () => {
    await sql`update article set status = 'draft' where id in (select id from article limit 2)`.execute(
      db,
    );
    await sql`update job set status = 'draft' where id in (select id from job limit 1)`.execute(db);
    await sql`
      insert into job_application (number, job_id, job_title, lang, name, phone, email, message, resume)
      values ('ABCD-2345', 'x', '{}', 'en', 'Mina', '1', '', '', '{}')`.execute(db);
  });

  test("is something else for each role", async () => {
    await sql`
      insert into inquiry (purpose, lang, name, phone, email, address, country, message)
      values ('message', 'zh', 'a', '1', '', '', '', 'm')`.execute(db);
    expect(await waitingFor("sales")).toEqual(["inquiries  1"]);
    expect(await waitingFor("personnel")).toEqual(["applications  1", "drafts job 1"]);
    expect(await waitingFor("viewer")).toEqual([]);
    const editors = await waitingFor("editor");
    expect(editors).toEqual(expect.arrayContaining(["drafts article 2", "drafts job 1"]));
    expect(editors.join()).not.toMatch(/inquiries|applications/);
    expect(await waitingFor("administrator")).toEqual(
      expect.arrayContaining(["inquiries  1", "applications  1", "drafts article 2"]),
    );
  });
});

describe("backups", () => {
  const readAs = async (role: string, path: string) => {
    const person = await api.signIn(role);
    return person.get(`/dashboard/${path}`);
  };

  beforeEach(async () => {
    await sql`
      delete from backup_run;
      insert into backup_run (started_at, finished_at, archive, bytes, missing_files) values
        (now() - interval '49 hours 2 seconds', now() - interval '49 hours', '/b/a.tar.gz', 5, 0);
      insert into backup_run (started_at, problem) values (now(), 'There is no space left.')`.execute(
      db,
    );
  });

  test("are shown to administrators: the last that succeeded, and why one did not since", async () => {
    setBackupAt("03:00");
    onTestFinished(() => setBackupAt(undefined));
    const { status, body } = await readAs("administrator", "backups");
    expect(status).toBe(200);
    expect(body).toEqual({
      at: "03:00",
      success: {
        ...{ at: expect.any(String), seconds: 2, archive: "/b/a.tar.gz", bytes: 5 },
        missingFiles: 0,
      },
      failure: { at: expect.any(String), problem: "There is no space left." },
    });
  });

  test("are nobody else's business", async () => {
    for (const role of ["editor", "sales", "personnel", "viewer"]) {
      expect((await readAs(role, "backups")).status, role).toBe(403);
    }
  });

  test("are an alarm to administrators when none succeeded for two days though one is planned", async () => {
    const alarms = async (role: string) => (await readAs(role, "alarms")).body;
    expect(await alarms("administrator")).not.toContainEqual({ kind: "backup" });
    setBackupAt("03:00");
    onTestFinished(() => setBackupAt(undefined));
    expect(await alarms("administrator")).toContainEqual({ kind: "backup" });
    expect(await alarms("viewer")).not.toContainEqual({ kind: "backup" });
  });
});
