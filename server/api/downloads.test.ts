import { unzipSync } from "fflate";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { addDocument } from "#domain/documents/testing/add-document.ts";
import { makePdf } from "../../tests/support/make-pdf.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { givePrivateFolders } from "../../tests/support/private-folders.ts";
import { startApi } from "./testing/call-api.ts";

giveOwnDatabase();
givePrivateFolders();

const { call } = startApi();
const pdf = makePdf({ text: "Certificate" });
const file = "/api/downloads/fire/document.pdf";

beforeAll(async () => {
  const title = { zh: "消防证书（A）", en: "Fire certificate", ar: "شهادة" };
  await addDocument({ id: "fire", title, pdf });
});

test("a document is saved under its title, in plain letters and in its own", async () => {
  const response = await call(`${file}?lang=zh`);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("application/pdf");
  expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  const disposition = response.headers.get("Content-Disposition") ?? "";
  expect(disposition).toMatch(/^attachment; filename="[a-z0-9-]+\.pdf"; filename\*=UTF-8''/);
  expect(decodeURIComponent(disposition.split("''")[1] ?? "")).toBe("消防证书（A）.pdf");
  expect(Buffer.compare(Buffer.from(await response.arrayBuffer()), pdf)).toBe(0);
  const unchanged = await call(`${file}?lang=zh`, {
    headers: { "If-None-Match": response.headers.get("ETag") ?? "" },
  });
  expect(unchanged.status).toBe(304);
});

test("several come as one archive", async () => {
  const query = "d=document_fire&d=product_slat-oak_covering.ifc_en&lang=en";
  const response = await call(`/api/downloads/bundle.zip?${query}`);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("application/zip");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(Object.keys(files)).toEqual([
    "index.txt",
    "Fire certificate.pdf",
    "TH-SL-OAK/covering-en.ifc",
  ]);
});

test("what is not offered is refused with a sentence in the caller's language", async () => {
  const bundle = "/api/downloads/bundle.zip";
  const many = Array.from({ length: 101 }, (_, place) => `d=document_${place}`).join("&");
  for (const [path, status] of [
    ["/api/downloads/none-such/document.pdf?lang=en", 404],
    ["/api/downloads/a%20b/document.pdf?lang=en", 400],
    [`${bundle}?lang=en`, 400],
    [`${bundle}?d=&lang=en`, 404],
    [`${bundle}?d=document_none-such&lang=en`, 404],
    [`${bundle}?d=document_fire&d=..%2F..%2Fetc%2Fpasswd&lang=en`, 404],
    [`${bundle}?d=${"x".repeat(300)}&lang=en`, 400],
    [`${bundle}?${many}&lang=en`, 400],
  ] as const) {
    const response = await call(path);
    expect(response.status, path).toBe(status);
    expect((await response.json()).msg).toMatch(/^[A-Z][a-z].+/);
  }
});

test.each([
  ["is over", `content || '{"validUntil": "2026-01-31"}'`, "published"],
  ["is withdrawn", "content", "draft"],
])("a document that %s is not handed out", async (_name, content, status) => {
  await sql`update document set content = ${sql.raw(content)}, status = ${status}`.execute(db);
  expect((await call(`${file}?lang=en`)).status).toBe(404);
  expect((await call("/api/downloads/bundle.zip?d=document_fire&lang=en")).status).toBe(404);
  await sql`update document set content = content - 'validUntil', status = 'published'`.execute(db);
  expect((await call(`${file}?lang=en`)).status).toBe(200);
});
