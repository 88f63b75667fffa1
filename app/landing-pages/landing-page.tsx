import { getLandingPage, type ShownSection } from "#domain/landing-pages/get-landing-page.ts";
import { notFound } from "../request/not-found.ts";
import { redirectTo } from "../request/redirect-to.ts";
import { lang } from "../request/request-context.ts";
import { pageMeta, siteOf } from "../seo/page-meta.ts";
import { breadcrumbList } from "../seo/structured-data.ts";
import { PageHead } from "../ui/page/page-head.tsx";
import { picturePreload } from "../ui/pictures/picture.tsx";
import type { Route } from "./+types/landing-page";
import { heroSizes } from "./hero.tsx";
import { PageSection } from "./page-section.tsx";

const pathOf = ({ id }: { id: string }) => `/pages/${id}`;

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = await getLandingPage({ id: params.id.toLowerCase(), lang: context.get(lang) });
  if (!page) throw notFound();
  if (page.id !== params.id) throw redirectTo({ lang: params.lang, path: pathOf(page) });
  return { page };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { page } = loaderData;
  const site = siteOf(matches);
  const path = pathOf(page);
  return [
    ...pageMeta({
      ...site,
      path,
      title: page.seo?.title || page.title,
      description: page.seo?.description || page.lead || page.title,
      keywords: page.seo?.keywords,
      picture: page.picture,
      jsonLd: [breadcrumbList({ site, crumbs: [{ to: path, label: page.title }] })],
    }),
    ...preloaded(page.sections[0]),
  ];
};

/** The picture of the opening is the largest thing seen first. */
function preloaded(opening: ShownSection | undefined) {
  if (opening?.type !== "hero" || !opening.picture) return [];
  return [picturePreload({ picture: opening.picture, sizes: heroSizes(opening) })];
}

export default function LandingPage({ loaderData: { page } }: Route.ComponentProps) {
  const opens = page.sections[0]?.type === "hero";
  return (
    <>
      {!opens && <PageHead title={page.title} />}
      {page.sections.map((section, position) => (
        <PageSection key={section.id} section={section} first={position === 0} />
      ))}
    </>
  );
}
