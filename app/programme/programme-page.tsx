import { getPageCopy } from "#domain/company/get-page-copy.ts";
import { plain } from "#domain/language/text.ts";
import { getPictures } from "#domain/media/library/get-pictures.ts";
import { getProgramme, listProgrammes, type Programme } from "#domain/programme/get-programmes.ts";
import { m } from "#text";
import { HeardComparison } from "../acoustics/heard-comparison.tsx";
import { Ask } from "../page-copy/ask.tsx";
import { notFound } from "../request/not-found.ts";
import { redirectTo } from "../request/redirect-to.ts";
import { lang } from "../request/request-context.ts";
import { absolute, pageMeta, type Site, siteOf } from "../seo/page-meta.ts";
import { breadcrumbList } from "../seo/structured-data.ts";
import { Breadcrumb } from "../ui/page/breadcrumb.tsx";
import { Card } from "../ui/page/card.tsx";
import { Section } from "../ui/page/section.tsx";
import { Picture, picturePreload } from "../ui/pictures/picture.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Prose } from "../ui/text/prose.tsx";
import { Text } from "../ui/text/text.tsx";
import type { Route } from "./+types/programme-page";
import { Terms } from "./terms.tsx";

const pictureSizes = "(min-width: 1376px) 1280px, 100vw";

export const handle = { script: "app/acoustics/heard-comparison.client.ts" };

export async function loader({ params, context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const [programme, programmes, copy, pictures] = await Promise.all([
    getProgramme({ id: params.id.toLowerCase(), ...reader }),
    listProgrammes(reader),
    getPageCopy({ page: "programme", ...reader }),
    getPictures({ ids: ["showroom-1"], ...reader }),
  ]);
  if (!programme) throw notFound();
  if (programme.id !== params.id) {
    throw redirectTo({ lang: params.lang, path: `/programme/${programme.id}` });
  }
  return {
    programme,
    others: programmes.filter(({ id }) => id !== programme.id),
    ask: {
      "ask.title": copy["ask.title"] ?? "",
      "ask.lead": copy["ask.lead"] ?? "",
      "ask.action": copy["ask.action"] ?? "",
    },
    showroom: pictures.get("showroom-1"),
  };
}

const crumbsOf = ({ id, title }: Programme) => [
  { to: "/programme.html", label: m.nav_programme() },
  { to: `/programme/${id}`, label: title },
];

function service({ site, programme }: { site: Site; programme: Programme }) {
  return {
    "@context": "https://schema.org",
    "@type": "Service",
    name: plain(programme.title),
    description: plain(programme.summary),
    url: absolute({ ...site, path: `/programme/${programme.id}` }),
    provider: { "@id": `${site.origin}/#organization` },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { programme } = loaderData;
  const site = siteOf(matches);
  const { picture } = programme;
  return [
    ...pageMeta({
      ...site,
      path: `/programme/${programme.id}`,
      ...programme.seo,
      picture,
      jsonLd: [breadcrumbList({ site, crumbs: crumbsOf(programme) }), service({ site, programme })],
    }),
    ...(picture ? [picturePreload({ picture, sizes: pictureSizes })] : []),
  ];
};

export default function ProgrammePage({ loaderData }: Route.ComponentProps) {
  const { programme, others, ask, showroom } = loaderData;
  return (
    <>
      <Breadcrumb crumbs={crumbsOf(programme)} />
      <article>
        <header className="page-width grid gap-x-16 gap-y-5 pt-8 pb-10 tablet:pt-12 tablet:pb-14 desktop:grid-cols-2 desktop:items-end">
          <h1 className="max-w-[16ch] text-display">
            <Headline>{programme.title}</Headline>
          </h1>
          <p className="max-w-prose text-lead text-felt">
            <Text>{programme.summary}</Text>
          </p>
        </header>
        {programme.picture && (
          <div className="page-width">
            <Picture
              picture={programme.picture}
              sizes={pictureSizes}
              priority
              className="aspect-[3/2] w-full tablet:aspect-[5/2]"
            />
          </div>
        )}
        <div className="page-width section-space grid gap-x-20 gap-y-14 desktop:grid-cols-[2fr_1fr]">
          <Prose html={programme.body} />
          <Terms programme={programme} />
        </div>
        <HeardComparison comparison={programme.comparison} />
        <Section title={m.programme_steps()} ground="sand">
          <ol
            className={`grid gap-x-10 gap-y-10 tablet:grid-cols-2 ${programme.steps.length % 4 === 0 ? "desktop:grid-cols-4" : "desktop:grid-cols-3"}`}
          >
            {programme.steps.map(({ title, text }, position) => (
              <li key={plain(title)} className="border-t border-ink pt-5">
                <span className="text-3xl font-semibold text-oak-deep" aria-hidden="true">
                  {position + 1}
                </span>
                <h3 className="mt-2 text-xl">
                  <Headline>{title}</Headline>
                </h3>
                <p className="mt-2 text-felt">
                  <Text>{text}</Text>
                </p>
              </li>
            ))}
          </ol>
        </Section>
      </article>
      <Section title={m.programme_others()}>
        <div className="grid gap-x-8 gap-y-12 tablet:grid-cols-3">
          {others.map(({ id, title, summary, picture }) => (
            <Card
              key={id}
              to={`/programme/${id}`}
              picture={picture}
              title={title}
              text={summary}
              sizes="(min-width: 768px) 33vw, 100vw"
            />
          ))}
        </div>
      </Section>
      <Ask copy={ask} picture={showroom} />
    </>
  );
}
