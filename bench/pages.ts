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

/** One page of each of the other kinds: how much they weigh is measured, how fast they are is not. */
const otherKinds = [
  { name: "product centre", path: "/product.html" },
  { name: "product of felt", path: "/productdetail/pet-flat-12.html" },
  { name: "product booth", path: "/productdetail/booth-m.html" },
  { name: "accessory", path: "/productdetail/batten-kit.html" },
  { name: "sheet", path: "/cmpProductdetail/slat-oak.html" },
  { name: "comparison", path: "/cmpProductdetail/slat-oak.html?with=pet-flat-12,slat-ash" },
  { name: "slat landing", path: "/akupanel.html" },
  { name: "felt landing", path: "/pet.html" },
  { name: "wood landing", path: "/woodenPanel.html" },
  { name: "factory landing", path: "/site/panelFactory" },
  { name: "programmes", path: "/programme.html" },
  { name: "programme", path: "/programme/office-acoustics" },
  { name: "cases", path: "/project.html" },
  { name: "case class", path: "/project/office/1.html" },
  { name: "about", path: "/aboutUs.html" },
  { name: "company", path: "/aboutUs/company" },
  { name: "honours", path: "/aboutUs/honor" },
  { name: "bases", path: "/aboutUs/jidi" },
  { name: "contact", path: "/aboutUs/lianxi.html" },
  { name: "patents", path: "/aboutUs/zhuanli" },
  { name: "news", path: "/news.html" },
  { name: "news class", path: "/news/knowledge" },
  { name: "topics", path: "/topics" },
  { name: "topic", path: "/topics/low-frequencies" },
  { name: "landing page", path: "/pages/meeting-rooms" },
  { name: "recruit", path: "/recruit" },
  { name: "buying", path: "/buying.html" },
  { name: "search", path: "/search?query=oak" },
  { name: "inquiry", path: "/inquiry" },
  { name: "site map", path: "/sitemap.html" },
  { name: "privacy", path: "/privacy.html" },
];

export type MeasuredPage = { name: string; path: string };

/** Every page in every language, by its canonical address. */
export function listMeasuredPages(): MeasuredPage[] {
  return pages.flatMap(({ name, path }) =>
    languages.map(({ code }) => ({ name: `${name} ${code}`, path: `/${code}${path}` })),
  );
}

/** What is weighed: these, and the other kinds in Arabic, whose fonts and scripts are the largest. */
export function listWeighedPages(): MeasuredPage[] {
  return [
    ...listMeasuredPages(),
    ...otherKinds.map(({ name, path }) => ({ name: `${name} ar`, path: `/ar${path}` })),
  ];
}
