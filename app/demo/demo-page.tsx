import { getPictures } from "#domain/media/library/get-pictures.ts";
import { listCountries } from "../inquiry-form/list-countries.ts";
import { lang } from "../request/request-context.ts";
import { pageMeta, siteOf } from "../seo/page-meta.ts";
import { Link } from "../ui/controls/link.tsx";
import { Breadcrumb } from "../ui/page/breadcrumb.tsx";
import { PageHead } from "../ui/page/page-head.tsx";
import type { Route } from "./+types/demo-page";
import { AboutDemonstration } from "./about-demonstration.tsx";
import { Controls } from "./controls.tsx";
import { Fields } from "./fields.tsx";
import { Overlays } from "./overlays.tsx";
import { Pictures } from "./pictures.tsx";
import { Pieces } from "./pieces.tsx";

export const handle = { router: true };

export async function loader({ context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const ids = ["slat-oak-1", "hero-2"];
  const pictures = await getPictures({ ids, ...reader });
  return {
    pictures: ids.flatMap((id) => pictures.get(id) ?? []),
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
  const { pictures, countries } = loaderData;
  return (
    <>
      <Breadcrumb crumbs={[{ to: "/demo", label: title }]} />
      <PageHead title={title} />
      <AboutDemonstration />
      <Controls />
      <Fields countries={countries} />
      <Overlays />
      <Pieces />
      <Pictures pictures={pictures} />
      <p className="page-width pb-16">
        <Link to="/demo/list" className="underline underline-offset-4">
          GrowingList
        </Link>
      </p>
    </>
  );
}
