import { listAbsorbers } from "#domain/calculator/list-absorbers.ts";
import { presetNames } from "#domain/calculator/preset-rooms.ts";
import { getPageCopy } from "#domain/company/get-page-copy.ts";
import { m } from "#text";
import { island } from "../islands/island.tsx";
import { copyMeta } from "../page-copy/copy-meta.ts";
import type { Copy } from "../page-copy/page-copy.ts";
import type { PageQuery } from "../request/page-handle.ts";
import { lang } from "../request/request-context.ts";
import { Breadcrumb } from "../ui/page/breadcrumb.tsx";
import { NeedsScripts } from "../ui/page/needs-scripts.tsx";
import { PageHead } from "../ui/page/page-head.tsx";
import type { Route } from "./+types/calculator-page";
import { findInitial } from "./initial-room.ts";
import { RoomCalculator } from "./room-calculator.tsx";

const path = "/calculator.html";
const readableId = /^[a-z0-9-]{1,100}$/;

export const handle = {
  query: {
    room: presetNames,
    product: readableId,
    mounting: readableId,
  } satisfies PageQuery,
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const [copy, absorbers] = await Promise.all([
    getPageCopy({ page: "calculator", ...reader }),
    listAbsorbers(reader),
  ]);
  return { copy, absorbers, initial: findInitial({ query: url.searchParams, absorbers }) };
}

const crumbsOf = (copy: Copy) => [{ to: path, label: titleOf(copy) }];
/** A site that has written nothing of its own yet still has the page. */
const titleOf = (copy: Copy) => copy["hero.title"] ?? m.nav_calculator();

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? copyMeta({
        matches,
        copy: {
          ...loaderData.copy,
          "seo.title": loaderData.copy["seo.title"] ?? m.nav_calculator(),
        },
        crumbs: crumbsOf(loaderData.copy),
      })
    : [];

const Calculator = island("room-calculator", RoomCalculator, "visible");

/** From a room to what it needs. All of it is calculated where it is read. */
export default function CalculatorPage({
  loaderData: { copy, absorbers, initial },
}: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb crumbs={crumbsOf(copy)} />
      <PageHead title={titleOf(copy)} lead={copy["hero.lead"]}>
        <NeedsScripts text={m.calculator_needs_scripts()} />
      </PageHead>
      <Calculator absorbers={absorbers} initial={initial} />
    </>
  );
}
