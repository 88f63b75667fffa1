import { getPictures } from "#domain/media/library/get-pictures.ts";
import { spokenLanguages, trades } from "#domain/members/profile-fields.ts";
import { listProfileChoices, listProfiles, type ProfileFilter } from "#domain/members/profiles.ts";
import { pageNumber } from "#domain/queries/page-of.ts";
import { m } from "#text";
import { notFound } from "../request/not-found.ts";
import type { PageQuery } from "../request/page-handle.ts";
import { readPageNumber } from "../request/page-number.ts";
import { lang } from "../request/request-context.ts";
import { pageMeta, siteOf } from "../seo/page-meta.ts";
import { ButtonLink } from "../ui/controls/button.tsx";
import { tradeList, tradeNames } from "../ui/format/trade-names.ts";
import { Pagination } from "../ui/lists/pagination.tsx";
import { Breadcrumb } from "../ui/page/breadcrumb.tsx";
import { EmptyState } from "../ui/page/empty-state.tsx";
import { PageHead } from "../ui/page/page-head.tsx";
import type { Route } from "./+types/profiles-page";
import { NarrowDown } from "./narrow-down.tsx";
import { ProfileCard } from "./profile-card.tsx";

export const handle = {
  query: {
    trade: trades,
    country: /^[A-Z]{2}$/,
    language: spokenLanguages,
    page: pageNumber,
  } satisfies PageQuery,
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const given = (name: string) => url.searchParams.get(name) || undefined;
  const filter: ProfileFilter = {
    trade: given("trade"),
    country: given("country"),
    language: given("language"),
  };
  const page = readPageNumber(given("page"));
  const [found, choices, pictures] = await Promise.all([
    listProfiles({ filter, page, ...reader }),
    listProfileChoices(reader),
    getPictures({ ids: ["hero-1"], ...reader }),
  ]);
  if (!found) throw notFound();
  return { ...found, filter, page, choices, shared: pictures.get("hero-1") };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta({
    ...siteOf(matches),
    path: "/profiles",
    title: m.profiles_title(),
    description: m.profiles_lead(),
    keywords: [m.profiles_title(), ...tradeList.map((trade) => tradeNames[trade]())].join(", "),
    picture: loaderData?.shared,
  });

export default function ProfilesPage({ loaderData }: Route.ComponentProps) {
  const { profiles, total, pages, page, filter, choices } = loaderData;
  const isNarrowed = Object.values(filter).some((value) => value !== undefined);
  return (
    <>
      <Breadcrumb crumbs={[{ to: "/profiles", label: m.profiles_title() }]} />
      <PageHead title={m.profiles_title()} lead={m.profiles_lead()} />
      <div id="directory" data-swap className="page-width pb-24">
        {(total > 0 || isNarrowed) && (
          <NarrowDown filter={filter} choices={choices} total={total} />
        )}
        {profiles.length === 0 ? (
          <EmptyState
            title={isNarrowed ? m.profiles_none_fit() : m.profiles_empty()}
            text={isNarrowed ? undefined : m.profiles_empty_text()}
          >
            {isNarrowed ? (
              <ButtonLink to="/profiles" look="outline">
                {m.profiles_all()}
              </ButtonLink>
            ) : (
              <ButtonLink to="/Register">{m.register_title()}</ButtonLink>
            )}
          </EmptyState>
        ) : (
          <ul className="grid gap-x-10 gap-y-10 border-t border-line pt-10 tablet:grid-cols-2 desktop:grid-cols-3">
            {profiles.map((profile) => (
              <li key={profile.id}>
                <ProfileCard profile={profile} />
              </li>
            ))}
          </ul>
        )}
        <Pagination page={page} pages={pages} href={(one) => address({ filter, page: one })} />
      </div>
    </>
  );
}

function address({ filter, page }: { filter: ProfileFilter; page: number }): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value) parameters.set(name, value);
  if (page > 1) parameters.set("page", String(page));
  return parameters.size > 0 ? `/profiles?${parameters}` : "/profiles";
}
