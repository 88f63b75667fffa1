import { listArticles } from "#domain/articles/list-articles.ts";
import { listCaseClasses } from "#domain/cases/list-case-classes.ts";
import { listClasses } from "#domain/catalogue/list-classes.ts";
import { listCurves } from "#domain/catalogue/list-curves.ts";
import { getPageComparison } from "#domain/company/get-page-comparison.ts";
import { getPageCopy } from "#domain/company/get-page-copy.ts";
import { getExampleRoom } from "#domain/figures/get-example-room.ts";
import { getPictures } from "#domain/media/library/get-pictures.ts";
import type { Picture as PictureValue } from "#domain/media/picture.ts";
import { getSettings } from "#domain/settings/get-settings.ts";
import { lang } from "../request/request-context.ts";
import { pageMeta, siteOf } from "../seo/page-meta.ts";
import { picturePreload } from "../ui/pictures/picture.tsx";
import type { Route } from "./+types/home-page";
import { Families } from "./families.tsx";
import { FurtherDown } from "./further-down.tsx";
import { Hero, heroSizes } from "./hero.tsx";
import { LeftRecord } from "./left-record.tsx";
import { organization, website } from "./structured-data.ts";

export const handle = { script: "app/home/home.client.ts" };

export async function loader({ request, context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const [copy, comparison, example, settings, pictures, classes, curves, rooms, articles] =
    await Promise.all([
      getPageCopy({ page: "home", ...reader }),
      getPageComparison({ page: "home", place: "room", ...reader }),
      getExampleRoom(reader),
      getSettings(reader),
      getPictures({
        ids: ["hero-1", "booth-hero-left", "factory-1", "office-desk-samples-1"],
        ...reader,
      }),
      listClasses(reader),
      listCurves({ ids: ["slat-oak", "perforated-oak-16"], ...reader }),
      listCaseClasses(reader),
      listArticles({ class: "knowledge", size: 3, ...reader }),
    ]);
  const { origin } = new URL(request.url);
  return {
    copy,
    comparison,
    roomToHear: example.link,
    classes,
    curves,
    rooms,
    articles: articles.entries,
    hero: pictures.get("hero-1"),
    booth: pictures.get("booth-hero-left"),
    factory: pictures.get("factory-1"),
    samples: pictures.get("office-desk-samples-1"),
    figures: {
      years: settings.yearsOfExperience,
      factories: settings.factories,
      containers: settings.containersPerMonth,
      designs: settings.woodPanelDesigns,
      certificates: settings.certificates,
    },
    jsonLd: [organization({ origin, settings }), website({ origin, ...reader, settings })],
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? [
        ...pageMeta({
          ...siteOf(matches),
          path: "/",
          title: loaderData.copy["seo.title"] ?? "",
          description: loaderData.copy["seo.description"] ?? "",
          keywords: loaderData.copy["seo.keywords"],
          picture: loaderData.hero,
          jsonLd: loaderData.jsonLd,
        }),
        ...preload(loaderData.hero),
      ]
    : [];

function preload(hero: PictureValue | undefined) {
  return hero ? [picturePreload({ picture: hero, sizes: heroSizes })] : [];
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <LeftRecord />
      <Hero copy={loaderData.copy} picture={loaderData.hero} />
      <Families copy={loaderData.copy} classes={loaderData.classes} />
      <FurtherDown home={loaderData} />
    </>
  );
}
