import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { absorptionCsv } from "#domain/catalogue/absorption-csv.ts";
import type { ShownEvidence } from "#domain/catalogue/evidence.ts";
import type { Product } from "#domain/catalogue/get-product.ts";
import type { MountingContent } from "#domain/catalogue/product-content.ts";
import { rateMounting } from "#domain/catalogue/rate-mounting.ts";
import type { Lang } from "#domain/language/language.ts";
import { slatProducts } from "../../content/products/slat.ts";
import { inLanguage } from "../../tests/support/in-language.ts";
import { ProductTile } from "./catalogue/product-tile.tsx";
import { Acoustics } from "./facts/acoustics.tsx";
import { SheetAbsorption } from "./sheet/sheet-absorption.tsx";
import { SheetFire } from "./sheet/sheet-fire.tsx";
import { productData } from "./structured-data.ts";

const absorption = { 125: 0.1, 250: 0.3, 500: 0.75, 1000: 1.05, 2000: 0.85, 4000: 0.8 };
const evidence = {
  ...{ kind: "laboratory" as const, standard: "ISO 354", laboratory: "A laboratory" },
  ...{ report: "R-1", date: "2026-01-01" },
};

function slat({ lang = "en", isMeasured = false }: { lang?: Lang; isMeasured?: boolean } = {}) {
  const [oak] = slatProducts;
  if (!oak) throw new Error("no slat panel");
  const mountings: MountingContent[] = oak.mountings.map((mounting) =>
    isMeasured && mounting.kind === "battens"
      ? { ...mounting, measured: { absorption, evidence } }
      : mounting,
  );
  return {
    ...oak,
    ...{ title: oak.title.en, summary: oak.summary.en, finishes: [], pictures: [], fire: [] },
    mountings: mountings.map((mounting) => rateMounting({ mounting, lang })),
  } as unknown as Product;
}

const words = (markup: string) => markup.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

describe("a rating from octave values says so", () => {
  test.each([
    ["en", "from octave values"],
    ["zh", "由倍频带值算得"],
    ["ar", "من قيم الأوكتاف"],
  ] as const)("in %s, wherever it is shown", (lang, said) => {
    inLanguage(lang, () => {
      const product = slat({ lang, isMeasured: true });
      const [best] = product.mountings.filter(({ measured }) => measured);
      const card = renderToStaticMarkup(
        <ProductTile
          card={{
            ...{
              id: "slat-oak",
              code: "TH",
              title: "Oak",
              picture: undefined,
              finish: undefined,
              unit: "m2" as const,
              thickness: [21, 21],
            },
            ...{ finishes: { count: 0, first: [] }, absorbs: true, isCalculated: true },
            best: best?.measured && { kind: best.kind, measured: best.measured },
          }}
        />,
      );
      const comparison = { kinds: [], compared: [], refused: [], depthsDiffer: false };
      const sheet = renderToStaticMarkup(
        <SheetAbsorption
          products={[{ ...product, finish: undefined, picture: undefined }]}
          comparison={{ kind: "battens", ...comparison }}
        />,
      );
      const page = renderToStaticMarkup(<Acoustics product={product} />);
      // Beside αw, class and NRC; what SAA lacks is said already.
      expect(page.split(said)).toHaveLength(4);
      for (const shown of [
        card,
        sheet,
        absorptionCsv({ ...product, lang }) ?? "",
        structured(product),
      ]) {
        expect(shown).toContain(said);
      }
    });
  });
});

function structured(product: Product): string {
  return JSON.stringify(
    productData({
      product,
      origin: "https://example.com",
      lang: "en",
      siteName: "Tinghe",
    } as never),
  );
}

test("somebody else's values are neither rated nor told to machines as the product's", () => {
  inLanguage("en", () => {
    const product = slat();
    const page = words(renderToStaticMarkup(<Acoustics product={product} />));
    expect(page).toContain("Comparable construction");
    expect(page).toContain("Sizes of slats, gaps and felt: not stated");
    expect(page).toContain("Differs from this product:");
    expect(page).not.toMatch(/Weighted absorption|Noise reduction|Class [A-E]/);
    expect(structured(product)).not.toMatch(/αw|NRC|1\.09|0\.75/);
  });
});

test("a calculation names its model, its inputs, what is assumed and where it ends", () => {
  inLanguage("en", () => {
    const page = words(renderToStaticMarkup(<Acoustics product={slat()} />));
    expect(page).toContain("Transfer-matrix model (fibre after Garai–Pompoli)");
    expect(page).toContain(
      "slats 12 mm deep with gaps of 13 mm every 40 mm · felt 9 mm · air 50 mm",
    );
    expect(page).toContain("Assumed, not measured: flow resistivity of the felt 80 kPa s/m²");
    expect(page).toContain("does not hold above 1000 Hz");
    expect(page.match(/No laboratory has measured any of these mountings yet/g)).toHaveLength(1);
  });
});

test("the table for spreadsheets marks every row with what it is", () => {
  inLanguage("en", () => {
    const [head, ...rows] = (absorptionCsv({ ...slat(), lang: "en" }) ?? "").split("\r\n");
    expect(head).toContain("depth mm,status,125 Hz");
    const statuses = rows.map(
      (row) => /(Comparable construction|Calculated(?:, at (?:least|most))?)/.exec(row)?.[0],
    );
    expect(statuses.filter((status) => status === "Comparable construction")).toHaveLength(1);
    expect(statuses.filter((status) => status === "Calculated")).toHaveLength(4);
    expect(statuses).toHaveLength(13);
    expect(rows.find((row) => row.includes("Comparable"))).toContain(
      ",0.12,,0.75,1.09,0.85,0.81,,,,,,",
    );
  });
});

test("sources and specimens are in the language of the page", () => {
  for (const [lang, said] of [
    ["zh", "另一厂家格栅板公开的技术资料"],
    ["ar", "نشرة فنية منشورة للوح شرائح من مصنّع آخر"],
  ] as const) {
    inLanguage(lang, () => {
      const page = words(renderToStaticMarkup(<Acoustics product={slat({ lang })} />));
      expect(page).toContain(said);
      expect(page).not.toContain("Published technical sheet");
    });
  }
});

describe("a fire class in the data sheet", () => {
  const rated = { code: "EN 13501-1", class: "B-s1,d0" };
  const sheetWith = ({ lang, proof }: { lang: Lang; proof: ShownEvidence }) =>
    inLanguage(lang, () => {
      const product = { ...slat({ lang }), fire: [{ ...rated, evidence: proof }] };
      return words(
        renderToStaticMarkup(
          <SheetFire products={[{ ...product, finish: undefined, picture: undefined }]} />,
        ),
      );
    });

  test.each([
    ["en", "B-s1,d0 (Design target, not tested)"],
    ["zh", "B-s1,d0 （设计目标，未检测）"],
    ["ar", "B-s1,d0 (هدف تصميمي، غير مختبَر)"],
  ] as const)("says in %s that nobody has tested it", (lang, said) => {
    expect(sheetWith({ lang, proof: { kind: "indicative" } })).toContain(said);
    const literature = { kind: "literature" as const, source: "A sheet" };
    expect(sheetWith({ lang, proof: literature })).toContain(said);
  });

  test("stands alone with its laboratory", () => {
    const sheet = sheetWith({ lang: "en", proof: evidence });
    expect(sheet).toContain("B-s1,d0");
    expect(sheet).toContain("A laboratory");
    expect(sheet).not.toContain("(Design target");
  });
});
