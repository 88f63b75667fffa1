import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Absorber } from "#domain/calculator/absorber.ts";
import type {
  Quantities as Listed,
  QuantityLine,
} from "#domain/calculator/quantities/list-quantities.ts";
import { languages } from "#domain/language/language.ts";
import { inLanguage } from "../../../tests/support/in-language.ts";
import { Quantities } from "./quantities.tsx";

const absorber: Absorber = {
  ...{ id: "slat", code: "MS-01", material: "wood-slat", title: "Oak slats" },
  ...{ sizes: [], mountings: [], finishes: [{ id: "oak", name: "Oak", colour: "#ccaa77" }] },
  ...{ weight: null, packing: null, price: null },
};
const line: QuantityLine = {
  ...{ product: "slat", finish: "oak", size: { width: 600, height: 2400, depth: 21 } },
  ...{ placed: [], area: 27, panels: 19, panelArea: 27.36, waste: 0.0132 },
  ...{ orderedArea: 28.8, cartons: 10, pallets: 1, grossWeight: 280, cubicMetres: 0.98 },
};
const listed: Listed = {
  lines: [line],
  accessories: [{ kind: "edge-profile", length: 24 }],
  transport: { by: "shared-container", cubicMetres: 2.1 },
  ...{ tooLarge: [], notCounted: ["fixings"] },
};

const draw = (quantities: Listed, lang: "zh" | "en" | "ar" = "en") =>
  inLanguage(lang, () =>
    renderToStaticMarkup(<Quantities quantities={quantities} absorbers={[absorber]} />),
  );

test.each(languages.map(({ code }) => code))("in %s: a line with all its figures", (lang) => {
  const html = draw(listed, lang);
  for (const figure of ["27", "19", "1.32", "28.8", "10", "280", "0.98"]) {
    expect(html).toContain(`<bdi>${figure}</bdi>`);
  }
  expect(html).toContain({ zh: "拼箱", en: "Shared container", ar: "شحن مشترك" }[lang]);
  expect(html).toContain({ zh: "未计入", en: "Not counted", ar: "غير محسوب" }[lang]);
  expect(html).not.toContain("<tfoot");
});

test("several lines have a sum, which is unknown where one of them is", () => {
  const other = { ...line, finish: undefined, pallets: undefined };
  const html = draw({ ...listed, lines: [line, other] });
  const [, total = ""] = html.split("<tfoot");
  expect(total).toContain("<bdi>57.6</bdi>");
  // Shares are not added.
  expect(total).toContain("<bdi>1.32</bdi>");
  expect(total.match(/not known/g)).toHaveLength(1);
});

test("nothing put up is said in words", () => {
  const html = draw({ ...listed, lines: [], transport: { by: "nothing" } });
  expect(html).toContain("No panels have been put up yet.");
  expect(html).not.toContain("<table");
});
