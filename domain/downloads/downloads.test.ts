import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { makePdf } from "../../tests/support/make-pdf.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { givePrivateFolders } from "../../tests/support/private-folders.ts";
import { companyDay } from "../company/company-day.ts";
import { addDocument } from "../documents/testing/add-document.ts";
import { languages } from "../language/language.ts";
import { getSpecification } from "../specification/get-specification.ts";
import { makeFile } from "../specification/make-pack.ts";
import { browseDownloads, type DownloadFilter } from "./browse-downloads.ts";
import { bundleLimits, documentKey, fileKey, readChoices } from "./bundle-choice.ts";
import { checkBundle } from "./check-bundle.ts";
import { makeBundle } from "./make-bundle.ts";
import { measureMade } from "./measure-made.ts";

giveOwnDatabase();
givePrivateFolders();

const lang = "en";
const origin = "https://www.example.com";
const year = new Date().getFullYear() + 1;
const pdf = makePdf({ text: "Fire test" });

beforeAll(async () => {
  await addDocument({
    id: "fire-test",
    kind: "test-report",
    products: ["slat-oak"],
    pdf,
    title: { zh: "消防检测报告", en: "Fire test: report", ar: "تقرير اختبار الحريق" },
    validUntil: `${year}-03-31`,
  });
  await addDocument({ id: "quality", languages: { chinese: true, english: false, arabic: false } });
});

describe("the centre is narrowed", () => {
  const browse = async (filter: DownloadFilter) => {
    const { documents, families, products } = await browseDownloads({ lang, filter });
    return {
      documents: documents.map(({ id }) => id).sort(),
      rows: families.flatMap(({ rows }) => rows),
      products,
    };
  };

  test("by nothing: everything is there, and every product to choose", async () => {
    const { documents, rows, products } = await browse({});
    expect(documents).toEqual(["fire-test", "quality"]);
    const slat = rows.find(({ id }) => id === "slat-oak");
    expect(slat).toMatchObject({ sheets: ["zh", "en", "ar"], isTechnical: true });
    expect(slat?.files).toContain("covering.ifc");
    expect(products.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort());
  });

  test("by kind, to uploaded documents or to what is made", async () => {
    expect(await browse({ kind: "certificate" })).toMatchObject({
      documents: ["quality"],
      rows: [],
    });
    const { documents, rows } = await browse({ kind: "data-sheet" });
    expect(documents).toEqual([]);
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.every(({ files, isTechnical }) => files.length === 0 && !isTechnical)).toBe(true);
  });

  test("by language", async () => {
    const { documents, rows } = await browse({ language: "en" });
    expect(documents).toEqual(["fire-test"]);
    expect(rows.every(({ sheets }) => sheets.join() === "en")).toBe(true);
    expect((await browse({ language: "ar" })).documents).toEqual([]);
  });

  test("by product, also to one that there is not", async () => {
    const { documents, rows } = await browse({ product: "slat-oak" });
    expect(documents).toEqual(["fire-test"]);
    expect(rows.map(({ id }) => id)).toEqual(["slat-oak"]);
    expect(await browse({ product: "none-such" })).toMatchObject({ documents: [], rows: [] });
  });
});

const sheet = (product: string, code: "zh" | "en" | "ar" = "en") =>
  fileKey({ product, file: "data-sheet.pdf", lang: code });

describe("what was ticked", () => {
  const check = async (keys: unknown[]) => {
    const { entries, problem } = await checkBundle({ keys, lang });
    return { kept: entries.map(({ key }) => key), problem };
  };

  test("is read by its own spelling only, and once", () => {
    const good = [documentKey("fire-test"), sheet("slat-oak")];
    const bad = [
      "",
      "document_",
      "document_A",
      "product_a_b",
      "product_a_x.pdf_fr",
      "x".repeat(300),
    ];
    const { choices, unreadable } = readChoices([...good, ...good, ...bad, 7, new File([], "d")]);
    expect(choices).toEqual([
      { key: good[0], document: "fire-test" },
      { key: good[1], product: "slat-oak", file: "data-sheet.pdf", lang: "en" },
    ]);
    expect(unreadable).toBe(bad.length + 2);
  });

  test("may be nothing", async () => {
    expect(await check([])).toEqual({ kept: [], problem: { reason: "none" } });
  });

  test("may be gone: the rest is kept", async () => {
    const today = companyDay(new Date(Date.now() - 86_400_000));
    await addDocument({ id: "ended", validUntil: today });
    const keys = [
      documentKey("fire-test"),
      documentKey("ended"),
      documentKey("none-such"),
      fileKey({ product: "slat-oak", file: "secrets.txt", lang }),
      sheet("booth-s"),
      "nonsense",
    ];
    expect(await check(keys)).toEqual({
      kept: [documentKey("fire-test")],
      problem: { reason: "gone", count: 5 },
    });
  });

  test("may be withdrawn after the page was opened", async () => {
    expect((await check([sheet("slat-teak")])).problem).toBeUndefined();
    await sql`update product set status = 'draft' where id = 'slat-teak'`.execute(db);
    expect(await check([sheet("slat-teak")])).toEqual({
      kept: [],
      problem: { reason: "gone", count: 1 },
    });
  });

  test("may be too many, and all of it is kept", async () => {
    const { families } = await browseDownloads({ lang, filter: {} });
    const keys = families
      .flatMap(({ rows }) => rows)
      .flatMap(({ id }) => languages.map(({ code }) => sheet(id, code)))
      .slice(0, bundleLimits.documents + 1);
    const { kept, problem } = await check(keys);
    expect(problem).toEqual({ reason: "too-many", count: bundleLimits.documents + 1 });
    expect(kept).toEqual(keys);
    expect((await check(keys.slice(1))).problem).toBeUndefined();
  });

  test("may be too large", async () => {
    await addDocument({ id: "large-1", bytes: 16_000_000 });
    await addDocument({ id: "large-2", bytes: 16_000_000 });
    const keys = [documentKey("large-1"), documentKey("large-2")];
    expect(await check(keys)).toEqual({
      kept: keys,
      problem: { reason: "too-large", bytes: 32_000_000 },
    });
    await sql`delete from document where id like 'large-%'`.execute(db);
  });
});

