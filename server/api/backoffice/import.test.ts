import { stringify } from "csv-stringify/sync";
import { unzipSync, zipSync } from "fflate";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import type { ProductContent } from "#domain/catalogue/product-content.ts";
import type { ImportLine, ProductImport } from "#domain/import/get-import.ts";
import { writeWorkbook, writeXlsx } from "#domain/inquiries/write-xlsx.ts";
import { saveRecord } from "#domain/records/save-record.ts";
import { sessionCookie } from "../../../tests/support/add-staff.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { packSpaces } from "../../../tests/support/pack-objects.ts";
import { origin } from "../testing/call-api.ts";
import { type SignedIn, startStaffApi } from "../testing/staff-api.ts";

giveOwnDatabase();

const api = startStaffApi();
let editor: SignedIn;

beforeAll(async () => {
  editor = await api.signIn("editor");
});

async function send(file: Uint8Array | string, { lang = "en" } = {}) {
  const response = await api.call(`/api/backoffice/import?lang=${lang}&name=products.csv`, {
    method: "POST",
    headers: {
      Cookie: sessionCookie(editor.token),
      Origin: origin,
      "Content-Length": String(Buffer.byteLength(file)),
    },
    body: typeof file === "string" ? file : Buffer.from(file),
  });
  return { status: response.status, body: await response.json() };
}

async function check(file: Uint8Array | string): Promise<ProductImport> {
  const { status, body } = await send(file);
  expect(body.msg).toBeUndefined();
  expect(status).toBe(200);
  return body;
}

const namedRowsOf = async ({ id }: { id: string }, filter: object = {}) => {
  const asked = encodeURIComponent(JSON.stringify(filter));
  const { body } = await editor.get(`/import/${id}/rows?perPage=200&filter=${asked}`);
  return (body as { rows: ImportLine[] }).rows;
};

/** The same without what columns are called in words. */
const rowsOf = async (of: { id: string }, filter: object = {}) => {
  const rows = await namedRowsOf(of, filter);
  return rows.map((row) => ({
    ...row,
    changes: row.changes.map(({ columnName: _, ...change }) => change),
    problems: row.problems.map(({ columnName: _, ...problem }) => problem),
  }));
};

const act = (id: string, what: string) => editor.post(`/import/${id}/${what}`);

async function product(id: string) {
  const found = await db
    .selectFrom("product")
    .where("id", "=", id)
    .select(["content", "status", "version", "updated_by"])
    .executeTakeFirst();
  return found && { ...found, content: found.content as ProductContent };
}

const sheet = (rows: Record<string, string | number>[]) =>
  stringify(rows, { header: true, columns: [...new Set(rows.flatMap(Object.keys))] });

const newPanel = {
  id: "pet-new-9",
  code: "TH-NEW-9",
  class: "wood-slat",
  material: "wood-slat",
  title_zh: "新板",
  title_en: "New panel",
  pictures: "slat-oak-1; slat-oak-2",
  sizes: "600 × 2400 × 21; 600x3000x21",
  weight: "9.8",
  weight_per: "m2",
  minimum_order_en: "100 m²",
  lead_time_from: "15",
  lead_time_to: 25,
};

let number = 0;
beforeEach(() => {
  number++;
});
/** A new product that no test before has imported. */
const another = (more: Record<string, string | number> = {}) => ({
  ...newPanel,
  id: `panel-${number}`,
  ...more,
});

