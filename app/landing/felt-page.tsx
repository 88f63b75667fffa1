import { listCasesWithClass } from "#domain/cases/list-cases-with-class.ts";
import { getProduct } from "#domain/catalogue/get-product.ts";
import { listProducts } from "#domain/catalogue/list-products.ts";
import { showInColours } from "#domain/catalogue/show-in-colours.ts";
import { getPageCopy } from "#domain/company/get-page-copy.ts";
import { getPictures } from "#domain/media/library/get-pictures.ts";
import { Ask } from "../page-copy/ask.tsx";
import { copyMeta } from "../page-copy/copy-meta.ts";
import { Questions } from "../page-copy/questions.tsx";
import { lang } from "../request/request-context.ts";
import { Section } from "../ui/page/section.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import type { Route } from "./+types/felt-page";
import { CasesInUse } from "./cases-in-use.tsx";
import { FeltBenefits } from "./felt-benefits.tsx";
import { FeltDistance } from "./felt-distance.tsx";
import { FeltHero, feltHeroSizes } from "./felt-hero.tsx";
import { FeltMaking } from "./felt-making.tsx";
import { FeltUses } from "./felt-uses.tsx";
import { ProductRange } from "./product-range.tsx";
import { Steps } from "./steps.tsx";

/** Light, easy to cut, takes a pin, full of colour: a picture for each, in this order. */
const benefits = ["pet-baffle-2", "pet-groove-2", "case-meeting-casablanca-agency-2", "pet-flat-2"];

export async function loader({ context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const [copy, boards, ceilings, coloured, cases, pictures] = await Promise.all([
    getPageCopy({ page: "polyester", ...reader }),
    listProducts({ classId: "polyester", size: 8, ...reader }),
    listProducts({ classId: "ceiling", size: 4, ...reader }),
    getProduct({ id: "pet-flat-9", ...reader }),
    listCasesWithClass({ classIds: ["polyester", "ceiling"], ...reader }),
    getPictures({ ids: ["hero-2", "pet-hexagon-2", "pet-flat-1", ...benefits], ...reader }),
  ]);
  const products = [...boards.entries, ...ceilings.entries].slice(0, 8);
  return {
    copy,
    products: await showInColours({ products, ...reader }),
    colours: coloured?.finishes.map(({ id, name, colour }) => ({ id, name, colour })) ?? [],
    cases,
    hero: pictures.get("hero-2"),
    texture: pictures.get("pet-hexagon-2"),
    stack: pictures.get("pet-flat-1"),
    benefits: benefits.flatMap((id) => pictures.get(id) ?? []),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? copyMeta({
        matches,
        copy: loaderData.copy,
        crumbs: [{ to: "/pet.html", label: loaderData.copy["hero.title"] ?? "" }],
        picture: loaderData.hero,
        sizes: feltHeroSizes,
      })
    : [];

export default function FeltPage({ loaderData }: Route.ComponentProps) {
  const { copy, products, colours, cases, hero, texture, stack, benefits } = loaderData;
  return (
    <>
      <FeltHero copy={copy} picture={hero} colours={colours} />
      <FeltMaking copy={copy} />
      <FeltBenefits copy={copy} pictures={benefits} />
      <FeltUses copy={copy} />
      <FeltDistance copy={copy} />
      <Section title={copy["finishes.title"]} lead={copy["finishes.lead"]}>
        <ProductRange products={products} to="/product/Polyester.html" />
      </Section>
      {texture && (
        <Picture
          picture={texture}
          sizes="100vw"
          className="aspect-[3/2] w-full tablet:aspect-[3/1]"
        />
      )}
      <Steps copy={copy} name="install" />
      <CasesInUse cases={cases} />
      <Questions copy={copy} joined />
      <Ask copy={copy} picture={stack} />
    </>
  );
}
