import { plain } from "#domain/language/text.ts";
import { sharedFile } from "#domain/media/picture.ts";
import { absolute, pageMeta, siteOf } from "../seo/page-meta.ts";
import { breadcrumbList } from "../seo/structured-data.ts";
import { picturePreload } from "../ui/pictures/picture.tsx";
import { casePath, classPath, overviewPath } from "./addresses.ts";
import { leadSizes } from "./lead-picture.tsx";
import type { LoadedCase } from "./load-case.ts";

export function caseCrumbs({
  shown,
  projects,
  room,
}: Omit<LoadedCase, "similar" | "reverberation">) {
  return [
    { to: overviewPath, label: projects },
    { to: classPath(shown), label: room },
    { to: casePath(shown), label: shown.title },
  ];
}

export function caseMeta({ matches, ...loaded }: LoadedCase & { matches: readonly unknown[] }) {
  const site = siteOf(matches);
  const { shown } = loaded;
  const [picture] = shown.pictures;
  const path = casePath(shown);
  return [
    ...pageMeta({
      ...site,
      path,
      title: shown.seo?.title || shown.title,
      description: shown.seo?.description || shown.summary,
      keywords: shown.seo?.keywords || [loaded.room, shown.place].map(plain).join(", "),
      picture,
      jsonLd: [
        {
          "@context": "https://schema.org",
          "@type": "CreativeWork",
          name: plain(shown.title),
          abstract: plain(shown.summary),
          url: absolute({ ...site, path }),
          inLanguage: site.lang,
          dateCreated: String(shown.year),
          locationCreated: { "@type": "Place", name: plain(shown.place) },
          image: shown.pictures.map((picture) => site.origin + sharedFile(picture)),
          creator: { "@id": `${site.origin}/#organization` },
        },
        breadcrumbList({ site, crumbs: caseCrumbs(loaded) }),
      ],
    }),
    ...(picture ? [picturePreload({ picture, sizes: leadSizes(shown.points) })] : []),
  ];
}
