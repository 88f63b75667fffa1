import { beforeAll, expect, test } from "vitest";
import { companyDay } from "#domain/company/company-day.ts";
import { sessionCookie } from "../../../tests/support/add-staff.ts";
import { makePdf } from "../../../tests/support/make-pdf.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { givePrivateFolders } from "../../../tests/support/private-folders.ts";
import { origin } from "../testing/call-api.ts";
import { type SignedIn, startStaffApi } from "../testing/staff-api.ts";

giveOwnDatabase();
const folders = givePrivateFolders();

const api = startStaffApi();
let editor: SignedIn;
let viewer: SignedIn;

beforeAll(async () => {
  editor = await api.signIn("editor");
  viewer = await api.signIn("viewer");
});

async function send({ by, file }: { by: SignedIn; file: Buffer }) {
  const response = await api.call("/api/backoffice/documents?lang=en&name=scan.pdf", {
    method: "POST",
    headers: { Cookie: sessionCookie(by.token), Origin: origin },
    body: new Uint8Array(file),
  });
  return { status: response.status, body: await response.json() };
}

const soon = companyDay(new Date(Date.now() + 30 * 86_400_000));

function written(file: string) {
  return {
    id: "fire",
    title: { zh: "消防证书", en: "Fire certificate", ar: "شهادة الحريق" },
    ...{ kind: "certificate", file, validUntil: soon, products: ["slat-oak"] },
    languages: { chinese: true, english: true, arabic: false },
  };
}

test("an editor uploads, looks, publishes, and is told when it ends", async () => {
  const { status, body: uploaded } = await send({ by: editor, file: makePdf() });
  expect(status).toBe(200);
  expect(uploaded).toEqual({
    ...{ id: expect.any(String), name: "scan.pdf" },
    ...{ bytes: expect.any(Number), date: expect.any(String) },
  });
  expect((await viewer.get(`/documents/${uploaded.id}`)).body).toEqual(uploaded);
  const looked = await api.call(`/api/backoffice/documents/${uploaded.id}/file`, {
    headers: { Cookie: sessionCookie(viewer.token) },
  });
  expect(looked.headers.get("Content-Disposition")).toBe('attachment; filename="document.pdf"');
  expect((await looked.arrayBuffer()).byteLength).toBe(uploaded.bytes);
  // Nothing of it is public before somebody publishes it.
  expect((await api.call("/api/downloads/fire/document.pdf")).status).toBe(404);

  const record = { content: written(uploaded.id), status: "published", publishAt: null };
  expect((await viewer.post("/content/document", record)).status).toBe(403);
  expect((await editor.post("/content/document", record)).status).toBe(200);
  expect((await api.call("/api/downloads/fire/document.pdf")).status).toBe(200);
  expect((await editor.get("/dashboard/documents?lang=en")).body).toEqual([
    {
      ...{ id: "fire", title: "Fire certificate", kind: "Certificate" },
      ...{ validUntil: soon, isOver: false },
    },
  ]);
});

test.each(["viewer", "sales", "personnel"])("a %s uploads nothing", async (role) => {
  const before = await folders.files();
  const somebody = await api.signIn(role);
  expect((await send({ by: somebody, file: makePdf() })).status).toBe(403);
  expect((await somebody.get("/dashboard/documents")).status).toBe(403);
  expect(await folders.files()).toEqual(before);
});

test("what is wrong with a file or a date is told in a sentence, or at its field", async () => {
  const refused = await send({ by: editor, file: Buffer.from("no PDF") });
  expect(refused.status).toBe(415);
  expect(refused.body.msg).toMatch(/not a whole PDF/);
  expect((await editor.get("/documents/none-such")).status).toBe(404);
  const over = { ...written(crypto.randomUUID()), id: "over", validUntil: "2020-01-01" };
  expect(
    await editor.post("/content/document", { content: over, status: "published", publishAt: null }),
  ).toMatchObject({
    status: 400,
    body: { fields: { "content.file": "file-gone", "content.validUntil": "over" } },
  });
});
