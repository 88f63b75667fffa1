import { pageNumber } from "#domain/queries/page-of.ts";
import { notFound } from "../request/not-found.ts";
import type { PageQuery } from "../request/page-handle.ts";
import { pageMeta, siteOf } from "../seo/page-meta.ts";
import { Breadcrumb } from "../ui/page/breadcrumb.tsx";
import { PageHead } from "../ui/page/page-head.tsx";
import type { Route } from "./+types/list-page";
import { Growing } from "./growing.tsx";

const perPage = 12;
const pages = 4;

export const handle = { query: { page: pageNumber } satisfies PageQuery };

export function loader({ request }: Route.LoaderArgs) {
  const page = Number(new URL(request.url).searchParams.get("page") ?? 1);
  if (!Number.isInteger(page) || page < 1 || page > pages) throw notFound();
  const numbers = Array.from(
    { length: perPage },
    (_, at) => ((page - 1) * perPage + at + 1) * 1234,
  );
  return { page, pages, numbers };
}

const title = "A list that grows";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    ...siteOf(matches),
    path: "/demo/list",
    title,
    description: "What needs no React is shown on a page without it",
    index: false,
  });

/** Apart from the rest of the kit: lists grow on documents, and the kit is an application. */
export default function DemoListPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb
        crumbs={[
          { to: "/demo", label: "UI kit" },
          { to: "/demo/list", label: title },
        ]}
      />
      <PageHead title={title} />
      <Growing {...loaderData} />
    </>
  );
}
