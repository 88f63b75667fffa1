import { getPictures } from "#domain/media/get-pictures.ts";
import { notFound } from "../errors/not-found.ts";
import { listCountries } from "../inquiry/list-countries.ts";
import { lang } from "../request-context.ts";
import { pageMeta, siteOf } from "../seo.ts";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import { PageHead } from "../ui/page-head.tsx";
import type { Route } from "./+types/demo-page";
import { Controls } from "./controls.tsx";
import { Fields } from "./fields.tsx";
import { Growing } from "./growing.tsx";
import { Overlays } from "./overlays.tsx";
import { Pictures } from "./pictures.tsx";
import { Pieces } from "./pieces.tsx";

const perPage = 12;
const pages = 4;

export async function loader({ request, context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const page = Number(new URL(request.url).searchParams.get("page") ?? 1);
  if (!Number.isInteger(page) || page < 1 || page > pages) throw notFound();
  const pictures = await getPictures({ ids: ["slat-oak-1", "case-office-1"], ...reader });
  return {
    page,
    pages,
    numbers: Array.from({ length: perPage }, (_, at) => ((page - 1) * perPage + at + 1) * 1234),
    pictures: [...pictures.values()],
    countries: listCountries(reader),
  };
}

const title = "UI kit";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    ...siteOf(matches),
    path: "/demo",
    title,
    description: "Every part of the interface with its states, for developers",
    index: false,
  });

/** Every primitive with its states, for developers. */
export default function DemoPage({ loaderData }: Route.ComponentProps) {
  const { page, pages, numbers, pictures, countries } = loaderData;
  return (
    <>
      <Breadcrumb crumbs={[{ to: "/demo", label: title }]} />
      <PageHead title={title} />
      <Controls />
      <Fields countries={countries} />
      <Overlays />
      <Pieces />
      <Pictures pictures={pictures} />
      <Growing page={page} pages={pages} numbers={numbers} />
    </>
  );
}
