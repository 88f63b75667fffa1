import type { MetaDescriptor } from "react-router";
import { type Lang, languages } from "#domain/language/language.ts";
import { plain, type Text } from "#domain/language/text.ts";
import { type Picture, sharedFile } from "#domain/media/picture.ts";
import type { loadSite } from "../request/load-site.ts";

type PageSeo = Site & {
  /** Canonical path without language: `/`, `/product.html`. */
  path: string;
  title: Text;
  description: Text;
  keywords?: Text | undefined;
  picture?: Picture | undefined;
  jsonLd?: object[];
  index?: boolean;
  /** Whether search engines may follow the links of the page. */
  follow?: boolean;
};

/** What search engines show of a title, without the dash before the name. */
const longestTitle = 67;

/** What every page's head needs to know of the site. */
export type Site = { origin: string; lang: Lang; siteName: Text };

/** The site as the root of the page knows it; for a route's `meta`. */
export function siteOf(matches: readonly unknown[]): Site {
  const [root] = matches as [{ loaderData: Awaited<ReturnType<typeof loadSite>> }];
  const { origin, lang, settings } = root.loaderData;
  return { origin, lang, siteName: settings.name };
}

export function absolute({ origin, lang, path }: { origin: string; lang: Lang; path: string }) {
  return `${origin}/${lang}${path === "/" ? "" : path}`;
}

/** A page of a list says what the list is and what stands first on it, so no two pages say the same. */
export function describeList({
  lead,
  entries,
}: {
  lead: Text | undefined;
  entries: { title: Text }[];
}): string {
  const first = entries.slice(0, 3).map(({ title }) => plain(title));
  return [plain(lead ?? ""), first.join(" · ")].filter(Boolean).join(" ");
}

/** Everything the head says of a page: title, description, canonical, hreflang, share card, JSON-LD. */
export function pageMeta({
  origin,
  lang,
  path,
  index = true,
  follow = index,
  ...page
}: PageSeo): MetaDescriptor[] {
  const robots = [index ? "" : "noindex", follow ? "" : "nofollow"].filter(Boolean).join(", ");
  const url = absolute({ origin, lang, path });
  const name = plain(page.siteName);
  const own = plain(page.title);
  // A written title that ends in a bar and the short name has said whose page it is; a long one
  // would be cut off before it says so.
  const signed = own.includes(name) || /[|｜]/.test(own);
  const title = signed || own.length + name.length > longestTitle ? own : `${own} – ${name}`;
  const description = plain(page.description);
  const share: Record<string, string> = {
    "og:type": "website",
    "og:url": url,
    "og:title": title,
    "og:description": description,
    "og:site_name": name,
    "og:locale": { zh: "zh_CN", en: "en_GB", ar: "ar_AR" }[lang],
    ...(page.picture && {
      "og:image": origin + sharedFile(page.picture),
      "og:image:alt": plain(page.picture.alt),
    }),
  };
  return [
    { title },
    { name: "description", content: description },
    ...(page.keywords ? [{ name: "keywords", content: plain(page.keywords) }] : []),
    ...(robots ? [{ name: "robots", content: robots }] : []),
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
