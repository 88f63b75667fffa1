import type { ReactNode } from "react";
import { getPageCopy } from "#domain/company/get-page-copy.ts";
import type { Text as TextValue } from "#domain/language/text.ts";
import { getPictures } from "#domain/media/library/get-pictures.ts";
import { m } from "#text";
import { copyMeta } from "../page-copy/copy-meta.ts";
import { lang } from "../request/request-context.ts";
import { useHasBuyingPage } from "../shell/use-settings.ts";
import { Link } from "../ui/controls/link.tsx";
import { PageHead } from "../ui/page/page-head.tsx";
import { Headline } from "../ui/text/headline.tsx";
import type { Route } from "./+types/sitemap-page";
import { Branches, Leaves } from "./branches.tsx";
import {
  type Leaf,
  loadArticles,
  loadCases,
  loadJobs,
  loadLandingPages,
  loadProducts,
  loadProfiles,
  loadServices,
  loadTopics,
} from "./load-branches.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const [
    copy,
    about,
    products,
    cases,
    services,
    articles,
    topics,
    jobs,
    profiles,
    pages,
    pictures,
  ] = await Promise.all([
    getPageCopy({ page: "sitemap", ...reader }),
    getPageCopy({ page: "about", ...reader }),
    loadProducts(reader),
    loadCases(reader),
    loadServices(reader),
    loadArticles(reader),
    loadTopics(reader),
    loadJobs(reader),
    loadProfiles(reader),
    loadLandingPages(reader),
    getPictures({ ids: ["hero-1"], ...reader }),
  ]);
  const part = (name: string, to: string): Leaf => ({
    to,
    label: about[`parts.${name}.title`] ?? "",
  });
  const company = [
    part("company", "/aboutUs/company"),
    part("base", "/aboutUs/jidi"),
    part("honours", "/aboutUs/honor"),
    part("patents", "/aboutUs/zhuanli"),
  ];
  return {
    copy,
    products,
    cases,
    services,
    company,
    contact: part("contact", "/aboutUs/lianxi.html"),
    articles,
    topics,
    jobs,
    profiles,
    pages,
    shared: pictures.get("hero-1"),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? copyMeta({
        matches,
        copy: loaderData.copy,
        crumbs: [{ to: "/sitemap.html", label: loaderData.copy["hero.title"] ?? "" }],
        picture: loaderData.shared,
        follow: false,
      })
    : [];

const landing = (): Leaf[] => [
  { to: "/akupanel.html", label: m.nav_akupanel() },
  { to: "/pet.html", label: m.nav_polyester() },
  { to: "/woodenPanel.html", label: m.nav_wooden_panel() },
  { to: "/silencebooth.html", label: m.nav_silencebooth() },
];

export default function SitemapPage({ loaderData }: Route.ComponentProps) {
  const {
    copy,
    products,
    cases,
    services,
    company,
    contact,
    articles,
    topics,
    jobs,
    profiles,
    pages,
  } = loaderData;
  const hasBuyingPage = useHasBuyingPage();
  const factory = { to: "/site/panelFactory", label: m.nav_factory() };
  const help = [
    contact,
    ...(hasBuyingPage ? [{ to: "/buying.html", label: m.nav_buying() }] : []),
    { to: "/export.html", label: m.exporting_title() },
    { to: "/calculator.html", label: m.nav_calculator() },
    { to: "/booth-chooser.html", label: m.chooser_title() },
    { to: "/compare.html", label: m.comparing_title() },
    { to: "/downloads.html", label: m.spec_downloads_title() },
    { to: "/search", label: m.search() },
    { to: "/privacy.html", label: m.nav_privacy() },
  ];
  return (
    <>
      <PageHead title={copy["hero.title"]} lead={copy["hero.lead"]} />
      <div className="page-width pb-20">
        <Part title={copy["products.title"]} to="/product.html">
          <div className="mb-8 text-lg font-medium [&_ul]:phone:columns-2 [&_ul]:desktop:columns-3 [&_ul]:gap-x-10">
            <Leaves leaves={[...landing(), ...pages]} />
          </div>
          <Branches branches={products} />
        </Part>
        <Part title={copy["cases.title"]} to="/project.html">
          <Branches branches={cases} />
        </Part>
        <Part title={copy["services.title"]} to="/programme.html">
          <Leaves leaves={services} />
        </Part>
        <Part title={copy["company.title"]} to="/aboutUs.html">
          <Leaves leaves={[...company, factory]} />
        </Part>
        <Part title={copy["news.title"]} to="/news.html">
          <div className="mb-8 text-lg font-medium">
            <Leaves leaves={[{ to: "/article/list", label: m.news_all_articles() }]} />
          </div>
          <Branches branches={articles} />
        </Part>
        <Part title={m.nav_topics()} to="/topics">
          <Leaves leaves={topics} />
        </Part>
        <Part title={m.nav_careers()} to="/recruit">
          <Branches branches={jobs} />
        </Part>
        <Part title={m.nav_profiles()} to="/profiles">
          {profiles.length > 0 && <Leaves leaves={profiles} />}
        </Part>
        <Part title={copy["help.title"]}>
          <Leaves leaves={help} />
        </Part>
      </div>
    </>
  );
}

function Part({
  title,
  to,
  children,
}: {
  title: TextValue | undefined;
  to?: string;
  children: ReactNode;
}) {
  return (
    <section className="grid gap-x-10 gap-y-5 border-t border-ink py-8 desktop:grid-cols-[1fr_4fr]">
      <h2 className="text-2xl leading-snug">
        {to ? (
          <Link to={to} className="underline-offset-8 hover:underline">
            <Headline>{title}</Headline>
          </Link>
        ) : (
          <Headline>{title}</Headline>
        )}
      </h2>
      <div>{children}</div>
    </section>
  );
}
