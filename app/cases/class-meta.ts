import { plain } from "#domain/language/text.ts";
import { m } from "#text";
import { describeList, pageMeta, siteOf } from "../seo/page-meta.ts";
import { breadcrumbList } from "../seo/structured-data.ts";
import { picturePreload } from "../ui/pictures/picture.tsx";
import { classCopy, classPath, overviewPath } from "./addresses.ts";
import { cardSizes } from "./case-cards.tsx";
import type { LoadedClass } from "./load-class.ts";

export function classCrumbs({ copy, class: name }: Pick<LoadedClass, "copy" | "class">) {
  return [
    { to: overviewPath, label: copy["hero.title"] ?? "" },
    { to: classPath({ class: name }), label: classCopy({ copy, class: name }).title },
  ];
}

export function classMeta({
  matches,
  class: name,
  copy,
  cases: { entries, page },
}: LoadedClass & { matches: readonly unknown[] }) {
  const site = siteOf(matches);
  const { title, lead } = classCopy({ copy, class: name });
  const projects = copy["hero.title"] ?? "";
  const own = `${plain(title)} – ${plain(projects)}`;
  const picture = entries[0]?.picture;
  return [
    ...pageMeta({
      ...site,
      path: classPath({ class: name, page }),
      title: page === 1 ? own : m.title_on_page({ title: own, page }),
      description: describeList({ lead, entries }),
      keywords: copy["seo.keywords"],
      picture,
      jsonLd: [breadcrumbList({ site, crumbs: classCrumbs({ copy, class: name }) })],
    }),
    ...(picture ? [picturePreload({ picture, sizes: cardSizes })] : []),
  ];
}
