import { plain } from "#domain/language/text.ts";
import { absolute, type Site } from "../seo/page-meta.ts";

/** Tells feed readers where the articles of this language can be subscribed to. */
export function feedLink(site: Site) {
  return {
    tagName: "link",
    rel: "alternate",
    type: "application/rss+xml",
    title: plain(site.siteName),
    href: absolute({ ...site, path: "/rss.xml" }),
  };
}
