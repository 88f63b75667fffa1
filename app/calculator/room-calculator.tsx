import "./without-eval.client.ts";
import { memo, useCallback, useDeferredValue, useMemo, useState } from "react";
import type { Absorber } from "#domain/calculator/absorber.ts";
import type { Calculation } from "#domain/calculator/calculation.ts";
import { presetNames, presetRooms } from "#domain/calculator/preset-rooms.ts";
import { listQuantities } from "#domain/calculator/quantities/list-quantities.ts";
import { soundingRooms } from "#domain/calculator/sounding-rooms.ts";
import { AskQuote } from "./ask-quote.tsx";
import { CompareRooms } from "./compare-rooms.tsx";
import { HearRoom } from "./hear/hear-room.tsx";
import { LinkNote } from "./link-note.tsx";
import { PanelsForm } from "./panels-form.tsx";
import { Quantities } from "./quantities/quantities.tsx";
import { ReportButton } from "./report-button.tsx";
import { Results } from "./results.tsx";
import { RoomForm } from "./room-form.tsx";
import { RoomView } from "./room-view.tsx";
import { SavedRooms } from "./saved-rooms.tsx";
import { TargetForm } from "./target-form.tsx";
import { type Calculator, useCalculator } from "./use-calculator.ts";

const presets = presetNames.map((name) => ({ name, calculation: presetRooms[name] }));

/** The fields of a room, what follows from them, and what can be done with it. */
export function RoomCalculator({
  initial,
  absorbers,
}: {
  initial: Calculation;
  absorbers: Absorber[];
}) {
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
    <div>
      <div className="page-width pb-6 empty:hidden">
        <LinkNote {...{ link, other }} />
      </div>
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
    </div>
  );
}

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
