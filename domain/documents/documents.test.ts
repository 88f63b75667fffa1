import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { db, pool } from "#db/connect.ts";
import { addStaff } from "../../tests/support/add-staff.ts";
import { makePdf } from "../../tests/support/make-pdf.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { givePrivateFolders } from "../../tests/support/private-folders.ts";
import { companyDay } from "../company/company-day.ts";
import { readPrivateFile, removeDueFiles } from "../files/private-files.ts";
import { cleanPdf } from "../pdf/clean-pdf.ts";
import { addRecord } from "../records/change-record.ts";
import { checkRecord } from "../records/check-record.ts";
import { fileName, uniqueNames } from "./file-name.ts";
import { forgetUnusedFiles } from "./forget-unused-files.ts";
import { getDocumentFile, openDocumentFile } from "./get-document-file.ts";
import { listDocuments } from "./list-documents.ts";
import { listEnding } from "./list-ending.ts";
import { openDocument } from "./open-document.ts";
import { addDocument } from "./testing/add-document.ts";
import { largestDocument, uploadDocument } from "./upload-document.ts";
import { readEnds, warningDays } from "./validity.ts";

giveOwnDatabase();
const folders = givePrivateFolders();

const lang = "en";
const day = 86_400_000;
const inDays = (days: number) => companyDay(new Date(Date.now() + days * day));

beforeEach(async () => {
  await sql`delete from document; delete from content_change where kind = 'document';
    delete from document_file`.execute(db);
  await removeDueFiles();
});

const offeredIds = async () => (await listDocuments({ lang })).map(({ id }) => id);

describe("a document", () => {
  test("is offered to the end of its last day, and not on the next", async () => {
    await addDocument({ id: "endless" });
    await addDocument({ id: "last-day", validUntil: inDays(0) });
    await addDocument({ id: "over", validUntil: inDays(-1) });
    expect((await offeredIds()).sort()).toEqual(["endless", "last-day"]);
    expect(await openDocument({ id: "last-day", lang })).toMatchObject({ name: "Certificate.pdf" });
    await expect(openDocument({ id: "over", lang })).rejects.toMatchObject({ code: "not-found" });
  });

  test("is told with size, date, languages and the products that are on the site", async () => {
    await addDocument({
      id: "fire",
      kind: "test-report",
      bytes: 1234,
      validUntil: inDays(400),
      products: ["slat-oak", "none-such"],
    });
    const [told] = await listDocuments({ lang });
    expect(told).toMatchObject({
      ...{ id: "fire", title: "Certificate", kind: "test-report", bytes: 1234 },
      ...{ languages: ["zh", "en"], validUntil: inDays(400), date: expect.any(Date) },
      products: [{ id: "slat-oak", code: "TH-SL-OAK" }],
    });
    expect(await listDocuments({ product: "slat-oak", lang })).toHaveLength(1);
    expect(await listDocuments({ product: "slat-teak", lang })).toEqual([]);
  });

  test("whose file is missing is not offered", async () => {
    await addDocument({ id: "bare" });
    await db.deleteFrom("document_file").execute();
    expect(await offeredIds()).toEqual([]);
  });
});

test("staff are told of what ends within the days of warning, and of what is over", async () => {
  await addDocument({ id: "soon", validUntil: inDays(warningDays) });
  await addDocument({ id: "later", validUntil: inDays(warningDays + 1) });
  await addDocument({ id: "over", validUntil: inDays(-3) });
  await addDocument({ id: "endless" });
  await addDocument({ id: "draft", validUntil: inDays(1) });
  await sql`update document set status = 'draft' where id = 'draft'`.execute(db);
  expect(await listEnding({ lang: "zh" })).toEqual([
    { id: "over", title: "证书", kind: "证书", validUntil: inDays(-3), isOver: true },
    { id: "soon", title: "证书", kind: "证书", validUntil: inDays(warningDays), isOver: false },
  ]);
});

test("it is known how many are over, and when the next one will be", async () => {
  expect(await readEnds()).toEqual({ over: 0, wait: undefined });
  await addDocument({ id: "over", validUntil: inDays(-1) });
  await addDocument({ id: "tomorrow", validUntil: inDays(1) });
  await addDocument({ id: "today", validUntil: inDays(0) });
  const { over, wait = 0 } = await readEnds();
  expect(over).toBe(1);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(day);
  expect(companyDay(new Date(Date.now() + wait + 1000))).toBe(inDays(1));
});

