import { getPageCopy } from "#domain/company/get-page-copy.ts";
import { getPictures } from "#domain/media/library/get-pictures.ts";
import { getSettings } from "#domain/settings/get-settings.ts";
import { m } from "#text";
import { Ask } from "../page-copy/ask.tsx";
import { copyMeta } from "../page-copy/copy-meta.ts";
import { lang } from "../request/request-context.ts";
import { Picture } from "../ui/pictures/picture.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";
import type { Route } from "./+types/about-page";
import { CompanyFigures, figuresOf } from "./company-figures.tsx";
import { Intro } from "./intro.tsx";
import { ReadOn } from "./read-on.tsx";
import { dockPicture, stationPictures, WorksLine } from "./works-line.tsx";

const heroSizes = "100vw";

export async function loader({ context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const [copy, company, settings, pictures] = await Promise.all([
    getPageCopy({ page: "about", ...reader }),
    getPageCopy({ page: "company", ...reader }),
    getSettings(reader),
    getPictures({
      ids: ["about-1", "showroom-1", dockPicture, ...Object.values(stationPictures)],
      ...reader,
    }),
  ]);
  const labels = Object.entries(company).filter(([block]) => block.startsWith("figures."));
  return {
    copy: { ...copy, ...Object.fromEntries(labels) },
    figures: figuresOf(settings),
    hero: pictures.get("about-1"),
    showroom: pictures.get("showroom-1"),
    pictures,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? copyMeta({
        matches,
        copy: loaderData.copy,
        crumbs: [{ to: "/aboutUs.html", label: m.nav_about() }],
        picture: loaderData.hero,
        sizes: heroSizes,
      })
    : [];

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { copy, figures, hero, showroom, pictures } = loaderData;
  return (
    <>
      <header className="page-width grid gap-x-16 gap-y-5 pt-10 pb-10 tablet:pt-16 tablet:pb-14 desktop:grid-cols-[7fr_5fr] desktop:items-end">
        <h1 className="text-display">
          <Headline>{copy["hero.title"]}</Headline>
        </h1>
        <p className="max-w-prose text-lead text-felt">
          <Text>{copy["hero.lead"]}</Text>
        </p>
      </header>
      {hero && (
        <Picture
          picture={hero}
          sizes={heroSizes}
          priority
          className="aspect-[4/3] w-full tablet:aspect-[2/1] desktop:aspect-[5/2]"
        />
      )}
      <Intro copy={copy} />
      <WorksLine copy={copy} pictures={pictures} />
      <CompanyFigures copy={copy} figures={figures} />
      <ReadOn copy={copy} />
      <Ask copy={copy} picture={showroom} />
    </>
  );
}
