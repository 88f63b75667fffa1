import { isTested } from "../../catalogue/fire-class.ts";
import type { MountingContent } from "../../catalogue/product-content.ts";
import type { SeoContent } from "../../pages/seo.ts";
import type { ContentOf } from "../../records/kinds.ts";
import { sizeOf } from "../text/quantities.ts";
import { classLists, landingPage } from "./page-documents.ts";
import { type SearchDocument, splitName, textsIn } from "./search-document.ts";

/** The kinds of record that visitors may look for, and what each is called on the page. */
export const shownKinds = {
  product: "product",
  product_class: "class",
  page_copy: "page",
  programme: "programme",
  project_case: "case",
  article: "article",
  topic: "topic",
  job: "job",
} as const;
export type SearchableKind = keyof typeof shownKinds;
export type ShownKind = (typeof shownKinds)[SearchableKind];

export const searchableKinds = Object.keys(shownKinds) as SearchableKind[];

/** The pages that a record is seen on as their subject: mostly one, sometimes none. */
const describe: { [K in SearchableKind]: (content: ContentOf<K>) => SearchDocument[] } = {
  product: (product) => [
    {
      path: `/productdetail/${product.id}.html`,
      title: product.title,
      names: [product.code],
      summary: product.summary,
      keywords: [
        ...seoTexts(product.seo),
        ...product.finishes.map(({ name }) => name),
        ...product.sizes.flatMap(({ width, height, depth }) => [
          ...sizeOf([width, height, depth]),
          `${depth} mm`,
        ]),
        ...product.fire.filter(isTested).flatMap((fire) => [fire.code, fire.class]),
      ],
      body: textsIn({
        ...product,
        fire: product.fire.filter(isTested),
        mountings: product.mountings.map(ownWords),
      }),
      inClass: `product/${product.classId}`,
      picture: product.pictures[0],
    },
  ],
  product_class: (productClass) => {
    if (productClass.status === "0") return [];
    return [
      {
        path: `/product/${productClass.className}.html`,
        title: productClass.subjectName,
        names: [splitName(productClass.className)],
        summary: productClass.intro,
        keywords: seoTexts(productClass.seo),
        body: textsIn(productClass),
        ofClass: `product/${productClass.id}`,
        picture: productClass.picture,
      },
    ];
  },
  project_case: (project) => [
    {
      path: `/project/${project.class}/${project.id}`,
      title: project.title,
      summary: project.summary,
      keywords: [project.place, String(project.year), ...seoTexts(project.seo)],
      body: textsIn(project),
      inClass: `project_case/${project.class}`,
      picture: project.pictures[0],
    },
  ],
  article: (article) => [
    {
      path: `/article/${article.id}.html`,
      title: article.title,
      summary: article.summary,
      keywords: [...article.tags, ...seoTexts(article.seo)],
      body: textsIn(article),
      inClass: `article/${article.class}`,
      picture: article.cover,
      ...(article.class !== "knowledge" && { freshOn: article.date }),
    },
  ],
  programme: (programme) => [
    {
      path: `/programme/${programme.id}`,
      title: programme.title,
      summary: programme.summary,
      keywords: seoTexts(programme.seo),
      body: textsIn(programme),
      picture: programme.picture,
    },
  ],
  topic: (topic) => [
    {
      path: `/topics/${topic.id}`,
      title: topic.title,
      summary: topic.summary,
      keywords: [topic.tag, ...seoTexts(topic.seo)],
      body: textsIn(topic),
      picture: topic.picture,
    },
  ],
  job: (job) => [
    {
      path: `/recruit/details/${job.id}`,
      title: job.title,
      summary: job.summary,
      keywords: [job.place, ...seoTexts(job.seo)],
      body: textsIn(job),
      inClass: `job/${job.type}`,
    },
  ],
  page_copy: (copy) => [...landingPage(copy), ...classLists(copy)],
};

export function searchDocumentsOf<K extends SearchableKind>(
  kind: K,
  content: ContentOf<K>,
): SearchDocument[] {
  return describe[kind](content);
}

/** A mounting without what was measured of something else: nobody should find a product by that. */
function ownWords({ comparable, ...mounting }: MountingContent) {
  return mounting;
}

function seoTexts(seo: SeoContent | undefined) {
  return seo ? [seo.keywords, seo.title, seo.description] : [];
}
