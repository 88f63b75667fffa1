import { getPictures } from "#domain/media/library/get-pictures.ts";
import { countriesForForm } from "../inquiry-form/list-countries.ts";
import { PageForm } from "../inquiry-form/page-form.tsx";
import { copyMeta } from "../page-copy/copy-meta.ts";
import { listBlocks } from "../page-copy/page-copy.ts";
import { lang } from "../request/request-context.ts";
import { Link } from "../ui/controls/link.tsx";
import { Section } from "../ui/page/section.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";
import type { Route } from "./+types/contact-page";
import { Channels } from "./channels.tsx";
import { companyCrumbs } from "./company-crumbs.ts";
import { CompanyHead } from "./company-head.tsx";
import { Desks } from "./desks.tsx";
import { loadCompanyPage } from "./load-company-page.ts";
import { MapSketch } from "./map-sketch.tsx";

const path = "/aboutUs/lianxi.html";

export const handle = { script: "app/company/office-clock.client.ts" };

export async function loader({ context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const [page, pictures] = await Promise.all([
    loadCompanyPage({ page: "contact", ...reader }),
    getPictures({ ids: ["about-1"], ...reader }),
  ]);
  return { ...page, reception: pictures.get("about-1"), countries: countriesForForm(reader) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? copyMeta({
        matches,
        copy: loaderData.copy,
        crumbs: companyCrumbs({ copy: loaderData.copy, path }),
        picture: loaderData.reception,
        follow: false,
      })
    : [];

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { copy, about, countries } = loaderData;
  return (
    <>
      <CompanyHead copy={copy} about={about} path={path} />
      <section className="page-width grid gap-x-16 gap-y-12 py-12 tablet:py-20 desktop:grid-cols-[5fr_6fr]">
        <Channels copy={copy} />
        <MapSketch />
      </section>
      <Desks copy={copy} />
      <section id="write" className="bg-sand">
        <div className="page-width section-space grid gap-x-16 gap-y-10 desktop:grid-cols-[5fr_6fr]">
          <div>
            <h2 className="text-title">
              <Headline>{copy["form.title"]}</Headline>
            </h2>
            <p className="mt-4 max-w-prose text-lead text-felt">
              <Text>{copy["form.lead"]}</Text>
            </p>
            <h3 className="mt-10 text-lg">
              <Headline>{copy["help.title"]}</Headline>
            </h3>
            <ul className="mt-3">
              {listBlocks({ copy, name: "help" }).map(({ number, text }) => (
                <li key={number} className="border-t border-ink/20 py-3">
                  <Text>{text}</Text>
                </li>
              ))}
            </ul>
          </div>
          <div className="bg-paper p-6 tablet:p-10">
            <PageForm countries={countries} />
            <p className="mt-6 text-sm text-felt">
              <Link
                to="/privacy.html"
                className="inline-flex min-h-8 items-center underline underline-offset-4 hover:text-ink"
              >
                <Text>{copy["privacy.text"]}</Text>
              </Link>
            </p>
          </div>
        </div>
      </section>
      <Section title={copy["next.title"]}>
        <ol className="grid gap-x-10 gap-y-8 tablet:grid-cols-3">
          {listBlocks({ copy, name: "next" }).map(({ number, text }) => (
            <li key={number} className="border-t border-ink pt-4">
              <span className="text-3xl font-semibold text-oak-deep" aria-hidden="true">
                {number}
              </span>
              <p className="mt-2">
                <Text>{text}</Text>
              </p>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}
