import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { articleClasses } from "../articles/article-content.ts";
import { jobTypes } from "../careers/job-content.ts";
import { caseClasses } from "../cases/case-content.ts";
import { addressInSql, kindsWithPages } from "../records/addresses.ts";
import type { When } from "../records/fields.ts";
import { type Kind, kinds } from "../records/kinds.ts";

/** A page that search engines should know, without its language. */
export type PublicPage = { path: string; updatedAt?: Date };

/** Pages that are there whatever staff write. */
export const fixedPages: PublicPage[] = [
  { path: "/" },
  { path: "/product.html" },
  { path: "/akupanel.html" },
  { path: "/pet.html" },
  { path: "/woodenPanel.html" },
  { path: "/site/panelFactory" },
  { path: "/silencebooth.html" },
  { path: "/programme.html" },
  { path: "/aboutUs.html" },
  { path: "/aboutUs/company" },
  { path: "/aboutUs/honor" },
  { path: "/aboutUs/jidi" },
  { path: "/aboutUs/zhuanli" },
  { path: "/aboutUs/lianxi.html" },
  { path: "/project.html" },
  { path: "/news.html" },
  { path: "/article/list" },
  { path: "/privacy.html" },
  { path: "/profiles" },
  { path: "/calculator.html" },
  { path: "/compare.html" },
  { path: "/booth-chooser.html" },
  { path: "/downloads.html" },
  { path: "/export.html" },
  { path: "/topics" },
  { path: "/recruit" },
  { path: "/sitemap.html" },
];

/** Every public page of the site: the fixed ones, then what is published. */
export async function listPages(): Promise<PublicPage[]> {
  const { rows } = await sql<{ path: string; updatedAt: Date }>`
    ${sql.join(kindsWithPages.map(listedPages), sql` union all `)}
    union all
    select '/buying.html', updated_at from page_copy where id = 'buying' and status = 'published'
    union all
    select '/profiles/' || id, approved_at from member_profile
    order by path`.execute(db);
  const caseLists = caseClasses.map((name) => ({ path: `/project/${name}/1.html` }));
  const newsLists = articleClasses.map((name) => ({ path: `/news/${name}` }));
  const jobLists = jobTypes.map((type) => ({ path: `/recruit/${type}` }));
  return [...fixedPages, ...caseLists, ...newsLists, ...jobLists, ...rows];
}

function listedPages(kind: Kind) {
  const { unlisted }: { unlisted?: When } = kinds[kind];
  const listed = unlisted
    ? sql`content ->> ${sql.lit(unlisted.field)} <> ${sql.lit(unlisted.is)}`
    : sql`true`;
  return sql`select ${addressInSql(kind)} as path, updated_at as "updatedAt"
    from ${sql.table(kind)} where status = 'published' and ${listed}`;
}
