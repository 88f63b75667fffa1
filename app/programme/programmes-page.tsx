import { getPageCopy } from "#domain/company/get-page-copy.ts";
import { getPictures } from "#domain/media/library/get-pictures.ts";
import { listProgrammes } from "#domain/programme/get-programmes.ts";
import { m } from "#text";
import { Ask } from "../page-copy/ask.tsx";
import { copyMeta } from "../page-copy/copy-meta.ts";
import { lang } from "../request/request-context.ts";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";
import type { Route } from "./+types/programmes-page";
import { Method } from "./method.tsx";
import { ProgrammeHero, programmeHeroSizes } from "./programme-hero.tsx";
import { ProgrammeRows } from "./programme-rows.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const [copy, programmes, pictures] = await Promise.all([
    getPageCopy({ page: "programme", ...reader }),
    listProgrammes(reader),
    getPictures({ ids: ["hero-3", "lab-1"], ...reader }),
  ]);
  return { copy, programmes, hero: pictures.get("hero-3"), laboratory: pictures.get("lab-1") };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? copyMeta({
        matches,
        copy: loaderData.copy,
        crumbs: [{ to: "/programme.html", label: m.nav_programme() }],
        picture: loaderData.hero,
        sizes: programmeHeroSizes,
      })
    : [];

export default function ProgrammesPage({ loaderData }: Route.ComponentProps) {
  const { copy, programmes, hero, laboratory } = loaderData;
  return (
    <>
      <ProgrammeHero copy={copy} picture={hero} />
      <ProgrammeRows copy={copy} programmes={programmes} />
      <Method copy={copy} />
      <section className="page-width section-space grid gap-x-16 gap-y-6 desktop:grid-cols-[1fr_2fr]">
        <h2 className="text-title">
          <Headline>{copy["honest.title"]}</Headline>
        </h2>
        <p className="max-w-prose border-s-4 border-oak ps-6 text-lead">
          <Text>{copy["honest.text"]}</Text>
        </p>
      </section>
      <Ask copy={copy} picture={laboratory} />
    </>
  );
}
