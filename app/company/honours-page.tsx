import { listHonours } from "#domain/company/get-company.ts";
import { plain, type Text as TextValue } from "#domain/language/text.ts";
import { getPictures } from "#domain/media/library/get-pictures.ts";
import { getSettings } from "#domain/settings/get-settings.ts";
import { m } from "#text";
import { copyMeta } from "../page-copy/copy-meta.ts";
import { lang } from "../request/request-context.ts";
import { ButtonLink } from "../ui/controls/button.tsx";
import { Section } from "../ui/page/section.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";
import type { Route } from "./+types/honours-page";
import { Certificate } from "./certificate.tsx";
import { companyCrumbs } from "./company-crumbs.ts";
import { CompanyHead } from "./company-head.tsx";
import { loadCompanyPage } from "./load-company-page.ts";
import { Note } from "./note.tsx";
import { bandSizes, PictureBand } from "./picture-band.tsx";

const path = "/aboutUs/honor";

export async function loader({ context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const [page, honours, { certificates }, pictures] = await Promise.all([
    loadCompanyPage({ page: "honours", ...reader }),
    listHonours(reader),
    getSettings(reader),
    getPictures({ ids: ["honours-1"], ...reader }),
  ]);
  const isSystem = ({ title }: { title: TextValue }) =>
    certificates.some((certificate) => plain(title).includes(certificate));
  return {
    ...page,
    systems: honours.filter(isSystem),
    picture: pictures.get("honours-1"),
    honours: honours.filter((one) => !isSystem(one)).sort((a, b) => b.year - a.year),
  };
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

export default function HonoursPage({ loaderData }: Route.ComponentProps) {
  const { copy, about, systems, honours, picture } = loaderData;
  return (
    <>
      <CompanyHead copy={copy} about={about} path={path} />
      <PictureBand picture={picture} />
      <Section title={copy["systems.title"]} lead={copy["systems.lead"]} ground="sand">
        <div className="grid gap-8 tablet:grid-cols-2">
          {systems.map(({ id, title, text, year }) => (
            <Certificate key={id} title={title} text={text} year={year} />
          ))}
        </div>
      </Section>
      <Section title={copy["list.title"]}>
        <Note>{copy["note.text"]}</Note>
        <ol className="mt-10 border-t border-ink">
          {honours.map(({ id, year, title, text }) => (
            <li
              key={id}
              className="grid gap-x-10 gap-y-1 border-b border-line py-6 tablet:grid-cols-[6rem_2fr_3fr]"
            >
              <p className="tabular text-lg text-oak-deep">{year}</p>
              <h3 className="text-lg leading-snug">
                <Headline>{title}</Headline>
              </h3>
              <p className="text-felt">
                <Text>{text}</Text>
              </p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={copy["products.title"]} lead={copy["products.lead"]} ground="sand">
        <ButtonLink to="/product.html">{m.nav_products()}</ButtonLink>
      </Section>
    </>
  );
}
