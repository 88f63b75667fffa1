import { access, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { deleteOldApplications } from "#domain/careers/delete-applications.ts";
import { removeDueFiles } from "#domain/files/private-files.ts";
import { setScanner } from "#domain/files/scan-file.ts";
import { deleteMember } from "#domain/members/delete-member.ts";
import { cleanPdf } from "#domain/pdf/clean-pdf.ts";
import { sessionCookie } from "../../tests/support/add-staff.ts";
import { inventCaptchas, knownAnswer } from "../../tests/support/known-captchas.ts";
import { makePdf } from "../../tests/support/make-pdf.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { malware, startScanner } from "../../tests/support/start-scanner.ts";
import { useDataFolder } from "../../tests/support/use-data-folder.ts";
import { origin } from "./testing/call-api.ts";
import { startMemberApi } from "./testing/member-api.ts";

giveOwnDatabase();

const job = "acoustic-design-engineer";
let folder: string;
const api = startMemberApi({
  env: { INQUIRY_LIMIT_PER_IP: "1000", INQUIRY_LIMIT_PER_NETWORK: "1000" },
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tinghe-private-"));
  useDataFolder({ folder });
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  await db.deleteFrom("job_application").execute();
  await removeDueFiles();
});

async function askForPicture(options: Parameters<typeof inventCaptchas>[0] = {}) {
  const { vcodes, statement } = inventCaptchas(options);
  await sql.raw(statement).execute(db);
  return vcodes[0] ?? "";
}

type Sent = {
  fields?: Record<string, string>;
  file?: File | null;
  token?: string;
  headers?: Record<string, string>;
  ip?: string;
  /** Of the API that is asked; the usual one unless said. */
  at?: typeof api;
};

const pdf = (bytes: Buffer = makePdf(), name = "cv.pdf", type = "application/pdf") =>
  new File([new Uint8Array(bytes)], name, { type });

async function apply({ fields = {}, file = pdf(), token, headers = {}, ip, at = api }: Sent = {}) {
  const form = new FormData();
  const written = {
    job,
    name: "李静",
    phone: "+86 138 0013 8000",
    email: "li@example.com",
    message: "我做了五年建筑声学。",
    lang: "en",
    vcode: fields.vcode ?? (await askForPicture()),
    code: knownAnswer,
    ...fields,
  };
  for (const [name, value] of Object.entries(written)) form.set(name, value);
  if (file) form.set("file", file);
  const response = await at.call(
    "/api/recruit/apply",
    {
      method: "POST",
      body: form,
      headers: { Origin: origin, ...(token && { Cookie: sessionCookie(token) }), ...headers },
    },
    ip ? { ip } : {},
  );
  const body = (await response.json()) as {
    code: number;
    msg: string;
    data: { number: string; problems: { field: string; msg: string }[] };
  };
  return { status: response.status, body };
}

const stored = () => db.selectFrom("job_application").selectAll().execute();
const filesThere = () => readdir(join(folder, "private/applications")).catch(() => []);

describe("applying at once", () => {
  test("is received with a number, stored privately, and its mails are noted", async () => {
    const { status, body } = await apply();
    expect(status).toBe(200);
    expect(body).toMatchObject({ code: 1000 });
    expect(body.data.number).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
    const [row] = await stored();
    expect(row).toMatchObject({
      number: body.data.number,
      job_id: job,
      name: "李静",
      status: "new",
      member_id: null,
      file_name: "cv.pdf",
    });
    const path = join(folder, "private", row?.file ?? "");
    const file = await readFile(path);
    expect(await cleanPdf(makePdf())).toEqual({ pdf: new Uint8Array(file) });
    expect(row?.file_bytes).toBe(file.length);
    expect((await stat(path)).mode & 0o077).toBe(0);
    expect((await stat(join(folder, "private/applications"))).mode & 0o077).toBe(0);
    const mails = await db
      .selectFrom("mail_outbox")
      .orderBy("id")
      .select(["kind", "payload"])
      .execute();
    expect(mails).toEqual([
      { kind: "application-notification", payload: { applicationId: row?.id } },
      { kind: "application-receipt", payload: { applicationId: row?.id } },
    ]);
    expect(await db.selectFrom("file_removal").selectAll().execute()).toEqual([]);
  });

  test("sent again with the same key it is stored once and told the same number", async () => {
    const key = crypto.randomUUID();
    const first = await apply({ fields: { key } });
    const again = await apply({ fields: { key } });
    expect(again.body.data.number).toBe(first.body.data.number);
    expect(await stored()).toHaveLength(1);
    expect(await filesThere()).toHaveLength(1);
  });

  test("no address, no mail to it", async () => {
    await apply({ fields: { email: "" } });
    expect(await stored()).toHaveLength(1);
    const mails = await db.selectFrom("mail_outbox").select("kind").execute();
    expect(mails).toEqual([{ kind: "application-notification" }]);
  });

  test.each([
    ["no name", { fields: { name: " " } }, "name"],
    ["a name without end", { fields: { name: "x".repeat(61) } }, "name"],
    ["no number", { fields: { phone: "call me" } }, "phone"],
    ["half an address", { fields: { email: "li@" } }, "email"],
    ["no words", { fields: { message: "" } }, "message"],
    ["too many words", { fields: { message: "好".repeat(1001) } }, "message"],
    ["no file", { file: null }, "file"],
    ["an empty file", { file: pdf(Buffer.alloc(0)) }, "file"],
    ["a way up", { file: pdf(makePdf(), "../../../etc/cv.pdf") }, "file"],
    ["a page", { file: pdf(Buffer.from("<html></html>"), "cv.pdf", "text/html") }, "file"],
    ["a page called a PDF", { file: pdf(Buffer.from("<html></html>")) }, "file"],
    ["a PDF behind a picture", { file: pdf(makePdf({ before: "GIF89a" })) }, "file"],
    ["an archive behind a PDF", { file: pdf(makePdf({ after: "PK\x03\x04" })) }, "file"],
    ["a PDF with a password", { file: pdf(makePdf({ trailer: "/Encrypt 6 0 R" })) }, "file"],
    [
      "a PDF with a script",
      { file: pdf(makePdf({ catalogue: "/OpenAction << /S /JavaScript /JS (1) >>" })) },
      "file",
    ],
    ["a robot", { fields: { faxNumber: "1" } }, "trap"],
    ["no code", { fields: { code: "" } }, "code"],
    ["a wrong code", { fields: { code: "WRONG" } }, "code"],
    ["a code nobody asked for", { fields: { vcode: "none-such" } }, "code"],
    ["a job that is not there", { fields: { job: "astronaut" } }, "job"],
  ] satisfies [string, Sent, string][])(
    "%s is refused and leaves nothing",
    async (_, sent, field) => {
      const { status, body } = await apply(sent);
      expect(status).toBe(200);
      expect(body.code).toBe(400);
      expect(body.data.problems.map((problem) => problem.field)).toContain(field);
      expect(body.msg).toMatch(/[A-Za-z]{3}/);
      expect(await stored()).toEqual([]);
      expect(await filesThere()).toEqual([]);
    },
  );

  test("a picture can be answered once, and not before a person could", async () => {
    const vcode = await askForPicture();
    expect((await apply({ fields: { vcode } })).body.code).toBe(1000);
    expect((await apply({ fields: { vcode } })).body.code).toBe(400);
    const early = await askForPicture({ age: 0 });
    expect((await apply({ fields: { vcode: early } })).body).toMatchObject({
      code: 400,
      data: { problems: [{ field: "code" }] },
    });
    expect(await stored()).toHaveLength(1);
    expect(await filesThere()).toHaveLength(1);
  });

  test("five megabytes and no byte more", async () => {
    const room = 5 * 1024 * 1024 - makePdf().length;
    const filling = (size: number) => `(${"x".repeat(size)})`;
    const largest = makePdf({ objects: [filling(room - 60)] });
    expect(largest.length).toBeLessThanOrEqual(5 * 1024 * 1024);
    expect((await apply({ file: pdf(largest) })).body.code).toBe(1000);
    const larger = makePdf({ objects: [filling(room + 10)] });
    expect((await apply({ file: pdf(larger) })).body).toMatchObject({
      code: 400,
      data: { problems: [{ field: "file" }] },
    });
    expect((await apply({ file: pdf(Buffer.alloc(8 * 1024 * 1024)) })).status).toBe(413);
  });

  test("a file is scanned before it is stored, and put off while it cannot be", async () => {
    const scanner = await startScanner();
    setScanner({ address: scanner.address });
    try {
      expect((await apply()).body.code).toBe(1000);
      expect(scanner.seen).toEqual([makePdf()]);
      const infected = await apply({ file: pdf(makePdf({ text: malware })) });
      expect(infected.body).toMatchObject({
        code: 400,
        data: { problems: [{ field: "file", msg: expect.stringContaining("virus") }] },
      });
      await scanner.close();
      const later = await apply();
      expect(later).toMatchObject({
        status: 503,
        body: { code: 503, msg: expect.stringContaining("try again") },
      });
      expect(await stored()).toHaveLength(1);
      expect(await filesThere()).toHaveLength(1);
    } finally {
      setScanner({ address: undefined });
    }
    expect((await apply()).body.code).toBe(1000);
  });

  test("a withdrawn job takes no applications", async () => {
    await sql`update job set status = 'draft' where id = ${job}`.execute(db);
    expect((await apply()).body.data.problems).toMatchObject([{ field: "job" }]);
    await sql`update job set status = 'published' where id = ${job}`.execute(db);
  });

  test("other bodies and other sites are refused", async () => {
    const json = await api.post("/api/recruit/apply", { job });
    expect(json.status).toBe(415);
    const foreign = await apply({ headers: { Origin: "https://evil.example" } });
    expect(foreign.status).toBe(403);
    expect(await stored()).toEqual([]);
  });

  test("too many tries from one address are stopped, others go on", async () => {
    const strict = startMemberApi({ env: { INQUIRY_LIMIT_PER_IP: "2" } });
    const ip = "198.51.100.7";
    const codes = [];
    for (let tried = 0; tried < 3; tried++) codes.push((await apply({ ip, at: strict })).status);
    expect(codes).toEqual([200, 200, 429]);
    expect((await apply({ ip: "203.0.113.9", at: strict })).status).toBe(200);
    startMemberApi({ env: { INQUIRY_LIMIT_PER_IP: "1000", INQUIRY_LIMIT_PER_NETWORK: "1000" } });
  });
});

describe("a member", () => {
  const entry = {
    kind: "experience",
    place: "Hall & Room",
    title: "Engineer",
    began: "2019-09",
    ended: null,
    about: "Rooms",
  };

  test("sends the résumé as it is now; what changes later does not change it", async () => {
    const mina = await api.join({ name: "Mina" });
    const saved = await mina.post("resume/save", entry);
    expect(saved.status).toBe(200);
    const sent = { token: mina.token, file: null };
    const { body } = await apply({ ...sent, fields: { with: "resume", vcode: "-", code: "" } });
    expect(body).toMatchObject({ code: 1000 });
    await db.updateTable("resume_entry").set({ place: "Elsewhere" }).execute();
    const [row] = await stored();
    expect(row).toMatchObject({ member_id: mina.id, file: null });
    expect(row?.resume).toMatchObject({ experience: [{ place: "Hall & Room" }] });
  });

  test("with an empty résumé is told so, and a visitor to sign in", async () => {
    const nora = await api.join({ name: "Nora" });
    const fields = { with: "resume" };
    expect(
      (await apply({ token: nora.token, file: null, fields })).body.data.problems,
    ).toMatchObject([{ field: "resume" }]);
    expect((await apply({ file: null, fields })).status).toBe(401);
  });

  test("sees their own applications and their file, and nobody else's", async () => {
    const mina = await api.join({ name: "Mina" });
    const nora = await api.join({ name: "Nora" });
    const { body } = await apply({ token: mina.token });
    const own = await mina.get("applications");
    expect(own.body).toMatchObject({
      code: 1000,
      data: [
        { number: body.data.number, status: "new", with: "file", job: { id: job, open: true } },
      ],
    });
    const [{ id }] = (own.body as { data: [{ id: string }] }).data;
    const { status, headers } = await api.askAsMember({
      path: `applications/${id}/file`,
      token: mina.token,
    });
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toBe("application/pdf");
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Content-Disposition")).toBe(
      `attachment; filename="application-${body.data.number}.pdf"`,
    );

    expect((await nora.get("applications")).body).toEqual({ code: 1000, data: [] });
    expect((await nora.get(`applications/${id}/file`)).status).toBe(404);
    expect((await nora.get("applications/none-such/file")).status).toBe(404);
    expect((await api.askAsMember({ path: "applications" })).status).toBe(401);
    expect((await api.askAsMember({ path: `applications/${id}/file` })).status).toBe(401);
    const sales = await api.signIn("sales");
    expect((await api.askAsMember({ path: "applications", token: sales.token })).status).toBe(401);
  });

  test("who goes takes applications and files along", async () => {
    const mina = await api.join({ name: "Mina" });
    await apply({ token: mina.token });
    const [name = ""] = await filesThere();
    const file = join(folder, "private/applications", name);
    await access(file);
    await db.deleteFrom("auth_user").where("id", "=", mina.id).execute();
    expect(await stored()).toEqual([]);
    expect(await removeDueFiles()).toBe(1);
    await expect(access(file)).rejects.toThrow("ENOENT");
  });

  test("who was hired leaves that application with its file, and takes the others along", async () => {
    const mina = await api.join({ name: "Mina" });
    await apply({ token: mina.token });
    const [hired] = await stored();
    await sql`update job_application set status = 'hired'`.execute(db);
    await apply({ token: mina.token, fields: { message: "另一份申请" } });
    expect(await stored()).toHaveLength(2);
    const personnel = await api.signIn("personnel");
    await deleteMember({ memberId: mina.id, actor: { id: personnel.id, ip: "" } });
    expect((await stored()).map(({ id, member_id }) => [id, member_id])).toEqual([
      [hired?.id, null],
    ]);
    await removeDueFiles();
    expect(await filesThere()).toHaveLength(1);
    const seen = await personnel.get(`/applications/${hired?.id}`);
    expect(seen).toMatchObject({ status: 200, body: { status: "hired" } });
  });
});

