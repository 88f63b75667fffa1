import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { extractText } from "unpdf";
import { afterAll, describe, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { makePdf } from "../../tests/support/make-pdf.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { givePrivateFolders } from "../../tests/support/private-folders.ts";
import { octaveBands } from "../acoustics/octave-bands.ts";
import { curvesOf } from "../catalogue/curves-of.ts";
import { isTested } from "../catalogue/fire-class.ts";
import type { ProductContent } from "../catalogue/product-content.ts";
import { companyDay } from "../company/company-day.ts";
import { addDocument } from "../documents/testing/add-document.ts";
import { type Lang, languages } from "../language/language.ts";
import { published } from "../records/published.ts";
import { mostEvidenceBytes } from "./evidence-documents.ts";
import { getSpecification } from "./get-specification.ts";
import { listFiles } from "./list-files.ts";
import { makePack } from "./make-pack.ts";
import { showPack } from "./show-pack.ts";

giveOwnDatabase();
givePrivateFolders();

const origin = "https://www.example.com";
const slat = { id: "slat-oak", mounting: "battens-50", finish: "oiled", origin };
const together = (text: string) => text.replaceAll(/\s+/g, "");

async function filesOf(choice: Parameters<typeof getSpecification>[0]) {
  const specification = await getSpecification(choice);
  const files = new Map(listFiles(specification).map(({ name, content }) => [name, content]));
  const text = (name: string) => {
    const content = files.get(name);
    if (typeof content !== "string") throw new Error(`No text ${name}`);
    return content;
  };
  return { specified: specification.in[choice.lang], files, text };
}

async function listChoices() {
  const rows = await published("product").select(["id", "content"]).execute();
  return rows.flatMap(({ id, content }) =>
    content.mountings.map((mounting) => ({ id, mounting: mounting.id, content })),
  );
}

describe.each(languages.map(({ code }) => code))("a pack in %s", (lang: Lang) => {
  test("has the numbers of the page in every file, and each with what it is", async () => {
    const { specified, files, text } = await filesOf({ ...slat, lang });
    const curves = curvesOf(specified.mounting);
    expect(curves.map(({ status }) => status)).toEqual(["comparable", "calculated"]);
    const pdf = files.get("data-sheet.pdf");
    if (typeof pdf !== "function") throw new Error("No data sheet");
    const { text: sheet } = await extractText(new Uint8Array(await pdf()), { mergePages: true });
    for (const { absorption, status } of curves) {
      const row = octaveBands.map((band) => absorption[band]?.toFixed(2) ?? "");
      expect(text("absorption.csv")).toContain(`,${row.join(",")},`);
      expect(together(sheet)).toContain(row.map((value) => value || "–").join(""));
      for (const value of row.filter(Boolean)) {
        if (status === "calculated") expect(text(`clause-${lang}.txt`)).toContain(` ${value} (`);
      }
    }
    // What another maker published is no part of a clause, and nothing here is rated.
    expect(text(`clause-${lang}.txt`)).not.toContain("1.09");
    expect(sheet).not.toMatch(/NRC\s*\d/);
  });

  test("never states a fire class that nobody has tested, whatever the product", async () => {
    for (const { id, mounting, content } of await listChoices()) {
      const { files } = await filesOf({ id, mounting, origin, lang });
      const untested = content.fire.filter((fire) => !isTested(fire));
      const words = [...files.values()].filter((one) => typeof one === "string").join("\n");
      for (const { class: rated } of untested) {
        expect(words.includes(rated), `${id} ${rated}`).toBe(false);
      }
    }
  });
});

describe("what others have written about a product", () => {
  afterAll(() => db.deleteFrom("document").execute());
  const inDays = (days: number) => companyDay(new Date(Date.now() + days * 86_400_000));
  const titled = (en: string) => ({ zh: "", en, ar: "" });
  const products = [slat.id];

  test("is in its pack while it is valid, and guides and other products' papers are not", async () => {
    const pdf = await makePdf();
    const report = { kind: "test-report" as const, title: titled("Report 17") };
    await addDocument({ id: "report", pdf, products, ...report, validUntil: inDays(400) });
    await addDocument({ id: "same", pdf, products, ...report });
    await addDocument({ id: "over", pdf, products, title: titled("Over"), validUntil: inDays(-1) });
    await addDocument({ id: "guide", pdf, products, kind: "installation" });
    await addDocument({ id: "other", pdf, products: ["slat-ash"] });
    await addDocument({ id: "gone", products, kind: "declaration", title: titled("Lost paper") });
    const bytes = mostEvidenceBytes;
    await addDocument({ id: "large", bytes, products, title: titled("Too large") });
    const specification = await getSpecification({ ...slat, lang: "en" });
    const files = unzipSync(await makePack(specification));
    const packed = Object.keys(files).filter((name) => name.startsWith("documents/"));
    expect(packed.sort()).toEqual(["documents/Report 17 (2).pdf", "documents/Report 17.pdf"]);
    expect(Buffer.from(files["documents/Report 17.pdf"] ?? []).equals(Buffer.from(pdf))).toBe(true);
    const readme = new TextDecoder().decode(files["README.txt"]);
    expect(readme).toContain("documents/Report 17.pdf: Report 17 (valid until ");
    const [, missing = ""] = readme.split("Not in the pack");
    for (const [title, id] of [
      ["Lost paper", "gone"],
      ["Too large", "large"],
    ]) {
      expect(missing).toContain(`${title}: ${origin}/api/downloads/${id}/document.pdf?lang=en`);
    }
    expect(readme).not.toMatch(/Over|Certificate/);

    const { product } = specification.in.en;
    const shown = await showPack({ product, origin, lang: "en", mounting: slat.mounting });
    expect(shown.files).toContainEqual({
      ...{ about: "Report 17", kind: "PDF", bytes: pdf.length },
      address: "/api/downloads/report/document.pdf?lang=en",
    });
  });
});

test("a texture is packed with the width it stands for, and not without one", async () => {
  const { content } = await published("product")
    .where("id", "=", slat.id)
    .select("content")
    .executeTakeFirstOrThrow();
  const withTexture = (textureWidth: number | undefined) => ({
    ...content,
    finishes: content.finishes.map((one) =>
      one.id === slat.finish ? { ...one, texture: one.closeUp, textureWidth } : one,
    ),
  });
  const packed = async (changed: object) => {
    await db
      .updateTable("product")
      .where("id", "=", slat.id)
      .set({ content: JSON.stringify(changed) })
      .execute();
    return unzipSync(await makePack(await getSpecification({ ...slat, lang: "en" })));
  };
  const files = await packed(withTexture(480));
  expect(
    Buffer.from(files["texture.jpg"] ?? [])
      .subarray(0, 2)
      .toString("hex"),
  ).toBe("ffd8");
  expect(new TextDecoder().decode(files["README.txt"])).toContain(
    "texture.jpg: Seamless texture, 480 mm wide",
  );
  expect(Object.keys(await packed(withTexture(undefined)))).not.toContain("texture.jpg");
  await packed(content);
});

const measured = {
  absorption: { 125: 0.11, 250: 0.37, 500: 0.83, 1000: 0.92, 2000: 0.71, 4000: 0.63 },
  evidence: {
    ...{ kind: "laboratory" as const, standard: "ISO 354", laboratory: "Test house" },
    ...{ report: "R-2026-17", date: "2026-05-01", document: "https://lab.example/r17.pdf" },
  },
};

test("what a laboratory has measured is rated everywhere, with its report; so is a tested class", async () => {
  const { content } = await published("product")
    .where("id", "=", slat.id)
    .select("content")
    .executeTakeFirstOrThrow();
  const tested: ProductContent = {
    ...content,
    mountings: content.mountings.map((one) =>
      one.id === slat.mounting ? { ...one, measured } : one,
    ),
    fire: content.fire.map((fire, at) =>
      at === 0 ? { ...fire, class: "B1 (B-s1,d0)", evidence: measured.evidence } : fire,
    ),
  };
  await db
    .updateTable("product")
    .where("id", "=", slat.id)
    .set({ content: JSON.stringify(tested) })
    .execute();
  const { specified, text } = await filesOf({ ...slat, lang: "en" });
  const rated = specified.mounting.measured;
  if (!rated) throw new Error("Not rated");
  const clause = text("clause-en.txt");
  expect(clause).toContain(`αw ${rated.weighted.value.toFixed(2)}`);
  expect(clause).toContain(`NRC ${rated.nrc.toFixed(2)}`);
  expect(clause).toContain("R-2026-17");
  expect(clause).toContain("B1 (B-s1,d0)");
  expect(clause).not.toContain("D-s2,d0");
  const ifc = text("covering.ifc");
  expect(ifc).toContain(`IFCPROPERTYSINGLEVALUE('NRC',$,IFCREAL(${rated.nrc}),$)`);
  expect(ifc).toContain("'AcousticRating'");
  expect(ifc).toContain("'SurfaceSpreadOfFlame',$,IFCLABEL('GB 8624: B1 (B-s1,d0)')");
  expect(text("README.txt")).toContain("https://lab.example/r17.pdf");
  await db
    .updateTable("product")
    .where("id", "=", slat.id)
    .set({ content: JSON.stringify(content) })
    .execute();
});

test("what the records do not tell has no file, and the pack says so", async () => {
  const hanging = { id: "pet-baffle", mounting: "suspended-600", origin, lang: "en" as const };
  const { files, text } = await filesOf(hanging);
  expect([...files.keys()]).not.toContain("section.dxf");
  expect([...files.keys()]).not.toContain("absorption.csv");
  expect(text("README.txt")).toContain("No section drawing");
  expect(text("covering.ifc")).toContain(".USERDEFINED.");
});

test("what is not there is refused", async () => {
  for (const choice of [
    { ...slat, id: "no-such-product" },
    { ...slat, mounting: "nailed" },
    { ...slat, finish: "polka-dots" },
    { id: "booth-s", origin },
  ]) {
    await expect(getSpecification({ ...choice, lang: "en" })).rejects.toMatchObject({
      code: "not-found",
    });
  }
  await db.updateTable("product").where("id", "=", "slat-teak").set({ status: "draft" }).execute();
  await expect(getSpecification({ id: "slat-teak", origin, lang: "en" })).rejects.toMatchObject({
    code: "not-found",
  });
});

const hasUnzip = (() => {
  try {
    execFileSync("unzip", ["-v"]);
    return true;
  } catch {
    return false;
  }
})();

test.skipIf(!hasUnzip)("the archive is opened by a program that is not ours", async () => {
  const specification = await getSpecification({ ...slat, lang: "ar" });
  const folder = mkdtempSync(join(tmpdir(), "pack-"));
  try {
    writeFileSync(join(folder, "pack.zip"), await makePack(specification));
    execFileSync("unzip", ["-q", "pack.zip"], { cwd: folder });
    for (const { name, content } of listFiles(specification)) {
      const found = readFileSync(join(folder, name));
      expect(found.length).toBeGreaterThan(100);
      if (typeof content === "string") expect(found.toString()).toBe(content);
    }
    expect(readFileSync(join(folder, "finish.jpg")).subarray(0, 2).toString("hex")).toBe("ffd8");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
