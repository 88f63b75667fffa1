import { listPatents } from "#domain/company/get-company.ts";
import { getPictures } from "#domain/media/library/get-pictures.ts";
import { copyMeta } from "../page-copy/copy-meta.ts";
import { lang } from "../request/request-context.ts";
import { Section } from "../ui/page/section.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";
import type { Route } from "./+types/patents-page";
import { companyCrumbs } from "./company-crumbs.ts";
import { CompanyHead } from "./company-head.tsx";
import { loadCompanyPage } from "./load-company-page.ts";
import { Note } from "./note.tsx";
import { bandSizes, PictureBand } from "./picture-band.tsx";

const path = "/aboutUs/zhuanli";
const kinds = ["invention", "utility", "design"] as const;

export async function loader({ context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const [page, patents, pictures] = await Promise.all([
    loadCompanyPage({ page: "patents", ...reader }),
    listPatents(reader),
    getPictures({ ids: ["perforated-oak-2"], ...reader }),
  ]);
  return { ...page, patents, picture: pictures.get("perforated-oak-2") };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? copyMeta({
        matches,
        copy: loaderData.copy,
        crumbs: companyCrumbs({ copy: loaderData.copy, path }),
        picture: loaderData.picture,
        sizes: bandSizes,
      })
    : [];

export default function PatentsPage({ loaderData }: Route.ComponentProps) {
  const { copy, about, patents, picture } = loaderData;
  return (
    <>
      <CompanyHead copy={copy} about={about} path={path} />
      <PictureBand picture={picture} />
      <Section title={copy["list.title"]} lead={copy["list.lead"]}>
        <Note>{copy["note.text"]}</Note>
        {kinds.map((kind) => {
          const own = patents.filter((patent) => patent.kind === kind);
          if (own.length === 0) return null;
          return (
            <div
              key={kind}
              className="mt-14 grid gap-x-16 gap-y-4 border-t border-ink pt-6 desktop:grid-cols-[1fr_3fr]"
            >
              <h3 className="text-[1.75rem] leading-snug">
                <Headline>{copy[`kind.${kind}`]}</Headline>
                <span className="tabular ms-3 text-lg text-oak-deep">{own.length}</span>
              </h3>
              <ul className="grid gap-x-12 tablet:grid-cols-2">
                {own.map(({ id, title, text }) => (
                  <li key={id} className="border-b border-line py-6 first:pt-1 tablet:nth-2:pt-1">
                    <h4 className="text-lg leading-snug font-semibold">
                      <Headline>{title}</Headline>
                    </h4>
                    <p className="mt-2 text-felt">
                      <Text>{text}</Text>
                    </p>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </Section>
    </>
  );
}
