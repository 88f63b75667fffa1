import { listBases } from "#domain/company/get-company.ts";
import { getPictures } from "#domain/media/library/get-pictures.ts";
import { Ask } from "../page-copy/ask.tsx";
import { copyMeta } from "../page-copy/copy-meta.ts";
import { listBlocks } from "../page-copy/page-copy.ts";
import { lang } from "../request/request-context.ts";
import { Section } from "../ui/page/section.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";
import type { Route } from "./+types/base-page";
import { companyCrumbs } from "./company-crumbs.ts";
import { CompanyHead } from "./company-head.tsx";
import { loadCompanyPage } from "./load-company-page.ts";
import { ProductionBases } from "./production-bases.tsx";

const path = "/aboutUs/jidi";

export async function loader({ context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const [page, bases, pictures] = await Promise.all([
    loadCompanyPage({ page: "base", ...reader }),
    listBases(reader),
    getPictures({ ids: ["lab-1", "showroom-1"], ...reader }),
  ]);
  return {
    ...page,
    bases,
    trialRoom: pictures.get("lab-1"),
    showroom: pictures.get("showroom-1"),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? copyMeta({
        matches,
        copy: loaderData.copy,
        crumbs: companyCrumbs({ copy: loaderData.copy, path }),
        picture: loaderData.bases[0]?.pictures[0],
      })
    : [];

export default function BasePage({ loaderData }: Route.ComponentProps) {
  const { copy, about, bases, trialRoom, showroom } = loaderData;
  return (
    <>
      <CompanyHead copy={copy} about={about} path={path} />
      <ProductionBases copy={copy} bases={bases} />
      <Section title={copy["environment.title"]} ground="moss">
        <ul className="grid gap-x-10 gap-y-8 tablet:grid-cols-3">
          {listBlocks({ copy, name: "environment" }).map(({ number, text }) => (
            <li key={number} className="border-t border-paper/40 pt-5 text-lg">
              <Text>{text}</Text>
            </li>
          ))}
        </ul>
      </Section>
      <section className="page-width section-space grid items-center gap-x-16 gap-y-8 desktop:grid-cols-[7fr_5fr]">
        {trialRoom && (
          <Picture
            picture={trialRoom}
            sizes="(min-width: 1080px) 58vw, 100vw"
            className="aspect-[3/2] w-full"
          />
        )}
        <div>
          <h2 className="text-title">
            <Headline>{copy["trial.title"]}</Headline>
          </h2>
          <p className="mt-4 max-w-prose text-lead text-felt">
            <Text>{copy["trial.text"]}</Text>
          </p>
        </div>
      </section>
      <Ask copy={copy} name="visit" picture={showroom} />
    </>
  );
}
