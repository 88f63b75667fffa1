import { languages } from "#domain/language/language.ts";

/** The pages that are measured, each in every language; add a page here and all benchmarks know it. */
export const pages = [
  { name: "home", path: "" },
  { name: "class", path: "/product/woodSlat.html" },
  { name: "product", path: "/productdetail/slat-oak.html" },
  { name: "booth", path: "/silencebooth.html" },
  { name: "case", path: "/project/office/office-berlin-startup-loft" },
  { name: "article", path: "/article/reverberation-explained.html" },
];

export type MeasuredPage = { name: string; path: string };

/** Every page in every language, by its canonical address. */
export function listMeasuredPages(): MeasuredPage[] {
  return pages.flatMap(({ name, path }) =>
    languages.map(({ code }) => ({ name: `${name} ${code}`, path: `/${code}${path}` })),
  );
}
