import type { MetaDescriptor } from "react-router";
import type { Picture } from "#domain/media/picture.ts";
import type { Question } from "#domain/questions/list-questions.ts";
import { pageMeta, siteOf } from "../seo/page-meta.ts";
import { breadcrumbList, faqPage } from "../seo/structured-data.ts";
import type { Crumb } from "../ui/page/breadcrumb.tsx";
import { picturePreload } from "../ui/pictures/picture.tsx";
import { type Copy, listBlocks } from "./page-copy.ts";

/** The head of a page that lives from its copy: its `seo` blocks, its place on the site, its questions. */
export function copyMeta({
  matches,
  copy,
  crumbs,
  picture,
  sizes,
  questions = [],
  title = "",
  index = true,
  follow = true,
}: {
  matches: readonly unknown[];
  copy: Copy;
  /** The way to this page; the last crumb is its canonical path. */
  crumbs: Crumb[];
  picture?: Picture | undefined;
  /** How wide the picture stands when it is the first one seen: it is then preloaded. */
  sizes?: string;
  /** Answered on the page besides those of its copy. */
  questions?: Question[];
  /** Where the copy has no title for it yet. */
  title?: string;
  /** Whether search engines may show the page. */
  index?: boolean;
  /** Whether search engines may follow the links of the page. */
  follow?: boolean;
}): MetaDescriptor[] {
  const site = siteOf(matches);
  const answered = [...listBlocks({ copy, name: "faq" }), ...questions];
  return [
    ...pageMeta({
      ...site,
      path: crumbs.at(-1)?.to ?? "/",
      title: copy["seo.title"] ?? title,
      description: copy["seo.description"] ?? "",
      keywords: copy["seo.keywords"],
      picture,
      index,
      follow,
      jsonLd: [
        breadcrumbList({ site, crumbs }),
        ...(answered.length > 0 ? [faqPage({ questions: answered })] : []),
      ],
    }),
    ...(picture && sizes ? [picturePreload({ picture, sizes })] : []),
  ];
}