test("a check says what each row would do and does nothing; the commit does just that", async () => {
  const { class: _, ...known } = another();
  const classId = (await product("slat-oak"))?.content.classId ?? "";
  const before = await product("slat-oak");
  const found = await check(
    sheet([
      { ...known, class: classId },
      {
        id: "slat-oak",
        title_en: "Oak, anew",
        weight: "11.5",
        lead_time_from: "",
        edge_ar: "#clear",
      },
      { id: "slat-walnut", title_en: (await product("slat-walnut"))?.content.title.en ?? "" },
    ]),
  );
  expect(found).toMatchObject({
    state: "checked",
    counts: { new: 1, changed: 1, unchanged: 1, wrong: 0 },
    problems: [],
  });
  const rows = await rowsOf(found);
  expect(rows.map(({ id, state }) => [id, state])).toEqual([
    [2, "new"],
    [3, "changed"],
    [4, "unchanged"],
  ]);
  expect(rows[1]?.changes).toContainEqual({
    column: "title_en",
    before: before?.content.title.en,
    after: "Oak, anew",
  });
  expect(rows[1]?.changes.map(({ column }) => column)).not.toContain("lead_time_from");
  expect(await product("slat-oak")).toEqual(before);
  expect(await product(known.id)).toBeUndefined();

  expect((await act(found.id, "commit")).body).toMatchObject({ state: "committed" });
  const after = await product("slat-oak");
  expect(after).toMatchObject({
    updated_by: editor.id,
    status: before?.status,
    version: (before?.version ?? 0) + 1,
    content: {
      title: { ...before?.content.title, en: "Oak, anew" },
      weight: { ...before?.content.weight, value: 11.5 },
      leadTimeDays: before?.content.leadTimeDays,
      mountings: before?.content.mountings,
    },
  });
  expect(await product(known.id)).toMatchObject({
    status: "draft",
    content: {
      code: "TH-NEW-9",
      classId,
      title: { zh: "新板", en: "New panel", ar: "" },
      pictures: ["slat-oak-1", "slat-oak-2"],
      sizes: [
        { width: 600, height: 2400, depth: 21 },
        { width: 600, height: 3000, depth: 21 },
      ],
      leadTimeDays: { from: 15, to: 25 },
    },
  });
  const outdated = await db
    .selectFrom("product")
    .where("id", "=", "slat-oak")
    .select("outdated")
    .executeTakeFirstOrThrow();
  expect(outdated.outdated).toMatchObject({ title: ["zh", "ar"] });
  expect((await act(found.id, "commit")).status).toBe(409);
});

test("a rollback restores what was, removes what was added, and leaves what was changed since", async () => {
  const [oak, walnut] = await Promise.all([product("slat-oak"), product("slat-walnut")]);
  const row = another({ class: oak?.content.classId ?? "" });
  const found = await check(
    sheet([row, { id: "slat-oak", title_en: "Rolled" }, { id: "slat-walnut", title_en: "Kept" }]),
  );
  await act(found.id, "commit");
  const changed = await product("slat-walnut");
  if (!changed) throw new Error("no walnut");
  await saveRecord({
    kind: "product",
    content: { ...changed.content, code: "ELSEWHERE" },
    status: "published",
    version: changed.version,
  });
  expect((await editor.get(`/import/${found.id}`)).body).toMatchObject({ changedSince: 1 });
  expect((await rowsOf(found, { changedSince: true })).map((line) => line.productId)).toEqual([
    "slat-walnut",
  ]);
  expect((await act(found.id, "rollback")).body).toMatchObject({
    state: "rolled-back",
    restored: 2,
  });
  expect((await product("slat-oak"))?.content).toEqual(oak?.content);
  expect(await product(row.id)).toBeUndefined();
  expect((await product("slat-walnut"))?.content).toMatchObject({
    code: "ELSEWHERE",
    title: { ...walnut?.content.title, en: "Kept" },
  });
  expect((await act(found.id, "rollback")).status).toBe(409);
});

test("a product that is changed between check and commit stops everything until it is checked again", async () => {
  const oak = await product("slat-oak");
  if (!oak) throw new Error("no oak");
  const found = await check(
    sheet([
      { id: "slat-walnut", title_en: "Never" },
      { id: "slat-oak", title_en: "Late" },
    ]),
  );
  const walnut = await product("slat-walnut");
  await saveRecord({
    kind: "product",
    content: { ...oak.content, code: "FIRST" },
    status: "published",
    version: oak.version,
  });
  expect((await act(found.id, "commit")).status).toBe(409);
  expect(await product("slat-walnut")).toEqual(walnut);
  expect((await act(found.id, "check")).body).toMatchObject({ counts: { changed: 2 } });
  expect((await act(found.id, "commit")).status).toBe(200);
  expect((await product("slat-oak"))?.content).toMatchObject({
    code: "FIRST",
    title: { en: "Late" },
  });
});

test("two commits of one import at once change everything once", async () => {
  const found = await check(sheet([{ id: "slat-oak", title_en: `At once ${number}` }]));
  const version = (await product("slat-oak"))?.version ?? 0;
  const answers = await Promise.all([act(found.id, "commit"), act(found.id, "commit")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await product("slat-oak"))?.version).toBe(version + 1);
});

