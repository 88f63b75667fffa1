import { beforeAll, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import type { ProductContent } from "../catalogue/product-content.ts";
import { writeWorkbook } from "../inquiries/write-xlsx.ts";
import { partSheets } from "./part-sheets.ts";
import { planRows } from "./plan-rows.ts";
import { readSheetFile } from "./read-sheet.ts";
import { readWorkbook } from "./read-workbook.ts";
import { writeCatalogueWorkbook } from "./write-sheets.ts";

giveOwnDatabase();

/** The products of the demonstration. */
let products: ProductContent[];
/** One that has something in every sheet. */
let whole: string;

beforeAll(async () => {
  const rows = await db.selectFrom("product").select("content").execute();
  products = rows.map(({ content }) => content as ProductContent);
  const found = products.find(
    ({ finishes, fire, mountings: [first] }) =>
      finishes.length > 1 && fire.length > 0 && first?.comparable?.length && first.layers?.length,
  );
  whole = found?.id ?? "";
});

type Book = Map<string, string[][]>;

/** The catalogue as it is offered, sheet by sheet, to be changed. */
async function catalogue(): Promise<Book> {
  const book: Book = new Map();
  for (const { name, parts } of writeCatalogueWorkbook()) {
    book.set(
      name,
      (await Array.fromAsync(parts)).flat().map((line) => line.map(String)),
    );
  }
  return book;
}

/** What a workbook would do, after it was written and read as a file. */
async function plan(book: Book) {
  const sheets = [...book].map(([name, lines]) => ({
    name,
    parts: (async function* () {
      yield lines;
    })(),
  }));
  const reading = await readSheetFile(Buffer.concat(await Array.fromAsync(writeWorkbook(sheets))));
  if ("refused" in reading) throw new Error(reading.refused);
  const { problems, rows } = readWorkbook(reading.sheets);
  return { problems, planned: await planRows({ rows, on: db }) };
}

function changedOnly({ planned }: Awaited<ReturnType<typeof plan>>) {
  return planned.filter(({ plan: { state } }) => state !== "unchanged");
}

function linesOf(book: Book, name: string): string[][] {
  const lines = book.get(name);
  if (!lines) throw new Error(`no sheet ${name}`);
  return lines;
}

/** Writes into the first row of a product that something stands in. */
function setCell(book: Book, { sheet, product, column, to }: Record<string, string>) {
  const lines = linesOf(book, sheet ?? "");
  const place = lines[0]?.indexOf(column ?? "") ?? -1;
  const row = lines.findIndex(([id], at) => at > 0 && id === product);
  const line = lines[row];
  if (place < 0 || !line) throw new Error(`no cell ${sheet} ${product} ${column}`);
  line[place] = to ?? "";
  return row + 1;
}

test("all that a product has is said by some sheet", () => {
  expect(partSheets.map(({ name, columns }) => [name, columns.length])).toEqual([
    ["mountings", 35],
    ["comparable", 25],
    ["layers", 6],
    ["fire", 15],
    ["finishes", 9],
  ]);
});

test("no two columns of a sheet go by the same heading", () => {
  for (const { owners, columns } of partSheets) {
    const headings = [...owners, ...columns].flatMap(({ name, label }) => [
      ...new Set([name, label.zh, label.en].map((heading) => heading.toLowerCase())),
    ]);
    expect(headings.filter((heading, at) => headings.indexOf(heading) !== at)).toEqual([]);
  }
});

test("every product of the demonstration comes back as it was", async () => {
  const book = await catalogue();
  for (const { label } of partSheets) {
    expect(linesOf(book, label.en).length, label.en).toBeGreaterThan(10);
  }
  const found = await plan(book);
  expect(found.problems).toEqual([]);
  expect(changedOnly(found)).toEqual([]);
  expect(found.planned).toHaveLength(products.length);
});

test("every part of every product is made from its rows alone as it was", async () => {
  const book = await catalogue();
  const kept = await db.selectFrom("product").select(["id", "content"]).execute();
  await db.transaction().execute(async (on) => {
    for (const { id, content } of kept) {
      const bare = { ...(content as object), finishes: [], fire: [], mountings: [] };
      const written = JSON.stringify(bare);
      await on.updateTable("product").set({ content: written }).where("id", "=", id).execute();
    }
  });
  try {
    const { planned } = await plan(book);
    for (const { productId, plan: found } of planned) {
      if (found.state === "unchanged") continue;
      const before = kept.find(({ id }) => id === productId)?.content;
      expect("content" in found ? found.content : found, productId).toEqual(before);
    }
    expect(planned.filter(({ plan: { state } }) => state === "changed").length).toBeGreaterThan(20);
  } finally {
    for (const { id, content } of kept) {
      const written = JSON.stringify(content);
      await db.updateTable("product").set({ content: written }).where("id", "=", id).execute();
    }
  }
});

const contentOf = (id: string) => {
  const found = products.find((product) => product.id === id);
  if (!found) throw new Error(`no product ${id}`);
  return structuredClone(found);
};

test.each<[string, string, string, (product: ProductContent) => void]>([
  ["Products", "code", "X-1", (product) => Object.assign(product, { code: "X-1" })],
  [
    "Finishes",
    "colour",
    "#010203",
    ({ finishes: [one] }) => Object.assign(one ?? {}, { colour: "#010203" }),
  ],
  ["Fire classes", "class", "Z9", ({ fire: [one] }) => Object.assign(one ?? {}, { class: "Z9" })],
  [
    "Mountings",
    "build_up_ar",
    "جدار",
    ({ mountings: [one] }) => Object.assign(one?.buildUp ?? {}, { ar: "جدار" }),
  ],
  [
    "Comparable",
    "absorption_500",
    "0.01",
    ({ mountings: [one] }) => Object.assign(one?.comparable?.[0]?.absorption ?? {}, { 500: 0.01 }),
  ],
  [
    "Layers",
    "thickness",
    "7.5",
    ({ mountings: [one] }) => Object.assign(one?.layers?.[0] ?? {}, { thickness: 7.5 }),
  ],
])("a cell of %s changes exactly that", async (sheet, column, to, change) => {
  const book = await catalogue();
  setCell(book, { sheet, product: whole, column, to });
  const changed = changedOnly(await plan(book));
  expect(changed.map(({ productId }) => productId)).toEqual([whole]);
  const [found] = changed;
  const expected = contentOf(whole);
  change(expected);
  expect(found?.plan).toMatchObject({ state: "changed", changes: [{ column, after: to }] });
  expect(found?.plan).toHaveProperty("content", expected);
});

test("a sheet that is not there leaves its part alone, and so do products that are in neither", async () => {
  const book = await catalogue();
  book.delete("Finishes");
  book.delete("Mountings");
  expect(changedOnly(await plan(book))).toEqual([]);
  const alone: Book = new Map([
    [
      "Finishes",
      linesOf(await catalogue(), "Finishes").filter(([id], at) => at === 0 || id === whole),
    ],
  ]);
  const found = await plan(alone);
  expect(found.planned.map(({ productId, plan: { state } }) => [productId, state])).toEqual([
    [whole, "unchanged"],
  ]);
});

test("a product without rows in a sheet that is there is said to lose the part", async () => {
  const book = await catalogue();
  book.set(
    "Finishes",
    linesOf(book, "Finishes").filter(([id]) => id !== whole),
  );
  const [found, ...others] = changedOnly(await plan(book));
  expect(others).toEqual([]);
  expect(found?.plan).toMatchObject({
    changes: [{ sheet: "finishes", what: "emptied", after: "" }],
    content: { ...contentOf(whole), finishes: [] },
  });
});

test("items are added, removed and put in another order", async () => {
  const book = await catalogue();
  const lines = linesOf(book, "Finishes");
  const at = lines.findIndex(([id]) => id === whole);
  const [first = [], second = []] = lines.splice(at, 2);
  const fresh = first.map((cell, place) => (lines[0]?.[place] === "id" ? "brand-new" : cell));
  lines.splice(at, 0, second, first, fresh);
  const [found] = changedOnly(await plan(book));
  const { finishes } = contentOf(whole);
  const [one, two, ...rest] = finishes;
  expect(found?.plan).toMatchObject({
    changes: [{ what: "added", item: "brand-new" }, { what: "moved" }],
    content: { finishes: [two, one, { ...one, id: "brand-new" }, ...rest] },
  });
});

test("what was measured comes with its evidence and goes when its cells are blank", async () => {
  const book = await catalogue();
  const cells = {
    ...Object.fromEntries(
      [125, 250, 500, 1000, 2000, 4000].map((band) => [`measured_absorption_${band}`, "0"]),
    ),
    ...{ measured_evidence_standard: "ISO 354", measured_evidence_laboratory: "Lab" },
    ...{ measured_evidence_report: "R-1", measured_evidence_date: "2026-01-02" },
  };
  for (const [column, to] of Object.entries(cells)) {
    setCell(book, { sheet: "Mountings", product: whole, column, to });
  }
  const [found] = changedOnly(await plan(book));
  const { mountings } = contentOf(whole);
  const measured = {
    absorption: { 125: 0, 250: 0, 500: 0, 1000: 0, 2000: 0, 4000: 0 },
    evidence: {
      kind: "laboratory",
      standard: "ISO 354",
      laboratory: "Lab",
      report: "R-1",
      date: "2026-01-02",
    },
  };
  if (!found || !("content" in found.plan)) throw new Error(JSON.stringify(found?.plan));
  expect(found.plan.content.mountings[0]).toEqual({ ...mountings[0], measured });
  const content = JSON.stringify(found.plan.content);
  await db.updateTable("product").set({ content }).where("id", "=", whole).execute();
  const [back] = changedOnly(await plan(await withoutMeasured()));
  expect(back?.plan).toHaveProperty("content", contentOf(whole));
  const original = JSON.stringify(contentOf(whole));
  await db.updateTable("product").set({ content: original }).where("id", "=", whole).execute();
});

async function withoutMeasured(): Promise<Book> {
  const book = await catalogue();
  const [headings = []] = linesOf(book, "Mountings");
  for (const column of headings.filter((heading) => heading.startsWith("measured_"))) {
    setCell(book, { sheet: "Mountings", product: whole, column, to: "" });
  }
  return book;
}

test.each<[string, Record<string, string>, object]>([
  [
    "a colour that is none",
    { sheet: "Finishes", column: "colour", to: "oak" },
    { sheet: "finishes", reason: "not-a-colour" },
  ],
  [
    "a picture that is not there",
    { sheet: "Finishes", column: "picture", to: "gone-1" },
    { sheet: "finishes", reason: "unknown-picture", detail: "gone-1" },
  ],
  [
    "no name for a finish",
    { sheet: "Finishes", column: "id", to: "" },
    { sheet: "finishes", column: "id" },
  ],
  [
    "evidence of no kind",
    { sheet: "Fire classes", column: "evidence_kind", to: "" },
    { sheet: "fire", column: "evidence_kind", reason: "required" },
  ],
  [
    "evidence of another kind",
    { sheet: "Fire classes", column: "evidence_kind", to: "hearsay" },
    { sheet: "fire", reason: "not-a-choice" },
  ],
  [
    "a report without its laboratory",
    { sheet: "Fire classes", column: "evidence_kind", to: "laboratory" },
    { sheet: "fire", column: "evidence_laboratory", reason: "required" },
  ],
  [
    "half of what was measured",
    { sheet: "Mountings", column: "measured_absorption_125", to: "0.2" },
    { sheet: "mountings", column: "measured_absorption_250", reason: "required" },
  ],
  [
    "more absorption than there is sound",
    { sheet: "Comparable", column: "absorption_500", to: "5" },
    { sheet: "comparable", column: "absorption_500", reason: "too-large", detail: "1.5" },
  ],
  [
    "less than none",
    { sheet: "Comparable", column: "absorption_500", to: "-0.1" },
    { sheet: "comparable", reason: "negative" },
  ],
  [
    "a layer of a mounting that is not there",
    { sheet: "Layers", column: "mounting", to: "nowhere" },
    { sheet: "layers", column: "mounting", reason: "unknown-mounting", detail: "nowhere" },
  ],
  [
    "a layer without thickness",
    { sheet: "Layers", column: "thickness", to: "" },
    { sheet: "layers", column: "thickness", reason: "required" },
  ],
])("what is wrong is told by sheet, row and column: %s", async (_name, where, problem) => {
  const book = await catalogue();
  const row = setCell(book, { product: whole, ...where });
  const [found] = changedOnly(await plan(book));
  if (found?.plan.state !== "wrong") throw new Error(JSON.stringify(found?.plan));
  expect(found.plan.problems).toContainEqual(
    expect.objectContaining({ row, column: where.column, ...problem }),
  );
});

test("a finish without a name in any language is refused on a page, as in the form", async () => {
  const book = await catalogue();
  for (const column of ["name_zh", "name_en", "name_ar"]) {
    setCell(book, { sheet: "Finishes", product: whole, column, to: "" });
  }
  const [found] = changedOnly(await plan(book));
  expect(found?.plan).toMatchObject({
    state: "wrong",
    problems: [{ sheet: "finishes", column: "name_zh", reason: "required" }],
  });
});

test("two finishes of one id, and parts of a product that is not there", async () => {
  const book = await catalogue();
  const lines = linesOf(book, "Finishes");
  const at = lines.findIndex(([id]) => id === whole);
  lines.splice(at, 0, lines[at] ?? []);
  lines.push(["gone", ...(lines[at] ?? []).slice(1)]);
  const found = changedOnly(await plan(book)).map(({ sheet, plan: wrong }) => [
    sheet,
    "problems" in wrong && wrong.problems,
  ]);
  expect(found).toEqual([
    [
      "products",
      [
        {
          sheet: "finishes",
          row: at + 2,
          column: "id",
          reason: "repeated-id",
          detail: String(at + 1),
        },
      ],
    ],
    [
      "finishes",
      [
        {
          sheet: "finishes",
          row: lines.length,
          column: "product_id",
          reason: "unknown-product",
          detail: "gone",
        },
      ],
    ],
  ]);
});

test("sheets and columns nobody knows, or that are missing, are told", async () => {
  const book = await catalogue();
  const finishes = linesOf(book, "Finishes").map((line) => line.slice(0, -1));
  const layers = linesOf(book, "Layers");
  book.set("Finishs", layers);
  book.set("# notes", [["anything"], ["at all"]]);
  book.set("饰面", layers);
  book.set("Finishes", finishes);
  const { problems } = await plan(book);
  expect(problems).toEqual([
    { reason: "unknown-sheet", detail: "Finishs" },
    { reason: "repeated-sheet", detail: "饰面" },
    { reason: "missing-column", detail: "texture_width", sheet: "finishes" },
  ]);
});

test("a draft that is half written is left alone by a sheet that says what it has", async () => {
  const content = {
    id: "half",
    finishes: [{ id: "oak" }],
    mountings: [{ id: "wall", layers: [] }],
  };
  await db
    .insertInto("product")
    .values({ id: "half", content: JSON.stringify(content), status: "draft" })
    .execute();
  expect(changedOnly(await plan(await catalogue()))).toEqual([]);
  await db.deleteFrom("product").where("id", "=", "half").execute();
});