describe("what files weigh that are made when they are asked for", () => {
  const rowOf = async (id: string) => {
    const { families } = await browseDownloads({ lang, filter: { product: id } });
    return families.flatMap(({ rows }) => rows)[0];
  };
  const measure = () =>
    measureMade({
      ...{ origin, most: 1 },
      onProblem(error) {
        throw error;
      },
    });

  test("is said of the edition that was weighed, and weighed anew of the next", async () => {
    await sql`update product set position = -1 where id = 'slat-oak'`.execute(db);
    expect((await rowOf("slat-oak"))?.sizes).toEqual({});
    expect(await measure()).toBe(1);
    const row = await rowOf("slat-oak");
    const names = ["data-sheet.pdf", ...(row?.files ?? [])];
    expect(Object.keys(row?.sizes ?? {}).sort()).toEqual(
      names
        .flatMap((file) =>
          languages.map(({ code }) => fileKey({ product: "slat-oak", file, lang: code })),
        )
        .sort(),
    );
    for (const file of ["section.dxf", "covering.ifc"]) {
      const made = await makeFile({
        specification: await getSpecification({ id: "slat-oak", origin, lang: "ar" }),
        name: file,
      });
      expect(row?.sizes[fileKey({ product: "slat-oak", file, lang: "ar" })]).toBe(made?.length);
    }
    expect(row?.sizes[sheet("slat-oak", "zh")]).toBeGreaterThan(10_000);

    await sql`update product set updated_at = now() where id = 'slat-oak'`.execute(db);
    expect((await rowOf("slat-oak"))?.sizes).toEqual({});
    expect(await measure()).toBe(1);
    expect(Object.keys((await rowOf("slat-oak"))?.sizes ?? {})).toHaveLength(names.length * 3);
  });
});

describe("an archive", () => {
  const keys = [
    documentKey("fire-test"),
    sheet("slat-oak", "ar"),
    fileKey({ product: "slat-oak", file: "section.dxf", lang }),
  ];
  const made = (ip: string, code: "zh" | "en" | "ar" = lang, of: unknown[] = keys) =>
    makeBundle({ keys: of, origin, ip, lang: code });

  test.each([
    ["zh", "消防检测报告.pdf", "消防检测报告；检测报告；", "有效期至"],
    ["en", "Fire test report.pdf", "Fire test: report; Test report; ", "valid until 31 March"],
    ["ar", "تقرير اختبار الحريق.pdf", "تقرير اختبار الحريق؛ ", "صالح حتى 31"],
  ] as const)(
    "in %s has readable names and says what is in it",
    async (code, name, about, until) => {
      const files = unzipSync(await made("192.0.2.1", code));
      expect(Object.keys(files)).toEqual([
        "index.txt",
        name,
        "TH-SL-OAK/data-sheet-ar.pdf",
        "TH-SL-OAK/section-en.dxf",
      ]);
      expect(Buffer.compare(files[name] ?? new Uint8Array(), pdf)).toBe(0);
      expect(
        strFromU8((files["TH-SL-OAK/data-sheet-ar.pdf"] ?? new Uint8Array()).slice(0, 5)),
      ).toBe("%PDF-");
      const bytes = files["index.txt"] ?? new Uint8Array();
      expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const index = strFromU8(bytes);
      expect(index).toContain(`${origin}/${code}/downloads.html`);
      expect(index).toContain(`- ${name}\r\n  ${about}`);
      expect(index).toContain(until);
      expect(index).toContain("- TH-SL-OAK/data-sheet-ar.pdf\r\n");
      expect(index).toContain("العربية");
      expect(index).not.toMatch(/undefined|null|\{|\}/);
    },
  );

  test("of the same choice is the same, to the byte, where nothing in it tells the time", async () => {
    const chosen = [documentKey("fire-test"), keys[2]];
    const [one, other] = [
      await made("192.0.2.2", lang, chosen),
      await made("192.0.2.2", lang, chosen),
    ];
    expect(Buffer.compare(one, other)).toBe(0);
  });

  test("is not made of what is not offered, nor of nothing, nor again and again", async () => {
    const refused = (of: unknown[]) => made("198.51.100.1", lang, of);
    await expect(refused([])).rejects.toMatchObject({ code: "invalid" });
    await expect(refused([documentKey("none-such")])).rejects.toMatchObject({ code: "not-found" });
    const small = [documentKey("fire-test")];
    for (let count = 0; count < 20; count++) await refused(small);
    await expect(refused(small)).rejects.toMatchObject({ code: "too-many" });
    expect((await made("203.0.113.9", lang, small)).length).toBeGreaterThan(0);
  });

  test("says so when a file is gone from the disk", async () => {
    await addDocument({ id: "lost" });
    await expect(made("192.0.2.3", lang, [documentKey("lost")])).rejects.toMatchObject({
      code: "not-found",
    });
  });
});