describe("a wrong row says which cell and why, and nothing can be committed:", () => {
  test.each<[string, Record<string, string | number>, object]>([
    ["no id", { id: "" }, { column: "id", reason: "required" }],
    ["an id that fits no address", { id: "Über Panel" }, { column: "id", reason: "not-an-id" }],
    ["a path as id", { id: "../../x" }, { column: "id", reason: "not-an-id" }],
    ["no title", { title_zh: "", title_en: "" }, { column: "title_zh", reason: "required" }],
    ["no picture", { pictures: "" }, { column: "pictures", reason: "required" }],
    ["no class", { class: "" }, { column: "class", reason: "required" }],
    [
      "a class that is not there",
      { class: "nope" },
      { column: "class", reason: "unknown-class", detail: "nope" },
    ],
    [
      "a picture that is not there",
      { pictures: "slat-oak-1; gone-1" },
      { column: "pictures", reason: "unknown-picture", detail: "gone-1" },
    ],
    [
      "a relative that is not there",
      { related: "gone-2" },
      { column: "related", reason: "unknown-product", detail: "gone-2" },
    ],
    ["a word for a weight", { weight: "heavy" }, { column: "weight", reason: "not-a-number" }],
    ["a negative weight", { weight: "-1" }, { column: "weight", reason: "not-positive" }],
    ["half a day", { lead_time_from: "1.5" }, { column: "lead_time_from", reason: "not-whole" }],
    [
      "days in the wrong order",
      { lead_time_from: "30" },
      { column: "lead_time_to", reason: "order" },
    ],
    ["a size of two sides", { sizes: "600x2400" }, { column: "sizes", reason: "not-a-size" }],
    [
      "another status",
      { status: "deleted" },
      { column: "status", reason: "not-a-choice", detail: "draft, published" },
    ],
    ["an unknown material", { material: "gold" }, { column: "material", reason: "not-a-choice" }],
    [
      "a weight of nothing in particular",
      { weight_per: "" },
      { column: "weight_per", reason: "required" },
    ],
    ["what cannot be cleared", { code: "#clear" }, { column: "code", reason: "cannot-clear" }],
    [
      "a formula",
      { title_en: '=HYPERLINK("https://evil.example")' },
      { column: "title_en", reason: "formula" },
    ],
    ["a command", { summary_en: "@SUM(1)|cmd" }, { column: "summary_en", reason: "formula" }],
    [
      "a title that never ends",
      { title_en: "x".repeat(5000) },
      { column: "title_en", reason: "too-long", detail: "300" },
    ],
  ])("%s", async (_name, cells, problem) => {
    const classId = (await product("slat-oak"))?.content.classId ?? "";
    const found = await check(sheet([another({ class: classId, ...cells })]));
    expect(found.counts.wrong).toBe(1);
    const [row] = await rowsOf(found, { state: "wrong" });
    expect(row?.problems).toContainEqual(expect.objectContaining(problem));
    expect((await act(found.id, "commit")).status).toBe(400);
    expect(await product(`panel-${number}`)).toBeUndefined();
  });

  test("the same product twice, and one in the trash", async () => {
    const [{ id } = { id: "" }] = await db
      .selectFrom("product")
      .where("id", "like", "booth%")
      .select("id")
      .limit(1)
      .execute();
    await db.updateTable("product").set({ status: "trashed" }).where("id", "=", id).execute();
    const found = await check(
      sheet([
        { id: "slat-oak", code: "A" },
        { id: "slat-oak", code: "B" },
        { id, code: "C" },
      ]),
    );
    const rows = await rowsOf(found, { state: "wrong" });
    expect(rows.map(({ problems }) => problems)).toEqual([
      [{ column: "id", reason: "repeated", detail: "2" }],
      [{ column: "id", reason: "in-trash" }],
    ]);
  });

  test("a column nobody knows, one twice, and none for the id", async () => {
    const found = await check("titel_en,code,code\nOak,A,B\n");
    expect(found.problems).toEqual([
      { reason: "no-id-column" },
      { reason: "unknown-column", detail: "titel_en" },
      { reason: "repeated-column", detail: "code" },
    ]);
    expect((await act(found.id, "commit")).status).toBe(400);
  });
});

