import { countArticles, listArticles } from "#domain/articles/list-articles.ts";
import { countJobs, listJobs } from "#domain/careers/list-jobs.ts";
import { countCases, listCases } from "#domain/cases/list-cases.ts";
import { listClasses } from "#domain/catalogue/list-classes.ts";
import { listProducts } from "#domain/catalogue/list-products.ts";
import { getPageCopy } from "#domain/company/get-page-copy.ts";
import { listLandingPages } from "#domain/landing-pages/list-landing-pages.ts";
import type { Lang } from "#domain/language/language.ts";
import type { Text } from "#domain/language/text.ts";
import { listProfiles } from "#domain/members/profiles.ts";
import { listProgrammes } from "#domain/programme/get-programmes.ts";
import { listTopics } from "#domain/topics/get-topics.ts";

export type Leaf = { to: string; label: Text };
/** A list of the site with what stands in it; `total` says how many, should they not all be shown. */
export type Branch = Leaf & { leaves: Leaf[]; total: number };

/** Enough for every list of a company's site; a longer one is read on its own pages. */
const longest = 60;

type Reader = { lang: Lang };

export async function loadProducts({ lang }: Reader): Promise<Branch[]> {
  const classes = await listClasses({ lang });
  return Promise.all(
    classes.map(async ({ id, className, subjectName }) => {
      const { entries, total } = await listProducts({ classId: id, size: longest, lang });
      const leaves = entries.map((product) => ({
        to: `/productdetail/${product.id}.html`,
        label: product.title,
      }));
      return { to: `/product/${className}.html`, label: subjectName, leaves, total };
    }),
  );
}

export async function loadCases({ lang }: Reader): Promise<Branch[]> {
  const [copy, classes] = await Promise.all([getPageCopy({ page: "project", lang }), countCases()]);
  return Promise.all(
    classes.map(async ({ class: name, count }) => {
      const { entries } = await listCases({ class: name, size: longest, lang });
      return {
        to: `/project/${name}/1.html`,
        label: copy[`class.${name.toLowerCase()}.title`] ?? name,
        leaves: entries.map(({ id, title }) => ({ to: `/project/${name}/${id}`, label: title })),
        total: count,
      };
    }),
  );
}

export async function loadArticles({ lang }: Reader): Promise<Branch[]> {
  const [copy, classes] = await Promise.all([getPageCopy({ page: "news", lang }), countArticles()]);
  return Promise.all(
    classes.map(async ({ class: name, count }) => {
      const { entries } = await listArticles({ class: name, size: longest, lang });
      return {
        to: `/news/${name}`,
        label: copy[`class.${name}.title`] ?? name,
        leaves: entries.map(({ id, title }) => ({ to: `/article/${id}.html`, label: title })),
        total: count,
      };
    }),
  );
}

export async function loadServices({ lang }: Reader): Promise<Leaf[]> {
  const programmes = await listProgrammes({ lang });
  return programmes.map(({ id, title }) => ({ to: `/programme/${id}`, label: title }));
}

export async function loadTopics({ lang }: Reader): Promise<Leaf[]> {
  const topics = await listTopics({ lang });
  return topics.map(({ id, title }) => ({ to: `/topics/${id}`, label: title }));
}

/** The pages that staff have put together. */
export async function loadLandingPages({ lang }: Reader): Promise<Leaf[]> {
  const pages = await listLandingPages({ lang });
  return pages.map(({ id, title }) => ({ to: `/pages/${id}`, label: title }));
}

/** Those on the first page of the directory, which leads to the others. */
export async function loadProfiles({ lang }: Reader): Promise<Leaf[]> {
  const directory = await listProfiles({ filter: {}, page: 1, lang });
  return (directory?.profiles ?? []).map(({ id, name }) => ({
    to: `/profiles/${id}`,
    label: name,
  }));
}

export async function loadJobs({ lang }: Reader): Promise<Branch[]> {
  const [copy, types] = await Promise.all([getPageCopy({ page: "recruit", lang }), countJobs()]);
  return Promise.all(
    types.map(async ({ type, count }) => {
      const { entries } = await listJobs({ type, size: longest, lang });
      return {
        to: `/recruit/${type}`,
        label: copy[`class.${type}.title`] ?? type,
        leaves: entries.map(({ id, title }) => ({ to: `/recruit/details/${id}`, label: title })),
        total: count,
      };
    }),
  );
}
