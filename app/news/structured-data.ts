import type { Article } from "#domain/articles/get-article.ts";
import { plain } from "#domain/language/text.ts";
import { sharedFile } from "#domain/media/picture.ts";
import { absolute, type Site } from "../seo/page-meta.ts";
import { articlePath } from "./addresses.ts";

/** An article for search engines. */
export function articleData({ site, article }: { site: Site; article: Article }) {
  const company = {
    "@type": "Organization",
    "@id": `${site.origin}/#organization`,
    name: plain(site.siteName),
  };
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: plain(article.title),
    description: plain(article.summary),
    datePublished: article.date,
    inLanguage: article.bodyLang ?? site.lang,
    mainEntityOfPage: absolute({ ...site, path: articlePath(article) }),
    ...(article.cover && { image: [site.origin + sharedFile(article.cover)] }),
    timeRequired: `PT${article.minutes}M`,
    author: article.author ? { "@type": "Person", name: article.author.name } : company,
    publisher: company,
  };
}