test("an apostrophe in front makes a text of what looks like a formula, and is not kept", async () => {
  const found = await check(sheet([{ id: "slat-oak", summary_en: "'=not a formula" }]));
  await act(found.id, "commit");
  expect((await product("slat-oak"))?.content.summary.en).toBe("=not a formula");
});

test("steps stand in the lines of a cell, a dash where one is not translated yet", async () => {
  const installation = [
    { zh: "一", en: "One", ar: "" },
    { zh: "二", en: "Two", ar: "اثنان" },
  ];
  const oak = await product("slat-oak");
  if (!oak) throw new Error("no oak");
  await saveRecord({
    kind: "product",
    content: { ...oak.content, installation },
    status: "published",
    version: oak.version,
  });
  const found = await check(
    sheet([
      {
        ...{ id: "slat-oak", installation_zh: "一\n二\n三", installation_en: "One\nTwo\n–" },
        installation_ar: "–\nاثنان",
      },
    ]),
  );
  const [row] = await rowsOf(found);
  expect(row?.changes.map(({ column, before, after }) => [column, before, after])).toEqual([
    ["installation_zh", "一\n二", "一\n二\n三"],
    ["installation_en", "One\nTwo", "One\nTwo\n–"],
    ["installation_ar", "–\nاثنان", "–\nاثنان\n–"],
  ]);
  await act(found.id, "commit");
  expect((await product("slat-oak"))?.content.installation).toEqual([
    ...installation,
    { zh: "三", en: "", ar: "" },
  ]);
  const shorter = await check(
    sheet([
      { id: "slat-oak", installation_zh: "一", installation_en: "One", installation_ar: "–" },
    ]),
  );
  await act(shorter.id, "commit");
  expect((await product("slat-oak"))?.content.installation).toEqual([installation[0]]);
});

test("a draft whose optional text lacks languages takes other changes", async () => {
  const { content } = (await product("slat-oak")) ?? {};
  const id = "half-translated";
  const half = { ...content, id, core: { zh: "毡" } };
  await db
    .insertInto("product")
    .values({ id, content: JSON.stringify(half), status: "draft" })
    .execute();
  const [row] = await rowsOf(await check(sheet([{ id, title_en: "Half" }])));
  expect(row).toMatchObject({ state: "changed", problems: [] });
});

test("a booth is entered with all that belongs to one; what is missing is told by its column", async () => {
  const booth = {
    ...{ material: "booth", booth_outer: "1000 × 1000 × 2300", booth_inner: "900 × 900 × 2100" },
    ...{ booth_persons: 1, booth_scenarios_en: "Calls\nMeetings" },
    ...{ booth_door_en: "Glass", booth_wall_en: "Felt", booth_lighting_en: "LED" },
    ...{ booth_power_en: "230 V", booth_switches_en: "One", booth_ventilation_en: "Fan" },
    booth_table_en: "Oak",
  };
  const row = another({ class: (await product("slat-oak"))?.content.classId ?? "", ...booth });
  const half = { ...row, booth_table_en: "", booth_outer: "" };
  const [wrong] = await rowsOf(await check(sheet([half])));
  expect(wrong?.problems).toEqual([
    { column: "booth_outer", reason: "required" },
    { column: "booth_table_zh", reason: "required" },
  ]);
  const found = await check(sheet([row]));
  expect((await act(found.id, "commit")).status).toBe(200);
  expect((await product(row.id))?.content.booth).toMatchObject({
    outer: { width: 1000, height: 1000, depth: 2300 },
    persons: 1,
    table: { zh: "", en: "Oak", ar: "" },
    scenarios: [
      { zh: "", en: "Calls", ar: "" },
      { zh: "", en: "Meetings", ar: "" },
    ],
  });
});