describe("what is written is judged:", () => {
  const written = {
    title: { zh: "证书", en: "", ar: "" },
    kind: "certificate",
    languages: { chinese: true, english: false, arabic: false },
    products: [],
  };
  const judge = async (content: object, status: "draft" | "published") =>
    (await checkRecord({ kind: "document", id: null, content, status })).problems;

  test("a day that has passed keeps it from the site, and not from being kept", async () => {
    const { file } = await addDocument({ id: "other" });
    const over = { ...written, file, validUntil: inDays(-1) };
    expect(await judge(over, "published")).toEqual({ "content.validUntil": "over" });
    expect(await judge(over, "draft")).toEqual({});
    expect(await judge({ ...over, validUntil: inDays(0) }, "published")).toEqual({});
    expect(await judge({ ...over, validUntil: "soon" }, "draft")).toEqual({
      "content.validUntil": "date",
    });
  });

  test("a file has to be there, and some language", async () => {
    const file = crypto.randomUUID();
    const none = { chinese: false, english: false, arabic: false };
    expect(await judge({ ...written, file, languages: none }, "published")).toEqual({
      "content.file": "file-gone",
      "content.languages.chinese": "choice",
    });
    expect(await judge({ ...written, file: "../../etc/passwd" }, "draft")).toEqual({
      "content.file": "file-gone",
    });
    expect(await judge(written, "published")).toEqual({ "content.file": "required" });
    expect(await judge(written, "draft")).toEqual({});
  });

  test("and is what visitors get", async () => {
    const { file } = await addDocument({ id: "other" });
    const { id } = await addRecord({
      kind: "document",
      content: { ...written, file },
      status: "published",
      publishAt: null,
      actor: await makeActor(),
    });
    expect(await offeredIds()).toContain(id);
  });
});

const makeActor = () =>
  addStaff({ query: (statement, values) => pool.query(statement, values), role: "editor" });

describe("an upload", () => {
  const send = async (bytes: Uint8Array | Uint8Array[], name = "scan.pdf") =>
    uploadDocument({ file: pieces([bytes].flat()), name, actor: await makeActor() });

  test("is written anew and kept under a name of ours", async () => {
    const pdf = makePdf({ text: "Certificate" });
    const stored = await send(
      [pdf.subarray(0, 100), pdf.subarray(100)],
      "C:\\scans\\fire test.pdf",
    );
    expect(stored).toMatchObject({ name: "fire test.pdf", bytes: expect.any(Number) });
    const { path } = await openDocumentFile({ id: stored.id });
    const cleaned = await cleanPdf(pdf);
    if (!("pdf" in cleaned)) throw new Error("The PDF was refused");
    expect(Buffer.compare(await readPrivateFile(path), cleaned.pdf)).toBe(0);
    expect(await getDocumentFile({ id: stored.id })).toEqual(stored);
  });

  test.each([
    ["nothing", [], "empty-file"],
    ["no PDF", [Buffer.from("<html>")], "not-a-pdf"],
    ["half a PDF", [makePdf().subarray(0, 200)], "not-a-pdf"],
    ["a PDF with a password", [makePdf({ trailer: "/Encrypt<</V 1>>" })], "pdf-encrypted"],
    ["too much", [Buffer.alloc(largestDocument), Buffer.alloc(1)], "document-too-large"],
  ])("of %s is refused, and nothing is left of it", async (_name, bytes, code) => {
    await expect(send(bytes)).rejects.toMatchObject({ code });
    expect(await folders.files()).toEqual([]);
    expect(await db.selectFrom("document_file").select("id").execute()).toEqual([]);
  });

  test("that no record names goes after days; one that a former version names stays", async () => {
    const unused = await send(makePdf());
    const used = await addDocument({ id: "used", pdf: makePdf() });
    const former = await addDocument({ id: "former", pdf: makePdf() });
    await sql`update document set content = content || ${JSON.stringify({ file: used.file })}::jsonb
      where id = 'former'`.execute(db);
    expect(await forgetUnusedFiles()).toBe(0);
    await sql`update document_file set created_at = now() - interval '8 days'`.execute(db);
    expect(await forgetUnusedFiles()).toBe(1);
    await removeDueFiles();
    const left = await db.selectFrom("document_file").select("id").execute();
    expect(left.map(({ id }) => id).sort()).toEqual([used.file, former.file].sort());
    expect(await folders.files()).toHaveLength(2);
    await expect(getDocumentFile({ id: unused.id })).rejects.toMatchObject({ code: "not-found" });
  });
});

async function* pieces(all: Uint8Array[]) {
  yield* all;
}

test.each([
  ["消防检测报告 2026", "消防检测报告 2026"],
  ["A/B: “test”?", "A B “test”"],
  ["  ..hidden.. ", "hidden"],
  ["one\u202Etwo\nthree", "one two three"],
  ["???", "document"],
  ["x".repeat(200), "x".repeat(80)],
])("%j is a file called %j", (title, name) => {
  expect(fileName(title)).toBe(name);
});

test("no two files have the same name, whatever the letter case", () => {
  expect(uniqueNames(["a.pdf", "A.pdf", "b.pdf", "a (2).pdf", "a.pdf"])).toEqual([
    "a.pdf",
    "A (2).pdf",
    "b.pdf",
    "a (2) (2).pdf",
    "a (3).pdf",
  ]);
});
