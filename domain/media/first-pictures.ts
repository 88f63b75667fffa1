import { listArticles } from "../articles/list-articles.ts";
import { listCaseClasses } from "../cases/list-case-classes.ts";
import { listClasses } from "../catalogue/list-classes.ts";
import { listProducts } from "../catalogue/list-products.ts";
import { getPageComparison } from "../company/get-page-comparison.ts";
import { listProgrammes } from "../programme/get-programmes.ts";
import { pagePictures } from "./page-pictures.ts";

/** The pictures that most visitors see first: those of the home page and of the menus. */
export async function listFirstPictures(): Promise<string[]> {
  const reader = { lang: "zh" } as const;
  const [classes, rooms, { entries: articles }, programmes, comparison] = await Promise.all([
    listClasses(reader),
    listCaseClasses(reader),
    listArticles({ class: "knowledge", size: 3, ...reader }),
    listProgrammes(reader),
    getPageComparison({ page: "home", place: "room", ...reader }),
  ]);
  const products = await Promise.all(
    classes.map(({ id }) => listProducts({ classId: id, size: 1, ...reader })),
  );
  const shown = [
    ...[comparison?.before, comparison?.after],
    ...classes.map(({ picture }) => picture),
    ...products.map(({ entries: [first] }) => first?.picture),
    ...rooms.map(({ picture }) => picture),
    ...programmes.map(({ picture }) => picture),
    ...articles.map(({ cover }) => cover),
  ];
  const ids = shown.flatMap((picture) => (picture ? [picture.id] : []));
  return [...new Set([...(pagePictures["/"] ?? []), ...ids])];
}
