import { useDeferredValue, useMemo } from "react";
import type { Absorber } from "#domain/calculator/absorber.ts";
import { listAbsorbers } from "#domain/calculator/list-absorbers.ts";
import { presetNames, presetRooms } from "#domain/calculator/preset-rooms.ts";
import { listQuantities } from "#domain/calculator/quantities/list-quantities.ts";
import { soundingRooms } from "#domain/calculator/sounding-rooms.ts";
import { getPageCopy } from "#domain/company/get-page-copy.ts";
import { m } from "#text";
import { copyMeta } from "../page-copy/copy-meta.ts";
import type { Copy } from "../page-copy/page-copy.ts";
import type { PageQuery } from "../request/page-handle.ts";
import { lang } from "../request/request-context.ts";
import { Breadcrumb } from "../ui/page/breadcrumb.tsx";
import { NeedsScripts } from "../ui/page/needs-scripts.tsx";
import type { Route } from "./+types/calculator-page";
import { AskQuote } from "./ask-quote.tsx";
import { CompareRooms } from "./compare-rooms.tsx";
import { HearRoom } from "./hear/hear-room.tsx";
import { findInitial } from "./initial-room.ts";
import { LinkNote } from "./link-note.tsx";
import { Head } from "./page-parts.tsx";
import { PanelsForm } from "./panels-form.tsx";
import { Quantities } from "./quantities/quantities.tsx";
import { ReportButton } from "./report-button.tsx";
import { Results } from "./results.tsx";
import { RoomForm } from "./room-form.tsx";
import { RoomView } from "./room-view.tsx";
import { SavedRooms } from "./saved-rooms.tsx";
import { TargetForm } from "./target-form.tsx";
import { type Calculator, useCalculator } from "./use-calculator.ts";

const path = "/calculator.html";
const readableId = /^[a-z0-9-]{1,100}$/;

export const handle = {
  router: true,
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

/** From a room to what it needs. All of it is calculated where it is read. */
export default function CalculatorPage({
  loaderData: { copy, absorbers, initial },
}: Route.ComponentProps) {
  const calculator = useCalculator({ initial, absorbers });
  const { calculation, result } = calculator;
  // What stands further down follows when there is time: a key is answered before.
  const followed = useDeferredValue(
    useMemo(() => ({ calculation, result }), [calculation, result]),
  );
  const further = useMemo(
    () => <Further {...followed} absorbers={absorbers} />,
    [followed, absorbers],
  );
  const presets = presetNames.map((name) => ({ name, calculation: presetRooms[name] }));
  return (
    <>
      <Breadcrumb crumbs={crumbsOf(copy)} />
      <Head title={titleOf(copy)} lead={copy["hero.lead"]}>
        <NeedsScripts text={m.calculator_needs_scripts()} />
        <LinkNote calculator={calculator} />
      </Head>
      <div className="page-width grid gap-x-14 gap-y-12 pb-16 desktop:grid-cols-[5fr_7fr]">
        <div className="grid content-start gap-10 print:hidden">
          <RoomForm calculator={calculator} absorbers={absorbers} presets={presets} />
          <TargetForm calculator={calculator} />
          <PanelsForm calculator={calculator} absorbers={absorbers} />
        </div>
        <div className="min-w-0">
          <div className="grid gap-10 desktop:sticky desktop:top-24">
            <RoomView calculator={calculator} absorbers={absorbers} />
            <Results calculator={calculator} />
          </div>
        </div>
      </div>
      {further}
      <AskQuote calculator={calculator} />
      <SavedRooms calculator={calculator}>
        {(other) => <CompareRooms calculator={calculator} other={other} absorbers={absorbers} />}
      </SavedRooms>
    </>
  );
}

/** What follows from the room, to hear, to order and to print. */
function Further({
  calculation,
  result,
  absorbers,
}: Pick<Calculator, "calculation" | "result"> & { absorbers: Absorber[] }) {
  return (
    <div className="page-width grid gap-16 pb-16">
      <HearRoom {...soundingRooms({ calculation, calculated: result, absorbers })} />
      <Quantities quantities={listQuantities({ calculation, absorbers })} absorbers={absorbers} />
      <ReportButton calculation={calculation} />
    </div>
  );
}
