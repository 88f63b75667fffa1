import { articleClasses } from "../../articles/article-content.ts";
import { jobTypes } from "../../careers/job-content.ts";
import { caseClasses } from "../../cases/case-content.ts";
import { languages } from "../../language/language.ts";
import type { Localized } from "../../language/localized.ts";
import { copyPages } from "../../pages/copy-pages.ts";
import { type SearchDocument, splitName, textsIn } from "./search-document.ts";

/** Nobody who searches is looking for these. */
const unsought = ["home", "search"];

const nothing: Localized = { zh: "", en: "", ar: "" };

type PageWords = { id: string; blocks: Record<string, Localized> };

export function landingPage({ id, blocks }: PageWords): SearchDocument[] {
  const path = copyPages[id];
  if (!path || unsought.includes(id)) return [];
  const seo = blocks["seo.title"] ?? nothing;
  return [
    {
      path,
      title: blocks["hero.title"] ?? seo,
      names: [splitName(id)],
      summary: blocks["hero.lead"] ?? nothing,
      keywords: [seo, blocks["seo.description"] ?? nothing, blocks["seo.keywords"] ?? nothing],
      body: textsIn(blocks),
      landing: true,
    },
  ];
}

type ClassLists = { kind: string; classes: readonly string[]; pathOf: (name: string) => string };

const listsBelow: Record<string, ClassLists> = {
  project: {
    kind: "project_case",
    classes: caseClasses,
    pathOf: (name) => `/project/${name}/1.html`,
  },
  news: { kind: "article", classes: articleClasses, pathOf: (name) => `/news/${name}/1.html` },
  recruit: { kind: "job", classes: jobTypes, pathOf: (name) => `/recruit/${name}` },
};

/** The lists of cases, articles and jobs by class have their names in the texts of the page above. */
export function classLists({ id, blocks }: PageWords): SearchDocument[] {
  const lists = listsBelow[id];
  if (!lists) return [];
  const { kind, classes, pathOf } = lists;
  const above = blocks["hero.title"] ?? nothing;
  return classes.flatMap((name) => {
    const block = `class.${name.toLowerCase()}`;
    const title = blocks[`${block}.title`];
    if (!title) return [];
    return [
      {
        path: pathOf(name),
        title,
        // Who asks for projects of schools asks for one list of all projects.
        names: [splitName(name), ...languages.map(({ code }) => `${title[code]} ${above[code]}`)],
        summary: blocks[`${block}.lead`] ?? nothing,
        body: [],
        ofClass: `${kind}/${name}`,
      },
    ];
  });
}
