import { access, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { keepFile, locatePrivateFile, writePrivateFile } from "#domain/files/private-files.ts";
import { makePdf } from "../../../tests/support/make-pdf.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { useDataFolder } from "../../../tests/support/use-data-folder.ts";
import { startStaffApi } from "../testing/staff-api.ts";

giveOwnDatabase();

let folder: string;
const api = startStaffApi();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tinghe-private-"));
  useDataFolder({ folder });
});
afterAll(() => rm(folder, { recursive: true }));

let count = 0;
async function receive({ name = "李静" } = {}) {
  const file = await writePrivateFile({ bytes: makePdf() });
  const { id } = await db
    .insertInto("job_application")
    .values({
      number: `TEST-${count++}`,
      job_id: "office-accountant",
      job_title: JSON.stringify({ zh: "会计", en: "Accountant", ar: "محاسب" }),
      lang: "zh",
      name,
      phone: "13800138000",
      email: "li@example.com",
      message: "您好",
      file,
      file_name: "cv.pdf",
      file_bytes: makePdf().length,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await keepFile({ file, on: db });
  return { id, file: join(folder, locatePrivateFile(file)) };
}

const logOf = (id: string) =>
  db
    .selectFrom("audit_entry")
    .where("kind", "=", "application")
    .where("record_id", "=", id)
    .orderBy("id")
    .select(["action", "before", "after"])
    .execute();

test("only those who hire see applications", async () => {
  const { id } = await receive();
  for (const role of ["sales", "editor", "viewer"]) {
    const person = await api.signIn(role);
    for (const path of ["", "/counts", "/recruiters", `/${id}`, `/${id}/file`]) {
      expect((await person.get(`/applications${path}`)).status, `${role} ${path}`).toBe(403);
    }
    expect((await person.put(`/applications/${id}`, { status: "hired" })).status).toBe(403);
    expect((await person.delete(`/applications/${id}`)).status).toBe(403);
  }
  for (const role of ["administrator", "personnel"]) {
    const person = await api.signIn(role);
    expect((await person.get(`/applications/${id}`)).body).toMatchObject({ id, name: "李静" });
  }
  expect((await api.ask({ path: `/applications/${id}/file` })).status).toBe(401);
});

test("personnel see applications and nothing else of the house", async () => {
  const person = await api.signIn("personnel");
  for (const path of ["/inquiries", "/people", "/content/product", "/media", "/audit"]) {
    expect((await person.get(path)).status, path).toBe(403);
  }
});

describe("the pipeline", () => {
  test("is listed by state, job, person in charge and words", async () => {
    const person = await api.signIn("personnel");
    const { id } = await receive({ name: "Zainab 100%" });
    const find = async (query: string) =>
      ((await person.get(`/applications?${query}`)).body as { rows: { id: string }[] }).rows.map(
        (row) => row.id,
      );
    const filter = (value: object) => `filter=${encodeURIComponent(JSON.stringify(value))}`;
    expect(await find("q=zainab%20100%25")).toEqual([id]);
    expect(await find("q=zainab%20_00")).toEqual([]);
    expect(await find(filter({ status: "new" }))).toContain(id);
    expect(await find(filter({ status: "hired" }))).toEqual([]);
    expect(await find(filter({ job: "office-accountant", assignee: "none" }))).toContain(id);
    expect(await find(filter({ job: "astronaut" }))).toEqual([]);
    expect(await find(filter({ id: [id, "none-such"] }))).toEqual([id]);
    expect((await person.get(`/applications?${filter({ secret: 1 })}`)).status).toBe(400);
    const counts = (await person.get("/applications/counts")).body;
    expect(counts).toMatchObject({ hired: 0, new: expect.any(Number) });
  });

  test("moves on, with a line in the log; who saw an older state is refused", async () => {
    const person = await api.signIn("personnel");
    const { id } = await receive();
    for (const status of ["in-review", "interview", "offer", "hired"]) {
      expect((await person.put(`/applications/${id}`, { status })).status).toBe(200);
    }
    expect(
      (await person.put(`/applications/${id}`, { status: "refused", version: 1 })).status,
    ).toBe(409);
    expect((await person.get(`/applications/${id}`)).body).toMatchObject({ status: "hired" });
    expect((await logOf(id)).at(-1)).toMatchObject({
      action: "status-set",
      before: { status: "offer" },
      after: { status: "hired" },
    });
    expect((await person.put(`/applications/${id}`, { status: "king" })).status).toBe(400);
  });

  test("is handed over to a colleague who may see it, and to nobody else", async () => {
    const person = await api.signIn("personnel");
    const colleague = await api.signIn("personnel", { name: "Colleague" });
    const sales = await api.signIn("sales");
    const { id } = await receive();
    expect((await person.put(`/applications/${id}`, { assignee: sales.id })).status).toBe(400);
    expect((await person.put(`/applications/${id}`, { assignee: colleague.id })).status).toBe(200);
    expect((await colleague.get(`/applications/${id}`)).body).toMatchObject({
      assignee: { id: colleague.id, name: "Colleague" },
    });
    await person.put(`/applications/${id}`, { assignee: null });
    expect((await logOf(id)).map(({ action }) => action)).toEqual(["assigned", "released"]);
    const recruiters = (await person.get("/applications/recruiters")).body as { id: string }[];
    expect(recruiters.map((one) => one.id)).not.toContain(sales.id);
  });

  test("has notes that only their author removes, and of which the log keeps no word", async () => {
    const person = await api.signIn("personnel");
    const other = await api.signIn("personnel");
    const { id } = await receive();
    const { body } = await person.post(`/applications/${id}/notes`, { text: "Speaks of bass" });
    const note = (body as { id: string }).id;
    expect((await other.get(`/applications/${id}`)).body).toMatchObject({
      notes: [{ text: "Speaks of bass", author: person.id }],
    });
    expect((await other.delete(`/applications/${id}/notes/${note}`)).status).toBe(404);
    expect((await person.delete(`/applications/${id}/notes/${note}`)).status).toBe(200);
    expect((await person.post(`/applications/${id}/notes`, { text: " " })).status).toBe(400);
    const log = await logOf(id);
    expect(log.map(({ action }) => action)).toEqual(["noted", "note-removed"]);
    expect(JSON.stringify(log)).not.toContain("bass");
  });

  test("hands the file over to be saved, and notes who took it", async () => {
    const person = await api.signIn("personnel");
    const { id } = await receive();
    const { status, headers } = await api.ask({
      path: `/applications/${id}/file`,
      token: person.token,
    });
    expect(status).toBe(200);
    expect(headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="application-TEST-\d+\.pdf"$/,
    );
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Content-Security-Policy")).toContain("sandbox");
    expect((await logOf(id)).map(({ action }) => action)).toEqual(["downloaded"]);
  });

  test("forgets: deleted is deleted, the file at once, and the log keeps only the number", async () => {
    const person = await api.signIn("personnel");
    const { id, file } = await receive();
    await person.post(`/applications/${id}/notes`, { text: "Private" });
    await access(file);
    expect((await person.delete(`/applications/${id}`)).status).toBe(200);
    await expect(access(file)).rejects.toThrow("ENOENT");
    expect((await person.get(`/applications/${id}`)).status).toBe(404);
    expect((await person.delete(`/applications/${id}`)).status).toBe(404);
    const { action, before } = (await logOf(id)).at(-1) ?? {};
    expect(action).toBe("deleted");
    expect(before).toEqual({ number: expect.stringMatching(/^TEST-/) });
  });

  test("knows no foreign ids", async () => {
    const person = await api.signIn("personnel");
    const none = "00000000-0000-4000-8000-000000000000";
    for (const id of [none, "1", "none-such"]) {
      expect((await person.get(`/applications/${id}`)).status).toBe(404);
      expect((await person.get(`/applications/${id}/file`)).status).toBe(404);
      expect((await person.put(`/applications/${id}`, { status: "hired" })).status).toBe(404);
      expect((await person.post(`/applications/${id}/notes`, { text: "x" })).status).toBe(404);
    }
  });
});
