import { listCasesWithClass } from "#domain/cases/list-cases-with-class.ts";
import { curvesOf } from "#domain/catalogue/curves-of.ts";
import { getProduct } from "#domain/catalogue/get-product.ts";
import { listProducts } from "#domain/catalogue/list-products.ts";
import { getPageCopy } from "#domain/company/get-page-copy.ts";
import { getPictures } from "#domain/media/library/get-pictures.ts";
import { m } from "#text";
import { Ask } from "../page-copy/ask.tsx";
import { copyMeta } from "../page-copy/copy-meta.ts";
import { Questions } from "../page-copy/questions.tsx";
import { lang } from "../request/request-context.ts";
import { Section } from "../ui/page/section.tsx";
import type { Route } from "./+types/slat-page";
import { CasesInUse } from "./cases-in-use.tsx";
import { ProductRange } from "./product-range.tsx";
import { SlatAnatomy } from "./slat-anatomy.tsx";
import { SlatBenefits } from "./slat-benefits.tsx";
import { SlatBuildUp } from "./slat-build-up.tsx";
import { SlatHero, slatHeroSizes } from "./slat-hero.tsx";
import { SlatMountings } from "./slat-mountings.tsx";
import { Steps } from "./steps.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const [copy, products, drawn, cases, pictures] = await Promise.all([
    getPageCopy({ page: "akupanel", ...reader }),
    listProducts({ classId: "wood-slat", size: 8, ...reader }),
    getProduct({ id: "slat-oak", ...reader }),
    listCasesWithClass({ classIds: ["wood-slat"], ...reader }),
    getPictures({ ids: ["slat-oak-2", "pair-home-treated", "office-desk-samples-1"], ...reader }),
  ]);
  return {
    copy,
    products: products.entries,
    depths: Object.fromEntries(drawn?.mountings.map(({ id, depth }) => [id, depth]) ?? []),
    curves: drawn?.mountings.filter(({ id }) => id === "battens-50").flatMap(curvesOf) ?? [],
    cases,
    hero: pictures.get("slat-oak-2"),
    room: pictures.get("pair-home-treated"),
    samples: pictures.get("office-desk-samples-1"),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? copyMeta({
        matches,
        copy: loaderData.copy,
        crumbs: [{ to: "/akupanel.html", label: m.nav_akupanel() }],
        picture: loaderData.hero,
        sizes: slatHeroSizes,
      })
    : [];

export default function SlatPage({ loaderData }: Route.ComponentProps) {
  const { copy, products, depths, curves, cases, hero, room, samples } = loaderData;
  return (
    <>
      <SlatHero copy={copy} picture={hero} />
      <SlatAnatomy copy={copy} />
      <SlatBenefits copy={copy} picture={room} />
      <SlatBuildUp copy={copy} />
      <SlatMountings copy={copy} depths={depths} curves={curves} />
      <Section title={copy["finishes.title"]} lead={copy["finishes.lead"]} ground="sand">
        <ProductRange
          products={products}
          to="/product/woodSlat.html"
          samples={copy["hero.secondary"]}
        />
      </Section>
      <Steps copy={copy} name="install" />
      <CasesInUse cases={cases} />
      <Questions copy={copy} joined />
      <Ask copy={copy} picture={samples} />
    </>
  );
}