test("parts of products are imported from sheets of their own, and rolled back", async () => {
  const before = await product("slat-oak");
  const [first, ...others] = before?.content.finishes ?? [];
  if (!first) throw new Error("no finish");
  const rows = [first, ...others].map(({ name, id, colour, picture = "", closeUp = "" }) => [
    ...["slat-oak", id, name.zh, name.en, name.ar, colour, picture, closeUp, "", ""],
  ]);
  const headings = [
    ...["product_id", "id", "name_zh", "name_en", "name_ar", "colour", "picture", "close_up"],
    ...["texture", "texture_width"],
  ];
  const wrong = await check(
    await workbookOf({ Finishes: [headings, ...rows.map((row) => row.with(5, "oak"))] }),
  );
  const [line] = await namedRowsOf(wrong);
  expect(line?.problems[0]).toEqual({
    ...{ sheet: "finishes", row: 2, column: "colour", reason: "not-a-colour" },
    ...{ sheetName: { zh: "饰面", en: "Finishes" }, columnName: { zh: "颜色", en: "Colour" } },
  });
  expect((await act(wrong.id, "commit")).status).toBe(400);

  const recoloured = rows.map((row, place) => (place === 0 ? row.with(5, "#010203") : row));
  const found = await check(
    await workbookOf({
      Products: [["id"], ["slat-oak"]],
      Finishes: [headings, ...recoloured],
      "Fire classes": [fireHeadings],
    }),
  );
  expect(found.empties).toEqual([
    { sheet: { zh: "燃烧性能等级", en: "Fire classes" }, products: 1 },
  ]);
  expect(await product("slat-oak")).toEqual(before);
  expect((await act(found.id, "commit")).body).toMatchObject({ state: "committed" });
  expect((await product("slat-oak"))?.content).toEqual({
    ...before?.content,
    finishes: [{ ...first, colour: "#010203" }, ...others],
    fire: [],
  });
  expect((await act(found.id, "rollback")).body).toMatchObject({ restored: 1 });
  expect((await product("slat-oak"))?.content).toEqual(before?.content);
});

const fireHeadings = [
  ...["product_id", "code", "class", "evidence_kind", "evidence_standard", "evidence_laboratory"],
  ...["evidence_report", "evidence_date", "evidence_document", "evidence_url"],
  ...["zh", "en", "ar"].flatMap((code) => [`evidence_source_${code}`, `evidence_note_${code}`]),
];

async function workbookOf(sheets: Record<string, string[][]>) {
  const written = Object.entries(sheets).map(([name, lines]) => ({
    name,
    parts: (async function* () {
      yield lines;
    })(),
  }));
  return Buffer.concat(await Array.fromAsync(writeWorkbook(written)));
}

async function workbook(rows: (string | number | Date)[][]) {
  const lines = (async function* () {
    yield rows;
  })();
  return Buffer.concat(await Array.fromAsync(writeXlsx(lines)));
}

const tooLarge = /40 MB unpacked/;

