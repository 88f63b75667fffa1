import { listMilestones } from "#domain/company/get-company.ts";
import { getPictures } from "#domain/media/library/get-pictures.ts";
import { getSettings } from "#domain/settings/get-settings.ts";
import { copyMeta } from "../page-copy/copy-meta.ts";
import { lang } from "../request/request-context.ts";
import type { Route } from "./+types/company-page";
import { companyCrumbs } from "./company-crumbs.ts";
import { CompanyFigures, figuresOf } from "./company-figures.tsx";
import { CompanyHead } from "./company-head.tsx";
import { loadCompanyPage } from "./load-company-page.ts";
import { Milestones } from "./milestones.tsx";
import { Story } from "./story.tsx";

const path = "/aboutUs/company";
/** A picture for each chapter, in the order of the chapters. */
const chapters = [
  "case-piano-jakarta-trial-room-1",
  "perforated-oak-2",
  "pet-flat-1",
  "factory-1",
  "factory-2",
  "booth-hero-right",
  "showroom-1",
];

export async function loader({ context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const [page, milestones, settings, pictures] = await Promise.all([
    loadCompanyPage({ page: "company", ...reader }),
    listMilestones(reader),
    getSettings(reader),
    getPictures({ ids: chapters, ...reader }),
  ]);
  return {
    ...page,
    milestones,
    figures: figuresOf(settings),
    pictures: chapters.flatMap((id) => pictures.get(id) ?? []),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? copyMeta({
        matches,
        copy: loaderData.copy,
        crumbs: companyCrumbs({ copy: loaderData.copy, path }),
        picture: loaderData.pictures[0],
      })
    : [];

export default function CompanyPage({ loaderData }: Route.ComponentProps) {
  const { copy, about, milestones, figures, pictures } = loaderData;
  return (
    <>
      <CompanyHead copy={copy} about={about} path={path} />
      <Story copy={copy} pictures={pictures} />
      <CompanyFigures copy={copy} figures={figures} />
      <Milestones copy={copy} milestones={milestones} />
    </>
  );
}
