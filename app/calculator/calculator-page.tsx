import { memo, useCallback, useDeferredValue, useMemo, useState } from "react";
import type { Absorber } from "#domain/calculator/absorber.ts";
import type { Calculation } from "#domain/calculator/calculation.ts";
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

const presets = presetNames.map((name) => ({ name, calculation: presetRooms[name] }));

/** From a room to what it needs. All of it is calculated where it is read. */
export default function CalculatorPage({
  loaderData: { copy, absorbers, initial },
}: Route.ComponentProps) {
  const calculator = useCalculator({ initial, absorbers });
  const { calculation, result, isFormer, draft, change, open, link, other } = calculator;
  const [isDragged, setDragged] = useState(false);
  const now = useMemo(
    () => ({ calculation, result, isFormer, absorbers }),
    [calculation, result, isFormer, absorbers],
  );
  // A key is answered first; then come the times, and what stands further down when they are there.
  const soon = useDeferredValue(now);
  const followed = useDeferredValue(soon);
  const compare = useCallback(
    (beside: Calculation) => <CompareRooms {...followed} other={beside} />,
    [followed],
  );
  return (
    <>
      <Top {...{ copy, link, other }} />
      <div className="page-width grid gap-x-14 gap-y-12 pb-16 desktop:grid-cols-[5fr_7fr]">
        <div className="grid content-start gap-10 print:hidden">
          <RoomForm calculator={calculator} absorbers={absorbers} presets={presets} />
          <TargetForm calculator={calculator} />
          <PanelsForm calculator={calculator} absorbers={absorbers} />
        </div>
        <div className="min-w-0">
          <div className="grid gap-10 desktop:sticky desktop:top-24">
            <RoomView calculator={calculator} absorbers={absorbers} onDrag={setDragged} />
            {/* Whoever draws a wall out watches the curve, which must not wait for a pause. */}
            <Results {...(isDragged ? now : soon)} />
          </div>
        </div>
      </div>
      <Further followed={followed} />
      <SavedRooms
        {...{ change, open }}
        name={draft.name}
        calculation={followed.calculation}
        linked={other}
      >
        {compare}
      </SavedRooms>
    </>
  );
}

const Top = memo(function Top({
  copy,
  link,
  other,
}: { copy: Copy } & Pick<Calculator, "link" | "other">) {
  return (
    <>
      <Breadcrumb crumbs={crumbsOf(copy)} />
      <Head title={titleOf(copy)} lead={copy["hero.lead"]}>
        <NeedsScripts text={m.calculator_needs_scripts()} />
        <LinkNote {...{ link, other }} />
      </Head>
    </>
  );
});

/** What follows from the room: to hear, to order, to print, and to ask for. */
const Further = memo(function Further({
  followed: { calculation, result, absorbers },
}: {
  followed: Pick<Calculator, "calculation" | "result"> & { absorbers: Absorber[] };
}) {
  return (
    <>
      <div className="page-width grid gap-16 pb-16">
        <HearRoom {...soundingRooms({ calculation, calculated: result, absorbers })} />
        <Quantities quantities={listQuantities({ calculation, absorbers })} absorbers={absorbers} />
        <ReportButton calculation={calculation} />
      </div>
      <AskQuote calculation={calculation} />
    </>
  );
});
