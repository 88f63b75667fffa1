import type { MetaDescriptor } from "react-router";
import { type Lang, languages } from "#domain/language.ts";
import type { Picture } from "#domain/media/picture.ts";
import { plain, type Text } from "#domain/text.ts";

type PageSeo = {
  origin: string;
  lang: Lang;
  /** Canonical path without language: `/`, `/product.html`. */
  path: string;
  title: Text;
  description: Text;
  keywords?: Text | undefined;
  siteName: Text;
  picture?: Picture | undefined;
  jsonLd?: object[];
  index?: boolean;
};

export function absolute({ origin, lang, path }: { origin: string; lang: Lang; path: string }) {
  return `${origin}/${lang}${path === "/" ? "" : path}`;
}

/** Everything the head says of a page: title, description, canonical, hreflang, share card, JSON-LD. */
export function pageMeta({ origin, lang, path, index = true, ...page }: PageSeo): MetaDescriptor[] {
  const url = absolute({ origin, lang, path });
  const title = plain(page.title);
  const description = plain(page.description);
  const share: Record<string, string> = {
    "og:type": "website",
    "og:url": url,
    "og:title": title,
    "og:description": description,
    "og:site_name": plain(page.siteName),
    "og:locale": { zh: "zh_CN", en: "en_GB", ar: "ar_AR" }[lang],
    ...(page.picture && {
      "og:image": `${origin}${page.picture.base}/1080.jpg`,
      "og:image:alt": plain(page.picture.alt),
    }),
  };
  return [
    { title },
    { name: "description", content: description },
    ...(page.keywords ? [{ name: "keywords", content: plain(page.keywords) }] : []),
    ...(index ? [] : [{ name: "robots", content: "noindex, nofollow" }]),
    { tagName: "link", rel: "canonical", href: url },
    ...languages.map(({ code }) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang: code,
      href: absolute({ origin, lang: code, path }),
    })),
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: origin + path },
    ...Object.entries(share).map(([property, content]) => ({ property, content })),
    { name: "twitter:card", content: page.picture ? "summary_large_image" : "summary" },
    ...(page.jsonLd ?? []).map((thing) => ({ "script:ld+json": thing as never })),
  ];
}
