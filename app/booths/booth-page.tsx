import { getProduct, type Product } from "#domain/catalogue/get-product.ts";
import { listProducts } from "#domain/catalogue/list-products.ts";
import { getPageCopy } from "#domain/company/get-page-copy.ts";
import { language } from "#domain/language/language.ts";
import { getPictures } from "#domain/media/library/get-pictures.ts";
import { m } from "#text";
import { Ask } from "../page-copy/ask.tsx";
import { copyMeta } from "../page-copy/copy-meta.ts";
import type { Copy } from "../page-copy/page-copy.ts";
import { Questions } from "../page-copy/questions.tsx";
import { lang } from "../request/request-context.ts";
import type { Route } from "./+types/booth-page";
import { AnnotatedBooth, type Part } from "./annotated-booth.tsx";
import { BoothHero, boothHeroSizes } from "./booth-hero.tsx";
import { Colours, colourPictures } from "./colours.tsx";
import { Limits } from "./limits.tsx";
import { Scenarios } from "./scenarios.tsx";
import { type Size, SizeChooser } from "./size-chooser.tsx";
import { Specification } from "./specification.tsx";
import { Why } from "./why.tsx";

type Booth = NonNullable<Product["booth"]>;

/** The booth whose picture carries the numbers. */
const annotated = "booth-m";
const pictureIds = {
  outside: "finish-booth-m-white",
  inside: "booth-m-inside-1",
  office: "case-office-beijing-phone-booth-corner-1",
  closer: "case-office-dubai-bank-branch-2",
};

export async function loader({ context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const hero = language(reader.lang).dir === "rtl" ? "booth-hero-right" : "booth-hero-left";
  const [copy, { entries }, pictures] = await Promise.all([
    getPageCopy({ page: "silencebooth", ...reader }),
    listProducts({ classId: "silence-booth", ...reader }),
    getPictures({ ids: [hero, ...Object.values(pictureIds), ...colourPictures], ...reader }),
  ]);
  const booths = await Promise.all(entries.map(({ id }) => getProduct({ id, ...reader })));
  const { booth } = booths.find((each) => each?.id === annotated) ?? {};
  return {
    copy,
    sizes: booths.flatMap((each) => (each ? toSizes(each) : [])),
    booth,
    hero: pictures.get(hero),
    outside: pictures.get(pictureIds.outside),
    inside: pictures.get(pictureIds.inside),
    office: pictures.get(pictureIds.office),
    closer: pictures.get(pictureIds.closer),
    colours: colourPictures.flatMap((id) => pictures.get(id) ?? []),
  };
}

function toSizes({ id, title, summary, pictures, booth, weight }: Product): Size[] {
  if (!booth) return [];
  const letter = id.split("-").at(-1) ?? id;
  const { outer, inner, persons } = booth;
  const size = { id, letter: letter.toUpperCase(), title, summary, outer, inner, persons };
  return [{ ...size, picture: pictures[0], weight: weight?.value }];
}

function listParts({ copy, booth }: { copy: Copy; booth: Booth }): Part[] {
  return [
    { label: copy["spec.light.label"] ?? "", value: booth.lighting },
    { label: copy["spec.air.label"] ?? "", value: booth.ventilation },
    { label: copy["spec.wall.label"] ?? "", value: booth.wall },
    { label: copy["spec.table.label"] ?? "", value: booth.table },
    { label: m.booth_door(), value: booth.door },
  ];
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? copyMeta({
        matches,
        copy: loaderData.copy,
        crumbs: [{ to: "/silencebooth.html", label: m.nav_silencebooth() }],
        picture: loaderData.hero,
        sizes: boothHeroSizes,
      })
    : [];

export default function BoothPage({ loaderData }: Route.ComponentProps) {
  const { copy, sizes, booth, hero, outside, inside, office, closer, colours } = loaderData;
  return (
    <>
      <BoothHero copy={copy} picture={hero} />
      <Why copy={copy} />
      <SizeChooser copy={copy} sizes={sizes} />
      <div className="*:out-of-sight">
        {booth && (
          <AnnotatedBooth
            outside={outside}
            inside={inside}
            booth={booth}
            parts={listParts({ copy, booth })}
          />
        )}
        <Colours copy={copy} pictures={colours} />
        <Specification copy={copy} />
        <Scenarios copy={copy} picture={office} />
        <Limits copy={copy} />
        <Questions copy={copy} />
        <Ask copy={copy} picture={closer} />
      </div>
    </>
  );
}
