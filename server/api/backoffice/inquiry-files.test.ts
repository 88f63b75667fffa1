import { access } from "node:fs/promises";
import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { submitInquiry } from "#domain/inquiries/submit-inquiry.ts";
import { cleanPdf } from "#domain/pdf/clean-pdf.ts";
import { sessionCookie } from "../../../tests/support/add-staff.ts";
import { inventCaptchas, knownAnswer } from "../../../tests/support/known-captchas.ts";
import { makePdf } from "../../../tests/support/make-pdf.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { givePrivateFolders } from "../../../tests/support/private-folders.ts";
import { type SignedIn, startStaffApi } from "../testing/staff-api.ts";

giveOwnDatabase();
const folders = givePrivateFolders();

const api = startStaffApi({
  env: { INQUIRY_LIMIT_PER_IP: "1000", INQUIRY_LIMIT_PER_NETWORK: "1000" },
});
let sales: SignedIn;
let administrator: SignedIn;

beforeAll(async () => {
  sales = await api.signIn("sales");
  administrator = await api.signIn("administrator");
});
beforeEach(async () => void (await db.deleteFrom("audit_entry").execute()));

type Shown = { id: string; fullName: string; files: { id: string; name: string; bytes: number }[] };

async function receive(): Promise<Shown> {
  const { vcodes, statement } = inventCaptchas();
  await sql.raw(statement).execute(db);
  const outcome = await submitInquiry({
    form: {
      name: "Mohammed",
      fullName: "Mohammed Al-Rashid, Example Trading",
      phone: "+971 50 000 0000",
      country: "Oman",
      conts: "See the plan",
      vcode: vcodes[0],
      code: knownAnswer,
    },
    files: [{ bytes: makePdf(), name: "plan of the hall.pdf", type: "application/pdf" }],
    lang: "en",
    ip: "8.8.8.8",
  });
  expect(outcome).toEqual({ outcome: "received" });
  const { body } = await sales.get("/inquiries?order=desc&perPage=1&q=al-rashid");
  const [line] = (body as { rows: { id: string; fullName: string; fileCount: number }[] }).rows;
  expect(line).toMatchObject({ fullName: "Mohammed Al-Rashid, Example Trading", fileCount: 1 });
  return (await sales.get(`/inquiries/${line?.id}`)).body as Shown;
}

/** The PDF as we write it anew. */
async function keptPdf() {
  const cleaned = await cleanPdf(makePdf());
  if (!("pdf" in cleaned)) throw new Error("The PDF was refused");
  return cleaned.pdf;
}

test("a file is shown by its name and handed over as ours, which is noted", async () => {
  const { id, files } = await receive();
  const kept = await keptPdf();
  expect(files).toEqual([
    { id: expect.any(String), name: "plan of the hall.pdf", bytes: kept.length, answer: null },
  ]);
  const path = `/api/backoffice/inquiries/${id}/files/${files[0]?.id}`;
  const response = await api.call(path, { headers: { Cookie: sessionCookie(sales.token) } });
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="inquiry-${id}-${files[0]?.id}.pdf"`,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("sandbox"),
  });
  expect(Buffer.from(await response.arrayBuffer()).equals(kept)).toBe(true);
  const log = await db.selectFrom("audit_entry").select(["actor", "action", "record_id"]).execute();
  expect(log).toEqual([{ actor: sales.id, action: "downloaded", record_id: id }]);
});

test("whoever may not read inquiries gets none of their files", async () => {
  const { id, files } = await receive();
  const path = `/inquiries/${id}/files/${files[0]?.id}`;
  for (const role of ["editor", "personnel", "viewer"]) {
    expect((await (await api.signIn(role)).get(path)).status, role).toBe(403);
  }
  expect((await api.ask({ path })).status).toBe(401);
});

test("a file belongs to its inquiry", async () => {
  const [one, other] = [await receive(), await receive()];
  const read = (file: string) =>
    sales.get(`/inquiries/${one.id}/files/${encodeURIComponent(file)}`);
  for (const file of [String(other.files[0]?.id), "0", "none-such", "1 or 1=1"]) {
    expect((await read(file)).status, file).toBe(404);
  }
  // No address of the API leads out of itself.
  expect((await read("../1")).status).toBe(400);
});

test("an administrator deletes an inquiry with its files; nobody else does", async () => {
  const { id } = await receive();
  const before = await folders.files();
  expect((await sales.delete(`/inquiries/${id}`)).status).toBe(403);
  expect((await administrator.delete(`/inquiries/${id}`)).status).toBe(200);
  expect((await sales.get(`/inquiries/${id}`)).status).toBe(404);
  expect((await administrator.delete(`/inquiries/${id}`)).status).toBe(404);
  const after = await folders.files();
  const [gone = ""] = before.filter((file) => !after.includes(file));
  expect(after).toHaveLength(before.length - 1);
  await expect(access(gone)).rejects.toThrow();
  const log = await db.selectFrom("audit_entry").select(["actor", "action", "record_id"]).execute();
  expect(log).toEqual([{ actor: administrator.id, action: "deleted", record_id: id }]);
});

test("an export names person, company and files", async () => {
  const { id } = await receive();
  const filter = encodeURIComponent(JSON.stringify({ id: [id] }));
  const { body } = await sales.get(`/inquiries/export.csv?filter=${filter}`);
  const [head, row] = String(body).split("\r\n");
  expect(head).toContain('"Name","Full name and company","Phone"');
  expect(head).toContain('"Message","Attachments","Product"');
  expect(row).toContain('"Mohammed","Mohammed Al-Rashid, Example Trading"');
  expect(row).toContain('"See the plan","plan of the hall.pdf"');
});
