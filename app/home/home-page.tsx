import { getPageCopy } from "#domain/company/get-page-copy.ts";
import { getPictures } from "#domain/media/get-pictures.ts";
import type { Picture as PictureValue } from "#domain/media/picture.ts";
import { getSettings } from "#domain/settings/get-settings.ts";
import { lang } from "../request-context.ts";
import { pageMeta } from "../seo.ts";
import { picturePreload } from "../ui/picture.tsx";
import type { Route } from "./+types/home-page";
import { Ask } from "./ask.tsx";
import { Booth } from "./booth.tsx";
import { Figures } from "./figures.tsx";
import { Hero, heroSizes } from "./hero.tsx";
import { organization, website } from "./structured-data.ts";
import { Work } from "./work.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const [copy, settings, pictures] = await Promise.all([
    getPageCopy({ page: "home", ...reader }),
    getSettings(reader),
    getPictures({ ids: ["hero-1", "booth-scene-1", "factory-1"], ...reader }),
  ]);
  const { origin } = new URL(request.url);
  return {
    copy,
    hero: pictures.get("hero-1"),
    booth: pictures.get("booth-scene-1"),
    factory: pictures.get("factory-1"),
    figures: {
      years: settings.yearsOfExperience,
      factories: settings.factories,
      containers: settings.containersPerMonth,
      designs: settings.woodPanelDesigns,
      certificates: settings.certificates,
    },
    seo: {
      origin,
      ...reader,
      path: "/",
      title: copy["seo.title"] ?? settings.name,
      description: copy["seo.description"] ?? "",
      keywords: copy["seo.keywords"],
      siteName: settings.name,
      jsonLd: [organization({ origin, settings }), website({ origin, ...reader, settings })],
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [...pageMeta({ ...loaderData.seo, picture: loaderData.hero }), ...preload(loaderData.hero)]
    : [];

function preload(hero: PictureValue | undefined) {
  return hero ? [picturePreload({ picture: hero, sizes: heroSizes })] : [];
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { copy, hero, booth, factory, figures } = loaderData;
  return (
    <>
      <Hero copy={copy} picture={hero} />
      <Booth copy={copy} picture={booth} />
      <Work copy={copy} />
      <Figures copy={copy} figures={figures} picture={factory} />
      <Ask copy={copy} />
    </>
  );
}
