import { getProfile } from "#domain/members/profiles.ts";
import { m } from "#text";
import { inquiryAttributes } from "../inquiry-form/inquiry-context.ts";
import { notFound } from "../request/not-found.ts";
import { lang } from "../request/request-context.ts";
import { pageMeta, siteOf } from "../seo/page-meta.ts";
import { buttonClass } from "../ui/controls/button.tsx";
import { Link } from "../ui/controls/link.tsx";
import { tradeNames } from "../ui/format/trade-names.ts";
import type { Route } from "./+types/profile-page";
import { Portrait } from "./portrait.tsx";
import { WrittenIn } from "./written-in.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const profile = await getProfile({ id: params.id.toLowerCase(), lang: context.get(lang) });
  if (!profile) throw notFound();
  return { profile };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta({
        ...siteOf(matches),
        path: `/profiles/${loaderData.profile.id}`,
        title: loaderData.profile.name,
        description: loaderData.profile.about || m.profiles_lead(),
      })
    : [];

/** A member as everybody sees them. Who wants to reach them writes to us. */
export default function ProfilePage({ loaderData: { profile } }: Route.ComponentProps) {
  const { id, name, trade, country, languages, about, lang: written, articles } = profile;
  const facts = [
    { label: m.trade(), value: tradeNames[trade]() },
    { label: m.inquiry_country(), value: country },
    { label: m.spoken_languages(), value: languages },
  ].filter(({ value }) => value !== "");
  return (
    <article>
      <Portrait profile={profile} className="size-28" />
      <h1 className="mt-5 text-title">
        <bdi>{name}</bdi>
      </h1>
      <dl className="mt-4 grid gap-2 border-y border-line py-4">
        {facts.map(({ label, value }) => (
          <div key={label} className="grid grid-cols-[8rem_1fr] gap-x-4">
            <dt className="text-felt">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {about && (
        <p lang={written} dir="auto" className="mt-5 whitespace-pre-line">
          {about}
        </p>
      )}
      <WrittenIn lang={written} />
      {articles.length > 0 && (
        <section className="mt-8">
          <h2 className="text-xl">{m.profile_articles()}</h2>
          <ul className="mt-2">
            {articles.map((article) => (
              <li key={article.id}>
                <Link
                  to={`/article/${article.id}.html`}
                  lang={article.lang}
                  className="inline-flex min-h-10 items-center underline underline-offset-4"
                >
                  {article.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Link
          to="/aboutUs/lianxi.html"
          className={buttonClass()}
          {...inquiryAttributes({ kind: "message", member: id, about: name })}
        >
          {m.profile_contact()}
        </Link>
        <Link to="/profiles" className="underline underline-offset-4">
          {m.profiles_all()}
        </Link>
      </p>
      <p className="mt-3 text-sm text-felt">{m.profile_contact_hint()}</p>
    </article>
  );
}
