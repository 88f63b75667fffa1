import { data } from "react-router";
import { directivityAt } from "#domain/booth-chooser/place-booth.ts";
import { readWishes, type Wishes } from "#domain/booth-chooser/read-wishes.ts";
import { absorptionArea, reductionNeeded } from "#domain/booth-chooser/speech-outside.ts";
import { getProduct } from "#domain/catalogue/get-product.ts";
import { listProducts } from "#domain/catalogue/list-products.ts";
import { getPageCopy } from "#domain/company/get-page-copy.ts";
import type { Lang } from "#domain/language/language.ts";
import { getPictures } from "#domain/media/library/get-pictures.ts";
import { m } from "#text";
import { copyMeta } from "../page-copy/copy-meta.ts";
import type { Copy } from "../page-copy/page-copy.ts";
import { lang } from "../request/request-context.ts";
import { Breadcrumb } from "../ui/page/breadcrumb.tsx";
import { PageHead } from "../ui/page/page-head.tsx";
import type { Route } from "./+types/booth-chooser-page";
import { BoothTable } from "./chooser/booth-table.tsx";
import { chooserParameters, chooserPath } from "./chooser/chooser-address.ts";
import { ClassResult } from "./chooser/class-result.tsx";
import { Method } from "./chooser/method.tsx";
import { RoomPlan } from "./chooser/room-plan.tsx";
import { toSeated } from "./chooser/seated-booth.ts";
import { WishForm } from "./chooser/wish-form.tsx";

const sharedPicture = "booth-hero-left";

export const handle = { query: chooserParameters };

export async function loader({ request, context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const given = new URL(request.url).searchParams;
  const [copy, pictures] = await Promise.all([
    getPageCopy({ page: "boothChooser", ...reader }),
    getPictures({ ids: [sharedPicture], ...reader }),
  ]);
  const read = readWishes(given);
  return data(
    {
      ...{ copy, ...read, isAsked: given.size > 0, shared: pictures.get(sharedPicture) },
      found: read.wishes && (await answer({ wishes: read.wishes, ...reader })),
      asked: given.get("booth"),
    },
    // What people enter is theirs, and too many combinations to store.
    { headers: given.size > 0 ? { "Cache-Control": "no-store" } : {} },
  );
}

async function answer({ wishes, lang }: { wishes: Wishes; lang: Lang }) {
  const { length, width, height, time, distance, place, voice, background, privacy } = wishes;
  const { entries } = await listProducts({ classId: "silence-booth", lang });
  const booths = await Promise.all(entries.map(({ id }) => getProduct({ id, lang })));
  return {
    needed: reductionNeeded({
      ...{ distance, background, privacy, louder: voice },
      absorption: absorptionArea({ volume: length * width * height, time }),
      directivity: directivityAt[place],
    }),
    booths: booths
      .flatMap((product) => (product ? toSeated({ product, wishes }) : []))
      .toSorted((a, b) => a.seats - b.seats),
  };
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const crumbsOf = (copy: Copy) => [
  { to: "/silencebooth.html", label: m.nav_silencebooth() },
  { to: chooserPath, label: titleOf(copy) },
];
/** A site that has written nothing of its own yet still has the page. */
const titleOf = (copy: Copy) => copy["hero.title"] ?? m.chooser_title();

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? copyMeta({
        matches,
        copy: loaderData.copy,
        title: m.chooser_title(),
        crumbs: crumbsOf(loaderData.copy),
        picture: loaderData.shared,
        index: !loaderData.isAsked,
      })
    : [];

/** From a room and a wish for privacy to the class that a booth needs, and to a booth that fits. */
export default function BoothChooserPage({ loaderData }: Route.ComponentProps) {
  const { copy, typed, problems, wishes, found, isAsked, asked } = loaderData;
  return (
    <>
      <Breadcrumb crumbs={crumbsOf(copy)} />
      <PageHead title={titleOf(copy)} lead={copy["hero.lead"]} />
      <div className="page-width grid gap-x-16 gap-y-12 pb-16 desktop:grid-cols-[5fr_7fr]">
        <WishForm typed={typed} problems={problems} isExample={!isAsked} />
        {wishes && found && (
          <div className="grid min-w-0 content-start gap-14">
            <ClassResult wishes={wishes} needed={found.needed} />
            <RoomPlan booths={found.booths} wishes={wishes} asked={asked} />
          </div>
        )}
      </div>
      {wishes && found && (
        <BoothTable
          {...{ typed, wishes, booths: found.booths }}
          needed={wishes.use === "focus" ? 0 : found.needed.needed}
        />
      )}
      <Method />
    </>
  );
}