describe("time", () => {
  const age = (days: number) =>
    sql`update job_application set moved_at = now() - make_interval(days => ${days})`.execute(db);

  test("deletes what nobody touched for so many days, with its file, and notes it", async () => {
    await apply();
    const [row] = await stored();
    await age(179);
    expect(await deleteOldApplications({ days: 180 })).toBe(0);
    expect(await filesThere()).toHaveLength(1);
    await age(181);
    expect(await deleteOldApplications({ days: 180 })).toBe(1);
    expect(await stored()).toEqual([]);
    expect(await filesThere()).toEqual([]);
    const [entry] = await db
      .selectFrom("audit_entry")
      .where("record_id", "=", row?.id ?? "")
      .selectAll()
      .execute();
    expect(entry).toMatchObject({
      action: "expired",
      kind: "application",
      actor: null,
      before: { number: row?.number },
    });
  });

  test("removes a file whose application was never stored", async () => {
    const { writePrivateFile } = await import("#domain/files/private-files.ts");
    await writePrivateFile({ bytes: makePdf() });
    expect(await removeDueFiles()).toBe(0);
    await sql`update file_removal set due_at = now() - interval '1 s'`.execute(db);
    expect(await removeDueFiles()).toBe(1);
    expect(await filesThere()).toEqual([]);
  });
});
