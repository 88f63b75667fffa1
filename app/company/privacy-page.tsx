import type { ReactNode } from "react";
import { getPageCopy } from "#domain/company/get-page-copy.ts";
import { getPictures } from "#domain/media/library/get-pictures.ts";
import { m } from "#text";
import { copyMeta } from "../page-copy/copy-meta.ts";
import type { Copy } from "../page-copy/page-copy.ts";
import { lang } from "../request/request-context.ts";
import { Breadcrumb } from "../ui/page/breadcrumb.tsx";
import { PageHead } from "../ui/page/page-head.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";
import type { Route } from "./+types/privacy-page";

export async function loader({ context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const [copy, pictures] = await Promise.all([
    getPageCopy({ page: "privacy", ...reader }),
    getPictures({ ids: ["hero-1"], ...reader }),
  ]);
  return { copy, shared: pictures.get("hero-1") };
}

const crumbsOf = (copy: Copy) => [{ to: "/privacy.html", label: copy["hero.title"] ?? "" }];

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? copyMeta({
        matches,
        copy: loaderData.copy,
        crumbs: crumbsOf(loaderData.copy),
        picture: loaderData.shared,
      })
    : [];

/** What is kept of whom, each with its reason and its end. */
const kept = ["inquiry", "room", "log", "member", "application"];
const reasons = [
  { name: "what", label: m.privacy_what },
  { name: "why", label: m.privacy_why },
  { name: "long", label: m.privacy_long },
];
const paragraphs: Record<string, string[]> = {
  signals: ["text"],
  cookie: ["text", "draft"],
  rights: ["text"],
  contact: ["text"],
};

export default function PrivacyPage({ loaderData: { copy } }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb crumbs={crumbsOf(copy)} />
      <PageHead title={copy["hero.title"]} lead={copy["hero.lead"]} />
      <section className="bg-sand">
        <div className="page-width grid gap-x-16 gap-y-4 py-12 tablet:py-16 desktop:grid-cols-[1fr_2fr]">
          <h2 className="text-title">
            <Headline>{copy["short.title"]}</Headline>
          </h2>
          <p className="max-w-prose text-lead">
            <Text>{copy["short.text"]}</Text>
          </p>
        </div>
      </section>
      <div className="page-width section-space">
        {kept
          .filter((name) => copy[`${name}.title`])
          .map((name) => (
            <Chapter key={name} copy={copy} name={name}>
              <dl>
                {reasons.map(({ name: reason, label }) => (
                  <div
                    key={reason}
                    className="grid gap-x-8 border-b border-line py-4 first:pt-0 last:border-0 tablet:grid-cols-[8rem_1fr]"
                  >
                    <dt className="text-felt">{label()}</dt>
                    <dd>
                      <Text>{copy[`${name}.${reason}`]}</Text>
                    </dd>
                  </div>
                ))}
              </dl>
            </Chapter>
          ))}
        {Object.entries(paragraphs).map(([name, texts]) => (
          <Chapter key={name} copy={copy} name={name}>
            {texts.map((text) => (
              <p key={text} className="not-first:mt-3">
                <Text>{copy[`${name}.${text}`]}</Text>
              </p>
            ))}
          </Chapter>
        ))}
      </div>
    </>
  );
}

function Chapter({ copy, name, children }: { copy: Copy; name: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-16 gap-y-3 border-t border-ink py-8 tablet:py-10 desktop:grid-cols-[1fr_2fr]">
      <h2 className="text-2xl leading-snug">
        <Headline>{copy[`${name}.title`]}</Headline>
      </h2>
      <div className="max-w-prose">{children}</div>
    </section>
  );
}