describe("a sheet", () => {
  test("may be a workbook, with numbers as numbers; a date that was a text is told", async () => {
    const found = await check(
      await workbook([
        ["id", "lead_time_to", "code"],
        ["slat-oak", 99, "X-1"],
        ["slat-walnut", 98, new Date("2026-01-02T04:00:00Z")],
      ]),
    );
    const [oak, walnut] = await rowsOf(found);
    expect(oak).toMatchObject({ state: "changed" });
    expect(oak?.changes).toContainEqual(
      expect.objectContaining({ column: "lead_time_to", after: "99" }),
    );
    expect(walnut?.problems).toEqual([{ column: "code", reason: "date", detail: "2026-01-02" }]);
  });

  test("brings guide prices, whose day may be a date of the program; halves of one are told", async () => {
    const found = await check(
      await workbook([
        ["id", "price_from", "price_to", "price_currency", "price_per", "price_date"],
        ["slat-oak", 27.5, 36, "EUR", "m2", new Date("2026-11-02T00:00:00Z")],
        ["slat-ash", "#clear", "", "", "", ""],
        ["slat-walnut", 40, 30, "", "", "tomorrow"],
        ["panel-clips", 12, "", "", "", ""],
      ]),
    );
    const [oak, ash, walnut, clips] = await rowsOf(found);
    expect(oak?.changes.map(({ column, after }) => [column, after])).toEqual([
      ["price_from", "27.5"],
      ["price_to", "36"],
      ["price_currency", "EUR"],
      ["price_date", "2026-11-02"],
    ]);
    expect(ash?.changes).toContainEqual({ column: "price_from", before: "26", after: "" });
    expect(walnut?.problems).toEqual([
      { column: "price_date", reason: "not-a-date" },
      { column: "price_to", reason: "order" },
    ]);
    expect(clips?.problems.map(({ column }) => column)).toEqual([
      "price_currency",
      "price_per",
      "price_date",
    ]);
  });

  test("may be in the encoding and with the headings of a Chinese program", async () => {
    // 地址名称;标题（中文） / slat-oak;橡木
    const gbk = Buffer.from(
      "b5d8d6b7c3fbb3c63bb1eacce2a3a8d6d0cec4a3a90d0a736c61742d6f616b3bcff0c4be0d0a",
      "hex",
    );
    const [row] = await rowsOf(await check(gbk));
    expect(row?.changes).toContainEqual(
      expect.objectContaining({ column: "title_zh", after: "橡木" }),
    );
  });

  test.each(["csv", "xlsx"])(
    "as it is offered in %s is read again: the example is a new product",
    async (type) => {
      const response = await api.call(`/api/backoffice/import/template.${type}`, {
        headers: { Cookie: sessionCookie(editor.token) },
      });
      expect(response.headers.get("Content-Disposition")).toContain(`template.${type}`);
      const found = await check(new Uint8Array(await response.arrayBuffer()));
      expect(await rowsOf(found, { state: "wrong" })).toEqual([]);
      expect(found.counts).toEqual({ new: 1, changed: 0, unchanged: 0, wrong: 0 });
    },
  );

  test.each(["csv", "xlsx"])(
    "of the whole catalogue in %s changes nothing when it comes back",
    async (type) => {
      const response = await api.call(`/api/backoffice/import/products.${type}`, {
        headers: { Cookie: sessionCookie(editor.token) },
      });
      const found = await check(new Uint8Array(await response.arrayBuffer()));
      const notTrashed = await db
        .selectFrom("product")
        .where("status", "!=", "trashed")
        .select("id")
        .execute();
      expect(await rowsOf(found, { state: "changed" })).toEqual([]);
      expect(found.counts).toMatchObject({ unchanged: notTrashed.length, wrong: 0 });
    },
  );

  test.each<[string, () => Uint8Array | string | Promise<Uint8Array>, number, RegExp]>([
    ["nothing", () => "", 400, /empty/],
    ["only headings", () => "id,code\n", 400, /no rows/],
    [
      "a picture",
      () => Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1"),
      400,
      /cannot be read/,
    ],
    ["a broken workbook", () => Buffer.from("PK\x03\x04broken", "latin1"), 400, /cannot be read/],
    [
      "an archive that is no workbook",
      () => zipSync({ "a.txt": new Uint8Array(9) }),
      400,
      /cannot be read/,
    ],
    ["quotes that never close", () => 'id,code\n"slat-oak,1\n', 400, /cannot be read/],
    ["too many rows", () => `id\n${"slat-oak\n".repeat(2001)}`, 413, /2,000 rows/],
    [
      "too many columns",
      () => `${"code,".repeat(101)}id\n${"x,".repeat(101)}y`,
      413,
      /100 columns/,
    ],
    [
      "a cell of a megabyte",
      () => `id,title_en\nslat-oak,${"x".repeat(1_000_000)}`,
      413,
      /20,000 characters/,
    ],
    ["11 MB", () => "x".repeat(11 * 1024 * 1024), 413, /10 MB/],
    ["a bomb", bomb, 413, /10 MB/],
    ["one part named five times", repeatedPart, 400, /cannot be read/],
    ["a bomb that lies about its size", lyingBomb, 400, /cannot be read/],
    ["a cell at the end of the world", () => withRows(farCell), 413, /2,000 rows/],
    [
      "a cell out there, quoted otherwise",
      () => withRows(farCell.replaceAll('"', "'")),
      413,
      /2,000 rows/,
    ],
    ["a row out there", () => withRows('<row r="999999999"></row>'), 413, /2,000 rows/],
    ["a row out there, in powers", () => withRows('<row r="1e9"></row>'), 413, /2,000 rows/],
    ["a row out there, in code", () => withRows('<row r="&#49;e9"></row>'), 413, /2,000 rows/],
    ["a bomb beside the directory", unlistedBomb, 400, /no rows/],
    ["parts within parts", overlapping, 400, /cannot be read/],
    ["a thousand sheets", thousandSheets, 413, /40 MB unpacked/],
    ["elements without end", () => withRows("<a>".repeat(4_000_000)), 413, /40 MB unpacked/],
    ["a text of 16 MB in 16 kB", () => withRows(inCell("x".repeat(16_000_000))), 413, tooLarge],
    ["a comment of 15 MB", () => withRows(`<!--${"<a>".repeat(5_000_000)}-->`), 413, tooLarge],
    [
      "a section of 15 MB",
      () => withRows(inCell(`<![CDATA[${"<a>".repeat(5_000_000)}]]>`)),
      413,
      tooLarge,
    ],
    ["an instruction of 15 MB", () => withRows(`<?x ${"<a>".repeat(5_000_000)}?>`), 413, tooLarge],
    [
      "an attribute of 16 MB",
      () => withRows(`<row r="3" x="${"<>".repeat(8_000_000)}"></row>`),
      413,
      tooLarge,
    ],
    [
      "references without end",
      () => withRows(inCell("&amp;".repeat(10_000)).repeat(200)),
      413,
      tooLarge,
    ],
    ["one text of 15,000 letters in 40,000 cells", sharedText, 413, /20,000 characters/],
    [
      "entities that multiply",
      () => withPart("xl/workbook.xml", (xml) => `<!DOCTYPE x [<!ENTITY a "b">]>${xml}`),
      400,
      /cannot be read/,
    ],
    [
      "a character that is none",
      () => withRows('<row r="3"><c r="A3" t="inlineStr"><is><t>&#xD800;</t></is></c></row>'),
      400,
      /cannot be read/,
    ],
  ])("is refused with a reason: %s", async (_name, make, status, reason) => {
    const file = await make();
    const english = await send(file);
    expect(english.body).toEqual({ code: status, msg: expect.stringMatching(reason) });
    expect((await send(file, { lang: "zh" })).body.msg).toMatch(/^[\p{Script=Han}].*。$/u);
  });
});

