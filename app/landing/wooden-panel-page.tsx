import { listCasesWithClass } from "#domain/cases/list-cases-with-class.ts";
import { listProducts } from "#domain/catalogue/list-products.ts";
import { getPageCopy } from "#domain/company/get-page-copy.ts";
import { getPictures } from "#domain/media/library/get-pictures.ts";
import { Ask } from "../page-copy/ask.tsx";
import { copyMeta } from "../page-copy/copy-meta.ts";
import { lang } from "../request/request-context.ts";
import { Picture } from "../ui/pictures/picture.tsx";
import { Text } from "../ui/text/text.tsx";
import type { Route } from "./+types/wooden-panel-page";
import { CasesInUse } from "./cases-in-use.tsx";
import { Choosing } from "./choosing.tsx";
import { OpeningHero, openingSizes } from "./opening-hero.tsx";
import { OpeningKinds } from "./opening-kinds.tsx";
import { Resonance } from "./resonance.tsx";
import { WoodenBuildUp } from "./wooden-build-up.tsx";

const openings = [
  {
    name: "perforated",
    classId: "perforated",
    className: "perforated",
    close: "perforated-oak-2",
    picture: "macro-perforated-oak-16-natural-oak",
  },
  {
    name: "micro",
    classId: "micro-perforated",
    className: "microPerforated",
    close: "macro-micro-perforated-oak-natural-oak",
    picture: "macro-micro-perforated-white-matt-white",
  },
  {
    name: "grooved",
    classId: "grooved",
    className: "grooved",
    close: "grooved-walnut-2",
    picture: "macro-grooved-oak-28-4-natural-oak",
  },
];

export async function loader({ context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const classIds = openings.map(({ classId }) => classId);
  const shown = [
    "hero-3",
    "case-piano-amman-music-school-1",
    ...openings.flatMap(({ close, picture }) => [close, picture]),
  ];
  const [copy, products, cases, pictures] = await Promise.all([
    getPageCopy({ page: "woodenPanel", ...reader }),
    Promise.all(classIds.map((classId) => listProducts({ classId, size: 4, ...reader }))),
    listCasesWithClass({ classIds, ...reader }),
    getPictures({ ids: shown, ...reader }),
  ]);
  return {
    copy,
    cases,
    hall: pictures.get("hero-3"),
    musicRoom: pictures.get("case-piano-amman-music-school-1"),
    kinds: openings.map(({ name, className, close, picture }, position) => ({
      name,
      className,
      close: pictures.get(close),
      picture: pictures.get(picture),
      products: (products[position]?.entries ?? []).map(({ id, code, title }) => ({
        id,
        code,
        title,
      })),
    })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? copyMeta({
        matches,
        copy: loaderData.copy,
        crumbs: [{ to: "/woodenPanel.html", label: loaderData.copy["hero.title"] ?? "" }],
        picture: loaderData.kinds[0]?.close,
        sizes: openingSizes,
      })
    : [];

export default function WoodenPanelPage({ loaderData }: Route.ComponentProps) {
  const { copy, kinds, cases, hall, musicRoom } = loaderData;
  return (
    <>
      <OpeningHero copy={copy} openings={kinds} />
      <Resonance copy={copy} />
      <OpeningKinds copy={copy} kinds={kinds} />
      {hall && (
        <Picture picture={hall} sizes="100vw" className="aspect-[3/2] w-full tablet:aspect-[2/1]" />
      )}
      <Choosing copy={copy} />
      <WoodenBuildUp copy={copy} />
      <p className="page-width -mt-8 text-felt">
        <Text>{copy["note.text"]}</Text>
      </p>
      <CasesInUse cases={cases} />
      <Ask copy={copy} picture={musicRoom} />
    </>
  );
}
