import { languages } from "#domain/language.ts";

/**
 * The pages that are measured, each in every language; add a page here and all benchmarks know it.
 * `scripts` is the most JavaScript its first load may bring, in KB (1000 bytes) after brotli: 120
 * for the home page, 135 for any other.
 */
export const pages = [
  { name: "home", path: "", scripts: 120 },
  { name: "class", path: "/product/woodSlat.html", scripts: 135 },
  { name: "product", path: "/productdetail/slat-oak.html", scripts: 135 },
  { name: "booth", path: "/silencebooth.html", scripts: 135 },
  { name: "case", path: "/project/office/office-berlin-startup-loft", scripts: 135 },
  { name: "article", path: "/article/reverberation-explained.html", scripts: 135 },
];

export type MeasuredPage = { name: string; path: string; scripts: number };

/** Every page in every language, by its canonical address. */
export function listMeasuredPages(): MeasuredPage[] {
  return pages.flatMap(({ name, path, scripts }) =>
    languages.map(({ code }) => ({ name: `${name} ${code}`, path: `/${code}${path}`, scripts })),
  );
}
