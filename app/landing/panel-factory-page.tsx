import { listLeadTimes } from "#domain/catalogue/list-lead-times.ts";
import { getPageCopy } from "#domain/company/get-page-copy.ts";
import { getPictures } from "#domain/media/library/get-pictures.ts";
import { Ask } from "../page-copy/ask.tsx";
import { copyMeta } from "../page-copy/copy-meta.ts";
import { lang } from "../request/request-context.ts";
import type { Route } from "./+types/panel-factory-page";
import { CustomWork } from "./custom-work.tsx";
import { FactoryHero, factoryHeroSizes } from "./factory-hero.tsx";
import { LeadTimes } from "./lead-times.tsx";
import { Packing } from "./packing.tsx";
import { ProductionLines } from "./production-lines.tsx";
import { QualityChecks } from "./quality-checks.tsx";

const madeHere = ["wood-slat", "perforated", "micro-perforated", "grooved"];

export async function loader({ context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const [copy, times, pictures] = await Promise.all([
    getPageCopy({ page: "panelFactory", ...reader }),
    listLeadTimes({ classIds: madeHere, ...reader }),
    getPictures({
      ids: ["factory-1", "factory-2", "showroom-1", "slat-ash-2", "about-1"],
      ...reader,
    }),
  ]);
  return {
    copy,
    times,
    hall: pictures.get("factory-1"),
    dock: pictures.get("factory-2"),
    samples: pictures.get("showroom-1"),
    panel: pictures.get("slat-ash-2"),
    reception: pictures.get("about-1"),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? copyMeta({
        matches,
        copy: loaderData.copy,
        crumbs: [{ to: "/site/panelFactory", label: loaderData.copy["hero.title"] ?? "" }],
        picture: loaderData.hall,
        sizes: factoryHeroSizes,
      })
    : [];

export default function PanelFactoryPage({ loaderData }: Route.ComponentProps) {
  const { copy, times, hall, dock, samples, panel, reception } = loaderData;
  return (
    <>
      <FactoryHero copy={copy} picture={hall} />
      <ProductionLines copy={copy} />
      <QualityChecks copy={copy} picture={panel} />
      <Packing copy={copy} picture={dock} />
      <CustomWork copy={copy} picture={samples} />
      <LeadTimes copy={copy} times={times} />
      <Ask copy={copy} picture={reception} />
    </>
  );
}