const inCell = (text: string) =>
  `<row r="3"><c r="A3" t="inlineStr"><is><t>${text}</t></is></c></row>`;

/** A sheet of 45 MB in 45 kB. */
function bomb(): Uint8Array {
  return zipSync({ "xl/worksheets/sheet1.xml": new Uint8Array(45_000_000) }, { level: 9 });
}

/** One part that the directory names five times. */
function repeatedPart(): Uint8Array {
  const times = 5;
  const file = Buffer.from(zipSync({ "xl/worksheets/sheet1.xml": new Uint8Array(7_000_000) }));
  const directory = file.lastIndexOf(Buffer.from("PK\x01\x02", "latin1"));
  const end = file.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  file.writeUInt16LE(times, end + 8);
  file.writeUInt16LE(times, end + 10);
  file.writeUInt32LE((end - directory) * times, end + 12);
  return Buffer.concat([
    file.subarray(0, directory),
    ...Array<Buffer>(times).fill(file.subarray(directory, end)),
    file.subarray(end),
  ]);
}

/** Says in its directory that what unpacks to megabytes is ten bytes long. */
function lyingBomb(): Uint8Array {
  const file = Buffer.from(zipSync({ "xl/workbook.xml": new Uint8Array(5_000_000) }, { level: 9 }));
  const directory = file.lastIndexOf(Buffer.from("PK\x01\x02", "latin1"));
  file.writeUInt32LE(10, directory + 24);
  return file;
}

/** A workbook of one product, one of its parts written anew. */
async function withPart(name: string, change: (xml: string) => string): Promise<Uint8Array> {
  const parts = unzipSync(await workbook([["id"], ["slat-oak"]]));
  const xml = new TextDecoder().decode(parts[name]);
  return zipSync({ ...parts, [name]: new TextEncoder().encode(change(xml)) });
}

const withRows = (rows: string) =>
  withPart("xl/worksheets/sheet1.xml", (xml) => xml.replace("</sheetData>", `${rows}</sheetData>`));

/** Small in the file, but a table up to this cell would have seventeen thousand million others. */
const farCell = '<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>x</t></is></c></row>';

