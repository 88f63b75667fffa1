import type { ArticleClass } from "#domain/articles/article-content.ts";
import type { Copy } from "../page-copy/page-copy.ts";

export const newsPath = "/news.html";

/** A page of the articles of one class, or of all. */
export function listPath({
  class: name,
  page = 1,
}: {
  class?: ArticleClass | undefined;
  page?: number;
}): string {
  const list = name ? `/news/${name}` : "/article/list";
  return page === 1 ? list : `${list}/${page}.html`;
}

export function articlePath({ id }: { id: string }): string {
  return `/article/${id}.html`;
}

export function classCopy({ copy, class: name }: { copy: Copy; class: ArticleClass }) {
  return { title: copy[`class.${name}.title`] ?? name, lead: copy[`class.${name}.lead`] };
}
