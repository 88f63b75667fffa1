import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { removeDueFiles } from "#domain/files/private-files.ts";
import { inventCaptchas, knownAnswer } from "../../tests/support/known-captchas.ts";
import { makePdf } from "../../tests/support/make-pdf.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { givePrivateFolders } from "../../tests/support/private-folders.ts";
import { attacks, png } from "./testing/attacking-pictures.ts";
import { origin, readAnswer, startApi } from "./testing/call-api.ts";

giveOwnDatabase();
const folders = givePrivateFolders();

const { call } = startApi({
  env: { INQUIRY_LIMIT_PER_IP: "1000", INQUIRY_LIMIT_PER_NETWORK: "1000" },
});

beforeEach(async () => {
  await db.deleteFrom("inquiry").execute();
  await removeDueFiles();
});

const pdf = (bytes: Buffer = makePdf(), name = "plan.pdf") =>
  new File([new Uint8Array(bytes)], name, { type: "application/pdf" });

async function send({
  files = [],
  fields = {},
}: {
  files?: File[];
  fields?: Record<string, string>;
}) {
  const { vcodes, statement } = inventCaptchas();
  await sql.raw(statement).execute(db);
  const form = new FormData();
  const written = {
    name: "Ann",
    fullName: "Ann Lee, Example Halls Ltd",
    phone: "+49 1",
    country: "Germany",
    conts: "See the plan",
    lang: "en",
    vcode: vcodes[0] ?? "",
    code: knownAnswer,
    ...fields,
  };
  for (const [name, value] of Object.entries(written)) form.set(name, value);
  for (const file of files) form.append("files", file);
  const headers = { Origin: origin };
  return readAnswer(call("/api/admin/addMessage", { method: "POST", body: form, headers }));
}

const stored = () =>
  db
    .selectFrom("inquiry")
    .leftJoin("inquiry_file", "inquiry_file.inquiry_id", "inquiry.id")
    .orderBy("inquiry_file.id")
    .select(["inquiry.full_name as fullName", "inquiry_file.name as file"])
    .execute();

test("a form in parts brings its files along; the answer is the same", async () => {
  const picture = new File([new Uint8Array(await png())], "hall.png", { type: "image/png" });
  expect(await send({ files: [pdf(), picture] })).toEqual({
    status: 200,
    body: {
      code: 1000,
      data: null,
      msg: "Message received. I will reply to you as soon as possible",
    },
  });
  const fullName = "Ann Lee, Example Halls Ltd";
  expect(await stored()).toEqual([
    { fullName, file: "plan.pdf" },
    { fullName, file: "hall.png" },
  ]);
  expect(await folders.files()).toHaveLength(2);
});

test("a field for files that was left empty is no file", async () => {
  expect(await send({ files: [new File([], "")] })).toMatchObject({ body: { code: 1000 } });
  expect(await folders.files()).toEqual([]);
});

test.each([
  ["zh", "最多三个附件，请去掉“4.pdf”"],
  ["en", "At most three attachments; please leave out “4.pdf”"],
  ["ar", "ثلاثة مرفقات على الأكثر، يُرجى حذف «4.pdf»"],
])("what is wrong is said at the field in %s", async (lang, msg) => {
  const files = ["1.pdf", "2.pdf", "3.pdf", "4.pdf"].map((name) => pdf(makePdf(), name));
  const { status, body } = await send({ files, fields: { lang, phone: "13800138000" } });
  expect({ status, body }).toEqual({
    status: 200,
    body: { code: 400, msg, data: { problems: [{ reason: "files-many", field: "files", msg }] } },
  });
  expect(await folders.files()).toEqual([]);
});

test("a name that leads elsewhere is refused", async () => {
  const name = "../../<img src=x onerror=alert(1)>.pdf";
  const { body } = await send({ files: [pdf(makePdf(), name)] });
  expect(body).toMatchObject({ code: 400, data: { problems: [{ field: "files" }] } });
  expect(await folders.files()).toEqual([]);
});

test("three files of five megabytes are let in, much more is not", async () => {
  const large = () => pdf(Buffer.concat([makePdf(), Buffer.alloc(5 * 1024 * 1024 - 2000)]));
  expect(await send({ files: [large(), large(), large()] })).toMatchObject({
    status: 200,
    body: { code: 400, data: { problems: [{ field: "files" }] } },
  });
  expect(await send({ files: [pdf(Buffer.alloc(16 * 1024 * 1024))] })).toEqual({
    status: 413,
    body: { code: 413, msg: expect.any(String) },
  });
});

test("words alone have no more room than before", async () => {
  const body = JSON.stringify({ conts: "x".repeat(300 * 1024) });
  const headers = { "Content-Type": "application/json", Origin: origin };
  const answer = call("/api/admin/addMessage", { method: "POST", body, headers });
  expect((await answer).status).toBe(413);
});

// What is larger than a file may be, is refused before anybody looks into it.
const pictures = attacks.filter(([what]) => !/MB|^nothing$|^a PDF$/.test(what));

test.each(pictures)("%s is no photograph", async (_, make) => {
  const bytes = Buffer.from(await make());
  const file = new File([new Uint8Array(bytes)], "hall.jpg", { type: "image/jpeg" });
  expect(await send({ files: [file] })).toMatchObject({
    status: 200,
    body: { code: 400, data: { problems: [{ field: "files" }] } },
  });
  expect(await folders.files()).toEqual([]);
});