/** Kept once in the file, the text would be handed on forty thousand times. */
async function sharedText(): Promise<Uint8Array> {
  const columns = Array.from({ length: 20 }, (_, place) => String.fromCharCode(65 + place));
  const rows = Array.from({ length: 1999 }, (_, place) => {
    const number = place + 3;
    const cells = columns.map((column) => `<c r="${column}${number}" t="s"><v>0</v></c>`).join("");
    return `<row r="${number}">${cells}</row>`;
  });
  const parts = unzipSync(await withRows(rows.join("")));
  const relations = new TextDecoder().decode(parts["xl/_rels/workbook.xml.rels"]);
  const shared = `<Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/>`;
  const encode = (text: string) => new TextEncoder().encode(text);
  return zipSync({
    ...parts,
    "xl/_rels/workbook.xml.rels": encode(
      relations.replace("</Relationships>", `${shared}</Relationships>`),
    ),
    "xl/sharedStrings.xml": encode(`<sst><si><t>${"x".repeat(15_000)}</t></si></sst>`),
  });
}

/** A sheet of a gigabyte that only those find who read from the beginning; the directory has a small one. */
async function unlistedBomb(): Promise<Uint8Array> {
  const small = Buffer.from(await workbook([["id"]]));
  const name = Buffer.from("xl/worksheets/sheet1.xml");
  const bytes = packSpaces({ megabytes: 1000 }).subarray(2);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(bytes.length, 18);
  head.writeUInt32LE(1000 * 1024 * 1024, 22);
  head.writeUInt16LE(name.length, 26);
  return movedBy({ file: small, front: Buffer.concat([head, name, bytes]) });
}

/** The archive behind something else, with a directory that knows. */
function movedBy({ file, front }: { file: Buffer; front: Buffer }): Buffer {
  const moved = Buffer.from(file);
  const end = moved.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  let at = moved.readUInt32LE(end + 16);
  moved.writeUInt32LE(at + front.length, end + 16);
  for (let part = moved.readUInt16LE(end + 10); part > 0; part--) {
    moved.writeUInt32LE(moved.readUInt32LE(at + 42) + front.length, at + 42);
    at +=
      46 + moved.readUInt16LE(at + 28) + moved.readUInt16LE(at + 30) + moved.readUInt16LE(at + 32);
  }
  return Buffer.concat([front, moved]);
}

/** The second part begins within the first. */
async function overlapping(): Promise<Uint8Array> {
  const file = Buffer.from(await workbook([["id"], ["slat-oak"]]));
  const end = file.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  const first = file.readUInt32LE(end + 16);
  const second = first + 46 + file.readUInt16LE(first + 28) + file.readUInt16LE(first + 30);
  file.writeUInt32LE(file.readUInt32LE(first + 42), second + 42);
  return file;
}

async function thousandSheets(): Promise<Uint8Array> {
  const parts = unzipSync(await workbook([["id"], ["slat-oak"]]));
  const sheet = parts["xl/worksheets/sheet1.xml"] ?? new Uint8Array();
  const sheets = Array.from({ length: 1000 }, (_, n) => [`xl/worksheets/sheet${n + 2}.xml`, sheet]);
  return zipSync({ ...parts, ...Object.fromEntries(sheets) });
}

test("a claim to be as large as a sheet can be is only a claim", async () => {
  const named = '<dimension ref="A1:XFD1048576"/><sheetData>';
  const file = await withPart("xl/worksheets/sheet1.xml", (xml) =>
    xml.replace("<sheetData>", named),
  );
  expect((await check(file)).counts).toMatchObject({ unchanged: 1 });
});

test("bombs leave the server's memory as it is", async () => {
  const before = process.memoryUsage.rss();
  for (const file of [await unlistedBomb(), await withRows('<row r="999999999"></row>')]) {
    await send(file);
  }
  expect(process.memoryUsage.rss() - before).toBeLessThan(150 * 1024 * 1024);
});

test("the commit is in the log, under the name of who did it", async () => {
  const found = await check(sheet([{ id: "slat-oak", title_en: `Logged ${number}` }]));
  await act(found.id, "commit");
  const entry = await db
    .selectFrom("audit_entry")
    .where("record_id", "=", found.id)
    .select(["action", "actor", "kind"])
    .executeTakeFirst();
  expect(entry).toEqual({ action: "imported", actor: editor.id, kind: "import" });
  const change = await db
    .selectFrom("content_change")
    .where("record_id", "=", "slat-oak")
    .orderBy("id", "desc")
    .select(["changed_by", "action"])
    .executeTakeFirst();
  expect(change).toEqual({ changed_by: editor.id, action: "changed" });
});
